import { describe, expect, test } from 'vitest'
import { type Role, roles } from '../account/role.ts'
import { describeFields } from '../kernel/fields.testing.ts'
import { offeredPaymentMethods, paymentMethodLabels, paymentMethods } from '../payments/payment-method.ts'
import { type Actor, actors, allowedActions, mayMove, seesPeople, type Viewer } from './lifecycle.ts'
import { addressSelected, order, orderDelivery } from './order.entity.ts'
import { cartStates, type OrderState, orderStateColours, orderStateLabels, orderStates, placedStates } from './order-state.ts'
import { anOrder } from './orders.fixtures.ts'

describe('order', () => {
  describeFields(order, {
    'S-3-046': 'id id_order userId user',
    'S-3-047': 'products',
    'S-3-048': 'products_rejected',
    'S-3-049': 'bags_config bags_count',
    'S-3-051': 'observations_client',
    'S-3-052': 'price_domicile price_subtotal_computed price_total price_total_bags price_total_computed discounts_total coupons_total',
    'S-3-053': 'city min_subtotal historyUuid',
    'S-3-055': 'payment_method_selected',
    'S-3-056': 'coupons_applyed',
    'S-3-057': 'state state_updates',
    'S-3-059': 'creationDate last_update',
  })
  describeFields(addressSelected, { 'S-3-054': 'id address alias city branch idBranch displayName name comment geopoint zoneDisplayName' })
  describeFields(orderDelivery, {
    'S-3-060': 'start_date end_date label_cart label_cart_assigned',
    'S-3-061': 'products_approved_ids products_rejected_ids products_modified',
    'S-3-062': 'picker_id picker_name cashier_id cashier_name delivery_id delivery_name',
    'S-3-063': 'assigned_history observations',
  })
  test('S-3-046 the name of the buyer is user.fullname', () => expect(anOrder().user?.fullname).toBe('Ana Ramírez'))
  test('S-3-058 type is delivery or pickup', () => expect(order.safeParse({ ...anOrder(), type: 'drone' }).success).toBe(false))
  test('money with a fraction of a peso is refused', () => expect(order.safeParse({ ...anOrder(), price_total: 10.5 }).success).toBe(false))
})

describe('payment methods', () => {
  test('S-4-024 cash, online, pickup, dataphone', () => {
    expect(paymentMethods).toEqual(['cash', 'online', 'pickup', 'dataphone'])
    expect(offeredPaymentMethods.map((method) => paymentMethodLabels[method])).toEqual(['Pago en línea', 'Efectivo', 'Datáfono'])
  })
})

const labels: [clause: string, state: OrderState, label: string, colour: string][] = [
  ['S-4-001', '1_waiting_products', 'Esperando Productos', 'grey'],
  ['S-4-002', '2_waiting_address', 'Esperando Dirección', 'grey'],
  ['S-4-003', '3_waiting_paymethod', 'Esperando Método de Pago', 'grey'],
  ['S-4-004', '4_waiting_setcomplete', 'Esperando Confirmación', 'grey'],
  ['S-4-005', '5_waiting_online_payment', 'Esperando Pago en Línea', 'yellow'],
  ['S-4-006', '13_order_received', 'Pedido creado', 'blue'],
  ['S-4-007', '6_payment_complete', 'Pago recibido', 'blue'],
  ['S-4-008', '7_admin_cart_accept', 'Aprobado por Admin', 'teal'],
  ['S-4-009', '8_store_select_products', 'Productos en selección', 'purple'],
  ['S-4-010', '9_store_invoice_products', 'en facturación', 'purple'],
  ['S-4-011', '10_store_dispatch_products', 'Despachado', 'green'],
  ['S-4-012', '11_store_onlinepayment_fail', 'Pago en línea fallido', 'red'],
  ['S-4-013', '12_store_cancel_order', 'Cancelado', 'red'],
]

describe('states', () => {
  test.each(labels)('%s B-9-014 %s shows "%s" in %s', (_clause, state, label, colour) => {
    expect([orderStateLabels[state], orderStateColours[state]]).toEqual([label, colour])
  })
  test('S-4-001 thirteen states, four of them carts', () =>
    expect([orderStates.length, cartStates.length, placedStates.length]).toEqual([13, 4, 9]))
})

