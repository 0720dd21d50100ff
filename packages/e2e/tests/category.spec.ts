import type { Locator, Page, Route } from 'playwright/test'
import { cards, openDrawer, settled } from '../src/screens.ts'
import { businesses, expect, returning, signIn, test } from '../src/world.ts'

// Answers of other shapes than the demo's are given here, which a worker would hide.
test.use({ serviceWorkers: 'block' })

/** A category of the demo whose sub-categories have several pages and are soon read through. */
const small = 'Mascotas'

interface Sub {
  id: string
  displayName: string
  order: number
}
interface Category {
  id: string
  categoryName: string
  subcategories: Sub[]
}

const texts = {
  categoryEnd: 'No se encontraron mas productos en la categoria.',
  subCategoryEnd: 'Parece que no hay más productos en esta subcategoría.',
  unknown: 'No encontramos la categoria indicada, Seras redireccionado al inicio.',
}

for (const business of businesses)
  test(`${business}: a category shows its pictures, what is recommended and all it has, one sub-category after another to its end: S-2-015 S-2-058 S-2-059 S-2-060 S-2-061 S-2-062 S-2-063 S-2-064 S-2-065 S-2-066 S-2-067 S-2-071 S-7-039 S-8-060 S-3-129`, async ({
    page,
    api,
    address,
  }) => {
    const category = await categoryOf(api(business), small)
    await returning(page, api(business), address(business))
    const asked = askedPages(page)
    await page.goto(`${address(business)}/product-category/${category.id}`)
    const main = page.getByRole('main')
    for (const picture of ['category-banner', 'category-cover'])
      await expect(main.getByTestId(picture).getByRole('presentation')).toHaveJSProperty('complete', true)
    const trail = main.getByRole('navigation', { name: 'Ruta de navegación' })
    await expect(trail).toHaveText(new RegExp(`^Inicio.?${small}$`))
    await expect(trail.getByRole('link')).toHaveAttribute('href', '/')
    const title = business === 'verde' ? `Los mas recomendados en ${small}` : `Lo que más llevan en ${small}`
    await expect(main.getByRole('heading', { name: title, exact: true })).toBeVisible()
    const carousel = main.getByRole('region', { name: `Recomendados en ${small}` })
    expect(await carousel.getByRole('article').count()).toBeGreaterThan(3)
    await expect(main.getByTestId('categories_scroll_horizontal')).toHaveCount(business === 'verde' ? 1 : 0)

    await toTheEnd(page, main.getByText(texts.categoryEnd))
    const subs = category.subcategories.toSorted((one, other) => one.order - other.order)
    const headings = main.getByRole('heading', { name: /^Todo en / })
    await expect(headings).toHaveText(business === 'verde' ? subs.map((sub) => `Todo en ${sub.displayName}`) : [`Todo en ${small}`])
    await expect(main.getByText(texts.subCategoryEnd)).toHaveCount(business === 'verde' ? subs.length : 0)
    expect(asked).toEqual(await expectedPages(api(business), category.id, subs))
  })

test('a sub-category is one listing of its own, asked for page by page: S-2-016 S-2-071 S-2-073', async ({ page, api, address }) => {
  const category = await categoryOf(api('verde'), 'Despensa')
  const [sub] = category.subcategories as [Sub]
  await returning(page, api('verde'), address('verde'))
  const asked = askedPages(page)
  await page.goto(`${address('verde')}/product-subcategory/${category.id}/${sub.id}`)
  const main = page.getByRole('main')
  await expect(main.getByRole('navigation', { name: 'Ruta de navegación' })).toHaveText(new RegExp(`Inicio.?Despensa.?${sub.displayName}$`))
  await expect(main.getByRole('heading', { name: `Todo en ${sub.displayName}` })).toBeVisible()
  await toTheEnd(page, main.getByText(texts.subCategoryEnd))
  const [, ...expected] = await expectedPages(api('verde'), category.id, [sub])
  // The first page came with the HTML.
  expect(asked).toEqual(expected)
})

