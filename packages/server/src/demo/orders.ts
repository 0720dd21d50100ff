import type { LineProduct } from '@plaza/contracts/cart/line.entity'
import type { BagsConfig } from '@plaza/contracts/cart/bags.entity'
import { couponAmount } from '@plaza/contracts/cart/totals'
import { toGeoPoint } from '@plaza/contracts/account/address.entity'
import type { OrderState } from '@plaza/contracts/orders/order-state'
import type { PaymentMethod } from '@plaza/contracts/payments/payment-method'
import { coversPoint } from '../branches/coverage.ts'
import { bagTaxAt } from '@plaza/contracts/cart/totals'
import { cartTotals, lineTotal } from '../cart/money.ts'
import { deliveryPrice } from '../cart/delivery-price.ts'
import { idOf } from './ids.ts'
import { officeRows, zoneRows } from './menu.ts'
import { addressRows, peopleOf } from './people.ts'
import { type Random, randomFrom } from './random.ts'
import type { BranchRow, ProductRow, Shelf } from './shelves.ts'
import type { DemoTenant } from './tenant.ts'

export const pastOrders = 300
const days = 60

interface World {
  tenant: DemoTenant
  /** Per branch: what it can sell today, by demand. */
  counters: { product: ProductRow; branch: BranchRow; article: Shelf['article'] }[][]
  offices: ReturnType<typeof officeRows>
  zones: ReturnType<typeof zoneRows>
  addresses: ReturnType<typeof addressRows>
  people: ReturnType<typeof peopleOf>
  now: Date
}

/** Past orders over sixty days in every placed state, with lines, history and coupon uses; totals by the cart's own rules. */
export function orderRows(tenant: DemoTenant, shelves: readonly Shelf[], now: Date) {
  const offices = officeRows(tenant)
  const world: World = {
    tenant,
    counters: offices.map((office) => counterOf(shelves, office.id)),
    offices,
    zones: zoneRows(tenant),
    addresses: addressRows(tenant),
    people: peopleOf(tenant),
    now,
  }
  const times = placingTimes(tenant, now)
  return times.map((placedAt, i) => placeOrder(world, i, placedAt))
}

function counterOf(shelves: readonly Shelf[], office: string) {
  const sold = shelves
    .filter(({ product }) => !product.inactive && !product.inactive_manual)
    .flatMap(({ product, branches, article }) =>
      branches.filter((branch) => branch.office_id === office && branch.stock > 0).map((branch) => ({ product, branch, article })),
    )
  return sold.sort((a, b) => b.product.views_total_count - a.product.views_total_count)
}

// Groceries are ordered before noon and after work; the last day has a few more, so that the list opens with open orders.
function placingTimes(tenant: DemoTenant, now: Date) {
  const random = randomFrom(`${tenant.id} placing`)
  const hours = [7, 8, 9, 9, 10, 10, 11, 11, 12, 14, 15, 16, 17, 17, 18, 18, 19, 20]
  const midnight = new Date(now.getTime() - ((now.getTime() - 5 * 3_600_000) % 86_400_000))
  const times = Array.from({ length: pastOrders }, (_, i) => {
    const ago = i < newest.length ? random() * 0.6 : 0
    if (ago > 0) return now.getTime() - Math.round(ago * 86_400_000) - i * 1000
    return midnight.getTime() - random.int(1, days - 1) * 86_400_000 + random.pick(hours) * 3_600_000 + random.int(0, 3_599_000)
  })
  return times.sort((a, b) => a - b).map((time) => new Date(Math.min(time, now.getTime() - 60_000)))
}

