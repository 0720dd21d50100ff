import { departments } from '../assortment/index.ts'
import { brandOf } from '../brands.ts'
import { slug } from '../menu.ts'
import { articlesOf } from '../stock.ts'
import type { DemoTenant } from '../tenant.ts'
import { tenantNamed } from '../tenants/index.ts'
import { type ScenePicture, sceneSvg, type SignPicture, signSvg } from './banner.ts'
import { lighten } from './colour.ts'
import { type ProductPicture, productSvg, viewsOf } from './scene.ts'

export type Recipe = ProductPicture | ScenePicture | SignPicture

const books = new Map<string, ReadonlyMap<string, Recipe>>()

/** Draws one of the demo's pictures as SVG; null when the business has none of that key. */
export async function demoPicture(business: string, key: string): Promise<Buffer | null> {
  const tenant = tenantNamed(business)
  const recipe = recipesOf(tenant).get(key)
  return recipe ? Buffer.from(await draw(recipe, `${tenant.id} ${key}`)) : null
}

/** Every picture a demo business refers to, by key. */
export function recipesOf(tenant: DemoTenant): ReadonlyMap<string, Recipe> {
  const known = books.get(tenant.id)
  if (known) return known
  const book = new Map<string, Recipe>([...productPages(tenant), ...menuPages(tenant), ...showcasePages(tenant), ...signPages(tenant)])
  books.set(tenant.id, book)
  return book
}

function draw(recipe: Recipe, seed: string) {
  if (recipe.kind === 'product') return productSvg(recipe, seed)
  return recipe.kind === 'scene' ? sceneSvg(recipe, seed) : signSvg(recipe)
}

/** Keys of a product's pictures, the main one first. */
export const productPictureKeys = (slug: string) => [`p-${slug}`, `p-${slug}_2`, `p-${slug}_3`]

const productPages = (tenant: DemoTenant): [string, Recipe][] =>
  articlesOf(tenant).flatMap(({ slug, picture }) => {
    const views = viewsOf(picture)
    return productPictureKeys(slug).map((key, i): [string, Recipe] => [key, views[i]!])
  })

function menuPages({ menu }: DemoTenant): [string, Recipe][] {
  return menu.flatMap(([key]) => {
    const { ground, item, subs } = departments.find((each) => each.key === key)!
    const soft = { from: lighten(ground, 0.84), to: lighten(ground, 0.5) }
    const scene = (items: string[], width: number, height: number, place: ScenePicture['place'] = 'middle'): Recipe => ({
      kind: 'scene',
      items,
      width,
      height,
      place,
      ...soft,
    })
    const items = [...new Set([item, ...subs.map((sub) => sub.item)])]
    return [
      [`icon-${key}`, scene([item], 640, 640)],
      [`mini-${key}`, scene([item], 320, 320)],
      [`cover-${key}`, scene(items.slice(0, 3), 960, 720)],
      [`banner-${key}`, scene(items.slice(0, 5), 1920, 480, 'right')],
      ...subs.map((sub, i): [string, Recipe] => [`sub-${key}-${i}`, scene([sub.item], 480, 480)]),
    ]
  })
}

function showcasePages({ banners, community }: DemoTenant): [string, Recipe][] {
  return [
    ...banners.map(({ section, items, from, to }, i): [string, Recipe] => [
      `offer-${i}`,
      { kind: 'scene', items, from, to, ...frameOf(section) },
    ]),
    ...community.map(({ items, colour }, i): [string, Recipe] => [
      `community-${i}`,
      { kind: 'scene', items, from: lighten(colour, 0.82), to: lighten(colour, 0.35), width: 960, height: 640, place: 'middle' },
    ]),
  ]
}

function frameOf(section: string): Pick<ScenePicture, 'width' | 'height' | 'place'> {
  if (section === 'HOME_BRANDS') return { width: 480, height: 320, place: 'middle' }
  if (/_RIGHT_|3_LEFT|POP-UP/.test(section)) return { width: 960, height: 720, place: 'middle' }
  if (/LEFT|RIGHT|SECOND|THREE|COUPONS/.test(section)) return { width: 960, height: 540, place: 'right' }
  return { width: 1920, height: 640, place: 'right' }
}

function signPages(tenant: DemoTenant): [string, Recipe][] {
  const { own, config } = tenant
  const brands = [...new Set(articlesOf(tenant).map((article) => article.brand || own.name))]
  const tree = tenant.id === 'azul' ? '🌊' : '🌳'
  return [
    ...brands.map((name): [string, Recipe] => [
      `brand-${slug(name)}`,
      { kind: 'sign', width: 480, height: 320, text: name, ...colours(name, own) },
    ]),
    ['logo', { kind: 'sign', width: 960, height: 320, text: config.title, main: own.main, second: own.second, item: tree }],
    ['logo-mini', { kind: 'sign', width: 320, height: 320, text: '', main: own.main, second: own.second, item: tree }],
    [
      'shadow',
      { kind: 'scene', width: 1920, height: 1080, items: [], from: lighten(own.main, 0.94), to: lighten(own.main, 0.82), place: 'middle' },
    ],
    [
      'mercados',
      {
        kind: 'scene',
        width: 960,
        height: 640,
        items: ['🧺', '🥬', '🍞'],
        from: lighten(own.main, 0.86),
        to: lighten(own.main, 0.55),
        place: 'middle',
      },
    ],
  ]
}

function colours(name: string, own: DemoTenant['own']) {
  const { main, second } = brandOf(name, own)
  return { main, second }
}
