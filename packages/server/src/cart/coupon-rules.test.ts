import { stackCoupon } from '@plaza/contracts/cart/coupon-stacking'
import { couponAmount } from '@plaza/contracts/cart/totals'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { couponsTotal } from './coupon-rules.ts'

const lines = fc.uniqueArray(fc.record({ id: fc.stringMatching(/^p\d{1,2}$/), totalPrice: fc.integer({ min: 0, max: 1_000_000 }) }), {
  maxLength: 12,
  selector: (line) => line.id,
})
const coupon = fc.record({
  type: fc.constantFrom('total_cart' as const, 'products_price' as const),
  value: fc.integer({ min: 0, max: 100_000 }),
  percentage: fc.oneof(
    fc.constant(null),
    fc.boolean(),
    fc.integer({ min: 0, max: 100_000 }).map((thousandths) => thousandths / 1000),
  ),
  produtsIds: fc.array(fc.stringMatching(/^p\d{1,2}$/), { maxLength: 5 }),
})

describe('what coupons take off (A-61)', () => {
  test('never more than the lines they look at, never less than nothing, always whole pesos', () => {
    fc.assert(
      fc.property(coupon, lines, (one, some) => {
        const base = some
          .filter((line) => one.type === 'total_cart' || one.produtsIds.includes(line.id))
          .reduce((sum, line) => sum + line.totalPrice, 0)
        const amount = couponAmount(one, some)
        expect(Number.isSafeInteger(amount) && amount >= 0 && amount <= base).toBe(true)
      }),
    )
  })

  test('a percentage of the base, half up, exact to a thousandth of a percent', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 100_000 }), fc.integer({ min: 0, max: 10_000_000 }), (thousandths, base) => {
        const exact = (BigInt(base) * BigInt(thousandths) * 2n + 100_000n) / 200_000n
        expect(couponAmount({ type: 'total_cart', value: 0, percentage: thousandths / 1000 }, [{ id: 'p1', totalPrice: base }])).toBe(
          Number(exact),
        )
      }),
    )
  })

  test('several together: their order does not matter and they never take more than the subtotal', () => {
    fc.assert(
      fc.property(fc.array(coupon, { maxLength: 4 }), lines, (some, goods) => {
        const total = couponsTotal(some, goods)
        expect(couponsTotal([...some].reverse(), goods)).toBe(total)
        expect(total).toBeLessThanOrEqual(goods.reduce((sum, line) => sum + line.totalPrice, 0))
      }),
    )
  })
})

describe('which coupons stand together (A-60)', () => {
  const held = fc.uniqueArray(
    fc.record({ idCoupon: fc.stringMatching(/^c\d$/), code: fc.stringMatching(/^[a-z]{3}$/), stackLimit: fc.integer({ min: 1, max: 6 }) }),
    { maxLength: 5, selector: (each) => each.idCoupon },
  )
  const coming = fc.record({
    idCoupon: fc.stringMatching(/^c\d$/),
    code: fc.stringMatching(/^[a-z]{3}$/),
    stackLimit: fc.integer({ min: 1, max: 6 }),
  })

  test('S-5-043 S-5-044 S-5-045 S-5-046: the rules in their order, against the text of the specification', () => {
    fc.assert(
      fc.property(held, coming, (applied, one) => {
        const verdict = stackCoupon(applied, one)
        expect(verdict.ok ? null : verdict.text).toBe(refusalByTheBook(applied, one))
        if (verdict.ok) expect(verdict.applied).toEqual([...applied.filter((each) => each.idCoupon !== one.idCoupon), one])
      }),
    )
  })
})

interface Stacked {
  idCoupon: string
  code: string
  stackLimit: number
}

function refusalByTheBook(applied: Stacked[], one: Stacked): string | null {
  const others = applied.filter((each) => each.idCoupon !== one.idCoupon)
  if (others.length > 0 && one.stackLimit === 1) return `El cupon ${one.code} no se puede acumular con otro cupon.`
  if (others.length >= one.stackLimit) return `El cupon ${one.code} solo se puede aplicar junto con ${one.stackLimit} cupones.`
  const blocking = others.find((each) => !(each.stackLimit > one.stackLimit))
  return blocking ? `El cupon ${one.code} no se puede acumular con el cupon ${blocking.code}` : null
}
