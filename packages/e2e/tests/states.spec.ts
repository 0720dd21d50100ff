import type { Locator, Page, Route } from 'playwright/test'
import { cards, openDrawer, openPanel, shopperWithCart } from '../src/screens.ts'
import { enter, expect, signIn, test } from '../src/world.ts'

// The worker keeps pages for the day without a connection; here the network itself is what is tried.
test.use({ serviceWorkers: 'block' })
test.describe.configure({ mode: 'parallel', timeout: 120_000 })

const problem = { code: 'INTERNAL', message: 'Ups, algo salió mal. Intenta de nuevo.' }
type Fail = (route: Route) => unknown

const broken: Record<string, Fail> = {
  'answers 500': (route) => route.fulfill({ status: 500, json: problem }),
  'cannot be reached': (route) => route.abort('internetdisconnected'),
}

interface Screen {
  readonly calls: RegExp
  readonly open: (page: Page) => Promise<void>
  readonly failed: string
  /** What a list says when there is nothing, and must not say when it could not be asked. */
  readonly empty?: string
  readonly ready: (page: Page) => Locator
  /** Where its "Reintentar" stands, when others may stand beside it. */
  readonly place?: (page: Page) => Locator
}

/** Each kind of failure says so and "Reintentar" mends it; nothing pretends to be empty or waits for ever. */
async function expectHonestFailure(page: Page, screen: Screen) {
  for (const [how, fail] of Object.entries(broken))
    await test.step(`the server ${how}`, async () => {
      await page.route(screen.calls, fail)
      await screen.open(page)
      await expectFailedThenMended(page, screen)
    })
  await test.step('the server does not answer', async () => {
    const asked = Promise.withResolvers<void>()
    await page.route(screen.calls, () => asked.resolve())
    await screen.open(page)
    await asked.promise
    // The client's patience is 15 s.
    await page.clock.fastForward(16_000)
    await expectFailedThenMended(page, screen)
  })
}

async function expectFailedThenMended(page: Page, screen: Screen) {
  const main = page.getByRole('main')
  await expect(main.getByText(screen.failed)).toBeVisible()
  await expect(main.locator('[aria-busy="true"]')).toHaveCount(0)
  if (screen.empty) await expect(main.getByText(screen.empty)).toHaveCount(0)
  await page.unroute(screen.calls)
  await (screen.place?.(page) ?? main).getByRole('button', { name: 'Reintentar' }).click()
  await expect(screen.ready(page)).toBeVisible()
  await expect(main.getByText(screen.failed)).toHaveCount(0)
}

