import { describe, expect, test } from 'vitest'
import { describeFields } from '../kernel/fields.testing.ts'
import { brand } from './brand.entity.ts'
import { cardConfig, cardFlags, subCategoryCardConfig } from './card-config.entity.ts'
import { aCategory, anOffer, aProduct, aSubCategory, aWeighedProduct } from './catalog.fixtures.ts'
import { category, planometry, subCategory } from './category.entity.ts'
import { discountLevel, discountText, sortCategories } from './choices.ts'
import { isOfferActive } from './offer-activity.ts'
import { bannerSections, classicBannerSections, offer, sectionsFor } from './offer.entity.ts'
import { inactiveReasons, product, stockEntry } from './product.entity.ts'

describe('product', () => {
  describeFields(product, {
    'S-3-020': 'id id_item id_item_old bar_code',
    'S-3-021': 'title subTitle title_large brand description description_large provider',
    'S-3-023': 'category_id main_category_name sub_category_id',
    'S-3-024': 'main_category_id order',
    'S-3-025': 'tags',
    'S-3-026': 'price price_neto pum pumOffice',
    'S-3-027': 'grams_x_unidad unit_gram unit_measurement_pum',
    'S-3-028': 'unit_measurement',
    'S-3-029': 'photoUrl anotherPhotos',
    'S-3-030': 'videos',
    'S-3-032': 'maturity comment',
    'S-3-033': 'offices_ids_with_discount offices_ids_with_stock',
    'S-3-034': 'withoutStock inactiveManual inactiveReason',
    'S-3-035': 'hasDiscount',
    'S-3-036': 'the_discount only_buy_units restrictionsMessage',
    'S-3-037': 'viewsTotalCount',
    'S-3-038': 'salesTotalCount',
    'S-3-039': 'stock_branch_offices',
    'B-3-009': 'imageUploaded',
    'B-4-008': 'inactive inactiveManual',
  })
  describeFields(stockEntry, { 'S-3-039': 'id price price_neto discount stock stock_min pum quantity_pum' })
  test('S-3-022 type is normal unless custom, nothing else', () => {
    expect(aProduct().type).toBe('normal')
    expect(aProduct({ type: 'custom' }).type).toBe('custom')
    expect(product.safeParse({ ...aProduct(), type: 'other' }).success).toBe(false)
  })
  test('S-3-031 S-9-011 it counts in units or grams', () => {
    expect([aProduct().countType, aWeighedProduct().countType]).toEqual(['units', 'grams'])
    expect(product.safeParse({ ...aProduct(), countType: 'kilos' }).success).toBe(false)
  })
  test('S-3-034 reasons are split on the pipe', () => {
    expect(inactiveReasons('sin precio| sin imagen |')).toEqual(['sin precio', 'sin imagen'])
    expect(inactiveReasons(null)).toEqual([])
  })
})

describe('category', () => {
  describeFields(category, {
    'S-3-068': 'id categoryName originalName',
    'S-3-069': 'visibleName',
    'S-3-070': 'icon iconMini cover banner',
    'S-3-071': 'bannerBgColor',
    'S-3-072': 'withManturity',
    'S-3-074': 'totalProducts subcategories',
    'S-3-075': 'restrictionsMessage',
    'S-3-076': 'productsTags product_card_config',
    'S-3-077': 'productsTagsSelectable',
    'S-3-078': 'disabled',
  })
  test('S-3-073 position defaults to 1000', () => expect(category.parse({ id: 'c', categoryName: 'C' }).position).toBe(1000))
  test('B-3-004 position is at least 0', () => expect(category.safeParse({ ...aCategory(), position: -1 }).success).toBe(false))
  test('B-3-005 the banner colour is hexadecimal, white by default', () => {
    expect(aCategory().bannerBgColor).toBe('#ffffff')
    expect(category.safeParse({ ...aCategory(), bannerBgColor: 'verde' }).success).toBe(false)
  })
  test.each(['visibleName', 'withManturity', 'disabled'])('B-3-006 %s is a boolean', (field) => {
    expect(category.safeParse({ ...aCategory(), [field]: 'sí' }).success).toBe(false)
  })
  test('the meat category goes last when the business asks so', () => {
    const categories = [
      aCategory({ id: 'carnes', originalName: '2', position: 1 }),
      aCategory({ id: 'z', position: 9 }),
      aCategory({ id: 'a', position: 3 }),
    ]
    expect(sortCategories(categories, true).map((each) => each.id)).toEqual(['a', 'z', 'carnes'])
    expect(sortCategories(categories, false).map((each) => each.id)).toEqual(['carnes', 'a', 'z'])
  })
})

