import { bannerSections } from '@plaza/contracts/catalog/offer.entity'
import { plainText } from '../catalog/search/words.ts'
import { idOf } from './ids.ts'
import { slug } from './menu.ts'
import type { Shelf } from './shelves.ts'
import type { DemoTenant } from './tenant.ts'

const day = 86_400_000
/** Grams of a Colombian libra. */
const pound = 500

export function offerRows(tenant: DemoTenant, now: Date) {
  const active = tenant.banners.map((banner, i) =>
    offerRow(tenant, banner, i, new Date(now.getTime() - (5 + (i % 20)) * day), new Date(now.getTime() + 120 * day)),
  )
  // One banner that ended and one of the evening, so that the back office shows both cases.
  const [first] = tenant.banners
  return [
    ...active,
    {
      ...offerRow(tenant, first!, 900, new Date(now.getTime() - 60 * day), new Date(now.getTime() - 30 * day)),
      name_offer: 'Feria de Cali (terminada)',
    },
    {
      ...offerRow(tenant, { ...first!, section: 'HOME' }, 901, new Date(now.getTime() - 10 * day), new Date(now.getTime() + 60 * day)),
      name_offer: 'Hora feliz de la tarde',
      alldays: false,
      start_daily_hour: 18,
      end_daily_hour: 24,
      content: { title: 'Hora feliz', text: 'De 6 de la tarde a medianoche', button: 'Ver ofertas' },
      url: '/offers',
    },
  ]
}

function offerRow(tenant: DemoTenant, banner: DemoTenant['banners'][number], i: number, start: Date, due: Date) {
  // A brand is known by its sign.
  const photo = `/media/${tenant.id}/${banner.section === 'HOME_BRANDS' ? `brand-${slug(banner.title)}` : `offer-${i >= 900 ? 0 : i}`}`
  const category = banner.url.startsWith('@') ? idOf(tenant.id, 'category', banner.url.slice(1)) : null
  return {
    id: idOf(tenant.id, 'offer', i),
    name_offer: banner.title,
    url: category ? `/product-category/${category}` : banner.url,
    category,
    start_date: start.toISOString(),
    due_date: due.toISOString(),
    route_mode: 'internal',
    photo,
    photos: [photo],
    order: i,
    alldays: true,
    start_daily_hour: null as number | null,
    end_daily_hour: null as number | null,
    analytics_event: `banner_${banner.section.toLowerCase()}`,
    section: banner.section,
    vertical: /^HOME_(3_LEFT|4_RIGHT)/.test(banner.section),
    content: { title: banner.title, text: banner.text, button: banner.button },
    creation_date: start.toISOString(),
  }
}

export const sectionsOf = (tenant: DemoTenant) =>
  bannerSections.filter((section) => tenant.banners.some((banner) => banner.section === section))

export function couponRows(tenant: DemoTenant, shelves: readonly Shelf[], now: Date) {
  return tenant.coupons.map((coupon) => ({
    id: idOf(tenant.id, 'coupon', coupon.code),
    type: coupon.type ?? 'total_cart',
    code: coupon.code,
    description: coupon.description,
    uses_per_user_limit: coupon.perUser ?? 0,
    uses_total_limit: coupon.total ?? 0,
    uses_total_count: 0,
    stack_limit: coupon.stack ?? 1,
    start_date: new Date(now.getTime() - 90 * day).toISOString(),
    end_date: new Date(now.getTime() + (coupon.ended ? -20 : 180) * day).toISOString(),
    produts_ids: coupon.type === 'products_price' ? couponProducts(coupon.code, shelves) : [],
    value: coupon.value,
    percentage: coupon.percentage,
    offices_ids: [],
    auto_activate: coupon.auto ?? false,
    inactive: false,
  }))
}

function couponProducts(code: string, shelves: readonly Shelf[]) {
  const departments = code.startsWith('plaza') ? ['fruver'] : code.startsWith('limpio') ? ['aseo'] : ['panaderia', 'lacteos']
  return shelves
    .filter(({ article, product }) => departments.includes(article.department.key) && !product.inactive)
    .slice(0, 60)
    .map(({ product }) => product.id)
}

export function communityRows(tenant: DemoTenant, shelves: readonly Shelf[], now: Date) {
  const creator = { creator_id: idOf(tenant.id, 'user', 'superadmin@demo.co'), creator: 'Margarita Saavedra' }
  const shared = tenant.community.map((each, i) => ({
    id: idOf(tenant.id, 'community', each.name),
    name: each.name,
    body: each.body,
    photo_url: `/media/${tenant.id}/community-${i}`,
    photos: [`/media/${tenant.id}/community-${i}`],
    products: cartOf(each.products, shelves),
    ...creator,
    type: each.type as string,
    show_on_checkout: each.type === 'market',
    recipe_details: each.details ?? null,
    banner_footer: { image: `/media/${tenant.id}/offer-0`, link: '/offers' },
    creation_date: new Date(now.getTime() - (i + 1) * 2 * day).toISOString(),
  }))
  const own = ['Mercado de la casa', 'Para la oficina'].map((name, i) => ({
    ...shared[0]!,
    id: idOf(tenant.id, 'community', `cliente ${name}`),
    name,
    body: '',
    photo_url: null,
    photos: [],
    products: cartOf(
      i === 0 ? ['Arroz blanco', 'Leche entera', 'Huevo AA', 'Plátano maduro'] : ['Café molido', 'Azúcar blanca', 'Vasos'],
      shelves,
    ),
    creator_id: idOf(tenant.id, 'user', 'cliente@demo.co'),
    creator: 'Valentina Cabal Restrepo',
    type: 'private_user_collection',
    show_on_checkout: false,
    recipe_details: null,
    banner_footer: { image: '', link: '' },
  }))
  return [...shared, ...own]
}

/** The first active product whose name has all the words, for each entry; what the business does not carry is left out. */
function cartOf(wanted: readonly string[], shelves: readonly Shelf[]) {
  const found = wanted.map((words) => {
    const parts = plainText(words).split(' ')
    return shelves.find(
      ({ product, branches }) =>
        !product.inactive &&
        !product.inactive_manual &&
        branches.every((branch) => branch.stock > 0) &&
        parts.every((part) =>
          plainText(product.title)
            .split(' ')
            .some((word) => word.startsWith(part)),
        ),
    )
  })
  const products = [...new Set(found.filter((each) => each !== undefined))]
  return products.map(({ product }) => ({ id: product.id, ...amountOf(product), comment: '' }))
}

/** What a recipe takes of one thing: about a pound of what is weighed, in whole steps, one of the rest. */
function amountOf({ count_type, only_buy_units, unit_gram }: Shelf['product']) {
  if (count_type !== 'grams' || only_buy_units || !unit_gram) return { count: 1, countType: 'units' }
  return { count: Math.max(1, Math.round(pound / unit_gram)) * unit_gram, countType: 'grams' }
}
