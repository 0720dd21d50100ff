import type { Page } from 'playwright/test'
import { aReadyCart, chooseAll } from '../src/checkout.ts'
import { expect, returning, test } from '../src/world.ts'

test.describe.configure({ mode: 'parallel', timeout: 90_000 })

const main = (page: Page) => page.getByRole('main')
const heading = (page: Page, name: string | RegExp) => main(page).getByRole('heading', { level: 1, name })

test('what everybody may open stands at its path: S-2-007 S-2-009 S-2-027 S-2-028 S-2-030 S-2-031 S-2-037', async ({
  page,
  api,
  address,
}) => {
  await returning(page, api('verde'), address('verde'))
  const [office] = await api('verde').offices()
  const { products } = await api('verde').must('GET', `/api/v2/products/${office.id}?limit=100`)
  const { brand, provider } = products.data.items.find((each: { brand?: string; provider?: string }) => each.brand && each.provider)
  const brands = await api('verde').must('GET', '/api/v1/brands')
  const named = brands.data.find((each: { name: string; displayName: string }) => [each.name, each.displayName].includes(brand))
  const screens: [string, string | RegExp][] = [
    ['/restore-password?email=a@demo.co&token=abc', 'Contraseña nueva'],
    ['/cart', /^Carrito de compras/],
    ['/offers', /\S/],
    ['/recipe-book', 'COMUNIDAD'],
    [`/brand/name/${encodeURIComponent(named.name)}`, named.displayName],
    [`/brand/id/${named.id}`, named.displayName],
    [`/provider/name/${encodeURIComponent(provider)}`, new RegExp(provider.replace(/[.*+?()]/g, '\\$&'))],
  ]
  for (const [path, name] of screens) {
    await page.goto(address('verde') + path)
    await expect(heading(page, name).first(), path).toBeVisible()
    expect(new URL(page.url()).pathname, path).toBe(new URL(path, address('verde')).pathname)
  }
  await page.goto(`${address('verde')}/recipe-book`)
  await main(page).locator('[data-idea]').first().click()
  await expect(page).toHaveURL(/\/recipe-book\/[\w-]+$/)
  await expect(main(page).getByRole('button', { name: 'Agregar todo al carrito' })).toBeVisible()
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(`${address('verde')}/login`)
  await expect(page.getByLabel('Correo electrónico')).toBeVisible()
  await expect(page).toHaveURL(/\/login$/)
})

test('what belongs to a shopper stands at its path, from profile to the placed order: S-2-010..014 S-2-017..023 S-2-025 S-2-029 S-2-039 S-4-059', async ({
  page,
  api,
  address,
  visitor,
}) => {
  const calls = api('verde')
  const { uuid } = await aReadyCart(page, calls, address('verde'))
  const socket = page.waitForRequest((request) => request.method() === 'PUT' && 'socket_id' in (request.postDataJSON() ?? {}))
  for (const [path, name] of [
    ['/profile', 'Datos'],
    ['/profile/data', 'Datos'],
    ['/profile/orders', 'Pedidos'],
    ['/profile/addresses', 'Direcciones'],
    ['/profile/payments', 'Pagos'],
    ['/profile/otra-cosa', 'Muy pronto'],
    ['/my-markets', 'MIS CARRITOS'],
  ] as const) {
    await page.goto(address('verde') + path)
    await expect(heading(page, name), path).toBeVisible()
  }
  await page.goto(`${address('verde')}/profile/payments`)
  await expect(main(page).getByText('Estamos preparando esta parte de tu perfil. Vuelve en unos días.')).toBeVisible()
  await expect(page.locator('a[href="/profile/payments"]')).toHaveCount(0)
  expect((await socket).postDataJSON().socket_id).toMatch(/\S/)
  const { data } = await calls.must('POST', '/api/v1/custom_carts', { name: 'Mío', type: 'private_user_collection', products: [] })
  await page.goto(`${address('verde')}/my-markets/${data.id}`)
  await expect(heading(page, 'Mío')).toBeVisible()

  await page.goto(`${address('verde')}/checkout`)
  await expect(page).toHaveURL(/\/checkout\/address$/)
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(`${address('verde')}/checkout`)
  await expect(heading(page, /^Carrito de compras/)).toBeVisible()
  await page.setViewportSize({ width: 1280, height: 800 })
  await chooseAll(calls, uuid, 'online')
  for (const step of ['address', 'pay', 'bags', 'finish']) {
    await page.goto(`${address('verde')}/checkout/${step}`)
    await expect(page).toHaveURL(new RegExp(`/checkout/${step}$`))
    await expect(main(page).locator('[aria-current="step"]')).toBeVisible()
  }
  const { cart } = await calls.must('GET', '/api/v2/shopping-cart/history/active')
  const path = `/api/v2/shopping-cart/history/${uuid}/create-order`
  await calls.must('POST', path, { observations_client: '', total_price: cart.price_total_computed })
  await page.goto(`${address('verde')}/checkout/online-payment-cta/${uuid}`)
  await expect(page.getByRole('button', { name: /^Pagar/ })).toBeVisible()
  await page.goto(`${address('verde')}/checkout/thanks/${uuid}`)
  await expect(page.getByRole('img', { name: 'Código QR de tu pedido' })).toBeVisible()
  await page.goto(`${address('verde')}/wompi-response/?id=no-existe&env=test`)
  await expect(page.getByText('No encontramos ese pago.')).toBeVisible()

  const guest = await visitor('verde')
  await returning(guest, calls, address('verde'))
  await guest.goto(`/shoppingcart-detail/${uuid}`)
  await expect(main(guest)).toContainText(/N\.º \d+|Pedido/)
  await expect(guest).toHaveURL(new RegExp(`/shoppingcart-detail/${uuid}$`))
})

