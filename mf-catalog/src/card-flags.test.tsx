import { cardFlags as allFlags, type SubCategoryCardConfig as CardConfig } from '@plaza/contracts/catalog/card-config.entity'
import type { ProductCategory } from '@plaza/contracts/catalog/catalog.api'
import { aCategory, aProduct, aStockEntry, aSubCategory, aWeighedProduct } from '@plaza/contracts/catalog/catalog.fixtures'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { ProductView } from './product/product-view.tsx'
import type { ShownFlag } from '@plaza/contracts/catalog/card-usual'
import { alertBeforeAdd, type Surface } from './parts/card-flags.ts'
import { wordsIn, wordsOfProduct } from './parts/category-words.ts'
import { ProductGrid } from './parts/product-grid.tsx'

const ownCards: ReadonlySet<string> = new Set(['categories_custom_cards'])
const flags: readonly ShownFlag[] = [...allFlags, 'select_only_grams']

/** A fruit that has something to say under every flag. */
const fruit = aWeighedProduct({
  provider: 'Fruver S.A.S.',
  tags: ['Orgánico'],
  grams_x_unidad: 130,
  unit_gram: 50,
  price: 520,
  price_neto: 468,
  the_discount: 10,
  hasDiscount: true,
  pum: 3.6,
  stock_branch_offices: [aStockEntry({ price: 520, price_neto: 468, discount: 10, pum: 3.6, quantity_pum: 130 })],
})

const off = Object.fromEntries(
  flags.flatMap((flag) => [
    [flag, false],
    [`${flag}_detail`, false],
  ]),
)
const sayings = (config: Partial<CardConfig>, place: 'category' | 'sub' = 'category') => {
  const sub = aSubCategory({ id: fruit.sub_category_id, product_card_config: place === 'sub' ? config : null })
  return aCategory({ id: fruit.category_id, subcategories: [sub], product_card_config: place === 'category' ? config : { ...off } })
}

const draw: Record<Surface, (category: ReturnType<typeof aCategory>, modules?: ReadonlySet<string>) => string> = {
  card: (category, modules = ownCards) =>
    renderToStaticMarkup(
      <ProductGrid products={[fruit]} modules={modules} words={wordsIn([category])} buy={() => null} like={() => 'heart'} />,
    ),
  detail: (category, modules = ownCards) =>
    renderToStaticMarkup(<ProductView product={fruit} category={answeredWith(category)} modules={modules} buy={null} like="heart" />),
}

const answeredWith = (category: ReturnType<typeof aCategory>) =>
  ({ ...category, subCategory: category.subcategories[0] }) as unknown as ProductCategory

// Some flags only change how another one is shown.
const needs: Partial<Record<ShownFlag, ShownFlag[]>> = { unit_gram_force: ['price'] }

describe.each(['card', 'detail'] as const)('on the %s', (surface) => {
  const key = (flag: ShownFlag) => (surface === 'detail' ? `${flag}_detail` : flag)
  const other: Surface = surface === 'card' ? 'detail' : 'card'

  test.each(flags)('%s matters here and nowhere else: S-2-086 S-2-087 S-3-079..082 S-3-088', (flag) => {
    const base = {
      ...off,
      ...Object.fromEntries(
        (needs[flag] ?? []).flatMap((each) => [
          [each, true],
          [`${each}_detail`, true],
        ]),
      ),
    }
    const without = sayings(base)
    // Only sub-categories may say select_only_grams (S-3-088).
    const withIt = sayings({ ...base, [key(flag)]: true }, flag === 'select_only_grams' ? 'sub' : 'category')
    expect(draw[surface](withIt)).not.toBe(draw[surface](without))
    expect(draw[other](withIt)).toBe(draw[other](without))
    expect(draw[surface](sayings({ ...base, [key(flag)]: true }, 'sub'))).toBe(draw[surface](withIt))
  })

  test('alert_before_add is asked here and nowhere else, by the sub-category before the category: S-3-081', () => {
    const text = (category: ReturnType<typeof aCategory>, where: Surface) => alertBeforeAdd(where, wordsIn([category])(fruit))
    const asking = sayings({ [surface === 'detail' ? 'alert_before_add_detail' : 'alert_before_add']: '¿Tienes 18 años o más?' })
    expect([text(asking, surface), text(asking, other)]).toEqual(['¿Tienes 18 años o más?', null])
    expect(text(sayings({ alert_before_add: '  ', alert_before_add_detail: '' }), surface)).toBeNull()
    expect(alertBeforeAdd(surface, wordsOfProduct(answeredWith(asking)))).toBe('¿Tienes 18 años o más?')
  })

  test('without module categories_custom_cards looks are the usual ones, rules of the sale still hold: S-3-120', () => {
    const none = new Set<string>()
    expect(draw[surface](sayings({ ...off }), none)).toBe(draw[surface](sayings({}), none))
    expect(draw[surface](sayings({ [key('only_buy_units')]: true }), none)).toContain('Se vende por unidad')
  })
})

const texts = (html: string) => html.replace(/<[^>]+>/g, ' ').replace(/\s+/g, ' ')

test('each flag shows its own words', () => {
  const say = (config: Partial<CardConfig>) => texts(draw.card(sayings({ ...off, ...config })))
  expect(say({ provider: true })).toContain('Fruver S.A.S.')
  expect(say({ sku: true })).toContain('SKU 20001')
  expect(say({ pum: true })).toContain('$3.600 / kg')
  expect(say({ price_preview_kg: true })).toContain('$3.600 / kg')
  expect(say({ kg_detail: true })).toContain('1 kg ≈ 8 und')
  expect(say({ tags: true })).toContain('Orgánico')
  expect(say({ discount: true })).toContain('-10%')
  expect(say({ price: true })).toContain('$468 Antes $520')
})

test('by weight it says what one step costs, net price over net quantity: S-9-009 S-9-010', () => {
  expect(texts(draw.card(sayings({ price: true })))).toContain('≈ $180 por 50 g')
  expect(texts(draw.card(sayings({ ...off, price: true, unit_gram_force: true })))).toContain('$180 Antes $200 por 50 g')
  expect(texts(draw.detail(sayings({ price_detail: true, select_only_grams_detail: true }, 'sub')))).toContain(
    '≈ $180 por 50 g · solo por peso',
  )
})

test('what is not for sale says so and leaves no place to buy: S-2-092 S-2-093', () => {
  const drawn = (over: Parameters<typeof aProduct>[0]) => [
    renderToStaticMarkup(<ProductGrid products={[aProduct(over)]} modules={ownCards} buy={() => <b>comprar</b>} />),
    renderToStaticMarkup(<ProductView product={aProduct(over)} category={null} modules={ownCards} buy={<b>comprar</b>} />),
  ]
  for (const over of [{ inactive: true }, { inactiveManual: true }])
    for (const html of drawn(over)) {
      expect(html).toContain('Producto no disponible')
      expect(html).not.toContain('comprar')
    }
  for (const html of drawn({})) expect(html).toContain('comprar')
})