async function toFirstCategory(page: Page) {
  await page.goto('/')
  await openDrawer(page)
  await page.getByRole('dialog').getByRole('navigation', { name: 'Categorías' }).getByRole('link').first().click()
  await expect(page).toHaveURL(/\/product-category\//)
}

test('a category whose products cannot be had', async ({ visitor }) => {
  const page = await visitor('verde', { serviceWorkers: 'block' })
  await page.clock.install()
  await enter(page, '/')
  await expectHonestFailure(page, {
    // What is recommended there has a state of its own (category.spec.ts).
    calls: /\/api\/v2\/products\/.*sub_category_id=/,
    open: toFirstCategory,
    failed: 'Error al cargar los productos de la subcategoría',
    empty: 'No hay productos disponibles en esta subcategoría.',
    place: (at) => at.getByRole('region', { name: /^Todo en/ }).first(),
    ready: (at) =>
      at
        .getByRole('region', { name: /^Todo en/ })
        .getByRole('article')
        .first(),
  })
})

test('a product that cannot be had', async ({ visitor }) => {
  const page = await visitor('verde', { serviceWorkers: 'block' })
  await page.clock.install()
  await enter(page, '/')
  await expectHonestFailure(page, {
    calls: /\/api\/v1\/products\//,
    open: async (at) => {
      await at.goto('/')
      // A click on the drawn page is a plain link, whose answer brings the product along.
      await at.locator('[data-page="home"]').getByRole('article').first().getByRole('link').first().click()
      await expect(at).toHaveURL(/\/product\//)
    },
    failed: 'No logramos cargar este producto.',
    empty: 'No encontramos este producto.',
    ready: (at) => at.getByRole('main').getByText(/^SKU/),
  })
})

test('what belongs to a shopper cannot be had: cart, profile, orders, one order', async ({ api, visitor }) => {
  const shopper = await placedOrder(api)
  const page = await visitor('verde', { serviceWorkers: 'block' })
  await page.clock.install()
  await enter(page, '/')
  await signIn(page, shopper.email)
  const throughProfile = (tab: string) => async (at: Page) => {
    await at.goto(tab === 'Pedidos' ? '/profile/addresses' : '/profile/orders')
    await at.getByRole('navigation', { name: 'Mi perfil' }).getByRole('link', { name: tab }).click()
  }
  await expectHonestFailure(page, {
    calls: /\/shopping-cart\/history\/active/,
    open: (at) => at.goto('/cart').then(() => {}),
    failed: 'No logramos cargar esta información.',
    empty: 'No hay productos en el carrito.',
    ready: (at) => at.getByRole('main').getByText('No hay productos en el carrito.'),
  })
  await expectHonestFailure(page, {
    calls: /\/api\/v1\/users\/me/,
    open: throughProfile('Datos'),
    failed: 'No logramos cargar tus datos.',
    ready: (at) => at.getByLabel('Nombre'),
  })
  await expectHonestFailure(page, {
    calls: /\/my-history\/orders/,
    open: throughProfile('Pedidos'),
    failed: 'Error al cargar las órdenes del usuario',
    empty: 'Aun no haz realizado ningun pedido',
    ready: (at) =>
      at
        .getByRole('main')
        .getByRole('link', { name: /^Pedido N/ })
        .first(),
  })
  await expectHonestFailure(page, {
    calls: new RegExp(`/api/v2/shopping-cart/${shopper.cart.id}`),
    open: async (at) => {
      await at.goto('/profile/orders')
      await at
        .getByRole('main')
        .getByRole('link', { name: /^Pedido N/ })
        .first()
        .click()
    },
    failed: 'No logramos cargar el pedido.',
    empty: 'No encontramos este pedido.',
    ready: (at) => at.getByText('Pedido creado').first(),
  })
})

test('the list of orders cannot be had by staff', async ({ visitor }) => {
  const page = await visitor('verde', { serviceWorkers: 'block', viewport: { width: 1280, height: 800 } })
  await page.clock.install()
  await enter(page, '/')
  await signIn(page, 'superadmin@demo.co')
  await expectHonestFailure(page, {
    calls: /\/shopping-cart\/orders\/all/,
    open: async (at) => {
      await at.goto('/admin/offices')
      await at.getByRole('link', { name: 'Pedidos' }).first().click()
    },
    failed: 'No logramos cargar los pedidos.',
    empty: 'No hay datos',
    ready: (at) => at.getByRole('row').nth(1),
  })
})

test('nothing there yet says so, with a way on: S-2-111 S-2-145 S-8-063', async ({ api, visitor }) => {
  const shopper = await api('verde').newShopper()
  const page = await visitor('verde')
  await enter(page, '/cart')
  await expect(page.getByRole('main').getByText('No hay productos en el carrito.')).toBeVisible()
  await page.goto('/search/zzzqqq')
  await expect(page.getByText('No se encontraron productos con la busqueda')).toBeVisible()
  await page.goto('/')
  await signIn(page, shopper.email)
  await page.goto('/profile/orders')
  await expect(page.getByText('No se encontraron órdenes', { exact: true })).toBeVisible()
  await expect(page.getByText('Aun no haz realizado ningun pedido')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Ir a comprar' })).toBeVisible()
})

test('a slow answer shows where its products will stand', async ({ visitor }) => {
  const page = await visitor('verde', { serviceWorkers: 'block' })
  await enter(page, '/')
  await page.route(/\/api\/v2\/products\//, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 2500))
    await route.continue()
  })
  await toFirstCategory(page)
  const waiting = page.locator('.pz-skeleton').first()
  await expect(waiting).toBeVisible()
  const held = await waiting.boundingBox()
  await expect(cards(page).first()).toBeVisible()
  const filled = await cards(page).first().boundingBox()
  expect(Math.abs((held?.height ?? 0) - (filled?.height ?? 0))).toBeLessThan(60)
  expect(Math.abs((held?.y ?? 0) - (filled?.y ?? 0))).toBeLessThan(4)
})

test('what moves on a page that waits is moved, never painted anew: a slow phone keeps its time for the shopper', async ({ visitor }) => {
  const page = await visitor('verde', { reducedMotion: 'no-preference' })
  await enter(page, '/')
  await expect(page.locator('.pz-skeleton').first()).toBeAttached()

  // Not the transitions of what was just pressed, which end.
  const changed = await page.evaluate(() =>
    document
      .getAnimations()
      .filter((each) => each instanceof CSSAnimation)
      .flatMap(({ effect }) => (effect instanceof KeyframeEffect ? effect.getKeyframes() : []).flatMap(Object.keys)),
  )

  expect(changed).toContain('transform')
  const free = ['offset', 'computedOffset', 'easing', 'composite', 'transform', 'opacity']
  expect(changed.filter((name) => !free.includes(name))).toEqual([])
})

test('nothing flickers in the first 150 ms of waiting', async ({ visitor }) => {
  const page = await visitor('verde', { serviceWorkers: 'block' })
  await page.clock.install()
  await enter(page, '/')
  const [asked, released] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  await page.route(/\/api\/v2\/products\//, (route) => {
    if (route.request().url().includes('category_id=')) asked.resolve()
    return released.promise.then(() => route.continue())
  })
  await page.goto('/')
  await openDrawer(page)
  await page.clock.pauseAt(Date.now() + 2000)
  await page.getByRole('dialog').getByRole('navigation', { name: 'Categorías' }).getByRole('link').first().click()
  await expect(page).toHaveURL(/\/product-category\//)
  const waiting = page.locator('.pz-skeleton').first()
  // The page's own code has come: until then the shell waits in its place, and its 150 ms are others.
  await asked.promise
  await expect(waiting).toBeAttached()
  await page.clock.runFor(140)
  await expect(waiting).toBeHidden()
  await page.clock.runFor(20)
  await expect(waiting).toBeVisible()
  await page.clock.resume()
  released.resolve()
  await expect(cards(page).first()).toBeVisible()
})

test('pictures that cannot be had leave a drawing in their place: S-2-094', async ({ visitor }) => {
  const page = await visitor('verde', { serviceWorkers: 'block' })
  await page.route(/\/media\//, (route) => route.abort())
  await enter(page, '/')
  const picture = cards(page).first().locator('img').first()
  await picture.scrollIntoViewIfNeeded()
  await expect(picture).toHaveAttribute('src', /^data:image\/svg/)
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)
})

test('a logo that cannot be had leaves the name of the shop: S-1-018', async ({ api, visitor }) => {
  const { data: business } = await api('verde').must('GET', '/api/admin/v1/business')
  const page = await visitor('verde', { serviceWorkers: 'block' })
  const name = page.getByRole('banner').getByText(business.title, { exact: true })
  await enter(page, '/')
  await expect(name).toBeHidden()

  await page.route(
    (url) => Object.values(business.logos).includes(url.pathname),
    (route) => route.abort(),
  )
  await page.reload()

  await expect(name).toBeVisible()
  await expect(page.locator('.sh-logo')).toBeHidden()
})

test('two quick clicks place one order', async ({ api, visitor }) => {
  const shopper = await readyToFinish(api('verde'))
  const page = await visitor('verde')
  await enter(page, '/')
  await signIn(page, shopper.email)
  await page.goto('/checkout/finish')
  const sent: string[] = []
  page.on('request', (request) => /create-order/.test(request.url()) && sent.push(request.url()))
  await page.getByRole('button', { name: 'Finalizar pedido' }).dblclick()
  await expect(page).toHaveURL(/\/checkout\/thanks\//)
  expect(sent).toHaveLength(1)
  await page.goto('/profile/orders')
  await expect(page.getByRole('main').getByRole('link', { name: /^Pedido N/ })).toHaveCount(1)
})

test('an empty cart does not open, it says why; toasts stand bottom right for 3 s, those of a piece of work for 2 s: A-48 S-5-026 S-9-020 S-9-021', async ({
  api,
  visitor,
}) => {
  const shopper = await api('verde').newShopper()
  const page = await visitor('verde', { viewport: { width: 1280, height: 800 } })
  await enter(page, '/')
  await page.evaluate(clockToasts)
  await page
    .getByRole('banner')
    .getByRole('button', { name: /^Carrito: 0/ })
    .click()
  const toast = page.locator('[data-toast]')
  await expect(toast).toContainText('No tienes productos en el carrito.')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  const box = await toast.boundingBox()
  expect(1280 - (box?.x ?? 0) - (box?.width ?? 0)).toBeLessThanOrEqual(24)
  expect(800 - (box?.y ?? 0) - (box?.height ?? 0)).toBeLessThanOrEqual(24)
  await expect(toast).toBeHidden()
  await signIn(page, shopper.email)
  // Two seconds pass quickly on a busy machine: the clock in the page has seen it.
  const clocked = () => page.evaluate(() => (window as unknown as { toasts: Record<string, number> }).toasts)
  await expect.poll(async () => (await clocked())['¡Bienvenido!'] ?? 0).toBeGreaterThan(0)
  const shown = await clocked()
  expect(Math.round((shown['No tienes productos en el carrito.'] ?? 0) / 1000)).toBe(3)
  expect(Math.round((shown['¡Bienvenido!'] ?? 0) / 1000)).toBe(2)
})

test.describe('on a phone', () => {
  test('a toast never lies over the buttons of an open panel', async ({ visitor }) => {
    const page = await visitor('verde', { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true })
    await enter(page, '/')
    await cards(page)
      .getByRole('button', { name: /^Agregar/ })
      .first()
      .click()
    await openPanel(page)
    const buttons = page.getByRole('dialog').getByRole('button', { name: /^Continuar/ })
    await page.evaluate(() => {
      const toast = document.createElement('div')
      toast.className = 'pz-toast'
      toast.textContent = 'Una notificación'
      document.querySelector('.pz-toaster')?.append(toast)
    })
    const [over, under] = [await page.getByText('Una notificación').boundingBox(), await buttons.boundingBox()]
    expect((over?.y ?? 0) + (over?.height ?? 0)).toBeLessThan(under?.y ?? 0)
  })

  test('branch and total stay readable in the header with a six digit cart, and steppers are 48 px', async ({ visitor }) => {
    const page = await visitor('azul', { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true })
    await enter(page, '/')
    const card = cards(page)
      .filter({ has: page.getByRole('button', { name: /^Agregar/ }) })
      .first()
    const more = card.getByRole('button', { name: /^Agregar/ })
    const size = await more.boundingBox()
    expect([size?.width, size?.height]).toEqual([48, 48])
    await more.click()
    await card.getByRole('textbox').fill('60')
    await card.getByRole('textbox').press('Enter')
    await expect(page.getByRole('banner').getByText(/\$\s?\d{3}\.\d{3}/)).toBeVisible()
    const chip = await page.getByRole('button', { name: /Cambiar sede/ }).boundingBox()
    expect(chip?.width ?? 0).toBeGreaterThan(120)
    const wide = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
    expect(wide).toBe(0)
  })
})

type ApiOf = Parameters<typeof shopperWithCart>[0]

/** All four steps answered, by the server's calls. */
async function readyToFinish(api: ApiOf) {
  const shopper = await shopperWithCart(api)
  const { user } = await api.must('GET', '/api/v1/users/me')
  const cart = `/api/v2/shopping-cart/history/${shopper.cart.id}`
  await api.must('PUT', `${cart}/address-selected`, { type: 'delivery', address_selected: { id: user.addresses[0].id } })
  await api.must('PUT', `${cart}/payment-method`, { payment_method_selected: 'cash' })
  const { data: business } = await api.must('GET', '/api/admin/v1/business')
  await api.must('PUT', `${cart}/bags-config`, { bags_config: { code: business.bags_config[0].code } })
  return shopper
}

async function placedOrder(apiOf: (business: 'verde') => ApiOf) {
  const api = apiOf('verde')
  const shopper = await readyToFinish(api)
  const { cart } = await api.must('GET', '/api/v2/shopping-cart/history/active')
  await api.must('POST', `/api/v2/shopping-cart/history/${cart.id}/create-order`, { total_price: cart.price_total_computed })
  return shopper
}

/** Runs in the page: how long each toast stood, by its text. */
function clockToasts() {
  const seen = window as unknown as { toasts: Record<string, number> }
  seen.toasts = {}
  let text: string | undefined
  let since = 0
  new MutationObserver(() => {
    const now = document.querySelector('[data-toast] p')?.textContent ?? undefined
    if (now === text) return
    if (text !== undefined) seen.toasts[text] = performance.now() - since
    text = now
    since = performance.now()
  }).observe(document.body, { subtree: true, childList: true, characterData: true })
}