describe('sub-category', () => {
  describeFields(subCategory, {
    'S-3-083': 'id displayName name',
    'S-3-084': 'show',
    'S-3-086': 'photoUrl bannerUrl',
    'S-3-087': 'bannerBgColor productsTagsSelectable',
    'S-3-088': 'product_card_config',
    'S-3-089': 'disabled restrictionsMessage',
    'S-3-090': 'planometry',
    'B-3-008': 'updatedAt',
  })
  describeFields(planometry, { 'S-3-090': 'id office_id isle gondola' })
  test('S-3-085 order defaults to 1000', () => expect(aSubCategory().order).toBe(1000))
  test('B-3-007 order is at least -1', () => {
    expect(aSubCategory({ order: -1 }).order).toBe(-1)
    expect(subCategory.safeParse({ ...aSubCategory(), order: -2 }).success).toBe(false)
  })
})

describe('product card configuration', () => {
  describeFields(cardConfig, {
    'S-3-079': 'image likes brand show_sub_title provider price discount sku pum tags kg_detail price_preview_kg only_buy_units',
    'S-3-080': 'unit_gram_force',
    'S-3-081': 'alert_before_add',
    'S-3-082': [...cardFlags, 'alert_before_add'].map((flag) => `${flag}_detail`).join(' '),
  })
  describeFields(subCategoryCardConfig, { 'S-3-088': 'select_only_grams' })
  test('S-3-081 alert_before_add is a text, the flags are not', () => {
    expect(cardConfig.safeParse({ alert_before_add: 'Contiene alcohol', image: true }).success).toBe(true)
    expect(cardConfig.safeParse({ alert_before_add: true }).success).toBe(false)
    expect(cardConfig.safeParse({ image_detail: 'sí' }).success).toBe(false)
  })
})

describe('brand', () => describeFields(brand, { 'S-3-091': 'name displayName description logo totalProducts' }))

describe('offer', () => {
  describeFields(offer, {
    'S-3-105': 'id nameOffer url section order vertical',
    'S-3-106': 'subCategory category city branchOffice branchId routeMode',
    'S-3-107': 'startDate dueDate startDailyHour endDailyHour alldays',
    'S-3-108': 'photo photos video_url',
    'S-3-109': 'analyticsEvent',
    'B-3-014': 'inactive creationDate',
  })
  test('S-9-032 the eighteen sections, eight of them without home_v2', () => {
    expect(bannerSections.join(' ')).toBe(
      'HOME HOME_TOP_BANNER HOME_1_FULL HOME_1_LEFT HOME_1_RIGHT HOME_2_SLIDE HOME_3_LEFT HOME_4_LEFT HOME_4_RIGHT_1 HOME_4_RIGHT_2 HOME_SECOND HOME_THREE HOME_FOUR HOME_BRANDS COMUNIDADES_BANNER_1 HOME-POP-UP CHECKOUT-COUPONS OFFERS_TOP',
    )
    expect(sectionsFor(true)).toBe(bannerSections)
    expect(classicBannerSections.join(' ')).toBe(
      'HOME HOME_FOUR HOME_BRANDS HOME_SECOND HOME_THREE COMUNIDADES_BANNER_1 HOME-POP-UP OFFERS_TOP',
    )
  })

  const noon = new Date('2026-03-05T12:00:00-05:00')
  test.each([
    ['its last moment', { dueDate: '2026-03-05T17:00:00Z' }, true],
    ['one second past its end', { dueDate: '2026-03-05T16:59:59Z' }, false],
    ['its first moment', { startDate: '2026-03-05T17:00:00Z' }, true],
    ['one second before its start', { startDate: '2026-03-05T17:00:01Z' }, false],
    ['no dates', {}, true],
  ])('B-4-009 at %s', (_when, dates, active) => expect(isOfferActive(anOffer({ alldays: false, ...dates }), noon)).toBe(active))
  test.each([
    [12, 13, true],
    [10, 12, true],
    [13, 18, false],
    [0, 11, false],
    [0, 24, true],
    [13, null, true],
  ])('B-4-010 at noon, hours %s to %s: %s', (start, end, active) => {
    expect(isOfferActive(anOffer({ alldays: false, startDailyHour: start, endDailyHour: end }), noon)).toBe(active)
  })
  test('B-4-010 alldays ignores the hours', () =>
    expect(isOfferActive(anOffer({ alldays: true, startDailyHour: 13, endDailyHour: 18 }), noon)).toBe(true))
})

describe('discount badge: S-2-088..091 A-78', () => {
  test.each([
    [0, null],
    [-3, null],
    [15, 'low'],
    [15.01, 'medium'],
    [20, 'medium'],
    [20.01, 'high'],
  ])('%s is %s', (percentage, level) => expect(discountLevel(percentage)).toBe(level))
  test('it shows two decimals at most', () => expect([discountText(12.346), discountText(10)]).toEqual(['12,35%', '10%']))
})