test('a total that changed unseen refuses the order and says so; the markets beside the cart are asked fifty at a time and fail in silence: S-8-042 S-8-008 S-9-017', async ({
  page,
  api,
  address,
}) => {
  const calls = api('verde')
  // Nothing tells this page what happens elsewhere.
  await page.routeWebSocket(/\/socket\//, (socket) => void socket.close())
  await page.route(/\/socket\//, (route) => route.abort())
  const { uuid, officeId } = await aReadyCart(page, calls, address('verde'))
  await page.route(/\/custom_carts/, (route) => route.fulfill({ status: 500, json: { code: 'X', message: 'No se pudo.' } }))
  const asked = page.waitForRequest(/\/custom_carts/)
  await page.goto(`${address('verde')}/cart`)
  expect(new URL((await asked).url()).search).toMatch(/[?&](limit|limitPerPage)=50\b/)
  await expect(page.getByRole('button', { name: /^(Continuar|Ir a pagar)/ })).toBeEnabled()
  await expect(page.locator('[data-toast]')).toHaveCount(0)
  await expect(main(page).getByText('No se pudo.')).toHaveCount(0)

  await chooseAll(calls, uuid, 'cash')
  await page.goto(`${address('verde')}/checkout/finish`)
  const finish = page.getByRole('button', { name: 'Finalizar pedido' })
  await expect(finish).toBeVisible()
  const { products } = await calls.must('GET', `/api/v2/products/${officeId}?limit=20&inStock=true&page=4`)
  await calls.must('POST', '/api/v2/shopping-cart/history/add-product', { product: products.data.items[0].id, count: 1 })
  await finish.click()
  await expect(page.locator('[data-toast]')).toContainText('Algunos productos se han actualizado, revisa el total de la compra.')
  await expect(page).toHaveURL(/\/checkout\/(finish|bags)$/)
  const { cart } = await calls.must('GET', '/api/v2/shopping-cart/history/active')
  // Behind the question: a dialog hides the page from whoever looks by roles.
  await expect(page.locator('main')).toContainText(`$${cart.price_total_computed.toLocaleString('es-CO')}`)
  const question = page.getByRole('alertdialog').or(page.getByRole('dialog'))
  await question.getByRole('button', { name: `Finalizar por $${cart.price_total_computed.toLocaleString('es-CO')}` }).click()
  await expect(page).toHaveURL(new RegExp(`/checkout/thanks/${uuid}$`))
})

test('a service worker that cannot be had is noted for developers and nothing else: S-8-065', async ({ visitor, api, address }) => {
  const page = await visitor('azul', { serviceWorkers: 'allow' })
  const noted = page.waitForEvent('console', (message) => message.text().startsWith('No service worker:'))
  await page.addInitScript(() => {
    navigator.serviceWorker.register = () => Promise.reject(new Error('blocked'))
  })
  await returning(page, api('azul'), address('azul'))
  await page.goto('/')
  expect((await noted).type()).toBe('warning')
  await expect(main(page).getByRole('article').first()).toBeVisible()
  await expect(page.locator('[data-toast]')).toHaveCount(0)
})