function placeOrder(world: World, index: number, placedAt: Date) {
  const { tenant, offices, people } = world
  const random = randomFrom(`${tenant.id} order ${index}`)
  const address = random.pick(world.addresses)
  const person = people.find(({ email }) => idOf(tenant.id, 'user', email) === address.user_id)!
  const pickup = random.chance(0.18)
  const office = offices.find(({ id }) => id === address.id_branch)!
  const wanted = newest[pastOrders - 1 - index]
  const method: PaymentMethod = methodFor(wanted, random)
  const state = wanted ?? stateOf(random, (world.now.getTime() - placedAt.getTime()) / 86_400_000)
  const id = idOf(tenant.id, 'order', index)
  const lines = basketOf(world, offices.indexOf(office), random, id, placedAt, state)
  const money = moneyOf(world, lines, { pickup, address, random })
  const path = pathTo(state, method)
  const staff = crewOf(tenant, state, office.id, placedAt)
  const fullname = `${person.name} ${person.last_name}`
  const moments = path.map(
    (_, step) =>
      new Date(Math.min(placedAt.getTime() + step * random.int(9, 34) * 60_000, world.now.getTime() - (path.length - step) * 500)),
  )
  return {
    order: {
      id,
      id_order: 1001 + index,
      user_id: address.user_id,
      user_fullname: fullname,
      state,
      type: pickup ? 'pickup' : 'delivery',
      branch_office_id: office.id,
      address_selected: pickup ? officeAddress(office) : selectedAddress(address),
      payment_method_selected: method,
      bags_config: money.bags,
      ...money.totals,
      price_total: money.totals.price_total_computed,
      min_subtotal: tenant.config.cart_min_price ?? 0,
      coupons_applyed: money.coupons,
      observations_client: random.chance(0.35)
        ? random.pick([
            'Por favor el aguacate para hoy.',
            'Si no hay lulo, me llaman.',
            'Dejar en portería.',
            'Bananos verdes, gracias.',
            'Timbre dañado, llamar al celular.',
            'Carne en bolsas de libra.',
          ])
        : '',
      city: office.city,
      delivery: staff,
      placed_at: placedAt.toISOString(),
      creation_date: new Date(placedAt.getTime() - 20 * 60_000).toISOString(),
      last_update: (moments.at(-1) ?? placedAt).toISOString(),
    },
    lines,
    updates: path.map((step, seq) => ({
      order_id: id,
      seq: seq + 1,
      state: step,
      user_id: byStaff(step) ? idOf(tenant.id, 'user', 'admin@demo.co') : address.user_id,
      user_name: byStaff(step) ? 'Paola Caicedo Vélez' : fullname,
      reason: step === '12_store_cancel_order' ? 'El cliente pidió anular' : '',
      date: moments[seq]!.toISOString(),
    })),
    uses: money.coupons.map((coupon) => ({
      id: idOf(tenant.id, 'coupon-use', index),
      id_cupon: coupon.idCoupon,
      id_user: address.user_id,
      id_shopping_cart: id,
      returned_at: state === '12_store_cancel_order' ? placedAt.toISOString() : null,
      creation_date: placedAt.toISOString(),
    })),
  }
}

function basketOf({ counters, now }: World, at: number, random: Random, orderId: string, placedAt: Date, state: OrderState) {
  const counter = counters[at]!
  const wanted = Math.min(35, Math.max(3, Math.round(4 + random() ** 2.2 * 26)))
  const chosen = new Map<string, (typeof counter)[number]>()
  for (let tries = 0; chosen.size < Math.min(wanted, counter.length) && tries < 200; tries++) {
    // Half of a basket is what everybody buys.
    const pick = counter[Math.floor((random.chance(0.5) ? random() ** 3 : random()) * counter.length)]!
    if (pick.article.department.key !== 'licores' || random.chance(0.2)) chosen.set(pick.product.id, pick)
  }
  return [...chosen.values()].map(({ product, branch, article }, i) => {
    const grams = product.count_type === 'grams' && !product.only_buy_units && random.chance(0.45)
    const count = grams ? random.int(2, 10) : random.pick([1, 1, 1, 1, 2, 2, 3, article.weighed ? 5 : 4])
    const snapshot = snapshotOf(product, branch)
    const countType = grams ? 'grams' : 'units'
    const need = grams ? count * (product.unit_gram ?? 1) : article.weighed ? count * article.presentation.net : count
    return {
      order_id: orderId,
      product_id: product.id,
      id: product.id,
      id_item: product.id_item,
      count,
      count_type: countType,
      maturity: product.maturity ? random.pick(['Verde', 'Normal', 'Maduro']) : null,
      comment: random.chance(0.08) ? random.pick(['Bien maduro por favor', 'Sin grasa', 'El más fresco', 'En tajadas delgadas']) : '',
      options_tags:
        article.sub.cuts && random.chance(0.6) ? [{ label: 'Corte', value: random.pick(['Mariposa', 'Molida', 'Tajadas', 'Entero']) }] : [],
      price_base: branch.price_neto,
      total_price: lineTotal({ count, countType, product: snapshot }),
      product: snapshot,
      stock_taken: state === '12_store_cancel_order' || placedAt.getTime() < now.getTime() - 3 * 86_400_000 ? 0 : need,
      creation_date: new Date(placedAt.getTime() - (1200 - i * 20) * 1000).toISOString(),
    }
  })
}

