import type { Locator, Page } from 'playwright/test'
import { violationsOn, wcag } from '../src/axe.ts'
import { cardByPiece, cards, openPanel } from '../src/screens.ts'
import { ownProduct } from '../src/shelf.ts'
import { enter, expect, returning, signIn, test, type World } from '../src/world.ts'

test.describe.configure({ mode: 'parallel', timeout: 90_000 })

const panelOf = (page: Page) => page.getByRole('dialog', { name: 'Carrito de compras' })
const pill = (page: Page) => page.getByRole('banner').getByRole('button', { name: /^Carrito:/ })
const toast = (page: Page, text: string) => page.locator('[data-toast]').filter({ hasText: text })
const lineOf = (place: Locator, title: string) => place.getByRole('listitem').filter({ hasText: title })
const problem = { status: 500, json: { code: 'INTERNAL', message: 'Ups' } }
const active = '/api/v2/shopping-cart/history/active'
const add = '/api/v2/shopping-cart/history/add-product'

test('a guest fills, changes, keeps and empties a cart: S-1-029 S-2-103..111 S-2-113..115 S-2-118 S-2-119 S-4-028..031 S-4-033 S-4-050 S-4-055 S-5-027 S-5-030', async ({
  api,
  visitor,
}) => {
  const page = await visitor('verde')
  await enter(page, '/')
  await expect(pill(page)).toHaveAccessibleName(/pedido mínimo \$30\.000/)
  const card = await cardByPiece(page, api('verde'))
  const title = await card.getByRole('link').last().innerText()
  const amount = card.getByRole('textbox')

  await test.step('the first tap adds one and asks to sign in; plus, minus and typing change it; at one the bin asks', async () => {
    await card.getByRole('button', { name: /^Agregar/ }).click()
    await expect(amount).toHaveValue('1')
    await expect(toast(page, 'Inicia sesión para guardar tu carrito')).toBeVisible()
    await card.getByRole('button', { name: /^Agregar/ }).click()
    await expect(amount).toHaveValue('2')
    await card.getByRole('button', { name: /^Disminuir/ }).click()
    await expect(amount).toHaveValue('1')
    await card.getByRole('button', { name: /^Quitar/ }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Cancelar' }).click()
    await expect(amount).toHaveValue('1')
    await card.getByRole('button', { name: /^Quitar/ }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Sí, eliminar' }).click()
    await expect(amount).toHaveCount(0)
    await card.getByRole('button', { name: /^Agregar/ }).click()
  })

  const panel = panelOf(page)
  await test.step('the panel stands at the right, 500 px wide, with its words, its lines and the minimum', async () => {
    await openPanel(page)
    await expect.poll(async () => (await panel.boundingBox())?.x).toBe(780)
    expect((await panel.boundingBox())?.width).toBe(500)
    await expect(panel.getByRole('heading', { name: 'Carrito de compras' })).toBeVisible()
    await expect(panel.locator('.cart-line')).toHaveCount(1)
    await expect(panel.getByText('Has agregado un total de 1 productos.')).toBeVisible()
    await expect(panel.getByText(/^El valor del pedido debe ser minimo de \$30\.000\. Te faltan \$/)).toBeVisible()
    await expect(panel.getByRole('button', { name: /^Continuar/ })).toBeDisabled()
    await expect(panel.getByText('Inicia sesión para guardar tu carrito')).toBeVisible()
    await panel.getByRole('textbox', { name: /^Cantidad/ }).fill('60')
    await panel.getByRole('textbox', { name: /^Cantidad/ }).press('Enter')
    await expect(panel.getByRole('textbox', { name: /^Cantidad/ })).toBeFocused()
    await expect(panel.getByText('Cumples con el pedido mínimo')).toBeVisible()
    await expect(panel.locator('.cart-foot__total')).toContainText(/Subtotal\$\d{2,3}\.\d{3}/)
    await expect(panel.getByRole('button', { name: /^Continuar/ })).toBeEnabled()
  })

  await test.step('a comment is kept half a second after the last key', async () => {
    await page.clock.install()
    await panel.getByRole('button', { name: /^Agregar comentario/ }).click()
    await page.clock.pauseAt(Date.now() + 5000)
    await panel.getByLabel('Comentario para quien alista tu pedido').fill('maduros')
    const kept = () => page.evaluate(() => localStorage.getItem('plaza:verde:cart') ?? '')
    await page.clock.runFor(480)
    expect(await kept()).not.toContain('maduros')
    await page.clock.runFor(30)
    expect(await kept()).toContain('maduros')
    await page.clock.resume()
  })

  await test.step('adding closes the panel, the close button and Escape do too', async () => {
    await page
      .locator('main article')
      .filter({ hasNotText: title })
      .locator('button[aria-label^="Agregar"]')
      .first()
      .evaluate((button: HTMLButtonElement) => button.click())
    await expect(panel).toBeHidden()
    await openPanel(page)
    await panel.getByRole('button', { name: 'Cerrar' }).click()
    await expect(panel).toBeHidden()
    await expect(pill(page)).toBeFocused()
  })

  await test.step('another tab sees it at once, a reload keeps it', async () => {
    const other = await page.context().newPage()
    await other.goto('/')
    await expect(pill(other)).toHaveAccessibleName(/^Carrito: 2 productos/)
    const before = await pill(page).innerText()
    await cards(other)
      .filter({ hasText: title })
      .getByRole('button', { name: /^Agregar/ })
      .first()
      .click()
    await expect(pill(page)).not.toHaveText(before, { useInnerText: true })
    const after = await pill(page).innerText()
    await other.close()
    await page.reload()
    await expect(pill(page)).toHaveAccessibleName(/^Carrito: 2 productos/)
    await expect(pill(page)).toHaveText(after, { useInnerText: true })
  })

  await test.step('emptying asks first, and the empty panel says so with a way on', async () => {
    await openPanel(page)
    await panel.getByRole('button', { name: 'Eliminar todos los productos' }).click()
    const question = page.getByRole('alertdialog', { name: '¿Estás seguro?' })
    await expect(question.getByText('¿Deseas eliminar todos los productos del carrito?')).toBeVisible()
    await question.getByRole('button', { name: 'Cancelar' }).click()
    await expect(panel.locator('.cart-line')).toHaveCount(2)
    await panel.getByRole('button', { name: 'Eliminar todos los productos' }).click()
    await question.getByRole('button', { name: 'Sí, eliminar' }).click()
    await expect(panel.getByText('No hay productos en el carrito.')).toBeVisible()
    await expect(panel.getByRole('link', { name: 'Ir a comprar' })).toBeVisible()
  })
})

test('on a phone the panel takes nine tenths of the width: S-2-104', async ({ visitor }) => {
  const page = await visitor('azul', { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true })
  await enter(page, '/')
  await cards(page)
    .getByRole('button', { name: /^Agregar/ })
    .first()
    .click()
  await openPanel(page)
  await expect.poll(async () => Math.round((await panelOf(page).boundingBox())?.x ?? 0)).toBe(39)
  expect(Math.round((await panelOf(page).boundingBox())?.width ?? 0)).toBe(351)
})

test('weight, ripeness and cut are asked where they belong: S-4-035 S-4-036 S-5-031..033 S-9-010', async ({ api, address, visitor }) => {
  const page = await visitor('verde')
  await returning(page, api('verde'), address('verde'))
  const [office] = await api('verde').offices()
  const items: {
    id: string
    countType: string
    maturity: unknown
    sub_category_id: string
    only_buy_units: boolean
    unit_gram: number
    grams_x_unidad: number
    withoutStock: boolean
  }[] = []
  for (const at of [1, 2, 3, 4, 5, 6]) {
    const { products } = await api('verde').must('GET', `/api/v2/products/${office.id}?limit=100&page=${at}&inStock=true`)
    items.push(...products.data.items)
  }
  const { data } = await api('verde').must('GET', '/api/v2/categories')
  type Sub = { id: string; options: unknown[] }
  const subs = (data.items as { subcategories: Sub[] }[]).flatMap((each) => each.subcategories)
  const withCuts = new Set(subs.filter((sub) => sub.options.length > 0).map((sub) => sub.id))
  const [meat = ''] = withCuts
  const { products: meats } = await api('verde').must('GET', `/api/v2/products/${office.id}?sub_category_id=${meat}&inStock=true`)
  const weighed = items.find((item) => item.countType === 'grams' && !item.only_buy_units)
  const ripe = items.find((item) => item.maturity)
  const [cut] = meats.data.items
  const plain = items.find((item) => item.countType === 'units' && !item.maturity && !withCuts.has(item.sub_category_id))
  const main = page.getByRole('main')
  const choice = (label: string) => main.locator('.cart-choice').filter({ hasText: label }).locator('select')

  await page.goto(`/product/${weighed?.id}`)
  await expect(choice('Unidad')).toHaveValue('units')
  await choice('Unidad').selectOption('grams')
  await expect(main.getByText(/^≈ \$[\d.]+ por [\d.]+ g$/).first()).toBeVisible()
  await main
    .getByRole('button', { name: /^Agregar/ })
    .first()
    .click()
  const typed = main.getByRole('textbox', { name: /^Cantidad de/ }).first()
  const step = weighed?.unit_gram ?? 0
  await typed.fill(String(step * 6 + 1))
  await typed.press('Enter')
  await expect(typed).toHaveValue(`${step * 6} g`)
  await expect(page.getByText(`Se vende de ${step} en ${step} gramos: quedaron ${step * 6} g.`)).toBeVisible()
  await typed.fill('1 kg')
  await typed.press('Enter')
  await expect(typed).toHaveValue(`${(Math.round(1000 / step) * step).toLocaleString('es-CO')} g`)
  await typed.fill(String(step * 6))
  await typed.press('Enter')
  await expect(pill(page)).toHaveAccessibleName(/^Carrito: 1 producto,/)
  await choice('Unidad').selectOption('units')
  await expect(typed).toHaveValue(String(Math.max(1, Math.round((step * 6) / (weighed?.grams_x_unidad ?? 1)))))
  for (const [text, words] of [
    ['1,5', /entero/],
    ['-3', /./],
  ] as const) {
    await typed.fill(text)
    await typed.press('Enter')
    await expect(main.locator('.cart-bar').getByRole('alert')).toHaveText(words)
    await expect(typed).toHaveValue(text)
    await typed.press('Escape')
  }
  const kept = await typed.inputValue()
  await typed.fill('0')
  await typed.press('Enter')
  await page.getByRole('alertdialog').getByRole('button', { name: 'Cancelar' }).click()
  await expect(typed).toHaveValue(kept)

  await page.goto(`/product/${ripe?.id}`)
  await expect(choice('Madurez').locator('option')).toHaveText(['Verde', 'Normal', 'Maduro'])
  await choice('Madurez').selectOption('Maduro')
  await main
    .getByRole('button', { name: /^Agregar/ })
    .first()
    .click()
  await page.goto(`/product/${cut?.id}`)
  await expect(choice('Corte').locator('option')).toHaveText(['Sin preferencia', 'Mariposa', 'Molida', 'Tajadas', 'Entero'])
  await choice('Corte').selectOption('Tajadas')
  await main
    .getByRole('button', { name: /^Agregar/ })
    .first()
    .click()
  await openPanel(page)
  await expect(panelOf(page).locator('.cart-line').filter({ hasText: 'Maduro' })).toHaveCount(1)
  await expect(panelOf(page).locator('.cart-line').filter({ hasText: 'Tajadas' })).toHaveCount(1)
  await page.goto(`/product/${plain?.id}`)
  await expect(main.getByRole('button', { name: /^Agregar/ }).first()).toBeVisible()
  for (const label of ['Unidad', 'Madurez', 'Corte']) await expect(choice(label)).toHaveCount(0)
})

test('what the server refuses is taken back and said: S-1-031 S-2-112 S-8-035..038 S-8-041', async ({ api, address, visitor }) => {
  const staff = await api('verde').signedInAs('superadmin@demo.co')
  const [held, wanted] = [await ownProduct(staff), await ownProduct(staff)]
  const { page } = await holdingThree({ api, address, visitor }, held.id)
  await test.step('what another device put in is here; while it is asked for the page says so', async () => {
    const released = Promise.withResolvers<void>()
    await page.route(`**${active}`, (route) => released.promise.then(() => route.continue()))
    await page.goto('/cart')
    await expect(page.getByRole('main').getByText('Cargando carrito...')).toBeVisible()
    released.resolve()
    await expect(lineOf(page.getByRole('main'), held.title)).toBeVisible()
    await page.unroute(`**${active}`)
  })
  const main = page.getByRole('main')
  const line = lineOf(main, held.title)
  const fails = async (path: string, work: () => Promise<void>, text: string) => {
    await page.route(path, (route) => route.fulfill(problem))
    await work()
    await expect(toast(page, text)).toBeVisible()
    await page.unroute(path)
    await expect(line.getByRole('textbox')).toHaveValue('3')
    await page.getByRole('button', { name: 'Cerrar notificación' }).click()
  }
  await fails('**/products/**', () => line.getByRole('button', { name: /^Agregar P/ }).click(), 'No se logro actualizar el carrito.')
  const remove = async () => {
    await line.getByRole('textbox').fill('0')
    await line.getByRole('textbox').press('Enter')
    await page.getByRole('alertdialog').getByRole('button', { name: 'Sí, eliminar' }).click()
  }
  await fails('**/shopping-cart/history/**/products/**', remove, 'Error al eliminar producto')
  const clear = async () => {
    await main.getByRole('button', { name: 'Eliminar todos los productos' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Sí, eliminar' }).click()
  }
  await page.route(`**${active}`, (route) => (route.request().method() === 'DELETE' ? route.fulfill(problem) : route.continue()))
  await clear()
  await expect(toast(page, 'Error al vaciar el carrito')).toBeVisible()
  await expect(line.getByRole('textbox')).toHaveValue('3')
  await page.unroute(`**${active}`)
  await page.getByRole('button', { name: 'Cerrar notificación' }).click()
  await fails(
    '**/check*',
    () => main.getByRole('button', { name: /^Continuar/ }).click(),
    'Ups, no hemos podido validar los productos del carrito',
  )

  await page.goto(`/product/${wanted.id}`)
  await page.route(`**${add}`, (route) => route.fulfill(problem))
  await main.getByRole('button', { name: `Agregar ${wanted.title}` }).click()
  await expect(toast(page, 'Error al agregar producto al carrito')).toBeVisible()
  await expect(pill(page)).toHaveAccessibleName(/^Carrito: 1 producto,/)
})

test('what is on its way while the cart is emptied does not come back: S-2-107 S-2-109', async ({ api, address, visitor }) => {
  const staff = await api('verde').signedInAs('superadmin@demo.co')
  const [held, late] = [await ownProduct(staff), await ownProduct(staff)]
  const { page, owner } = await holdingThree({ api, address, visitor }, held.id)
  await page.goto(`/product/${late.id}`)
  await expect(pill(page)).toHaveAccessibleName(/^Carrito: 1 producto,/)

  const released = Promise.withResolvers<void>()
  await page.route(`**${add}`, (route) => released.promise.then(() => route.continue()))
  await page
    .getByRole('main')
    .getByRole('button', { name: `Agregar ${late.title}` })
    .click()
  await expect(pill(page)).toHaveAccessibleName(/^Carrito: 2 productos/)
  await openPanel(page)
  await panelOf(page).getByRole('button', { name: 'Eliminar todos los productos' }).click()
  const emptied = page.waitForResponse((answer) => answer.url().endsWith(active) && answer.request().method() === 'DELETE')
  await page.getByRole('alertdialog').getByRole('button', { name: 'Sí, eliminar' }).click()
  await expect(panelOf(page).getByText('No hay productos en el carrito.')).toBeVisible()
  released.resolve()
  await emptied

  await page.goto('/cart')
  await expect(page.getByRole('main').getByText('No hay productos en el carrito.')).toBeVisible()
  expect((await owner.must('GET', active)).cart?.products ?? []).toEqual([])
})

test('news is shown in four groups, to accept or reject one by one and all at once: S-2-116 S-2-117 S-2-122..129 S-4-038..045 S-8-043', async ({
  api,
  address,
  visitor,
}) => {
  const staff = await api('azul').signedInAs('superadmin@demo.co')
  const [dear, closed, gone, sold, kept] = await Promise.all([...Array(5)].map(() => ownProduct(staff)))
  if (!dear || !closed || !gone || !sold || !kept) throw new Error('no products')
  const owner = api('azul')
  const shopper = await owner.newShopper()
  const [office] = await owner.offices()
  owner.at(office.id)
  for (const product of [dear, closed, gone, sold, kept]) await owner.must('POST', add, { product: product.id, count: 2 })
  const page = await visitor('azul')
  await returning(page, owner, address('azul'))
  await page.goto('/')
  await signIn(page, shopper.email)
  await expect(pill(page)).toHaveAccessibleName(/^Carrito: 5 productos/)
  await dear.change({ price: 13_000 })
  await closed.change({ inactive: true })
  await gone.remove()
  await sold.change({ stock: 0 })

  await openPanel(page)
  const released = Promise.withResolvers<void>()
  await page.route('**/check?*', (route) => released.promise.then(() => route.continue()))
  const asked = page.waitForRequest(/\/check\?branch_office_id=/)
  await panelOf(page).getByRole('button', { name: 'Ir a pagar' }).click()
  await asked
  await expect(panelOf(page).getByRole('button', { name: 'Validando...' })).toBeVisible()
  released.resolve()
  const dialog = page.getByRole('dialog', { name: 'Los Siguientes productos no estan disponibles o han cambiado' })
  await expect(dialog).toBeVisible()
  await expect(toast(page, 'Tenemos algunas novedades en tu carrito de compras.')).toBeVisible()
  const group = (name: string) => dialog.locator('section').filter({ has: page.getByRole('heading', { name, exact: true }) })
  await expect(group('Precio actualizado')).toContainText(dear.title)
  await expect(group('Precio actualizado')).toContainText('$12.000')
  await expect(group('Precio actualizado')).toContainText('$13.000')
  await expect(group('Inactivo')).toContainText(closed.title)
  await expect(group('No encontrado')).toContainText(gone.title)
  await expect(group('Sin stock')).toContainText(sold.title)
  const violations = await violationsOn(page, { tags: wcag })
  expect(violations.map(({ id, nodes }) => [id, nodes[0]?.html])).toEqual([])

  await group('Inactivo')
    .getByRole('button', { name: /^Quitar/ })
    .click()
  await expect(group('Inactivo')).toHaveCount(0)
  await expect(
    dialog
      .getByRole('button')
      .filter({ has: page.locator(':scope:focus') })
      .or(dialog.locator('button:focus')),
  ).toHaveCount(1)
  await group('Precio actualizado')
    .getByRole('button', { name: /^Aceptar/ })
    .click()
  await expect(group('Precio actualizado')).toHaveCount(0)
  await expect(dialog).toBeVisible()
  await dialog.getByRole('button', { name: 'Aceptar todos' }).click()
  await expect(page).toHaveURL(/\/checkout\/address$/)
  await expect(panelOf(page)).toBeHidden()
  const { cart } = await owner.must('GET', active)
  expect(cart.products.map((line: { id: string; totalPrice: number }) => [line.id, line.totalPrice])).toEqual([
    [dear.id, 26_000],
    [kept.id, 24_000],
  ])

  await test.step('the wizard stays at the address while something changed, and rejecting all takes it out', async () => {
    await dear.change({ price: 14_000 })
    await page.getByRole('radio', { name: /Casa de prueba/ }).check({ force: true })
    await page.getByRole('button', { name: 'Siguiente' }).click()
    await expect(group('Precio actualizado')).toContainText(dear.title)
    await expect(page).toHaveURL(/\/checkout\/address$/)
    await dialog.getByRole('button', { name: 'Rechazar y quitar todos' }).click()
    await expect(dialog).toBeHidden()
    await expect(page).toHaveURL(/\/checkout\/pay$/)
    const after = await owner.must('GET', active)
    expect(after.cart.products.map((line: { id: string }) => line.id)).toEqual([kept.id])
  })
})

test.describe('signing in with a cart', () => {
  test('replaces the one on the server and offers it back, in one tab of two: S-4-051..054 A-47', async ({ api, address, visitor }) => {
    const { owner, shopper, mine, old } = await guestWithPast(api)
    const page = await visitor('verde')
    await returning(page, owner, address('verde'))
    await page.goto(`/product/${mine.id}`)
    await page
      .getByRole('main')
      .getByRole('button', { name: `Agregar ${mine.title}` })
      .click()
    const other = await page.context().newPage()
    await other.goto('/cart')
    await expect(lineOf(other.getByRole('main'), mine.title)).toBeVisible()
    const sent: string[] = []
    for (const tab of [page, other])
      tab.on('request', (request) => /add-product|active$/.test(request.url()) && request.method() !== 'GET' && sent.push(request.method()))
    await signIn(page, shopper.email)
    await expect(toast(page, 'Tu carrito ha sido restaurado')).toBeVisible()
    await expect(lineOf(other.getByRole('main'), mine.title)).toBeVisible()
    expect(sent).toEqual(['DELETE', 'POST'])
    expect(await page.evaluate(() => localStorage.getItem('plaza:verde:cart'))).toBeNull()
    await toast(page, 'Tu carrito ha sido restaurado').getByRole('button', { name: 'Recuperar carrito anterior' }).click()
    await expect(pill(page)).toHaveAccessibleName(/^Carrito: 2 productos/)
    const { cart } = await owner.must('GET', active)
    expect(cart.products.map((line: { id: string; count: number }) => [line.id, line.count])).toEqual([
      [mine.id, 1],
      [old.id, 2],
    ])
  })

  test('a tab that still reads the cart of a moment ago does not replace the one on the server again: A-47', async ({
    api,
    address,
    visitor,
  }) => {
    const { owner, shopper, mine } = await guestWithPast(api)
    const page = await visitor('verde')
    await returning(page, owner, address('verde'))
    await page.goto(`/product/${mine.id}`)
    await page
      .getByRole('main')
      .getByRole('button', { name: `Agregar ${mine.title}` })
      .click()
    const late = await page.context().newPage()
    await late.addInitScript(() => {
      const key = 'plaza:verde:cart'
      const before = localStorage.getItem(key)
      const now = Storage.prototype.getItem
      Storage.prototype.getItem = function (asked) {
        return asked === key ? before : now.call(this, asked)
      }
      // It is second.
      const ask = navigator.locks.request.bind(navigator.locks) as (...asked: unknown[]) => Promise<unknown>
      const second = async (...asked: unknown[]) => {
        while (now.call(localStorage, key) !== null) await new Promise((resolve) => setTimeout(resolve, 50))
        return ask(...asked)
      }
      Object.assign(navigator.locks, { request: second })
    })
    await late.goto('/cart')
    await expect(lineOf(late.getByRole('main'), mine.title)).toBeVisible()
    const sent: string[] = []
    for (const tab of [page, late])
      tab.on('request', (request) => /add-product|active$/.test(request.url()) && request.method() !== 'GET' && sent.push(request.method()))
    await signIn(page, shopper.email)
    await expect(toast(page, 'Tu carrito ha sido restaurado')).toBeVisible()
    await expect(toast(late, 'Tu carrito ha sido restaurado')).toBeVisible()
    expect(sent).toEqual(['DELETE', 'POST'])
  })

  test('fails in parts and as a whole without losing anything; an empty cart replaces nothing: S-8-039 S-4-052 S-4-053', async ({
    api,
    address,
    visitor,
  }) => {
    const { owner, shopper, mine, old } = await guestWithPast(api)
    const staff = await api('verde').signedInAs('superadmin@demo.co')
    const second = await ownProduct(staff)
    const page = await visitor('verde')
    await returning(page, owner, address('verde'))
    const kept = () =>
      page.evaluate(() => (JSON.parse(localStorage.getItem('plaza:verde:cart') ?? '[]') as { id: string }[]).map(({ id }) => id))
    const onServer = async () => ((await owner.must('GET', active)).cart?.products ?? []).map((line: { id: string }) => line.id)
    for (const product of [mine, second]) {
      await page.goto(`/product/${product.id}`)
      await page
        .getByRole('main')
        .getByRole('button', { name: `Agregar ${product.title}` })
        .click()
    }
    await test.step('the old cart cannot be put away: everything stays as it was', async () => {
      await page.route(`**${active}`, (route) => (route.request().method() === 'DELETE' ? route.fulfill(problem) : route.continue()))
      await signIn(page, shopper.email)
      await expect(toast(page, 'No se pudo restaurar tu carrito anterior')).toBeVisible()
      expect(await kept()).toEqual([mine.id, second.id])
      expect(await onServer()).toEqual([old.id])
      await page.unroute(`**${active}`)
    })
    await test.step('one line cannot be added: the other goes along, that one stays', async () => {
      await page.route(`**${add}`, (route) => (route.request().postData()?.includes(second.id) ? route.fulfill(problem) : route.continue()))
      await page.reload()
      await expect(toast(page, 'Tu carrito ha sido restaurado')).toBeVisible()
      expect(await kept()).toEqual([second.id])
      expect(await onServer()).toEqual([mine.id])
      await page.unroute(`**${add}`)
    })
    await test.step('it joins later without replacing what came along before', async () => {
      await page.reload()
      await expect(pill(page)).toHaveAccessibleName(/^Carrito: 2 productos/)
      expect(await kept()).toEqual([])
      expect((await onServer()).toSorted()).toEqual([mine.id, second.id].toSorted())
    })
    await test.step('with nothing in the guest cart the one on the server stays', async () => {
      await page.reload()
      await expect(pill(page)).toHaveAccessibleName(/^Carrito: 2 productos/)
    })
  })
})

/** A shopper whose server cart holds two of `old`, and a product for the guest's cart. */
async function guestWithPast(api: (business: 'verde') => Parameters<typeof ownProduct>[0]) {
  const staff = await api('verde').signedInAs('superadmin@demo.co')
  const [mine, old] = [await ownProduct(staff), await ownProduct(staff)]
  const owner = api('verde')
  const shopper = await owner.newShopper()
  const [office] = await owner.offices()
  owner.at(office.id)
  await owner.must('POST', add, { product: old.id, count: 2 })
  return { owner, shopper, mine, old }
}

/** A shopper on the home page, signed in, with three of it in the cart of before. */
async function holdingThree({ api, address, visitor }: Pick<World, 'api' | 'address' | 'visitor'>, product: string) {
  const owner = api('verde')
  const shopper = await owner.newShopper()
  const [office] = await owner.offices()
  owner.at(office.id)
  await owner.must('POST', add, { product, count: 3 })
  const page = await visitor('verde')
  await returning(page, owner, address('verde'))
  await page.goto('/')
  await signIn(page, shopper.email)
  return { page, owner }
}
