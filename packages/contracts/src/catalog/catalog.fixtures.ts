import type * as z from 'zod/mini'
import { brand } from './brand.entity.ts'
import { category, subCategory } from './category.entity.ts'
import { offer } from './offer.entity.ts'
import { product, stockEntry } from './product.entity.ts'

export const aStockEntry = (over: Partial<z.input<typeof stockEntry>> = {}) =>
  stockEntry.parse({
    id: 'office-granada',
    price: 5200,
    price_neto: 4900,
    discount: 5.77,
    stock: 40,
    stock_min: 5,
    pum: 4.9,
    quantity_pum: 1000,
    ...over,
  })

/** Milk sold by the bag, 40 in stock at one branch, 5200 struck through, 4900 charged. */
export const aProduct = (over: Partial<z.input<typeof product>> = {}) =>
  product.parse({
    id: 'product-leche',
    id_item: '10001',
    bar_code: '7701234000011',
    title: 'Leche entera',
    subTitle: 'Bolsa 1000 ml',
    brand: 'Alquería',
    description: 'Leche entera ultrapasteurizada.',
    provider: 'Alquería S.A.',
    category_id: 'category-lacteos',
    main_category_id: 'category-lacteos',
    main_category_name: 'Lácteos',
    sub_category_id: 'sub-leches',
    price: 5200,
    price_neto: 4900,
    the_discount: 5.77,
    hasDiscount: true,
    pum: 4.9,
    unit_measurement: 'ml',
    unit_measurement_pum: 'ml',
    photoUrl: '/media/verde/leche.webp',
    imageUploaded: true,
    offices_ids_with_stock: ['office-granada'],
    offices_ids_with_discount: ['office-granada'],
    stock_branch_offices: [aStockEntry()],
    ...over,
  })

/** Tomato: 6400 for a unit of one kilo, by weight in steps of 250 g. */
export const aWeighedProduct = (over: Partial<z.input<typeof product>> = {}) =>
  aProduct({
    id: 'product-tomate',
    id_item: '20001',
    title: 'Tomate chonto',
    subTitle: 'A granel',
    brand: 'Del campo',
    countType: 'grams',
    unit_gram: 250,
    grams_x_unidad: 1000,
    price: 6400,
    price_neto: 6400,
    the_discount: 0,
    hasDiscount: false,
    unit_measurement: 'g',
    unit_measurement_pum: 'g',
    maturity: true,
    stock_branch_offices: [aStockEntry({ price: 6400, price_neto: 6400, discount: 0, stock: 50_000, pum: 6.4, quantity_pum: 1000 })],
    ...over,
  })

export const aSubCategory = (over: Partial<z.input<typeof subCategory>> = {}) =>
  subCategory.parse({ id: 'sub-leches', displayName: 'Leches', name: 'LECHES', ...over })

export const aCategory = (over: Partial<z.input<typeof category>> = {}) =>
  category.parse({
    id: 'category-lacteos',
    categoryName: 'Lácteos',
    originalName: '7',
    position: 10,
    totalProducts: 120,
    subcategories: [aSubCategory()],
    ...over,
  })

export const aBrand = (over: Partial<z.input<typeof brand>> = {}) =>
  brand.parse({ id: 'brand-alqueria', name: 'alqueria', displayName: 'Alquería', totalProducts: 42, ...over })

export const anOffer = (over: Partial<z.input<typeof offer>> = {}) =>
  offer.parse({
    id: 'offer-lacteos',
    nameOffer: 'Semana de lácteos',
    section: 'HOME',
    url: '/product-category/category-lacteos',
    order: 1,
    alldays: true,
    ...over,
  })
