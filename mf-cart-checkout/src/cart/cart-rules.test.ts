import { badgeText } from '@plaza/contracts/kernel/limits'
import { expect, test, vi } from 'vitest'
import { type CartLine, type CartState, countOf, estimate, isSoldHere, shownLines, withoutNameless } from './cart-state.ts'
import { unitFrom, valuesOf, withOption } from './line-choices.ts'
import { doubt, dropWish, granted, hasWishes, nextWish, wish, withWishes } from './wishes.ts'

const aLine = (over: Partial<CartLine> = {}): CartLine => ({
  id: 'leche',
  id_item: 'SKU-leche',
  title: 'Leche',
  subTitle: null,
  photoUrl: null,
  count: 1,
  countType: 'units',
  unitGram: null,
  price: 4500,
  stepPrice: null,
  totalPrice: 4500,
  comment: '',
  maturity: null,
  optionsTags: [],
  ...over,
})
const aState = (lines: CartLine[]): CartState => ({ status: 'ready', userId: null, lines, order: null })

test('S-4-034: opening the panel drops lines without an item id, and touches nothing when there are none', () => {
  const nameless = aLine({ id: 'x', id_item: '' })
  expect(withoutNameless(aState([aLine(), nameless])).lines).toEqual([aLine()])
  const whole = aState([aLine()])
  expect(withoutNameless(whole)).toBe(whole)
})

test('S-2-121 A-49: only lines with an item id and a count are shown, and the badge counts those lines', () => {
  const state = aState([aLine({ count: 3 }), aLine({ id: 'x', id_item: '', count: 5 }), aLine({ id: 'y', count: 0 })])
  expect(shownLines(state).map(({ id }) => id)).toEqual(['leche'])
  expect(countOf(state)).toBe(1)
})

test('what is weighed costs the whole weight, rounded once, as the server rounds it', () => {
  // $3.333 the kilogram: 50 g are $167, ten times that $1.667 and not $1.670.
  const weighed = aLine({ countType: 'grams', count: 10, unitGram: 50, price: 3333, stepPrice: 167, pricedGrams: 1000 })
  expect(estimate(weighed)).toBe(1667)
  expect(estimate({ ...weighed, pricedGrams: null }), 'a line kept before we knew').toBe(1670)
  expect(estimate(aLine({ count: 3 }))).toBe(13_500)
})

test("a line that the branch in use does not sell is known by the server's word, or for a guest by its missing price", () => {
  expect(isSoldHere(aLine())).toBe(true)
  expect(isSoldHere(aLine({ branchId: 'sur', price: null }))).toBe(false)
  expect(isSoldHere(aLine({ isUnavailable: true }))).toBe(false)
})

test('S-2-120: the badge says 99+ above 99', () => expect([99, 100].map(badgeText)).toEqual(['99', '99+']))

test('S-4-037: an unknown unit is logged and nothing changes', () => {
  const warned = vi.spyOn(console, 'warn').mockImplementation(() => {})
  expect(unitFrom('libras', aLine({ countType: 'grams' }))).toBe('grams')
  expect(warned).toHaveBeenCalledOnce()
  expect(unitFrom('grams', aLine())).toBe('grams')
  expect(warned).toHaveBeenCalledOnce()
  warned.mockRestore()
})

test('S-5-033 A-82: options without values of their own are the four cuts; one choice for each', () => {
  expect(valuesOf([])).toEqual(['Mariposa', 'Molida', 'Tajadas', 'Entero'])
  expect(valuesOf(['Fina'])).toEqual(['Fina'])
  const cut = withOption([{ label: 'Corte', value: 'Molida' }], 'Corte', 'Entero')
  expect(cut).toEqual([{ label: 'Corte', value: 'Entero' }])
  expect(withOption(cut, 'Corte', '')).toEqual([])
})

test('what is not sent yet stays over what the server says, and a newer wish of the same product goes after it', () => {
  const [milk, bread] = [aLine({ count: 3 }), aLine({ id: 'pan', count: 2 })]
  wish(milk, true)
  wish(bread, false)
  expect(withWishes([aLine()])).toEqual([milk, bread])
  const first = nextWish()
  expect(first).toEqual({ line: milk, fresh: false })
  const more = { ...milk, count: 4 }
  wish(more, true)
  if (first) granted(first)
  dropWish('pan')
  expect(nextWish()).toEqual({ line: more, fresh: false })
  wish({ ...milk, count: 0 }, true)
  expect(withWishes([aLine()])).toEqual([])
  dropWish('leche')
  expect(hasWishes()).toBe(false)
})

test('a change that nobody answered is set to what is shown, never added a second time', () => {
  wish(aLine(), false)
  const first = nextWish()
  const more = aLine({ count: 2 })
  wish(more, true)
  if (first) doubt(first)
  expect(nextWish()).toEqual({ line: more, fresh: false })
  dropWish('leche')
  if (first) doubt(first)
  expect(hasWishes()).toBe(false)
})
