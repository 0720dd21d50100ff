import { bannerSections, classicBannerSections } from '@plaza/contracts/catalog/offer.entity'
import type { Page } from 'playwright/test'
import type { Api } from '../src/api.ts'
import { expect, test } from '../src/own-shop.ts'
import { cards } from '../src/screens.ts'
import { businesses, chooseBranch, forgetPopUp, returning, signIn, withMotion } from '../src/world.ts'

test.describe.configure({ timeout: 120_000 })

/** Over the page, on the checkout and on the offers page. */
const elsewhere = ['HOME-POP-UP', 'CHECKOUT-COUPONS', 'OFFERS_TOP']
const main = (page: Page) => page.getByRole('main')
const placed = (page: Page) => main(page).locator('[data-section]')
const sectionsOn = async (page: Page) => [
  ...new Set(await placed(page).evaluateAll((all) => all.map((each) => each.getAttribute('data-section')))),
]

const popUp = (page: Page) => page.getByRole('dialog', { name: 'Bienvenido a Mercasamán' })

/** Long after it would have opened: more than its wait after the page has loaded, several times over, with room for its script to come. */
async function noPopUp(page: Page) {
  // By its place in the page: under a window it has no role.
  await expect(page.locator('main article').first()).toBeVisible()
  for (let turn = 0; turn < 4; turn++) {
    await page.waitForLoadState('networkidle')
    await page.clock.runFor(5000)
    await page.evaluate(() => fetch('/healthz'))
    await expect(popUp(page)).toHaveCount(0)
  }
}

test.use(withMotion)

test.beforeEach(async ({ page, api, address }) => {
  for (const business of ['verde', 'azul'] as const) await returning(page, api(business), address(business))
})

test('home_v2 shows every section at its own place, without it the classic page: S-1-004 S-2-005 S-2-006 S-2-044 S-9-032', async ({
  page,
  address,
  operators,
}) => {
  await page.goto(address('verde'))
  await expect(page.getByTestId('home_v2')).toBeVisible()
  expect((await sectionsOn(page)).toSorted()).toEqual(bannerSections.filter((section) => !elsewhere.includes(section)).toSorted())
  await expect(page.locator('[data-section="HOME"] img').first()).toHaveAttribute('loading', 'eager')

  await page.goto(address('azul'))
  await expect(page.getByTestId('home_classic')).toBeVisible()
  expect((await sectionsOn(page)).toSorted()).toEqual(classicBannerSections.filter((section) => !elsewhere.includes(section)).toSorted())
  await operators.azul.module('home_v2', 'active')
  await page.reload()
  await expect(page.getByTestId('home_v2')).toBeVisible()
  await operators.azul.module('home_v2', 'inactive')
})

test('twelve categories, nine on a phone, then the rest; none without the module: S-2-046 S-2-047 S-2-048 S-2-057', async ({
  page,
  address,
  operators,
}) => {
  const tiles = main(page).getByRole('region', { name: 'Compra por categoría' }).getByRole('listitem').filter({ visible: true })
  const more = page.getByRole('button', { name: 'Ver más categorías', exact: true })
  await page.goto(address('verde'))
  await expect(tiles).toHaveCount(12)
  await page.setViewportSize({ width: 390, height: 844 })
  await expect(tiles).toHaveCount(9)
  await more.click()
  await expect(tiles).toHaveCount(16)
  await expect(more).toHaveCount(0)
  await operators.verde.module('show_categories_collage', 'inactive')
  await page.reload()
  await expect(cards(page).first()).toBeVisible()
  await expect(tiles).toHaveCount(0)
  await operators.verde.module('show_categories_collage', 'active')
})

