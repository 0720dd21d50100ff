import { type Article, wholeAssortment } from './catalog.ts'
import { hash } from './random.ts'
import type { DemoTenant } from './tenant.ts'

const made = new Map<string, readonly Article[]>()

/** The articles a business carries: its own choice of brands, and of sizes and variants within them. */
export function articlesOf(tenant: DemoTenant): readonly Article[] {
  const known = made.get(tenant.id)
  if (known) return known
  const menu = new Set(tenant.menu.map(([key]) => key))
  const articles = wholeAssortment(tenant.own).filter((article) => menu.has(article.department.key) && carried(article, tenant))
  made.set(tenant.id, articles)
  return articles
}

function carried(article: Article, { id, carries }: DemoTenant) {
  // What every shop must have: loose fruit and vegetables, and the fresh counter.
  if (article.brand === '') return hash(`${id} fresh ${article.slug}`) % 100 < 92
  if (article.department.key === 'fruver' || article.department.key === 'carnes') return hash(`${id} fresh ${article.slug}`) % 100 < 84
  if (!article.own && hash(`${id} brand ${article.department.key} ${article.brand}`) % 100 >= carries.brands) return false
  return hash(`${id} article ${article.slug}`) % 100 < carries.articles
}
