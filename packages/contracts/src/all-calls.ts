import * as account from './account/account.api.ts'
import * as addresses from './account/addresses.api.ts'
import * as adminUsers from './account/admin-users.api.ts'
import * as identity from './account/identity.api.ts'
import * as privacy from './account/privacy.api.ts'
import * as push from './account/push.api.ts'
import * as audit from './audit/audit.api.ts'
import * as branches from './branches/branches.api.ts'
import * as branchesAdmin from './branches/branches-admin.api.ts'
import * as business from './business/business.api.ts'
import * as campaigns from './campaigns/campaigns.api.ts'
import * as launchChecklist from './business/launch-checklist.api.ts'
import * as settings from './business/settings.api.ts'
import * as styles from './business/styles.api.ts'
import * as tenants from './business/tenants.api.ts'
import * as cart from './cart/cart.api.ts'
import * as catalog from './catalog/catalog.api.ts'
import * as categories from './catalog/categories.api.ts'
import * as subCategories from './catalog/sub-categories.api.ts'
import * as catalogAdmin from './catalog/catalog-admin.api.ts'
import * as images from './catalog/images.api.ts'
import * as community from './community/community.api.ts'
import * as habeas from './habeas/habeas.api.ts'
import * as imports from './imports/imports.api.ts'
import type { Call } from './kernel/call.ts'
import * as files from './kernel/files.api.ts'
import * as orders from './orders/orders.api.ts'
import * as picking from './orders/picking.api.ts'
import * as payments from './payments/payments.api.ts'
import * as registry from './registry/registry.api.ts'
import * as resources from './resources/resources.api.ts'
import * as statistics from './stats/statistics.api.ts'
import * as views from './stats/views.api.ts'

const isCall = (value: unknown): value is Call => typeof value === 'object' && value !== null && 'key' in value && 'paramNames' in value

/** Every call by its key; for the server and tooling, never for a browser: it holds every schema. */
export const allCalls: ReadonlyMap<string, Call> = new Map(
  [
    account,
    addresses,
    adminUsers,
    identity,
    privacy,
    push,
    audit,
    branches,
    branchesAdmin,
    business,
    campaigns,
    launchChecklist,
    settings,
    styles,
    tenants,
    cart,
    catalog,
    catalogAdmin,
    images,
    imports,
    categories,
    subCategories,
    community,
    orders,
    picking,
    payments,
    registry,
    statistics,
    views,
    files,
    habeas,
    resources.resourceCalls,
  ]
    .flatMap((api): unknown[] => Object.values(api))
    .filter(isCall)
    .map((each) => [each.key, each]),
)
