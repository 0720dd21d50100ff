import { describe, expect, test } from 'vitest'
import { detour, firstOpenStep, steps } from './steps.ts'

const nothing = { address_selected: null, payment_method_selected: null, bags_config: null }
const addressed = { ...nothing, address_selected: { id: 'casa' } as never }
const paying = { ...addressed, payment_method_selected: 'cash' as const }
const packed = { ...paying, bags_config: { code: 'papel' } as never }

describe('S-4-046 A-64: the steps are taken in order', () => {
  test.each([
    ['no cart', null, 'address'],
    ['nothing chosen', nothing, 'address'],
    ['an address', addressed, 'pay'],
    ['a method', paying, 'bags'],
    ['bags', packed, 'finish'],
  ] as const)('with %s the open step is %s', (_what, order, step) => expect(firstOpenStep(order)).toBe(step))

  test('an earlier step may always be opened again', () => {
    for (const step of steps) expect(detour(packed, step.id)).toBeNull()
  })

  test('a later one leads to the first that is open', () => {
    expect(detour(nothing, 'finish')).toBe('/checkout/address')
    expect(detour(addressed, 'bags')).toBe('/checkout/pay')
    expect(detour(paying, 'finish')).toBe('/checkout/bags')
  })

  test('a business without bags asks for none', () => expect(detour(paying, 'finish', false)).toBeNull())
})
