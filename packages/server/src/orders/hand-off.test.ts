import fc from 'fast-check'
import { expect, test } from 'vitest'
import { allocate, taxesOf, taxLines } from './hand-off.ts'

test('119 pesos with IVA 19 % are 100 and 19; excluded and exempt bear none', () => {
  const [taxed, free] = taxLines(
    [
      { product_id: 'a', total: 119, iva_class: 'iva19' },
      { product_id: 'b', total: 500, iva_class: 'excluido' },
    ],
    [],
    0,
  )
  expect(taxed).toMatchObject({ base: 100, tax: 19, rate: 19 })
  expect(free).toMatchObject({ base: 500, tax: 0, rate: 0 })
})

test('IVA class: what nobody chose bears no guessed rate, and is a group of its own', () => {
  const lines = taxLines(
    [
      { product_id: 'a', total: 119, iva_class: null },
      { product_id: 'b', total: 119, iva_class: 'iva19' },
      { product_id: 'c', total: 200, iva_class: null },
    ],
    [],
    0,
  )
  const unknown = { iva_class: null, rate: null, base: null, tax: null }
  expect(lines[0]).toEqual({ discount: 0, total: 119, ...unknown })
  expect(taxesOf(lines)).toEqual([unknown, { iva_class: 'iva19', rate: 19, base: 100, tax: 19 }])
})

test('a coupon of some products is borne by them alone', () => {
  const lines = ['a', 'b', 'c'].map((product_id) => ({ product_id, total: 1000, iva_class: 'iva5' as const }))
  expect(taxLines(lines, [{ amount: 101, products: ['a', 'c'] }], 101).map((line) => line.discount)).toEqual([51, 0, 50])
})

test('allocation: parts add up, stay in proportion to less than a peso, and nothing comes from nothing', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 0, max: 10_000_000 }), { maxLength: 40 }), fc.nat(50_000_000), (bases, amount) => {
      const parts = allocate(amount, bases)
      const whole = bases.reduce((a, b) => a + b, 0)
      expect(parts.reduce((a, b) => a + b, 0)).toBe(whole === 0 ? 0 : amount)
      for (const [at, part] of parts.entries()) if (whole > 0) expect(Math.abs(part - (amount * (bases[at] ?? 0)) / whole)).toBeLessThan(1)
    }),
  )
})

test('bases, taxes and discounts add up to what was paid, whatever the coupons wish for', () => {
  const line = fc.record({ total: fc.nat(900_000), iva_class: fc.constantFrom('excluido', 'exento', 'iva5', 'iva19', 'inc8') })
  fc.assert(
    fc.property(fc.array(line, { minLength: 1, maxLength: 20 }), fc.array(fc.nat(2_000_000), { maxLength: 3 }), (given, amounts) => {
      const lines = given.map((each, at) => ({ ...each, product_id: String(at), iva_class: each.iva_class as 'iva5' }))
      const subtotal = lines.reduce((total, each) => total + each.total, 0)
      const discounts = Math.min(
        subtotal,
        amounts.reduce((a, b) => a + b, 0),
      )
      const taxed = taxLines(
        lines,
        amounts.map((amount) => ({ amount, products: null })),
        discounts,
      )
      expect(taxed.every((each) => each.discount >= 0 && each.total >= 0 && (each.base ?? 0) + (each.tax ?? 0) === each.total)).toBe(true)
      const taxes = taxesOf(taxed)
      expect(taxes.reduce((total, each) => total + (each.base ?? 0) + (each.tax ?? 0), 0)).toBe(subtotal - discounts)
    }),
  )
})
