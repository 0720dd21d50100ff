import { describe, expect, test } from 'vitest'
import type { CartLine } from './cart-line.ts'
import type { OpenCart } from './cart.repository.ts'
import { totalsOf } from './cart-totals.ts'

/**
 * A second calculator, written from the specification alone (S 9, A-50, A-58, A-61, A-77) in exact fractions of BigInt and sharing no line
 * with the product. Both must agree to the peso on a hundred thousand random orders.
 */
interface RandomOrder {
  readonly pickup: boolean
  readonly addressed: 'no' | 'in the near zone' | 'in both zones' | 'outside'
  readonly rule: 'flat' | 'zone'
  readonly flat: number
  readonly zones: [near: number, wide: number]
  readonly bag: { price: number; units: number | null; grams: number | null; taxed: boolean } | null
  readonly taxes: { from: string; amount: number }[]
  readonly lines: { id: string; grams: boolean; count: number; step: number; price: number; neto: number; quantity: number }[]
  readonly coupons: { products: string[] | null; value: number; percentage: number | true }[]
}

const now = new Date('2026-11-21T12:00:00Z')

function expected(order: RandomOrder) {
  const big = (value: number) => BigInt(value)
  const halfUp = (over: bigint, under: bigint) => (2n * over + under) / (2n * under)
  const total = (amounts: bigint[]) => amounts.reduce((a, b) => a + b, 0n)
  const least = (a: bigint, b: bigint) => (a < b ? a : b)
  const full = (amount: number, limit: number | null) => (limit ? (big(amount) + big(limit) - 1n) / big(limit) : 0n)

  const amounts = order.lines.map(({ grams, count, step, price, neto, quantity }) => {
    const charged = neto > 0 ? neto : price
    return grams ? halfUp(big(charged) * big(count) * big(step), big(quantity)) : big(charged) * big(count)
  })
  const subtotal = total(amounts)

  const units = order.lines.filter((each) => !each.grams).reduce((sum, each) => sum + each.count, 0)
  const weight = order.lines.filter((each) => each.grams).reduce((sum, each) => sum + each.count * each.step, 0)
  const needed = order.bag ? full(units, order.bag.units) + full(weight, order.bag.grams) : 0n
  const bags = order.bag === null || order.lines.length === 0 ? 0n : needed < 1n ? 1n : needed
  const begun = order.taxes.filter((tax) => new Date(tax.from) <= now).sort((a, b) => (a.from < b.from ? 1 : -1))
  const tax = order.bag?.taxed ? bags * big(begun[0]?.amount ?? 0) : 0n
  const packed = bags * big(order.bag?.price ?? 0) + tax

  const off = order.coupons.map(({ products, value, percentage }) => {
    const base = total(amounts.filter((_, at) => products === null || products.includes(order.lines[at]?.id ?? '')))
    const percent = percentage === true ? value : percentage
    return least(base, percent > 0 ? halfUp(base * big(Math.round(percent * 1000)), 100_000n) : big(value))
  })
  const coupons = least(subtotal, total(off))

  const [near, wide] = order.zones
  const zoned = { no: 0, 'in the near zone': near, 'in both zones': Math.min(near, wide), outside: order.flat }[order.addressed]
  const delivery = order.pickup || order.addressed === 'no' ? 0n : big(order.rule === 'zone' ? zoned : order.flat)
  return {
    price_subtotal_computed: subtotal,
    bags_count: bags,
    bags_tax: tax,
    price_total_bags: packed,
    coupons_total: coupons,
    price_domicile: delivery,
    price_total_computed: subtotal + packed - coupons + delivery,
  }
}

const square = (size: number) => [
  { lat: 3.4 - size, lng: -76.5 - size },
  { lat: 3.4 - size, lng: -76.5 + size },
  { lat: 3.4 + size, lng: -76.5 + size },
  { lat: 3.4 + size, lng: -76.5 - size },
]
const places = {
  no: null,
  'in both zones': { lat: 3.4, lng: -76.5 },
  'in the near zone': { lat: 3.6, lng: -76.5 },
  outside: { lat: 5, lng: -76.5 },
}

