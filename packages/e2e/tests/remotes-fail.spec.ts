import type { Browser, Page, Route } from 'playwright/test'
import { makeBrittle, mend, weaken, type Weakness } from '../src/brittle.ts'
import { type ProductServer, startProduct } from '../src/product-server.ts'
import { checkOut, remoteCommand } from '../src/team.ts'
import { expect, test, withoutPopUp } from '../src/world.ts'

// Every shopper remote dies in every way we could think of. What breaks are versions of their own, on a shop of its own.
test.setTimeout(60_000)
// Recording every step would be most of what is measured.
test.use({ trace: 'off' })

const brittle = '9.0.0'
const unavailable = /^Esta (página|parte) no está disponible por ahora\./
const silent = /^Esta página no responde por ahora\. Lo demás sigue funcionando\. Seguimos intentando abrirla\./

interface Victim {
  name: string
  /** A page of its own. */
  path: string
  /** What of it stands on that page when it lives. */
  shows(page: Page): ReturnType<Page['locator']>
  /** On the home page, in the places it fills. */
  standIn(page: Page): ReturnType<Page['locator']>
}

const cards = (page: Page) => page.getByRole('main').getByRole('article')
const cartPill = (page: Page) => page.getByRole('banner').getByRole('button', { name: /^Carrito: 0 productos/ })
const account = (page: Page) => page.getByRole('banner').getByRole('button', { name: 'Iniciar sesión' })

const victims: Victim[] = [
  {
    name: 'mf-catalog',
    path: '/',
    shows: (page) => cards(page).first(),
    standIn: (page) => page.getByRole('searchbox', { name: 'Buscar productos' }),
  },
  {
    name: 'mf-cart-checkout',
    path: '/cart',
    shows: (page) => page.locator('[data-page="cart"]'),
    standIn: (page) => page.getByRole('banner').getByRole('link', { name: /^Carrito/ }),
  },
  {
    name: 'mf-account',
    path: '/login',
    shows: (page) => page.getByLabel('Correo electrónico'),
    standIn: (page) => page.getByRole('banner').getByRole('link', { name: 'Ingresar' }),
  },
]

const deaths = ['is gone (404)', 'never answers', 'comes with one byte flipped', 'throws at import', 'throws at render'] as const
type Death = (typeof deaths)[number]

let shop: ProductServer
let branch: string

test.beforeAll(async () => {
  test.setTimeout(180_000)
  shop = await startProduct()
  branch = await firstBranch()
  await Promise.all(victims.map(({ name }) => shipBrittle(name)))
})
test.afterAll(() => shop?.stop())

for (const victim of victims) {
  test.describe(victim.name, () => {
    for (const death of deaths) {
      const back = death === 'never answers' ? 'it comes back by itself' : '"Reintentar" brings it back'
      test(`${death}, and so does the version before: the rest works, its places show a stand-in, ${back}`, async ({ browser }) => {
        const { page, bring } = await given(browser, victim, death, { alsoBefore: true })

        await test.step('in the places it fills', async () => {
          await fallsBackInTime(page, `${shop.address('verde')}/`)
          await expect(victim.standIn(page)).toBeVisible()
          await everyoneElseWorks(page, victim)
        })
        await test.step('on its own page', async () => {
          await fallsBackInTime(page, shop.address('verde') + victim.path, 'page')
          const words = death === 'never answers' ? silent : unavailable
          await expect(page.getByRole('alert').filter({ hasText: words }).first()).toBeVisible()
        })
        await test.step('and back', async () => {
          await bring()
          if (death !== 'never answers') await page.getByRole('button', { name: 'Reintentar' }).first().click()
          await expect(victim.shows(page)).toBeVisible()
        })
        await page.context().close()
      })
    }

    for (const death of ['is gone (404)', 'throws at import', 'throws at render'] as const) {
      test(`${death}: the version before serves`, async ({ browser }) => {
        const { page } = await given(browser, victim, death, { alsoBefore: false })
        const visits = countVisits(page)

        await page.goto(shop.address('verde') + victim.path, { waitUntil: 'commit' })

        await expect(victim.shows(page)).toBeVisible()
        await expect(page.locator(`[data-remote="${victim.name}"]`).first()).toHaveAttribute('data-version', /^1\.0\.0-/)
        expect(visits()).toBe(1)
        await page.context().close()
      })
    }
  })
}

test('files that take three seconds: the page says that it is not there yet, then comes by itself, and nothing of it is left', async ({
  browser,
}) => {
  const page = await guest(browser)
  await page.route(/\/remotes\/mf-account\/.*\/remoteEntry\..*js/, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 3000))
    await route.continue()
  })

  await page.goto(`${shop.address('verde')}/login`, { waitUntil: 'commit' })

  const missing = page.getByRole('alert').filter({ hasText: silent })
  await expect(missing).toBeVisible()
  await expect(page.getByLabel('Correo electrónico')).toBeVisible()
  await expect(missing).toHaveCount(0)
  await page.context().close()
})