function snapshotOf(product: ProductRow, branch: BranchRow): LineProduct & { office_id: string } {
  return {
    id: product.id,
    id_item: product.id_item,
    bar_code: product.bar_code,
    title: product.title,
    subTitle: product.sub_title,
    brand: product.brand,
    category_id: product.category_id,
    sub_category_id: product.sub_category_id,
    price: branch.price,
    price_neto: branch.price_neto,
    pum: branch.pum,
    quantity_pum: branch.quantity_pum,
    grams_x_unidad: product.grams_x_unidad,
    unit_gram: product.unit_gram,
    unit_measurement: product.unit_measurement,
    unit_measurement_pum: product.unit_measurement_pum,
    photoUrl: product.photo_url,
    countType: product.count_type as 'units' | 'grams',
    maturity: product.maturity,
    only_buy_units: product.only_buy_units,
    restrictionsMessage: product.restrictions_message,
    inactive: false,
    withoutStock: false,
    hasDiscount: branch.discount > 0,
    the_discount: branch.discount,
    office_id: branch.office_id,
  }
}

type Lines = ReturnType<typeof basketOf>

function moneyOf(
  { tenant, zones, now }: World,
  lines: Lines,
  { pickup, address, random }: { pickup: boolean; address: ReturnType<typeof addressRows>[number]; random: Random },
) {
  const bags = random.pick(tenant.config.bags_config as BagsConfig[])
  const amounts = lines.map(({ count, count_type, product }) => ({ count, countType: count_type as 'units' | 'grams', product }))
  const offer = random.chance(0.22)
    ? tenant.coupons.find(({ code }) => code === (random.chance(0.6) ? 'mercado5000' : 'primera10'))
    : undefined
  const applied = offer && {
    idCoupon: idOf(tenant.id, 'coupon', offer.code),
    code: offer.code,
    type: 'total_cart' as const,
    value: offer.value,
    percentage: offer.percentage,
    stackLimit: offer.stack ?? 1,
  }
  const off = applied
    ? couponAmount(
        applied,
        lines.map((line) => ({ id: line.id, totalPrice: line.total_price })),
      )
    : 0
  const place = { lat: address.lat, lng: address.lng }
  const near = zones
    .filter((zone) => zone.office_id === address.id_branch && coversPoint(zone.polygon, place))
    .map((zone) => ({ deliveryFee: zone.delivery_fee, polygon: zone.polygon }))
  const delivery = deliveryPrice(
    { delivery_price: tenant.config.delivery_price ?? 0, delivery_price_rule: tenant.config.delivery_price_rule },
    { type: pickup ? 'pickup' : 'delivery', hasAddress: true, place },
    near,
  )
  const totals = cartTotals(amounts, {
    type: pickup ? 'pickup' : 'delivery',
    bags,
    taxPerBag: bagTaxAt(tenant.config.bag_tax ?? [], now),
    coupons: off,
    delivery,
  })
  return { bags, totals, coupons: applied ? [{ ...applied, amount: off }] : [] }
}

