import { discountOf } from '@plaza/contracts/catalog/branch-price.rules'
import { barCodeOf, type Article } from './catalog.ts'
import { idOf } from './ids.ts'
import { hash, randomFrom } from './random.ts'
import { articlesOf } from './stock.ts'
import type { DemoBranch, DemoTenant } from './tenant.ts'

export type ProductRow = ReturnType<typeof productRow>
export type BranchRow = ReturnType<typeof branchRow>

export interface Shelf {
  article: Article
  product: ProductRow
  branches: BranchRow[]
}

/** Every product with its price and stock at every branch, ready for the database. */
export function shelvesOf(tenant: DemoTenant, articles: readonly Article[] = articlesOf(tenant)): Shelf[] {
  return articles.map((article) => {
    const product = productRow(tenant, article)
    return {
      article,
      product,
      branches: tenant.branches.flatMap((branch, i) =>
        sells(tenant, article, i) ? [branchRow(tenant, article, product.id, branch, product.inactive)] : [],
      ),
    }
  })
}

// What people look for most, compared with each other.
const demand: Readonly<Record<string, number>> = { fruver: 1.5, lacteos: 1.3, panaderia: 1.1, carnes: 1.1, despensa: 1, bebidas: 0.8 }

function productRow(tenant: DemoTenant, article: Article) {
  const { title, subTitle, brand, provider, department, presentation, weighed } = article
  const random = randomFrom(`${tenant.id} product ${article.slug}`)
  const inactive = random.chance(0.012)
  const hidden = !inactive && random.chance(0.008)
  const tags = tagsOf(article)
  const id_item = String(10_000 + article.number)
  const bar_code = barCodeOf(article.number, brand)
  const views = Math.floor(4000 * (demand[department.key] ?? 0.6) * random() ** 4) + random.int(3, 60)
  return {
    id: idOf(tenant.id, 'product', article.slug),
    id_item,
    bar_code,
    title,
    sub_title: subTitle,
    title_large: `${title} ${subTitle}`,
    brand: brand || tenant.own.name,
    description: `${title}. ${subTitle}.`,
    description_large: describe(article, tenant),
    provider: brand ? provider : tenant.own.provider,
    category_id: idOf(tenant.id, 'category', department.key),
    sub_category_id: idOf(tenant.id, 'sub', `${department.key}/${article.sub.name}`),
    tags,
    order: 1000,
    grams_x_unidad: weighed ? presentation.net : null,
    unit_gram: weighed ? stepOf(presentation.net) : null,
    unit_measurement: presentation.measure,
    unit_measurement_pum: presentation.measure,
    // A product without a picture waits in the back office and is not on the shelves.
    photo_url: hidden ? null : `/media/${tenant.id}/p-${article.slug}`,
    another_photos: hidden ? [] : [2, 3].map((at) => `/media/${tenant.id}/p-${article.slug}_${at}`),
    count_type: weighed ? 'grams' : 'units',
    maturity: article.maturity,
    only_buy_units: weighed && presentation.net >= 1400,
    restrictions_message: department.restriction ?? null,
    iva_class: article.iva,
    inactive,
    inactive_manual: hidden,
    inactive_reason: inactive
      ? random.pick(['Descontinuado por el proveedor', 'Sin precio en el servicio web|Sin código de barras', 'Fuera de temporada'])
      : hidden
        ? 'Sin imagen'
        : '',
    sales_total_count: Math.floor(views * (0.05 + random() * 0.2)),
    views_total_count: views,
  }
}

// The first branch sells everything, the others nearly everything.
const sells = (tenant: DemoTenant, article: Article, branch: number) =>
  branch === 0 || hash(`${tenant.id} sells ${branch} ${article.slug}`) % 100 < 95

function branchRow(tenant: DemoTenant, article: Article, product_id: string, branch: DemoBranch, inactive: boolean) {
  const random = randomFrom(`${tenant.id} shelf ${article.slug} ${branch.key}`)
  const offer = offerOf(tenant, article, branch)
  const price = shelfPrice(tenant, article, branch)
  const price_neto = offer > 0 ? Math.round((price * (100 - offer)) / 1000) * 10 : price
  const empty = inactive || hash(`${tenant.id} out ${article.slug}`) % 100 < 2 || random.chance(0.03)
  const units = random.chance(0.06) ? random.int(1, 5) : random.int(12, 180)
  const { net } = article.presentation
  return {
    product_id,
    office_id: idOf(tenant.id, 'office', branch.key),
    price,
    price_neto,
    discount: discountOf({ price, price_neto }),
    stock: empty ? 0 : article.weighed ? units * net : units,
    stock_min: article.weighed ? net * 4 : 4,
    pum: Number((price_neto / net).toFixed(4)),
    quantity_pum: net,
  }
}

/** Shelf prices end in 00, 50 or 90. */
function shelfPrice({ id, level, branches }: DemoTenant, article: Article, branch: DemoBranch) {
  const mood = 0.97 + (hash(`${id} level ${article.family} ${article.brand}`) % 61) / 1000
  const here = 1 + (branches.indexOf(branch) - 1) * 0.006 * (hash(`${id} moves ${article.slug}`) % 3)
  const raw = article.price * level * mood * here
  if (raw < 3000) return Math.max(100, Math.round(raw / 50) * 50)
  const hundreds = Math.round(raw / 100) * 100
  return hash(`${id} ending ${article.slug}`) % 3 === 0 ? hundreds - 10 : hundreds
}

function offerOf(tenant: DemoTenant, article: Article, branch: DemoBranch) {
  if (article.department.key === 'licores' && article.price < 10_000) return 0
  const luck = hash(`${tenant.id} offer ${article.slug}`) % 100
  const here = hash(`${tenant.id} offer ${article.slug} ${branch.key}`) % 100
  const steps = [5, 8, 10, 12, 15, 18, 20, 25, 30, 40]
  if (luck < 11) return steps[luck % steps.length]!
  return luck < 17 && here < 40 ? steps[here % 6]! : 0
}

const stepOf = (net: number) => (net <= 160 ? 50 : net <= 600 ? 100 : 250)

const marks: readonly [RegExp, string][] = [
  [/integral|fibra|salvado/i, 'Integral'],
  [/deslactosad/i, 'Deslactosado'],
  [/sin azúcar|stevia|sucralosa|cero/i, 'Sin azúcar'],
  [/orgánic/i, 'Orgánico'],
  [/light|descremada/i, 'Light'],
  [/almendras|coco|soya|tofu|vegetal/i, 'Vegetal'],
  [/valluno|valle|caleñ|pandebono|lulada|champús|chontaduro|manjar blanco/i, 'Del Valle'],
  [/sin gluten|quinua|yuca|maíz/i, 'Sin gluten'],
  [/probiótica|griego/i, 'Alto en proteína'],
]

function tagsOf(article: Article) {
  const tags = marks.filter(([pattern]) => pattern.test(article.title)).map(([, tag]) => tag)
  return article.department.key === 'fruver' && article.weighed ? [...tags, 'Fresco'] : tags
}

function describe({ title, subTitle, brand, department, sub, weighed, maturity }: Article, tenant: DemoTenant) {
  const origin = brand ? `Marca ${brand}.` : `Seleccionado por ${tenant.config.title}.`
  const weight = weighed ? ' Se vende por peso: el valor final depende de los gramos que elijas.' : ''
  const ripe = maturity ? ' Dinos si lo prefieres verde, normal o maduro.' : ''
  return `${title}, presentación ${subTitle.toLowerCase()}. ${origin} ${sub.name} para tu mercado.${weight}${ripe} ${department.care}`
}