test('a page that vanished while a tab was open: the tab loads itself anew once, never twice', async ({ browser }) => {
  const page = await guest(browser)
  await page.goto(`${shop.address('verde')}/`)
  await expect(account(page)).toBeVisible()
  // Only a tab that has stood for a while can be out of date.
  await page.waitForTimeout(5100)
  await page.route(/\/remotes\/mf-cart-checkout\/.*\.js/, ways['is gone (404)'])
  const visits = countVisits(page)

  await page.evaluate(() => {
    history.pushState(null, '', '/cart')
    dispatchEvent(new PopStateEvent('popstate'))
  })

  await expect(page.getByRole('alert').filter({ hasText: unavailable }).first()).toBeVisible()
  expect(visits()).toBe(1)
  await page.context().close()
})

/** A guest who knows their branch. */
async function guest(browser: Browser): Promise<Page> {
  const context = await browser.newContext({ locale: 'es-CO', timezoneId: 'America/Bogota', serviceWorkers: 'block' })
  await context.addCookies([{ name: 'plaza-branch', value: branch, url: shop.address('verde') }])
  await withoutPopUp(context)
  return context.newPage()
}

/** A guest before a shop where one remote dies. */
async function given(browser: Browser, { name }: Victim, death: Death, { alsoBefore }: { alsoBefore: boolean }) {
  const page = await guest(browser)
  await page.addInitScript(watchForFallback, name)
  const weakness = weaknessOf(death)
  if (weakness) await page.addInitScript(weaken, { name, weakness })
  const files = (version: string) => new RegExp(`/remotes/${name}/${version}/.*\\.js`)
  if (!weakness) await page.route(files(alsoBefore ? '[^/]+' : brittle), ways[death as keyof typeof ways])
  if (weakness && alsoBefore) await page.route(files('1\\.0\\.0-[^/]+'), ways['is gone (404)'])
  const bring = async () => {
    await page.unrouteAll({ behavior: 'ignoreErrors' })
    await page.evaluate(mend, name)
  }
  return { page, bring }
}

const weaknessOf = (death: Death): Weakness | null =>
  death === 'throws at import' ? 'import' : death === 'throws at render' ? 'render' : null

const ways = {
  'is gone (404)': (route: Route) => route.fulfill({ status: 404, body: 'No existe este archivo.' }),
  'never answers': () => {},
  'comes with one byte flipped': async (route: Route) => {
    // Only browsers know that every *.localhost is this machine.
    const answer = await route.fetch({ url: route.request().url().replace('verde.localhost', '127.0.0.1') })
    const bytes = await answer.body()
    bytes.writeUInt8(bytes.readUInt8(bytes.length - 1) ^ 1, bytes.length - 1)
    await route.fulfill({ response: answer, body: bytes })
  },
}

/** Header, cart and page go on, whoever is down. */
async function everyoneElseWorks(page: Page, { name }: Victim) {
  await expect(page.getByRole('banner')).toBeVisible()
  if (name !== 'mf-catalog') await expect(page.locator('[data-page="home"]').getByRole('article').first()).toBeVisible()
  if (name !== 'mf-account') await expect(account(page)).toBeVisible()
  if (name === 'mf-cart-checkout') return
  await cartPill(page).click()
  await expect(page.getByText('No tienes productos en el carrito.').first()).toBeVisible()
}

/** A stand-in stands within two seconds. On a busy machine one of three loads has to: what is slow by itself is slow each time. */
async function fallsBackInTime(page: Page, address: string, what: 'any' | 'page' = 'any') {
  const seconds: number[] = []
  while (seconds.length < 3 && !seconds.some((each) => each < 2)) {
    await page.goto(address, { waitUntil: 'commit' })
    const noted = await page.waitForFunction((of) => (window as { fallbackAfter?: Record<string, number> }).fallbackAfter?.[of], what)
    seconds.push((await noted.jsonValue()) ?? Number.NaN)
  }
  expect(Math.min(...seconds)).toBeLessThan(2)
}

/** Runs in the page: notes when the first stand-in stood, and the first in the place of the page, in seconds since the navigation. */
function watchForFallback(remote: string) {
  const after: { any?: number; page?: number } = {}
  Object.assign(window, { fallbackAfter: after })
  new MutationObserver(() => {
    const standIns = [...document.querySelectorAll(`[data-fallback^="${remote}@"]`)]
    const seconds = performance.now() / 1000
    if (standIns.length > 0) after.any ??= seconds
    if (standIns.some((standIn) => standIn.closest('main'))) after.page ??= seconds
  }).observe(document, { childList: true, subtree: true })
}

function countVisits(page: Page): () => number {
  let visits = 0
  page.on('request', (request) => request.isNavigationRequest() && visits++)
  return () => visits
}

async function shipBrittle(name: string) {
  const sources = await checkOut(name)
  await makeBrittle(sources)
  await remoteCommand(shop, 'publish', name, '--version', brittle, '--activate', '--folder', sources.folder)
  await sources.remove()
}

async function firstBranch(): Promise<string> {
  const answer = await fetch(`http://127.0.0.1:${shop.port}/api/v1/offices`, { headers: { 'at-business': 'verde' } })
  return ((await answer.json()) as { data: [{ id: string }] }).data[0].id
}