test('filters and order stand in the address, can be taken back one by one, and Back and a reload lead to the same place: S-2-174 S-2-175', async ({
  page,
  api,
  address,
}) => {
  const category = await categoryOf(api('azul'), 'Mercado básico')
  await returning(page, api('azul'), address('azul'))
  await page.goto(`${address('azul')}/product-category/${category.id}?orden=price_asc`)
  const main = page.getByRole('main')
  const count = main.getByRole('status').filter({ hasText: /^\d+ productos?$/ })
  await expect(count).toBeVisible()
  expect(await pricesOf(page)).toEqual((await pricesOf(page)).toSorted((one, other) => one - other))

  const opener = main.getByRole('button', { name: /^Filtros/ })
  await opener.focus()
  await page.keyboard.press('Enter')
  await expect(opener).toHaveAttribute('aria-expanded', 'true')
  const brand = main.getByRole('group', { name: 'Marca' }).getByRole('checkbox').first()
  const [name, size] = (await brand.locator('xpath=..').innerText()).split('\n') as [string, string]
  await brand.press('Space')
  await expect(page).toHaveURL(/marca=/)
  await expect(count).toHaveText(new RegExp(`^${size.trim()} productos?$`))
  await main.getByLabel('Desde').fill('2.000')
  await main.getByLabel('Hasta').fill('9000')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/desde=2000&hasta=9000/)
  await expect(main.getByRole('link', { name: /^Quitar el filtro/ })).toHaveCount(2)
  await settled(page)
  expect((await pricesOf(page)).every((price) => price >= 2000 && price <= 9000)).toBe(true)
  await main.getByRole('link', { name: `Quitar el filtro ${name}` }).click()
  await expect(page).not.toHaveURL(/marca=/)
  await expect(main.getByRole('link', { name: /^Quitar el filtro/ })).toHaveText(
    ['$2.000 a $9.000'].map((text) => new RegExp(text.replace(/[$.]/g, '\\$&').replace('\\$', '\\$\\s?').replace(' a \\$', ' a \\$\\s?'))),
  )
  await page.goBack()
  await expect(page).toHaveURL(/marca=/)
  await expect(main.getByRole('link', { name: `Quitar el filtro ${name}` })).toBeVisible()

  await page.goto(`${address('azul')}/product-category/${category.id}?orden=name`)
  await expect.poll(async () => (await scrollTo(page, 1e6), cards(page).count())).toBeGreaterThan(60)
  await settled(page)
  const target = cards(page).nth(50)
  await target.scrollIntoViewIfNeeded()
  const there = await page.evaluate(() => scrollY)
  await target.getByRole('link').last().click()
  await expect(page).toHaveURL(/\/product\//)
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
  const asked = askedPages(page)
  await page.goBack()
  await expect(target).toBeInViewport()
  expect(Math.abs((await page.evaluate(() => scrollY)) - there)).toBeLessThan(3)
  expect(asked).toEqual([])
  await page.reload()
  await expect(target).toBeInViewport()
  await expect.poll(async () => Math.abs((await page.evaluate(() => scrollY)) - there)).toBeLessThan(3)
})

test('on a phone the filters are a sheet that keeps the focus and gives it back: A-133 S-8-062', async ({ visitor, api, address }) => {
  const page = await visitor('verde', { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true })
  const category = await categoryOf(api('verde'), 'Despensa')
  await returning(page, api('verde'), address('verde'))
  await page.goto(`/categoria/${category.id}?marca=Nadie%3Cscript%3E`)
  await expect(page.getByRole('main').getByText('No hay productos', { exact: true })).toBeVisible()
  await page.getByRole('main').getByRole('link', { name: 'Quitar los filtros' }).click()
  await expect(page).not.toHaveURL(/\?/)
  const opener = page.getByRole('button', { name: /^Filtros/ })
  await opener.click()
  const sheet = page.getByRole('dialog', { name: 'Filtros' })
  await sheet.getByRole('checkbox', { name: /Solo productos en oferta/ }).click()
  await expect(page).toHaveURL(/ofertas=true/)
  const total = /^Ver (\d+) productos$/
  await expect(sheet.getByRole('button', { name: total })).toBeVisible()
  await expect(sheet.getByRole('checkbox', { name: /Solo productos en oferta/ })).toBeChecked()
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
  await page.keyboard.press('Escape')
  await expect(sheet).toBeHidden()
  await expect(opener).toBeFocused()
  await expect(
    cards(page)
      .first()
      .getByText(/^Descuento/),
  ).toBeAttached()
  // Module categories_tags: the category's own tags.
  const tag = page.getByTestId('categories_tags').getByRole('link').first()
  await tag.click()
  await expect(page).toHaveURL(/etiqueta=/)
  await expect(tag).toHaveAttribute('aria-current', 'true')
})

