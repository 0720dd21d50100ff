import type { CustomCart } from '@plaza/contracts/community/custom-cart.entity'
import { communityProblems } from '@plaza/contracts/community/community.messages'
import { commonProblems } from '@plaza/contracts/kernel/common.problems'
import { fail } from '../platform/problems.ts'
import type { Scope } from '../platform/scope.ts'
import { columnsOf } from './columns.ts'
import { isStaff } from './is-staff.ts'
import type { Doc, Table } from './table.ts'

/** everyone reads markets, recipes and events; a private collection is its maker's, who alone (or a superadmin) writes it. */
export const customCarts: Table = {
  name: 'custom_carts',
  columns:
    columnsOf(`id name body photoUrl? photos:json videoUrl? products:json creatorId? creator type showOnCheckout:flag recipe_details?:json
    banner_footer?:json inactive:flag creationDate:time lastUpdateDate:time`),
  order: 't.creation_date desc',
  visible(scope, bind) {
    if (isStaff(scope, 'community')) return 'true'
    const own = scope.user ? `t.creator_id = ${bind(scope.user.id)}` : 'false'
    return `(${own} or (t.type <> 'private_user_collection' and not t.inactive))`
  },
  prepare(_tx, scope, input, before) {
    refuseStranger(scope, before)
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
  images: ['photoUrl', 'photos[]'],
}

function refuseStranger(scope: Scope, before: Doc | null) {
  if (before !== null && before.creatorId !== scope.user?.id && !isStaff(scope, 'community')) fail(commonProblems.forbidden)
}

function refuseNameless({ name }: Doc) {
  if (typeof name === 'string' && name.trim() === '') fail(communityProblems.nameRequired)
}

function refuseTwice({ products }: Doc) {
  const ids = ((products ?? []) as CustomCart['products']).map(({ id }) => id)
  if (new Set(ids).size < ids.length) fail(communityProblems.alreadyInMarket)
}