/** A-40 written a second time, by state numbers, so that neither copy can drift alone. */
const expected: Record<Actor, Record<number, number[]>> = {
  customer: { 1: [2, 3, 5, 13], 2: [1, 2, 3, 5, 13], 3: [1, 2, 3, 4, 5, 13], 4: [1, 2, 3, 4, 5, 13], 11: [5] },
  payment: { 5: [6, 11], 6: [11], 11: [6] },
  staff: { 5: [10, 12], 6: [7, 10, 12], 7: [8, 9, 10, 12], 8: [9, 10, 12], 9: [10, 12], 11: [10, 12], 13: [7, 10, 12] },
  picker: { 7: [8, 9], 8: [9] },
  server: { 1: [6], 2: [6], 3: [6], 4: [6], 5: [12], 11: [12] },
}
const numberOf = (state: OrderState) => Number.parseInt(state, 10)
const pairs = actors.flatMap((actor) => orderStates.flatMap((from) => orderStates.map((to) => [actor, from, to] as const)))

describe('transitions (A-40, S-4-014, S-4-015)', () => {
  test('S-4-014 all 13 × 13 pairs for every actor', () => {
    expect(pairs).toHaveLength(5 * 169)
    for (const [actor, from, to] of pairs) {
      const allowed = expected[actor][numberOf(from)]?.includes(numberOf(to)) ?? false
      expect({ actor, from, to, may: mayMove(from, to, actor) }).toEqual({ actor, from, to, may: allowed })
    }
  })
  test('S-4-014 nobody leaves dispatched or cancelled', () => {
    for (const from of ['10_store_dispatch_products', '12_store_cancel_order'] as const)
      expect(actors.some((actor) => orderStates.some((to) => mayMove(from, to, actor)))).toBe(false)
  })
  test('S-4-001 only the server begins a cart', () => {
    expect(actors.filter((actor) => mayMove('none', '1_waiting_products', actor))).toEqual(['server'])
    expect(orderStates.filter((to) => actors.some((actor) => mayMove('none', to, actor)))).toEqual(['1_waiting_products'])
  })
})

const viewer = (role: Role, over: Partial<Viewer> = {}): Viewer => ({
  id: `${role}-1`,
  role,
  branchId: null,
  modules: new Set(['delivery_picker']),
  ...over,
})

describe('allowed actions', () => {
  test('a stranger, a guest and every other role get none', () => {
    expect(allowedActions(anOrder(), null)).toEqual([])
    for (const role of roles.filter((each) => !['admin', 'superadmin', 'hyperadmin'].includes(each)))
      expect([role, allowedActions(anOrder(), viewer(role))]).toEqual([role, []])
  })
  test('an admin of another branch gets none (A-33)', () => {
    expect(allowedActions(anOrder(), viewer('admin', { branchId: 'office-sur' }))).toEqual([])
    expect(allowedActions(anOrder(), viewer('admin', { branchId: 'office-granada' }))).toContain('accept')
  })
  test('a cart offers no action', () =>
    expect(cartStates.flatMap((state) => allowedActions(anOrder({ state }), viewer('superadmin')))).toEqual([]))

  const disabled = (action: string) =>
    placedStates.filter((state) => !allowedActions(anOrder({ state }), viewer('superadmin')).includes(action as 'accept'))
  test('S-4-016 accept is disabled in 7, 10 and 12 only', () => {
    expect(disabled('accept')).toEqual(['7_admin_cart_accept', '10_store_dispatch_products', '12_store_cancel_order'])
  })
  test.each(['dispatch', 'cancel'])('S-4-017 S-4-018 %s is disabled in 10 and 12 only', (action) => {
    expect(disabled(action)).toEqual(['10_store_dispatch_products', '12_store_cancel_order'])
  })
  test('print is always there, assigning needs delivery_picker', () => {
    expect(disabled('print')).toEqual([])
    expect(allowedActions(anOrder(), viewer('admin', { modules: new Set() }))).not.toContain('assign')
    expect(allowedActions(anOrder(), viewer('admin'))).toContain('assign')
  })
  test('the assigned picker selects and invoices, another picker does not', () => {
    const taken = anOrder({ state: '7_admin_cart_accept', delivery: { picker_id: 'picker-1' } })
    expect(allowedActions(taken, viewer('picker'))).toEqual(['select', 'invoice'])
    expect(allowedActions(taken, viewer('picker', { id: 'picker-2' }))).toEqual([])
  })
  test('people are seen by owner, staff, and who is assigned (A-34, A-35)', () => {
    const taken = anOrder({ delivery: { picker_id: 'picker-1', delivery_id: 'delivery-1' } })
    expect(
      [viewer('client', { id: 'user-ana' }), viewer('admin'), viewer('picker'), viewer('delivery')].every((each) =>
        seesPeople(taken, each),
      ),
    ).toBe(true)
    expect(
      [null, viewer('client'), viewer('delivery', { id: 'other' }), viewer('habeasAdmin')].some((each) => seesPeople(taken, each)),
    ).toBe(false)
  })
})
