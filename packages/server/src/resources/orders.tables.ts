import { trimCartHistory } from '../cart/trim-cart-history.ts'
import { showOrders } from '../orders/show-orders.ts'
import { recordQuotas } from '../platform/quotas.ts'
import type { Scope } from '../platform/scope.ts'
import { columnsOf } from './columns.ts'
import type { Bind } from './conditions.ts'
import { isStaff } from './is-staff.ts'
import type { Doc, Table } from './table.ts'

const shared = {
  name: 'orders',
  columns:
    columnsOf(`id id_order:int userId state type branch_office_id city payment_method_selected price_subtotal_computed:int price_total:int
    price_total_computed:int inactive:flag`),
  load: async (tx, ids, scope) => (await showOrders(tx, scope, ids)) as unknown as Doc[],
} satisfies Partial<Table>

/** Placed orders: one's own, those one carries out, or staff's (of their branch when bound to one, A-33). They change by their own calls. */
export const placedOrders: Table = {
  ...shared,
  order: 't.placed_at desc',
  filters: { creationDate: () => null },
  orders: { creationDate: 't.placed_at' },
  visible: (scope, bind) => `t.placed_at is not null and ${concerns(scope, bind)}`,
}

/** Open carts. */
export const carts: Table = {
  ...shared,
  order: 't.creation_date desc',
  orders: { creationDate: 't.creation_date' },
  visible: (scope, bind) => `t.placed_at is null and not t.inactive and ${concerns(scope, bind)}`,
}

function concerns(scope: Scope, bind: Bind): string {
  const { user } = scope
  if (user === null) return 'false'
  if (isStaff(scope, 'orders'))
    return user.branchId === null ? 'true' : `(t.branch_office_id = ${bind(user.branchId)} or t.user_id = ${bind(user.id)})`
  const me = bind(user.id)
  return `(t.user_id = ${me} or t.delivery->>'picker_id' = ${me} or t.delivery->>'delivery_id' = ${me})`
}

/** Earlier moments of carts: one's own, or staff's to restore. */
export const cartHistory: Table = {
  name: 'cart_history',
  columns: columnsOf(
    'id userId shoppingCart:json device ip action productCount:int productNames adminSendRestore:flag restoredDate?:time creationDate:time',
  ),
  order: 't.creation_date desc',
  visible(scope, bind) {
    if (isStaff(scope, 'orders')) return 'true'
    return scope.user ? `t.user_id = ${bind(scope.user.id)}` : 'false'
  },
  prepare: (_tx, _scope, input) => ({
    ...input,
    shoppingCart: input.shoppingCart ?? {},
    ...summaryOf(input.shoppingCart as Doc | null | undefined),
  }),
  owned: ({ user, ip }) => ({ user_id: user?.id ?? null, ip }),
  quota: { kilobytes: recordQuotas.cartHistory.kilobytes },
  after: trimCartHistory,
}

function summaryOf(cart: Doc | null | undefined) {
  const lines = Array.isArray(cart?.products) ? (cart.products as { count?: number; product?: { title?: string } }[]) : []
  return {
    productCount: lines.reduce((total, { count }) => total + (count ?? 0), 0),
    productNames: lines.flatMap(({ product }) => product?.title ?? []).join(', '),
  }
}