test('carousels turn every 6 s, the community every 4 s; they rest under the pointer, when paused and where motion is unwelcome: S-2-045 S-2-049', async ({
  page,
  address,
}) => {
  await page.clock.install()
  await page.goto(address('verde'))
  const hero = main(page).getByRole('region', { name: 'Destacados: banners' })
  const community = main(page).getByRole('region', { name: 'De la comunidad' })
  const left = (region: typeof hero) =>
    region
      .getByRole('list')
      .first()
      .evaluate((list) => Math.round(list.scrollLeft / list.clientWidth))
  await expect(hero.getByRole('button', { name: 'Pausar' })).toBeVisible()
  // From here time stands still, once what waits for a moment of its own has come; leaving the carousel starts its six seconds anew.
  await page.clock.pauseAt(new Date(Date.now() + 60_000))
  await page.clock.runFor(2000)
  // Once more where a busy machine let React hear of it late.
  await expect(async () => {
    await hero.hover()
    await page.mouse.move(0, 0)
    await page.evaluate(() => fetch('/healthz'))
    const first = await left(hero)
    await page.clock.runFor(5900)
    expect(await left(hero)).toBe(first)
    await page.clock.runFor(200)
    await expect.poll(() => left(hero), { timeout: 3000 }).not.toBe(first)
  }).toPass()
  await expect(async () => {
    await hero.hover()
    await page.evaluate(() => fetch('/healthz'))
    const resting = await left(hero)
    await page.clock.runFor(7000)
    expect(await left(hero)).toBe(resting)
  }).toPass()
  const second = await left(hero)
  await hero.getByRole('button', { name: 'Siguiente' }).click()
  await expect.poll(() => left(hero)).not.toBe(second)
  await hero.getByRole('button', { name: 'Pausar' }).click()
  await expect(hero.getByRole('button', { name: 'Reanudar' })).toBeVisible()

  await community.scrollIntoViewIfNeeded()
  await page.mouse.move(0, 0)
  const shown = await left(community)
  await page.clock.runFor(4100)
  await expect.poll(() => left(community)).not.toBe(shown)

  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.clock.resume()
  await page.reload()
  await expect(hero.getByRole('button', { name: 'Pausar' })).toBeVisible()
  await page.mouse.move(0, 0)
  await page.clock.runFor(7000)
  expect(await left(hero)).toBe(0)
})

test('the pop-up offer opens once a visit, gives the focus back, and obeys its module: S-2-050 S-2-051', async ({
  page,
  address,
  operators,
}) => {
  await page.goto(`${address('verde')}/terms`)
  await forgetPopUp(page)
  await page.clock.install()
  await page.goto(address('verde'))
  // React's own header: the drawn one gives no focus back.
  await expect(page.locator('[data-slot="product.buy"] button').first()).toBeVisible()
  const logo = page.getByRole('banner').getByRole('link').first()
  // On a busy machine the window may come first, and is then asked for anew.
  await expect(async () => {
    if (await popUp(page).isVisible()) {
      await forgetPopUp(page)
      await page.reload()
    }
    await logo.focus()
    await expect(logo).toBeFocused({ timeout: 500 })
  }).toPass()
  await expect(async () => {
    await page.clock.runFor(3000)
    await expect(popUp(page)).toBeVisible({ timeout: 500 })
  }).toPass()
  await page.keyboard.press('Escape')
  await expect(popUp(page)).toBeHidden()
  await expect(logo).toBeFocused()
  await page.reload()
  await noPopUp(page)

  await operators.verde.module('popup', 'inactive')
  await forgetPopUp(page)
  await page.reload()
  await noPopUp(page)
  await operators.verde.module('popup', 'active')
})

test('on a true first visit the shop asks for the branch alone; the offer waits for the next visit: S-2-050 S-2-167', async ({
  page,
  address,
}) => {
  await page.context().clearCookies()
  await page.goto(`${address('verde')}/terms`)
  await forgetPopUp(page)
  await page.clock.install()
  await page.goto(address('verde'))
  const picker = page.getByRole('dialog', { name: '¿Dónde quieres hacer tu mercado?' })
  await expect(picker).toBeVisible()
  await noPopUp(page)
  await expect(page.getByRole('dialog')).toHaveCount(1)
  await chooseBranch(page)
  await noPopUp(page)
  await page.reload()
  await noPopUp(page)
})