test('what does not exist says so, and an unknown category leads home after 3 s: S-2-072 A-72 A-84', async ({ page, api, address }) => {
  await returning(page, api('verde'), address('verde'))
  const { id } = await categoryOf(api('verde'), small)
  await page.addInitScript(clockText, texts.unknown)
  for (const strange of ['zzz', (await categoryOf(api('azul'), small)).id, '%3Cscript%3Ealert(1)%3C%2Fscript%3E', "x'%20or%201=1"]) {
    await page.goto(`${address('verde')}/categoria/${strange}`)
    await expect(page.getByRole('alert').getByText(texts.unknown)).toBeVisible()
  }
  await expect(page).toHaveURL(`${address('verde')}/`)
  const stood = await page.evaluate(() => (globalThis as unknown as { stood: number }).stood)
  expect(stood).toBeGreaterThanOrEqual(2900)
  await page.goto(`${address('verde')}/product-subcategory/${id}/zzz?orden=nada&desde=-1`)
  await expect(page.getByText('No encontramos la subcategoría indicada.')).toBeVisible()
  await expect(page.getByRole('link', { name: `Ver todo en ${small}` })).toHaveAttribute('href', `/product-category/${id}`)
})

test('what is empty says why: S-2-068 S-2-069 S-2-070 S-8-057 A-133', async ({ page, api, address }) => {
  const category = await categoryOf(api('verde'), small)
  const [nothing, soldOut] = category.subcategories as [Sub, Sub]
  await returning(page, api('verde'), address('verde'))
  const bare = { ...category, id: 'sin-subcategorias', categoryName: 'Sin subcategorías', subcategories: [] }
  await page.route(/\/api\/v2\/categories/, (route) => route.fulfill({ json: { data: { items: [category, bare] } } }))
  await page.route(/\/api\/v2\/products\//, async (route) => {
    const query = new URL(route.request().url()).searchParams
    const sub = query.get('sub_category_id')
    const sells = query.get('inStock') === 'false' && sub === soldOut.id
    if (!sells && (query.get('category_id') === bare.id || sub === nothing.id || sub === soldOut.id || sub === null))
      return route.fulfill({ json: emptyPage })
    return route.continue()
  })
  await throughDrawer(page, address('verde'), small)
  const main = page.getByRole('main')
  await expect(main.getByTestId('recommended')).toContainText('No hay productos recomendados en esta categoría.')
  const group = (sub: Sub) => main.getByRole('region', { name: `Todo en ${sub.displayName}` })
  await expect(group(nothing).getByText('No hay productos en esta subcategoría.', { exact: true })).toBeVisible()
  await expect(group(soldOut).getByText('No hay productos disponibles en esta subcategoría.', { exact: true })).toBeVisible()
  await throughDrawer(page, null, bare.categoryName)
  await expect(main.getByText('No se encontraron subcategorías.')).toBeVisible()
})

test('what fails says so in its place, keeps what is there and goes on when asked again: S-8-058 S-8-059 S-8-064 A-81', async ({
  page,
  api,
  address,
}) => {
  const category = await categoryOf(api('verde'), small)
  const [first, second] = category.subcategories as [Sub, Sub]
  await returning(page, api('verde'), address('verde'))
  const broken = new Set(['recommended', `${first.id} 2`, `${second.id} 1`])
  await page.route(/\/api\/v2\/products\//, (route: Route) => {
    const query = new URL(route.request().url()).searchParams
    const sub = query.get('sub_category_id')
    const name = sub === null ? 'recommended' : `${sub} ${query.get('page')}`
    return broken.has(name) ? route.fulfill({ status: 500, json: { code: 'INTERNAL', message: 'Ups' } }) : route.continue()
  })
  await throughDrawer(page, address('verde'), small)
  const main = page.getByRole('main')
  const recommended = main.getByTestId('recommended')
  await expect(recommended.getByText('No logramos cargar los productos recomendados.')).toBeVisible()
  broken.delete('recommended')
  await recommended.getByRole('button', { name: 'Reintentar' }).click()
  await expect(recommended.getByRole('article').first()).toBeVisible()

  for (const [name, failed] of [
    [`${first.id} 2`, 'Error al cargar más productos'],
    [`${second.id} 1`, 'Error al cargar los productos de la subcategoría'],
  ] as const) {
    await toTheEnd(page, main.getByText(failed, { exact: true }))
    const kept = await cards(page).count()
    await expect(main.getByText('Cargando más productos...')).toHaveCount(0)
    await expect(page.locator('[data-toast]')).toHaveCount(0)
    broken.delete(name)
    await main.getByRole('button', { name: 'Reintentar' }).click()
    await expect(main.getByText(failed, { exact: true })).toHaveCount(0)
    await expect.poll(() => cards(page).count()).toBeGreaterThan(kept)
  }
})

