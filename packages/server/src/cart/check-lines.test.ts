import { aLineProduct } from '@plaza/contracts/cart/cart.fixtures'
import { describe, expect, test } from 'vitest'
import type { CartLine, Snapshot } from './cart-line.ts'
import { stockNeed } from './cart-line.ts'
import { judge, validate } from './check-lines.ts'

const milk = (over: Partial<Snapshot> = {}): Snapshot => ({
  ...aLineProduct({ id: 'leche', title: 'Leche', price: 5000, price_neto: 4900 }),
  office_id: 'norte',
  ...over,
})

const aLine = (over: Partial<CartLine> = {}): CartLine => ({
  productId: 'leche',
  idItem: '1001',
  count: 2,
  countType: 'units',
  maturity: null,
  comment: '',
  tags: [],
  optionsTags: [],
  creationDate: new Date('2026-03-05T15:00:00Z'),
  isReplaced: false,
  replacedProductId: null,
  originalProductId: null,
  stockTaken: 0,
  snapshot: milk(),
  current: { product: milk(), inactive: false, stock: 10 },
  ...over,
})

const now = (product: Snapshot, stock = 10, inactive = false) => ({ product, stock, inactive })

describe('the news of a line (S 4)', () => {
  test('gone, inactive, without price or stock here, price changed: the worst comes first', () => {
    expect(judge(aLine({ current: null }))).toBe('not_found')
    expect(judge(aLine({ current: now(milk({ price_neto: 1 }), 0, true) }))).toBe('inactive')
    expect(judge(aLine({ current: now(milk({ price: null, price_neto: null })) }))).toBe('without_stock')
    expect(judge(aLine({ current: now(milk({ price_neto: 1 }), 1) }))).toBe('without_stock')
    expect(judge(aLine({ current: now(milk({ price_neto: 5100 })) }))).toBe('price_changed')
    expect(judge(aLine({ current: now(milk()) }))).toBe('ready')
  })

  test('a new struck-through price alone is no news', () => {
    expect(judge(aLine({ current: now(milk({ price: 9000 })) }))).toBe('ready')
  })

  test('the dialog gets both prices; a line not sold here says so', () => {
    const result = validate([aLine({ current: now(milk({ price_neto: 5100 })) })])
    expect(result.productsDifferentPrice[0]).toMatchObject({
      product_id: 'leche',
      error_type: 'price_changed',
      current_price: 5100,
      cart_price: 4900,
    })
    const away = validate([aLine({ current: now(milk({ price: 0, price_neto: 0 })) })])
    expect(away.productsWithoutStock[0]?.message).toBe('El producto no esta disponible para tu sede actual.')
  })
})

describe('what a line takes from the shelf', () => {
  const tomato = milk({ countType: 'grams', grams_x_unidad: 150, unit_gram: 50, quantity_pum: 150 })

  test('units of a packed product, grams of a weighed one', () => {
    expect(stockNeed({ count: 3, countType: 'units' }, milk())).toBe(3)
    expect(stockNeed({ count: 3, countType: 'units' }, tomato)).toBe(450)
    expect(stockNeed({ count: 3, countType: 'grams' }, tomato)).toBe(150)
  })
})