for (const business of businesses)
  test(`${business}: who writes at once on a first visit is asked nothing until the field is left: S-2-167`, async ({ visitor }) => {
    const page = await visitor(business)
    // As soon as the field hears.
    await page.addInitScript(() => {
      const timer = setInterval(() => {
        const field = document.querySelector<HTMLInputElement>('input.cat-search__input')
        field?.focus()
        if (field && document.activeElement === field) clearInterval(timer)
      }, 5)
    })
    await page.mainFrame().goto('/', { waitUntil: 'commit' })
    const field = page.locator('input.cat-search__input')
    await expect(field).toBeFocused({ timeout: 15_000 })
    await page.keyboard.type('leche deslactosada', { delay: 250 })
    await expect(field).toHaveValue('leche deslactosada')
    await expect(field).toBeFocused()
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await field.blur()
    await expect(page.getByRole('dialog')).toHaveCount(1, { timeout: 10_000 })
  })

test('the pop-up offer brings its coupon: kept for a guest, on the cart of who shops: A-63 S-2-050', async ({ page, address, api }) => {
  await returning(page, api('verde'), address('verde'))
  await page.goto(`${address('verde')}/terms`)
  await forgetPopUp(page)
  await page.goto(address('verde'))
  await popUp(page).getByRole('link').click()
  await expect(page).toHaveURL(/\/offers$/)
  await expect(page.getByText('Guardamos tu cupón PRIMERA10')).toBeVisible()

  await signIn(page, 'nuevo@demo.co')
  await page.locator('[data-slot="product.buy"] button').first().click()
  await expect(page.getByText('Tu cupón PRIMERA10 quedó aplicado en el carrito.')).toBeVisible({ timeout: 15_000 })
})

test('a banner keeps its hours and its doors, and who follows it is measured: S-7-089 S-7-090 S-9-034', async ({
  page,
  address,
  api,
  operators,
}) => {
  await page.route('https://www.googletagmanager.com/**', (route) => route.fulfill({ contentType: 'text/javascript', body: '' }))
  await operators.azul.configure({ ga_measurement_id: 'G-PRUEBA1234' })
  await operators.azul.module('ga-tracker', 'active')
  const staff = await api('azul').signedInAs('superadmin@demo.co')
  const bogota = (new Date().getUTCHours() + 19) % 24
  const later = bogota < 22 ? { startDailyHour: bogota + 2, endDailyHour: 24 } : { startDailyHour: 1, endDailyHour: 2 }
  const banner = (title: string, fields: object) =>
    staff.must('POST', '/api/v1/offers', { nameOffer: title, section: 'HOME_FOUR', url: '/offers', content: { title }, ...fields })
  await banner('Fuera de hora', { alldays: false, ...later })
  await banner('A toda hora', { alldays: true, ...later, analyticsEvent: 'banner_propio' })
  await banner('Otra tienda', { routeMode: 'external', url: 'https://example.com/feria', alldays: true })

  await page.goto(address('azul'))
  await expect(main(page).getByRole('link', { name: /^A toda hora/ })).toBeVisible()
  await expect(main(page).getByText('Fuera de hora')).toHaveCount(0)
  const external = main(page).getByRole('link', { name: /^Otra tienda/ })
  await expect(external).toHaveAttribute('target', '_blank')
  await expect(external).toHaveAttribute('rel', /noopener/)
  await main(page)
    .getByRole('link', { name: /^A toda hora/ })
    .click()
  await expect(page).toHaveURL(`${address('azul')}/offers`)
  await page.goto(`${address('azul')}/brand/name/Colanta`)
  await expect(cards(page).first()).toBeVisible()
  await expect.poll(() => measured(page)).toContainEqual(['event', 'brand_open', { brand: 'Colanta' }])

  await operators.azul.module('ga-tracker', 'inactive')
  await page.reload()
  await expect(cards(page).first()).toBeVisible()
  expect(await measured(page)).toEqual([])
})

