import { campaignProblems } from '@plaza/contracts/campaigns/campaigns.messages'
import { couponFaults, couponRuleFields } from '@plaza/contracts/cart/coupon.rules'
import { offerFaults, offerRuleFields } from '@plaza/contracts/catalog/offer.rules'
import { allowedChanges } from '../catalog/branch-staff.ts'
import { countCouponGuess } from '../cart/coupon-guesses.ts'
import { fail } from '../platform/problems.ts'
import { columnsOf } from './columns.ts'
import { isStaff } from './is-staff.ts'
import { refuseFaults } from './refuse-faults.ts'
import type { Doc, Table } from './table.ts'

const dates = 'creationDate:time lastUpdateDate:time'

export const brands: Table = {
  name: 'brands',
  columns: columnsOf(`id name displayName description logo? inactive:flag ${dates}`),
  order: 't.display_name',
  visible: (scope) => (isStaff(scope, 'products') ? 'true' : 'not t.inactive'),
  prepare: (_tx, scope, input) => allowedChanges(scope, input, null),
  refuseRemoval: (scope) => void allowedChanges(scope, {}, null),
  affects: 'catalog',
  images: ['logo'],
}

export const campaigns: Table = {
  name: 'campaigns',
  columns: columnsOf(
    `id type title description office? uid? photoUrl? inactive:flag sentAt?:time counts?:json sendAt?:time sendNote? ${dates}`,
  ),
  order: 't.creation_date desc',
  references: { office: 'offices' },
  prepare(_tx, { user }, input, before) {
    if (before?.sentAt) fail(campaignProblems.alreadySent)
    return before === null ? { uid: user?.id, ...input } : input
  },
  // Whom it reached must stay known.
  removal: 'soft',
  images: ['photoUrl'],
}

/** Staff see all; shoppers only the active coupon whose code they know. */
export const coupons: Table = {
  name: 'coupons',
  columns:
    columnsOf(`id type code description usesPerUserLimit:int usesTotalLimit:int usesTotalCount:int stackLimit:int startDate?:time endDate?:time
    produtsIds:json value:int percentage:number offices_ids:json autoActivate:flag inactive:flag ${dates}`),
  order: 't.creation_date desc',
  visible(scope, bind, { code }) {
    if (isStaff(scope, 'coupons')) return 'true'
    const known = typeof code === 'string' && scope.modules.has('cupons')
    return known ? `not t.inactive and lower(t.code) = lower(${bind(code)})` : 'false'
  },
  async countRead(scope, { code }, uses) {
    if (isStaff(scope, 'coupons') || code === undefined) return async () => {}
    const giveBack = await countCouponGuess(scope, uses)
    return async (found) => {
      if (found > 0) await giveBack()
    }
  },
  references: { produtsIds: 'products', offices_ids: 'offices' },
  prepare(_tx, _scope, input, before) {
    const whole = withAmount(input, before)
    refuseFaults(couponFaults, couponRuleFields, whole, before)
    return withCode(withPercentage(whole))
  },
  removal: 'soft',
}

const withCode = (input: Doc): Doc => (typeof input.code === 'string' ? { ...input, code: input.code.trim().toLowerCase() } : input)

// Who only says that it is a percentage means the amount it has.
const withAmount = (input: Doc, before: Doc | null): Doc =>
  input.percentage === true && input.value === undefined ? { ...input, value: before?.percentage || before?.value } : input

// true says that `value` is the percentage.
function withPercentage(input: Doc): Doc {
  if (input.percentage === true) return { ...input, percentage: input.value ?? 0, value: 0 }
  return input.percentage === false || input.percentage === null ? { ...input, percentage: 0 } : input
}

export const couponUses: Table = {
  name: 'coupon_uses',
  columns: columnsOf('id idUser idShoppingCart idCupon creationDate:time'),
  order: 't.creation_date desc',
}

export const offers: Table = {
  name: 'offers',
  columns:
    columnsOf(`id nameOffer url subCategory? category? city? branchOffice? branchId? startDate?:time dueDate?:time routeMode photo? photos:json
    video_url? order:int startDailyHour?:int endDailyHour?:int alldays:flag analyticsEvent section vertical:flag content:json inactive:flag ${dates}`),
  order: 't.creation_date desc',
  visible: (scope) => (isStaff(scope, 'banners') ? 'true' : 'not t.inactive'),
  references: { branchId: 'offices', category: 'categories', subCategory: 'sub_categories' },
  prepare(_tx, _scope, input, before) {
    // Without a word of its own a new banner is shown all day.
    refuseFaults(offerFaults, offerRuleFields, input, before ?? { alldays: true })
    return input
  },
  affects: 'catalog',
  images: ['photo', 'photos[]'],
  videos: ['video_url'],
}

export const stats: Table = {
  name: 'stats',
  columns: columnsOf('id type value:number reference aditionalReference module office displayName creationDate:time'),
  order: 't.creation_date desc',
}

export const logs: Table = {
  name: 'logs',
  columns: columnsOf('id type value:json creationDate:time'),
  order: 't.creation_date desc',
  owned: ({ user }) => ({ user_id: user?.id ?? null }),
}
