import type { Browser, Page } from 'playwright/test'
import type { Api } from '../src/api.ts'
import { type Business, businesses, expect, test, withMotion, withoutPopUp } from '../src/world.ts'

test.use(withMotion)

// Who taps on what the server has drawn, while the scripts are still on their way.
const thumbs = (page: Page) => page.getByRole('list', { name: 'Imágenes del producto' }).getByRole('button')
const shown = (page: Page) => page.locator('[aria-current="true"]').filter({ has: page.locator('img') })

test.describe('on a product', () => {
  let page: Page
  let scriptsCome: () => Promise<void>

  test.beforeEach(async ({ browser, address, api }) => {
    ;({ page, scriptsCome } = await beforeScripts(browser, address, api, 'verde', await pictured(api('verde'))))
    await expect(thumbs(page).nth(1)).toBeVisible()
  })
  test.afterEach(() => page.context().close())

  test('a tap on what is not there any more does nothing', async () => {
    await thumbs(page)
      .nth(1)
      .evaluate((button) => button.setAttribute('aria-label', 'Imagen de ayer'))
    await thumbs(page).nth(1).click()

    await scriptsCome()

    await expect(shown(page)).toHaveAccessibleName('Imagen 1')
  })

  test('nor does one after which the shopper tapped somewhere else', async () => {
    await thumbs(page).nth(1).click()
    await page.getByRole('heading', { level: 1 }).click()

    await scriptsCome()

    await expect(shown(page)).toHaveAccessibleName('Imagen 1')
  })

  test('nor one that is ten seconds old', async () => {
    await thumbs(page).nth(1).click()
    await page.waitForTimeout(10_100)

    await scriptsCome()

    await expect(shown(page)).toHaveAccessibleName('Imagen 1')
  })

  test('the last of several is heard: S-2-075', async () => {
    await thumbs(page).nth(2).click()
    await thumbs(page).nth(1).click()
    await expect(thumbs(page).nth(1)).toHaveCSS('cursor', 'progress')

    await scriptsCome()

    await expect(shown(page)).toHaveAccessibleName('Imagen 2')
    await expect(thumbs(page).nth(1)).not.toHaveCSS('cursor', 'progress')
  })
})

for (const business of businesses)
  test(`${business}: what is tapped on the home page and its header happens, once`, async ({ browser, address, api }) => {
    const stories: Record<string, { tap: (page: Page) => ReturnType<Page['locator']>; happens: (page: Page) => Promise<void> }> = {
      'the first carousel stops': {
        tap: (page) => page.getByRole('button', { name: 'Pausar', exact: true }).first(),
        // Heard twice it would turn again.
        happens: (page) => expect(page.getByRole('button', { name: 'Reanudar' })).toHaveCount(1),
      },
      'a carousel far below stops': {
        tap: (page) => page.getByRole('button', { name: 'Pausar', exact: true }).last(),
        happens: (page) => expect(page.getByRole('button', { name: 'Reanudar' })).toHaveCount(1),
      },
      'the menu opens': {
        tap: (page) => page.getByRole('banner').getByRole('button', { name: 'Categorías' }),
        happens: (page) => expect(page.getByRole('dialog').getByRole('navigation', { name: 'Categorías' })).toBeVisible(),
      },
      'the branch picker opens': {
        tap: (page) => page.getByRole('banner').getByRole('button', { name: /Cambiar sede$/ }),
        happens: (page) => expect(page.getByRole('dialog', { name: '¿Dónde quieres hacer tu mercado?' })).toBeVisible(),
      },
    }
    for (const [name, { tap, happens }] of Object.entries(stories))
      await test.step(name, async () => {
        const { page, scriptsCome } = await beforeScripts(browser, address, api, business, '/')
        await tap(page).click()
        await scriptsCome()
        await happens(page)
        await page.context().close()
      })
  })

/** A page of the shop as the server drew it, for a visitor who knows their branch; no script has come. */
async function beforeScripts(
  browser: Browser,
  address: (of: Business) => string,
  api: (of: Business) => Api,
  business: Business,
  path: string,
) {
  const context = await browser.newContext({ locale: 'es-CO', timezoneId: 'America/Bogota', serviceWorkers: 'block' })
  await withoutPopUp(context)
  const [office] = await api(business).offices()
  await context.addCookies([{ name: 'plaza-branch', value: office.id, url: address(business) }])
  const page = await context.newPage()
  let open = () => {}
  const gate = new Promise<void>((resolve) => (open = resolve))
  await page.route('**/*.js', async (route) => {
    await gate
    await route.continue()
  })
  await page.goto(address(business) + path, { waitUntil: 'commit' })
  const scriptsCome = async () => {
    open()
    await expect(page.locator('[data-face]')).toHaveCount(0)
  }
  return { page, scriptsCome }
}

/** The address of a product with several pictures. */
async function pictured(api: Api): Promise<string> {
  const { products } = (await api.must('GET', '/api/v2/search/products?query=leche&limit=1')).data
  return `/product/${products[0].id}`
}