/** The orders of today, the newest first: every state has some, whatever the dice say. */
const newest: readonly OrderState[] = [
  '13_order_received',
  '5_waiting_online_payment',
  '6_payment_complete',
  '13_order_received',
  '7_admin_cart_accept',
  '11_store_onlinepayment_fail',
  '8_store_select_products',
  '13_order_received',
  '9_store_invoice_products',
  '6_payment_complete',
  '8_store_select_products',
  '5_waiting_online_payment',
  '7_admin_cart_accept',
  '13_order_received',
  '10_store_dispatch_products',
  '11_store_onlinepayment_fail',
  '12_store_cancel_order',
  '7_admin_cart_accept',
]

function methodFor(state: OrderState | undefined, random: Random): PaymentMethod {
  const drawn = random.pick<PaymentMethod>(['online', 'online', 'cash', 'cash', 'dataphone'])
  if (state === '13_order_received') return drawn === 'online' ? 'cash' : drawn
  return state && /^(5|6|11)_/.test(state) ? 'online' : drawn
}

function stateOf(random: Random, age: number): OrderState {
  if (age > 3) return random.chance(0.91) ? '10_store_dispatch_products' : '12_store_cancel_order'
  const open: OrderState[] = ['7_admin_cart_accept', '8_store_select_products', '9_store_invoice_products', '10_store_dispatch_products']
  return random.chance(0.55) ? '10_store_dispatch_products' : random.pick([...open, '12_store_cancel_order', '8_store_select_products'])
}

function pathTo(state: OrderState, method: PaymentMethod): OrderState[] {
  const start: OrderState[] = method === 'online' ? ['5_waiting_online_payment', '6_payment_complete'] : ['13_order_received']
  const work: OrderState[] = ['7_admin_cart_accept', '8_store_select_products', '9_store_invoice_products', '10_store_dispatch_products']
  if (state === '11_store_onlinepayment_fail') return ['5_waiting_online_payment', state]
  if (state === '12_store_cancel_order') return [...start, state]
  const whole = [...start, ...work]
  return whole.slice(0, whole.indexOf(state) + 1)
}

const byStaff = (state: OrderState) => /^(7|8|9|10|12)_/.test(state)

function crewOf(tenant: DemoTenant, state: OrderState, office: string, placedAt: Date) {
  const first = idOf(tenant.id, 'office', tenant.branches[0]!.key)
  const window = {
    start_date: new Date(placedAt.getTime() + 2 * 3_600_000).toISOString(),
    end_date: new Date(placedAt.getTime() + 4 * 3_600_000).toISOString(),
  }
  if (office !== first || !/^(7|8|9|10)_/.test(state)) return window
  const crew = {
    picker_id: idOf(tenant.id, 'user', 'alistador@demo.co'),
    picker_name: 'Yeison Carabalí',
    delivery_id: idOf(tenant.id, 'user', 'domiciliario@demo.co'),
    delivery_name: 'Wilmer Angulo',
  }
  return { ...window, ...crew, label_cart: 'Canastilla', assigned_history: [{ date: placedAt.toISOString(), ...crew }] }
}

const selectedAddress = (address: ReturnType<typeof addressRows>[number]) => ({
  id: address.id,
  address: address.address,
  alias: address.alias,
  city: address.city,
  branch: address.branch,
  idBranch: address.id_branch,
  displayName: address.branch,
  name: address.alias,
  comment: address.comment,
  geopoint: toGeoPoint(address),
  zoneDisplayName: address.zone,
})
const officeAddress = (office: ReturnType<typeof officeRows>[number]) => ({
  id: office.id,
  address: office.address,
  alias: office.display_name,
  city: office.city,
  branch: office.display_name,
  idBranch: office.id,
  displayName: office.display_name,
  name: office.name,
  comment: '',
  geopoint: toGeoPoint(office),
  zoneDisplayName: '',
})