/** The same order as the server holds it. */
function asCart(order: RandomOrder): OpenCart {
  const place = places[order.addressed]
  const bag = order.bag && {
    code: 'b',
    name: 'Bolsa',
    price_per_bag: order.bag.price,
    products_per_bag: order.bag.units,
    products_grams_limit: order.bag.grams,
    taxed: order.bag.taxed,
  }
  const row = {
    type: order.pickup ? 'pickup' : 'delivery',
    address_selected: place && { id: 'a', geopoint: place },
    bags_config: bag && { code: 'b' },
    coupons_applyed: order.coupons.map(({ products, value, percentage }, at) => ({
      idCoupon: String(at),
      code: String(at),
      stackLimit: 9,
      type: products === null ? 'total_cart' : 'products_price',
      produtsIds: products ?? [],
      value,
      percentage,
    })),
  }
  const settings = { delivery_price: order.flat, delivery_price_rule: order.rule, bags: bag ? [bag] : [], bagTaxes: order.taxes }
  const zones =
    order.rule === 'zone'
      ? [
          { deliveryFee: order.zones[0], polygon: square(0.3) },
          { deliveryFee: order.zones[1], polygon: square(0.1) },
        ]
      : []
  return { row, settings, zones } as unknown as OpenCart
}

const linesOf = (order: RandomOrder) =>
  order.lines.map(({ id, grams, count, step, price, neto, quantity }) => ({
    line: { productId: id, count, countType: grams ? 'grams' : 'units' } as CartLine,
    product: { price, price_neto: neto, quantity_pum: quantity, unit_gram: step } as never,
  }))

/** Repeatable: mulberry32. */
function dice(seed: number) {
  let state = seed
  const next = () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
  const from = (least: number, most: number) => least + Math.floor(next() * (most - least + 1))
  const oneOf = <T>(list: readonly T[]): T => list[from(0, list.length - 1)] as T
  const maybe = <T>(share: number, make: () => T): T | null => (next() < share ? make() : null)
  return {
    from,
    oneOf,
    maybe,
    some: <T>(most: number, make: (at: number) => T): T[] => Array.from({ length: from(0, most) }, (_, at) => make(at)),
  }
}

function anOrder({ from, oneOf, maybe, some }: ReturnType<typeof dice>): RandomOrder {
  const lines = some(7, (at) => ({
    id: `p${at}`,
    grams: from(0, 2) === 0,
    count: oneOf([1, 1, 2, 3, from(1, 999)]),
    step: oneOf([1, 50, 100, 125, 333, 500]),
    price: from(1, 90_000),
    neto: oneOf([0, from(1, 90_000)]),
    quantity: oneOf([1, 3, 7, 100, 250, 500, 1000]),
  }))
  return {
    lines,
    pickup: from(0, 3) === 0,
    addressed: oneOf(['no', 'in both zones', 'in the near zone', 'outside'] as const),
    rule: from(0, 9) === 0 ? 'zone' : 'flat',
    flat: oneOf([0, 3900, 5900]),
    zones: [from(0, 20_000), from(0, 20_000)],
    bag: maybe(0.8, () => ({
      price: oneOf([0, 73, 200, 900]),
      units: oneOf([null, 0, 1, 7, 12]),
      grams: oneOf([null, 0, 1, 999, 5000]),
      taxed: from(0, 1) === 0,
    })),
    taxes: [
      { from: '2025-01-01T05:00:00Z', amount: 70 },
      { from: '2026-01-01T05:00:00Z', amount: 73 },
      { from: '2027-01-01T05:00:00Z', amount: 99 },
    ].slice(0, from(0, 3)),
    coupons: some(3, () => ({
      products: maybe(0.4, () => lines.filter(() => from(0, 1) === 0).map((each) => each.id)),
      value: oneOf([0, 10, 50, 100, 5000, 2_000_000]),
      percentage: oneOf([0, 0, 10, 12.5, 33.333, 100]),
    })).map((each) => (each.value <= 100 && from(0, 4) === 0 ? { ...each, percentage: true as const } : each)),
  }
}

describe('S-9-003 S-9-004 S-9-005 S-9-007 S-9-008: every amount of an order', () => {
  test('two calculators that share nothing agree to the peso on 100,000 orders', () => {
    const roll = dice(20_261_121)
    let priced = 0
    for (let turn = 0; turn < 100_000; turn++) {
      const order = anOrder(roll)
      const { discounts_total: _saved, ...ours } = totalsOf(asCart(order), linesOf(order), now)
      const theirs = expected(order)
      for (const [name, amount] of Object.entries(theirs)) {
        // Only a disagreement is worth the words.
        if (BigInt(ours[name as keyof typeof ours]) !== amount) expect({ order, ours }).toEqual({ order, ours: theirs })
      }
      if (theirs.price_total_computed > 0n) priced++
    }
    expect(priced).toBeGreaterThan(80_000)
  }, 60_000)
})
