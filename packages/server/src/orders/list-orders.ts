import { adminUserProblems } from '@plaza/contracts/account/admin-users.messages'
import { isAdminOrSuper } from '@plaza/contracts/account/role'
import type { ParsedInputOf } from '@plaza/contracts/kernel/call'
import { commonProblems } from '@plaza/contracts/kernel/common.problems'
import { type Pagination, paginate } from '@plaza/contracts/kernel/pagination'
import type { Order } from '@plaza/contracts/orders/order.entity'
import { isCart } from '@plaza/contracts/orders/order-state'
import type { listOrders as contract } from '@plaza/contracts/orders/orders.api'
import { isUser } from '../account/show-users.ts'
import type { Tx } from '../platform/database.ts'
import { fail } from '../platform/problems.ts'
import type { Scope } from '../platform/scope.ts'
import type { SharedUses } from '../platform/uses.ts'
import { countByState, countCarts, listRows, type OrderFilter } from './order-list.repository.ts'
import type { OrderRow } from './order-record.ts'
import { readSoldLines } from './order.repository.ts'
import { asSeenBy, viewerOf } from './show-order.ts'

type Input = ParsedInputOf<typeof contract>
type Paging = { page: number; limit: number }
type Uses = Pick<SharedUses, 'db'>

interface Page {
  orders: Order[]
  pagination: Pagination
}

/** Staff's list. Staff bound to a branch see its orders whatever branch they ask for. */
export async function listOrders(scope: Scope, input: Input, { db }: Uses): Promise<{ data: Page & { counts: Record<string, number> } }> {
  const filter = filterOf(scope, input)
  return db.withTenant(scope.business, async (tx) => ({ data: await pageOf(tx, scope, filter, input) }))
}

/** The signed-in user's orders; carts are not orders yet. */
export async function myOrders(scope: Scope, paging: Paging, { db }: Uses): Promise<{ data: Page }> {
  const user = scope.user ?? fail(commonProblems.unauthenticated)
  return db.withTenant(scope.business, async (tx) => ({ data: await pageOf(tx, scope, { userId: user.id, inactive: false }, paging) }))
}

/** One's own orders, or anyone's for staff (of their branch, when bound to one). */
export async function userOrders(scope: Scope, { id, ...paging }: Paging & { id: string }, { db }: Uses): Promise<{ data: Page }> {
  const user = scope.user ?? fail(commonProblems.unauthenticated)
  const isOwn = user.id === id
  if (!isOwn && !isAdminOrSuper(user.role)) fail(commonProblems.forbidden)
  const filter = { userId: id, branchId: isOwn ? null : user.branchId, inactive: false }
  return db.withTenant(scope.business, async (tx) => {
    if (!isOwn && !(await isUser(tx, id))) fail(adminUserProblems.notFound)
    return { data: await pageOf(tx, scope, filter, paging) }
  })
}

interface Asked extends Paging {
  lines?: boolean
  direction?: 'asc' | 'desc'
}

async function pageOf(tx: Tx, scope: Scope, filter: OrderFilter, { page, limit, lines = true, direction = 'desc' }: Asked) {
  const isOpen = filter.state !== undefined && isCart(filter.state as Order['state'])
  const offset = filter.beyond ? 0 : (page - 1) * limit
  refuseDeep(offset)
  const [rows, counts, carts] = await Promise.all([
    listRows(tx, filter, isOpen, { limit, offset, direction }),
    countByState(tx, filter),
    isOpen ? countCarts(tx, filter) : {},
  ])
  const all: Record<string, number> = { ...carts, ...counts }
  const total = filter.state === undefined ? Object.values(counts).reduce((sum, count) => sum + count, 0) : (all[filter.state] ?? 0)
  const orders = lines ? await withLines(tx, scope, rows) : rows.map((row) => asSeenBy(viewerOf(scope), row, []))
  return { orders, pagination: paginate(page, limit, total), counts: all }
}

/** Rows before the page that a page number may skip. */
const deepest = 10_000

// Skipping reads what it skips: from here on only the cursor, which costs the same at any depth.
function refuseDeep(offset: number) {
  if (offset <= deepest) return
  const message = 'Esa página está muy atrás: continúa la lista con la fecha del último pedido cargado (lastCreatedAt) o usa filtros.'
  fail(commonProblems.validation, { details: [{ field: 'page', message }] })
}

async function withLines(tx: Tx, scope: Scope, rows: readonly OrderRow[]): Promise<Order[]> {
  const lines = await readSoldLines(
    tx,
    rows.map((row) => row.id),
  )
  const viewer = viewerOf(scope)
  return rows.map((row) => asSeenBy(viewer, row, lines.get(row.id) ?? []))
}

function filterOf({ user }: Scope, input: Input): OrderFilter {
  return {
    state: input.state,
    type: input.type,
    id_order: numberOf(input.order_number),
    price_min: input.price_min,
    price_max: input.price_max,
    price_total: input.price_total,
    branchId: user?.branchId ?? input.branch_office_id ?? null,
    from: input.from,
    to: input.to,
    customer: input.customer?.trim() || undefined,
    phone: input.phone?.trim() || undefined,
    beyond: momentOf(input.lastCreatedAt),
    inactive: input.inactive,
  }
}

// What is no number matches no order, rather than all of them.
const numberOf = (text: string | undefined) => (text === undefined || text === '' ? undefined : /^\d{1,15}$/.test(text) ? Number(text) : -1)

function momentOf(text: string | undefined): Date | undefined {
  if (text === undefined) return undefined
  const moment = new Date(text)
  if (Number.isNaN(moment.getTime()))
    fail(commonProblems.validation, { details: [{ field: 'lastCreatedAt', message: 'La fecha no es válida.' }] })
  return moment
}
