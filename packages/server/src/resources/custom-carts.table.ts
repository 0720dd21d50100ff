import type { CustomCart } from '@plaza/contracts/community/custom-cart.entity'
import { communityProblems } from '@plaza/contracts/community/community.messages'
import { commonProblems } from '@plaza/contracts/kernel/common.problems'
import { fail } from '../platform/problems.ts'
import type { Scope } from '../platform/scope.ts'
import { columnsOf, isOn } from './columns.ts'
import { isStaff } from './is-staff.ts'
import { loadColumns } from './read-resource.ts'
import { safeHtml } from './safe-html.ts'
import type { Doc, Table } from './table.ts'

/** everyone reads markets, recipes and events; a private collection is its maker's, who alone (or a superadmin) writes it. */
export const customCarts: Table = {
  name: 'custom_carts',
  columns:
    columnsOf(`id name body photoUrl? photos:json videoUrl? products:json creatorId? creator type showOnCheckout:flag recipe_details?:json
    banner_footer?:json inactive:flag creationDate:time lastUpdateDate:time`),
  order: 't.creation_date desc',
  filters: {
    shared: (wanted) => (isOn(wanted) ? `(t.type <> 'private_user_collection' and not t.inactive)` : null),
  },
  visible(scope, bind) {
    if (isStaff(scope, 'community')) return 'true'
    const own = scope.user ? `t.creator_id = ${bind(scope.user.id)}` : 'false'
    return `(${own} or (t.type <> 'private_user_collection' and not t.inactive))`
  },
  // what came by another way than our own writing is cleaned when it is read.
  load: async (tx, ids) => (await loadColumns(tx, customCarts, ids)).map((doc) => ({ ...doc, body: safeHtml(String(doc.body ?? '')) })),
  references: { 'products.id': 'products' },
  prepare(_tx, scope, input, before) {
    refuseStranger(scope, before)
    refuseWithoutModule(scope, input, before)
    refuseNameless(input)
    refuseTwice(input)
    if (isStaff(scope, 'community')) return input
    if ((input.type ?? 'private_user_collection') !== 'private_user_collection') fail(commonProblems.forbidden)
    const { showOnCheckout: _, banner_footer: __, ...allowed } = input
    return allowed
  },
  owned: ({ user }) => ({ creator_id: user?.id ?? null, creator: user?.name ?? '' }),
  refuseRemoval: refuseStranger,
  html: ['body'],
  images: ['photoUrl', 'photos[]', 'banner_footer.image'],
  videos: ['videoUrl'],
}

function refuseStranger(scope: Scope, before: Doc | null) {
  if (before !== null && before.creatorId !== scope.user?.id && !isStaff(scope, 'community')) fail(commonProblems.forbidden)
}

/** S-3-117: favourite carts only with module products_likes. */
function refuseWithoutModule({ modules }: Scope, input: Doc, before: Doc | null) {
  const type = input.type ?? before?.type
  if (type === 'private_user_collection' && !modules.has('products_likes')) fail(commonProblems.forbidden)
}

function refuseNameless({ name }: Doc) {
  if (typeof name === 'string' && name.trim() === '') fail(communityProblems.nameRequired)
}

function refuseTwice(input: Doc) {
  const ids = idsOf(input)
  if (new Set(ids).size < ids.length) fail(communityProblems.alreadyInMarket)
}

const idsOf = ({ products }: Doc): string[] => ((products ?? []) as CustomCart['products']).map(({ id }) => id)
