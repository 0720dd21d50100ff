import { aBusiness } from '@plaza/contracts/business/business.fixtures'
import { anOffice } from '@plaza/contracts/branches/branches.fixtures'
import { aProduct } from '@plaza/contracts/catalog/catalog.fixtures'
import { getCustomCart, getCustomCartProducts } from '@plaza/contracts/community/community.api'
import { aCustomCart } from '@plaza/contracts/community/community.fixtures'
import { titleLength, truncate } from '@plaza/contracts/kernel/limits'
import type { HeadData } from '@plaza/ui/face'
import { describe, expect, test } from 'vitest'
import { communityItemHead, durationOf } from './community-head.ts'
import { kindOf, listAddress, pageOf } from './kinds.ts'
import { changedLines, type CollectionLine as Line, liveLines, totalOf } from './lines.ts'

test('titles are cut to 30 characters: S-2-159', () => {
  expect(truncate('a'.repeat(30), titleLength)).toBe('a'.repeat(30))
  expect(truncate('a'.repeat(31), titleLength)).toBe(`${'a'.repeat(30)}…`)
})

test('only what changed of an own cart is sent: another tab keeps what it added meanwhile', () => {
  const [leche, pan, queso] = ['leche', 'pan', 'queso'].map((id) => ({ id, count: 1 })) as [Line, Line, Line]
  const more = { ...pan, count: 2 }
  expect(changedLines([leche, pan], [leche, more, queso])).toEqual({ addProducts: [more, queso], removeProducts: ['pan'] })
  expect(changedLines([leche, pan], [pan])).toEqual({ addProducts: [], removeProducts: ['leche'] })
})

describe('filter and page live in the address', () => {
  test.each([
    [null, 1, '/recipe-book'],
    ['recipe', 1, '/recipe-book?tipo=recipe'],
    ['market', 3, '/recipe-book?tipo=market&pagina=3'],
  ] as const)('%s, page %i: %s', (kind, page, address) => {
    expect(listAddress(kind, page)).toBe(address)
    const query = new URLSearchParams(address.split('?')[1])
    expect([kindOf(query.get('tipo')), pageOf(query.get('pagina'))]).toEqual([kind, page])
  })
  test.each(['0', '-1', 'x', '1.5', '99999', ''])('a page like %j is the first', (text) => expect(pageOf(text)).toBe(1))
  test('private collections are no filter', () => expect(kindOf('private_user_collection')).toBeNull())
})

describe('lines at today’s prices', () => {
  const entry = { id: 'norte', price: 12_990, price_neto: 0, discount: 0, stock: 5000, stock_min: 0, quantity_pum: 1000 }
  const weighed = aProduct({ id: 'papa', countType: 'grams', unit_gram: 111, price: 12_990, price_neto: 0, stock_branch_offices: [entry] })
  const milk = aProduct({ id: 'leche', price: 5000, price_neto: 4200, stock_branch_offices: [] })
  const lines = [
    { id: 'papa', count: 333, countType: 'grams' as const },
    { id: 'leche', count: 2, countType: 'units' as const },
    { id: 'retirado', count: 1, countType: 'units' as const },
    { id: 'agotado', count: 1, countType: 'units' as const },
  ]
  test('grams are rounded once per line, what cannot be bought costs nothing and is said: S-2-158', () => {
    const live = liveLines(lines, [milk, weighed, aProduct({ id: 'agotado', withoutStock: true })], 'norte')
    expect(live.map(({ amount, quantity }) => [quantity, amount])).toEqual([
      ['333 g', 4326],
      ['2 bolsas', 8400],
      ['1 unidad', null],
      ['1 unidad', null],
    ])
    expect(live[2]?.product).toBeNull()
    expect(totalOf(live)).toBe(12_726)
  })
})

test('what is shown is what the cart will hold: grams are rounded to steps, and what was asked for is said', () => {
  const entry = { id: 'norte', price: 4200, price_neto: 0, discount: 0, stock: 90_000, stock_min: 0, quantity_pum: 700 }
  const mango = aProduct({ id: 'mango', countType: 'grams', unit_gram: 50, stock_branch_offices: [entry], subTitle: 'Unidad ≈ 700 g' })
  const shown = (count: number, product = mango) => {
    const [line] = liveLines([{ id: 'mango', count, countType: 'grams' }], [product], 'norte')
    return [line?.quantity, line?.amount, line?.bought]
  }
  expect(shown(500)).toEqual(['500 g', 3000, { count: 10, countType: 'grams' }])
  expect(shown(333)).toEqual(['350 g (pide 333 g)', 2100, { count: 7, countType: 'grams' }])
  expect(shown(1400, { ...mango, only_buy_units: true })).toEqual(['2 unidades (pide 1.400 g)', 8400, { count: 2, countType: 'units' }])
  expect(shown(500, { ...mango, countType: 'units' })).toEqual(['500 g', null, null])
})

describe('what search engines read', () => {
  test.each([
    ['2 horas', 'PT2H'],
    ['1 hora 30', 'PT1H30M'],
    ['1 h 30 min', 'PT1H30M'],
    ['15 minutos', 'PT15M'],
    ['un rato', null],
    [null, null],
  ])('a time like %j: %s', (text, duration) => expect(durationOf(text)).toBe(duration))

  const at = (cart = aCustomCart()): HeadData => ({
    params: { id: cart.id },
    preloaded: [
      { key: getCustomCart.key, input: { id: cart.id }, output: { data: cart } },
      { key: getCustomCartProducts.key, input: { id: cart.id }, output: { data: [aProduct({ title: 'Papa criolla' })] } },
    ],
    business: aBusiness({ title: 'Mercasamán', app_title: null }),
    modules: new Set(),
    offices: [anOffice()],
    branchId: null,
    origin: 'https://verde.example',
    canonical: `/recipe-book/${cart.id}`,
  })
  test('a recipe is one with its time, portions, ingredients and steps', () => {
    const head = communityItemHead(at(aCustomCart({ body: '<p>Rico.</p><ol><li>Pela <b>papas</b>.</li><li>Sirve.</li></ol>' })))
    expect(head).toMatchObject({ title: 'Ajiaco santafereño', description: expect.stringContaining('Rico. Pela papas') })
    expect(head?.jsonLd?.[0]).toMatchObject({
      '@type': 'Recipe',
      totalTime: 'PT1H30M',
      recipeYield: '6',
      recipeIngredient: ['Papa criolla'],
      recipeInstructions: [{ text: 'Pela papas.' }, { text: 'Sirve.' }],
    })
  })
  test('an event is one, a market needs only its way; unknown ones have no head', () => {
    const kinds = (type: 'event' | 'market') =>
      communityItemHead(at(aCustomCart({ type })))?.jsonLd?.map((thing) => (thing as { '@type': string })['@type'])
    expect([kinds('event'), kinds('market')]).toEqual([['Event', 'BreadcrumbList'], ['BreadcrumbList']])
    expect(communityItemHead({ ...at(), params: { id: 'otra' } })).toBeUndefined()
  })
})
