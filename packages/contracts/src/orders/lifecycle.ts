import { isAdminOrSuper, type Role } from '../account/role.ts'
import { isCart, type OrderState } from './order-state.ts'

/**
 * Who may move an order. `customer`: its owner. `payment`: a verified event of the payment provider. `staff`: admin, superadmin or hyperadmin
 * (of its branch, when bound to one). `picker`: the picker assigned to it. `server`: time limits.
 */
export const actors = ['customer', 'server', 'payment', 'staff', 'picker'] as const
export type Actor = (typeof actors)[number]

interface Transition {
  readonly from: readonly OrderState[] | 'none'
  readonly to: OrderState
  readonly who: readonly Actor[]
  readonly trigger: string
  /** The name of the staff's button, where there is one. */
  readonly action?: OrderAction
}

export const orderActions = ['accept', 'dispatch', 'cancel', 'assign', 'select', 'invoice', 'print'] as const
export type OrderAction = (typeof orderActions)[number]

const [products, address, payment, complete] = [
  '1_waiting_products',
  '2_waiting_address',
  '3_waiting_paymethod',
  '4_waiting_setcomplete',
] as const
const [unpaid, received, paid, accepted] = [
  '5_waiting_online_payment',
  '13_order_received',
  '6_payment_complete',
  '7_admin_cart_accept',
] as const
const [picking, invoicing, dispatched] = ['8_store_select_products', '9_store_invoice_products', '10_store_dispatch_products'] as const
const [failed, cancelled] = ['11_store_onlinepayment_fail', '12_store_cancel_order'] as const

const cart = [products, address, payment, complete] as const
const open = [unpaid, paid, accepted, picking, invoicing, failed, received] as const

/** A-40 and its override on late money: the one table of order states. The server refuses everything else. */
export const transitions: readonly Transition[] = [
  { from: 'none', to: products, who: ['server'], trigger: 'first line of a cart' },
  { from: cart, to: address, who: ['customer'], trigger: 'the cart passed its check and checkout was entered' },
  { from: cart, to: payment, who: ['customer'], trigger: 'address or pickup office selected' },
  { from: [payment, complete], to: complete, who: ['customer'], trigger: 'payment method set' },
  { from: [address, payment, complete], to: products, who: ['customer'], trigger: 'a line is added, changed or removed' },
  { from: cart, to: unpaid, who: ['customer'], trigger: 'create-order, method online' },
  { from: cart, to: paid, who: ['server'], trigger: 'create-order, method online, a total of 0' },
  { from: cart, to: received, who: ['customer'], trigger: 'create-order, method cash, dataphone or pickup' },
  { from: [unpaid, failed], to: paid, who: ['payment'], trigger: 'approved, verified by the server' },
  { from: [unpaid], to: failed, who: ['payment'], trigger: 'declined, voided or error' },
  { from: [paid], to: failed, who: ['payment'], trigger: 'the sum of approvals fell below the total' },
  { from: [failed], to: unpaid, who: ['customer'], trigger: 'a new payment link is requested' },
  { from: [paid, received], to: accepted, who: ['staff'], trigger: 'Aceptar orden', action: 'accept' },
  { from: [accepted], to: picking, who: ['staff', 'picker'], trigger: 'state update', action: 'select' },
  { from: [accepted, picking], to: invoicing, who: ['staff', 'picker'], trigger: 'state update', action: 'invoice' },
  { from: open, to: dispatched, who: ['staff'], trigger: 'Despachar exitosamente', action: 'dispatch' },
  { from: open, to: cancelled, who: ['staff'], trigger: 'ANULAR, confirmed', action: 'cancel' },
  { from: [unpaid, failed], to: cancelled, who: ['server'], trigger: 'still unpaid after payment_hold_minutes' },
]

/** May this actor move an order from one state to another? `from` is `none` for a cart that does not exist yet. */
export const mayMove = (from: OrderState | 'none', to: OrderState, actor: Actor): boolean =>
  transitions.some((each) => each.to === to && each.who.includes(actor) && leaves(each, from))

const leaves = ({ from }: Transition, state: OrderState | 'none'): boolean =>
  from === 'none' ? state === 'none' : from.some((each) => each === state)

/** The state an action asks for; null when it moves nothing (`assign`, `print`). */
export const actionTarget = (action: OrderAction): OrderState | null => transitions.find((each) => each.action === action)?.to ?? null

export const isFinal = (state: OrderState): boolean => state === dispatched || state === cancelled

export interface Viewer {
  readonly id: string
  readonly role: Role
  /** The branch a staff member is bound to, null when to none. */
  readonly branchId: string | null
  /** Active module codes. */
  readonly modules: ReadonlySet<string>
}

interface Viewed {
  readonly state: OrderState
  readonly userId?: string | null | undefined
  readonly branch_office_id?: string | null | undefined
  readonly delivery?:
    | { readonly picker_id?: string | null | undefined; readonly delivery_id?: string | null | undefined }
    | null
    | undefined
  /** A payment was taken back and staff have not decided yet. */
  readonly payment_blocked?: boolean | undefined
}

/** As whom this person may touch this order; empty for a stranger. */
export function actorsOf(order: Viewed, viewer: Viewer | null): Actor[] {
  if (viewer === null) return []
  const found: Actor[] = []
  if (order.userId === viewer.id) found.push('customer')
  if (isStaffOf(order, viewer)) found.push('staff')
  if (viewer.role === 'picker' && order.delivery?.picker_id === viewer.id) found.push('picker')
  return found
}

const isStaffOf = (order: Viewed, { role, branchId }: Viewer): boolean =>
  isAdminOrSuper(role) && (branchId === null || branchId === order.branch_office_id)

/** May this person see names, phone and address: owner, staff, or the picker or courier assigned to it. */
export const seesPeople = (order: Viewed, viewer: Viewer | null): boolean =>
  actorsOf(order, viewer).length > 0 || (viewer?.role === 'delivery' && order.delivery?.delivery_id === viewer.id)

/**
 * The buttons this viewer finds enabled on the order. `accept` is among them also where the table refuses it (5, 8, 9, 11):
 * the documents enable it there and answer "No se puede completar la orden en este estado" (S-4-016).
 */
export function allowedActions(order: Viewed, viewer: Viewer | null): OrderAction[] {
  if (viewer === null || isCart(order.state)) return []
  const who = actorsOf(order, viewer)
  return orderActions.filter((action) => isOffered(action, order.state, who, viewer) && !(order.payment_blocked && isForward(action)))
}

const isForward = (action: OrderAction): boolean => action !== 'cancel' && actionTarget(action) !== null

function isOffered(action: OrderAction, state: OrderState, who: readonly Actor[], { modules }: Viewer): boolean {
  const isStaff = who.includes('staff')
  if (action === 'print') return isStaff
  if (action === 'assign') return isStaff && !isFinal(state) && modules.has('delivery_picker')
  if (action === 'accept') return isStaff && !isFinal(state) && state !== accepted
  const target = actionTarget(action)
  return target !== null && who.some((actor) => mayMove(state, target, actor))
}
