import * as z from 'zod/mini'
import { user } from '../account/user.entity.ts'
import { office } from '../branches/office.entity.ts'
import { campaign } from '../campaigns/campaign.entity.ts'
import { coupon, couponUse } from '../cart/coupon.entity.ts'
import { cartHistoryEntry } from '../cart/history.entity.ts'
import { writtenStockEntry } from '../catalog/admin-product.entity.ts'
import { brand } from '../catalog/brand.entity.ts'
import { category } from '../catalog/category.entity.ts'
import { offer } from '../catalog/offer.entity.ts'
import { product } from '../catalog/product.entity.ts'
import { customCart } from '../community/custom-cart.entity.ts'
import { habeasRegistration } from '../habeas/registration.entity.ts'
import { type Access, anyone, signedIn, staff } from '../kernel/access.ts'
import { order } from '../orders/order.entity.ts'
import { log, stat } from '../stats/stat.entity.ts'
import { writable } from './writable.ts'

/** S-7-016: names of the generic resources, spelled so. */
export const resourceNames = [
  'brands',
  'campaings',
  'categories',
  'cupons',
  'cupons-used',
  'custom_carts',
  'habeas-data',
  'logs',
  'offers',
  'offices',
  'orders',
  'products',
  'shopping_cart',
  'shopping_cart_history',
  'stats',
  'users',
] as const
export type ResourceName = (typeof resourceNames)[number]

type Verb = 'create' | 'update' | 'remove'

export interface Resource {
  readonly entity: z.ZodMiniObject
  readonly read: Access
  /** Which writes exist, and for whom; a verb left out has no call. */
  readonly may: Readonly<Partial<Record<Verb, Access>>>
  /** What `create` and `update` accept; other fields are ignored. `required` ones must be there to create. */
  readonly fields: z.ZodMiniObject
  readonly required: readonly string[]
}

const all = (access: Access) => ({ create: access, update: access, remove: access })
const nothing = { may: {}, fields: z.object({}), required: [] } as const

/** S 7, B 6, A-30: the resources, their fields and who may read and write them. Own-record rules (carts, collections, coupons by code) are the server's. */
export const resources: Readonly<Record<ResourceName, Resource>> = {
  brands: {
    entity: brand,
    read: anyone,
    may: all(staff('products')),
    fields: writable(brand, ['name', 'displayName', 'description', 'logo', 'inactive']),
    required: ['name', 'displayName'],
  },
  campaings: {
    entity: campaign,
    read: staff('campaigns'),
    may: all(staff('campaigns')),
    fields: writable(campaign, ['type', 'title', 'description', 'office', 'uid', 'photoUrl', 'inactive']),
    required: ['type', 'title'],
  },
  categories: {
    entity: category,
    read: anyone,
    may: all(staff('categories')),
    fields: writable(category, [
      'categoryName',
      'originalName',
      'visibleName',
      'icon',
      'iconMini',
      'cover',
      'banner',
      'bannerBgColor',
      'withManturity',
      'position',
      'restrictionsMessage',
      'iva_class',
      'productsTags',
      'productsTagsSelectable',
      'product_card_config',
      'disabled',
      'inactive',
    ]),
    required: ['categoryName'],
  },
  cupons: {
    entity: coupon,
    read: signedIn,
    may: all(staff('coupons')),
    fields: writable(coupon, [
      'type',
      'code',
      'description',
      'usesPerUserLimit',
      'usesTotalLimit',
      'stackLimit',
      'startDate',
      'endDate',
      'produtsIds',
      'value',
      'percentage',
      'offices_ids',
      'autoActivate',
      'inactive',
    ]),
    required: ['type', 'code'],
  },
  'cupons-used': { entity: couponUse, read: staff('coupons'), ...nothing },
  custom_carts: {
    entity: customCart,
    read: anyone,
    may: all(signedIn),
    fields: writable(customCart, [
      'name',
      'body',
      'photoUrl',
      'photos',
      'videoUrl',
      'products',
      'type',
      'showOnCheckout',
      'recipe_details',
      'banner_footer',
      'inactive',
    ]),
    required: ['name', 'type'],
  },
  'habeas-data': {
    entity: habeasRegistration,
    read: staff('habeas'),
    may: { create: anyone, update: staff('habeas'), remove: staff('habeas') },
    fields: writable(habeasRegistration, [
      'user_type',
      'client_type',
      'promotional_send_authorization',
      'user_data',
      'company_data',
      'consent',
    ]),
    required: ['user_type', 'user_data'],
  },
  logs: {
    entity: log,
    read: staff('stats'),
    may: { create: staff('stats') },
    fields: writable(log, ['type', 'value']),
    required: ['type'],
  },
  offers: {
    entity: offer,
    read: anyone,
    may: all(staff('banners')),
    fields: writable(offer, [
      'nameOffer',
      'url',
      'subCategory',
      'startDate',
      'dueDate',
      'routeMode',
      'photo',
      'photos',
      'video_url',
      'order',
      'startDailyHour',
      'endDailyHour',
      'alldays',
      'analyticsEvent',
      'category',
      'city',
      'branchOffice',
      'branchId',
      'section',
      'vertical',
      'content',
      'inactive',
    ]),
    required: ['nameOffer', 'section'],
  },
  offices: {
    entity: office,
    read: anyone,
    may: all(staff('offices')),
    fields: writable(office, [
      'name',
      'displayName',
      'city',
      'address',
      'geopoint',
      'polygon',
      'support_number',
      'delivery_time_per_product',
      'inactive',
    ]),
    required: ['name', 'displayName', 'city', 'address', 'geopoint'],
  },
  orders: { entity: order, read: signedIn, ...nothing },
  products: {
    entity: product,
    read: anyone,
    may: all(staff('products')),
    fields: z.extend(
      writable(product, [
        'id_item',
        'id_item_old',
        'bar_code',
        'title',
        'subTitle',
        'title_large',
        'brand',
        'description',
        'description_large',
        'provider',
        'type',
        'category_id',
        'sub_category_id',
        'tags',
        'order',
        'grams_x_unidad',
        'unit_gram',
        'unit_measurement',
        'unit_measurement_pum',
        'photoUrl',
        'anotherPhotos',
        'videos',
        'countType',
        'maturity',
        'only_buy_units',
        'restrictionsMessage',
        'iva_class',
        'inactive',
        'inactiveManual',
        'inactiveReason',
      ]),
      { stock_branch_offices: z.optional(z.array(writtenStockEntry)) },
    ),
    // What a new product needs is refused one by one, each with its own text (B-5-028 to B-5-030).
    required: [],
  },
  shopping_cart: { entity: order, read: signedIn, ...nothing },
  shopping_cart_history: {
    entity: cartHistoryEntry,
    read: signedIn,
    may: { create: signedIn },
    fields: writable(cartHistoryEntry, ['action', 'shoppingCart', 'device']),
    required: ['action'],
  },
  stats: {
    entity: stat,
    read: staff('stats'),
    may: { create: staff('stats') },
    fields: writable(stat, ['type', 'value', 'reference', 'aditionalReference', 'module', 'office', 'displayName']),
    required: ['type', 'value'],
  },
  users: { entity: z.omit(user, { token: true, FCMtoken: true, socket_id: true }), read: staff('users'), ...nothing },
}