test('offers, brand and provider pages list by their sizes, and say what they do not know: S-2-032 S-2-137 S-2-138 S-2-139 S-2-140 S-7-046', async ({
  page,
  api,
  address,
}) => {
  const asked = askedOf(page)
  await page.goto(`${address('verde')}/offers`)
  await expect(page.getByRole('heading', { level: 1, name: 'Ofertas de la semana' })).toBeVisible()
  await expect(page.locator('[data-section="OFFERS_TOP"]').first()).toBeVisible()
  await expect(cards(page)).toHaveCount(50)
  await page.getByRole('button', { name: 'Cargar mas', exact: true }).click()
  await expect(cards(page)).toHaveCount(100)
  expect(asked().find(({ page: number }) => number === '2')).toMatchObject({ limit: '50', only_offers: 'true' })

  const product = await ofBigBrand(api('verde'))
  await page.goto(`${address('verde')}/brand/name/${encodeURIComponent(product.brand)}`)
  await expect(page.getByRole('heading', { level: 1, name: product.brand })).toBeVisible()
  await expect(cards(page)).toHaveCount(20)
  await page.goto(`${address('verde')}/brand/name/Nadie`)
  await expect(page.getByText('No encontramos la marca indicada.')).toBeVisible()

  await page.goto(`${address('verde')}/provider/name/${encodeURIComponent(product.provider)}`)
  await expect(page.getByRole('heading', { level: 1, name: product.provider })).toBeVisible()
  await expect(cards(page)).toHaveCount(20)
  const unknown = await page.goto(`${address('verde')}/provider/name/nadie`)
  expect(unknown?.status()).toBe(404)
  await expect(main(page).getByRole('link', { name: 'Ver ofertas' })).toBeVisible()
  await page.goto(`${address('verde')}/coming-soon`)
  await expect(page.getByRole('heading', { level: 1, name: 'Muy pronto' })).toBeVisible()
})

test('a home whose shelves or banners cannot be had says so and mends itself', async ({ page, address }) => {
  await page.goto(`${address('azul')}/terms`)
  await page.route(/\/api\/v2\/products\/|\/api\/v1\/offers/, (route) =>
    route.fulfill({ status: 500, json: { code: 'INTERNAL', message: 'x' } }),
  )
  await page.getByRole('link', { name: 'La Brisa' }).first().click()
  await expect(main(page).getByText('No logramos cargar los banners.')).toBeVisible()
  await expect(main(page).getByText('No logramos cargar los productos de tu sede.').first()).toBeVisible()
  await page.unroute(/\/api\/v2\/products\/|\/api\/v1\/offers/)
  await main(page).getByRole('button', { name: 'Reintentar' }).first().click()
  await expect(placed(page).first()).toBeVisible()
})

/** What Google's tag was told, without what it needs to start. */
const measured = (page: Page) =>
  page.evaluate(() =>
    ((globalThis as { dataLayer?: ArrayLike<unknown>[] }).dataLayer ?? [])
      .map((each) => Array.from(each))
      .filter(([kind]) => kind === 'event'),
  )

function askedOf(page: Page) {
  const all: Record<string, string>[] = []
  page.on('request', (request) => all.push(Object.fromEntries(new URL(request.url()).searchParams)))
  return () => all
}

/** A product whose brand and provider fill more than a page. */
async function ofBigBrand(api: Api) {
  const [office] = await api.offices()
  const { data } = await api.must('GET', `/api/v1/products/brand/Colanta?office_id=${office.id}`)
  expect(data.pagination.hasNextPage).toBe(true)
  return data.items[0]
}