test('the drawer is walked by keyboard; staff see the order numbers, shoppers do not: B-6-009 S-9-027', async ({ page, api, address }) => {
  const { subcategories } = await categoryOf(api('verde'), small)
  await returning(page, api('verde'), address('verde'))
  await page.goto(address('verde'))
  const opened = async () => {
    await openDrawer(page)
    const more = page.getByRole('dialog').getByRole('button', { name: `Subcategorías de ${small}` })
    await more.focus()
    await page.keyboard.press('Enter')
    await expect(more).toHaveAttribute('aria-expanded', 'true')
    return page.getByTestId('sub-categories').getByRole('list').getByRole('link')
  }
  await expect(await opened()).toHaveText(subcategories.map(({ displayName }) => displayName))
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toBeHidden()
  await signIn(page, 'admin@demo.co')
  await expect(await opened()).toHaveText(subcategories.map(({ displayName, order }) => new RegExp(`^${displayName}Orden ${order}$`)))
})

/** Runs in the page: how long a text stood, once it is gone. */
function clockText(text: string) {
  let since: number | null = null
  new MutationObserver(() => {
    const stands = document.body?.textContent?.includes(text) ?? false
    if (stands) since ??= performance.now()
    else if (since !== null) Object.assign(globalThis, { stood: performance.now() - since })
  }).observe(document, { subtree: true, childList: true, characterData: true })
}

type Asking = ReturnType<Parameters<Parameters<typeof test>[2]>[0]['api']>

async function categoryOf(api: Asking, name: string): Promise<Category> {
  const [office] = await api.offices()
  const { data } = await api.must('GET', `/api/v2/categories?branch_id=${office.id}`)
  return data.items.find((each: Category) => each.categoryName === name)
}

/** Pages of sub-categories that the page asks for, as `sub page limit`, in their order. */
function askedPages(page: Page): string[] {
  const asked: string[] = []
  page.on('request', (request) => {
    const { pathname, searchParams: query } = new URL(request.url())
    if (!/\/api\/v2\/products\/[^/]+$/.test(pathname) || query.get('inStock') === 'false') return
    asked.push(`${query.get('sub_category_id')} ${query.get('page')} ${query.get('limit')}`)
  })
  return asked
}

async function expectedPages(api: Asking, category: string, subs: readonly Sub[]): Promise<string[]> {
  const [office] = await api.offices()
  const pages: string[] = []
  for (const { id } of subs) {
    const answer = await api.must('GET', `/api/v2/products/${office.id}?category_id=${category}&sub_category_id=${id}&limit=20`)
    for (let page = 1; page <= answer.products.data.pagination.totalPages; page++) pages.push(`${id} ${page} 20`)
  }
  return pages
}

const emptyPage = {
  products: { data: { items: [], pagination: { page: 1, totalPages: 0, limit: 20, totalCount: 0, hasNextPage: false } } },
}

const scrollTo = (page: Page, top: number) => page.evaluate((wished) => globalThis.scrollTo({ top: wished, behavior: 'instant' }), top)

/** Scrolls on until this is said. */
const toTheEnd = (page: Page, said: Locator) =>
  expect.poll(async () => (await scrollTo(page, 1e6), said.isVisible()), { timeout: 30_000, intervals: [50] }).toBe(true)

const pricesOf = async (page: Page) =>
  (await cards(page).locator('.pz-price__now').allInnerTexts()).map((text) => Number(text.replace(/\D/g, '')))

/** To a category within the page, so that the browser asks for its answers; `from` is where the visit begins. */
async function throughDrawer(page: Page, from: string | null, name: string) {
  if (from) await page.goto(`${from}/terms`)
  await openDrawer(page)
  await page.getByRole('dialog').getByRole('link', { name, exact: true }).click()
  await expect(page).toHaveURL(/\/product-category\//)
}
