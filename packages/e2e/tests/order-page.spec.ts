import type { Page } from 'playwright/test'
import type { Api } from '../src/api.ts'
import { chooseAll, fillCart, signInByCall } from '../src/checkout.ts'
import { businesses, expect, returning, test } from '../src/world.ts'

test.use({ serviceWorkers: 'block' })
test.describe.configure({ mode: 'parallel', timeout: 90_000 })

const main = (page: Page) => page.getByRole('main')
const label = (page: Page, state: string) => main(page).locator(`header [data-state="${state}"]`)
const staffButtons = ['Imprimir', 'Aceptar orden', 'Despachar exitosamente', 'ANULAR'] as const

for (const business of businesses)
  test(`${business}: the owner sees what was bought, for whom, where to and how it is paid, and follows each state without reloading: S-2-147 S-2-148 S-2-149 S-2-150 S-2-151 S-2-152 S-2-153`, async ({
    page,
    api,
    address,
  }) => {
    const shopper = api(business)
    const { order, email } = await anOrder(shopper, 'cash')
    const staff = await api(business).signedInAs('superadmin@demo.co')
    await returning(page, shopper, address(business))
    await signInByCall(page, address(business), email)
    await page.goto(`${address(business)}/shoppingcart-detail/${order.id}`)

    await expect(main(page).getByRole('heading', { level: 1, name: `Pedido N.º ${order.id_order}` })).toBeVisible()
    const lines = main(page).getByRole('region', { name: 'Productos' }).getByRole('listitem')
    await expect(lines).toHaveCount(order.products.length)
    await expect(lines.first()).toContainText(order.products[0].product.title)
    await expect(lines.first()).toContainText(pesos(order.products[0].totalPrice))
    await expect(main(page).getByRole('region', { name: 'Productos' })).toContainText(`Total${pesos(order.price_total_computed)}`)
    const facts = main(page).getByRole('region', { name: 'Datos del pedido' })
    await expect(facts).toContainText('ClienteCompradora de prueba')
    await expect(facts).toContainText(email)
    await expect(facts).toContainText('Calle 5 # 38 - 20')
    await expect(facts).toContainText('Medio de pagoEfectivo')
    await expect(main(page).getByRole('img', { name: 'Código QR para verificar el pedido' })).toBeVisible()
    await expect(main(page).getByRole('button', { name: 'Imprimir' })).toHaveCount(0)

    await expectLabel(page, '13_order_received', 'Pedido creado')
    const standing = main(page).getByRole('region', { name: 'Estado del pedido' })
    await expect(standing, 'what comes next is said first').toContainText('Sigue: la tienda lo acepta')
    for (const [state, text] of [
      ['7_admin_cart_accept', 'Aprobado por Admin'],
      ['8_store_select_products', 'Productos en selección'],
      ['9_store_invoice_products', 'en facturación'],
      ['10_store_dispatch_products', 'Despachado'],
    ] as const) {
      await staff.must('PUT', '/api/v2/shopping-cart', { id: order.id, state })
      await expectLabel(page, state, text)
    }
    await expect(standing).toContainText('Va en camino')
    const steps = main(page).getByRole('region', { name: 'Seguimiento' }).getByRole('listitem')
    await expect(steps.and(page.locator('[aria-current=step]'))).toContainText('Va en camino')
    await expect(steps).toHaveText([/Recibimos tu pedido/, /La tienda lo aceptó/, /Preparamos tus productos/, /Va en camino/])
  })

test('every other state has its label, colour and picture too; an order without lines says so: S-2-151 A-133', async ({
  page,
  api,
  address,
}) => {
  const shopper = api('verde')
  const { order, email } = await anOrder(shopper, 'online')
  await returning(page, shopper, address('verde'))
  await signInByCall(page, address('verde'), email)
  await page.goto(`${address('verde')}/terms`)
  const seen = await shopper.must('GET', `/api/v2/shopping-cart/${order.id}`)
  // States that need a payment provider or time: the server's answer with only the state replaced.
  for (const [state, text] of [
    ['5_waiting_online_payment', 'Esperando Pago en Línea'],
    ['6_payment_complete', 'Pago recibido'],
    ['11_store_onlinepayment_fail', 'Pago en línea fallido'],
    ['12_store_cancel_order', 'Cancelado'],
  ] as const) {
    await page.unrouteAll()
    await page.route(/\/shopping-cart\/[\w-]{36}$/, (route) =>
      route.fulfill({ json: { ...seen, order: { ...seen.order, state, products: [] } } }),
    )
    await openInShop(page, `/shoppingcart-detail/${order.id}`)
    await expectLabel(page, state, text)
    await expect(main(page).getByText('Sin productos.')).toBeVisible()
    await openInShop(page, '/terms')
  }
})

test('a stranger with the link gets products, state and total, and no one’s name, place or payment; an unknown order is said: A-34 S-8-052', async ({
  page,
  api,
  address,
  visitor,
}) => {
  const { order } = await anOrder(api('verde'), 'cash')
  await returning(page, api('verde'), address('verde'))
  await page.goto(`${address('verde')}/shoppingcart-detail/${order.id}`)
  await expect(main(page).getByRole('heading', { level: 1, name: `Pedido N.º ${order.id_order}` })).toBeVisible()
  await expect(main(page).getByText('Por privacidad, estos datos solo los ve quien hizo el pedido.')).toBeVisible()
  await expect(main(page).getByRole('region', { name: 'Datos del pedido' })).toContainText('C*** d*** p***')
  await expectLabel(page, '13_order_received', 'Pedido creado')
  expect(await page.content()).not.toMatch(/Compradora de prueba|Calle 5 # 38|3001234567|Efectivo/)
  for (const name of staffButtons) await expect(main(page).getByRole('button', { name })).toHaveCount(0)
  await main(page).getByRole('button', { name: 'Iniciar sesión' }).click()
  await expect(page.getByRole('dialog').getByLabel('Correo electrónico')).toBeVisible()

  const lost = await visitor('verde')
  await returning(lost, api('verde'), address('verde'))
  await lost.goto(`/shoppingcart-detail/${crypto.randomUUID()}`)
  await expect(main(lost).getByText('No encontramos este pedido.')).toBeVisible()
})

for (const business of businesses)
  test(`${business}: staff print half a second after the click, accept, hear what cannot be done, and cancel after a question: S-2-153 S-8-050 S-8-051 S-8-052 S-9-024`, async ({
    page,
    api,
    address,
  }) => {
    const { order } = await anOrder(api(business), 'cash')
    await page.addInitScript(() => {
      const seen: number[] = []
      Object.assign(window, { seen })
      addEventListener('click', () => seen.push(performance.now()), true)
      window.print = () => void seen.push(performance.now())
    })
    await returning(page, api(business), address(business))
    await signInByCall(page, address(business), 'superadmin@demo.co')
    await page.goto(`${address(business)}/shoppingcart-detail/${order.id}`)
    const button = (name: (typeof staffButtons)[number]) => main(page).getByRole('button', { name })
    for (const name of staffButtons) await expect(button(name)).toBeEnabled()

    await button('Imprimir').click()
    const times = () => page.evaluate(() => (window as unknown as { seen: number[] }).seen)
    await expect.poll(async () => (await times()).length).toBe(2)
    const [clicked = 0, printed = 0] = await times()
    // Timers may be a hair early by the page's clock and are late on a busy machine.
    expect(printed - clicked).toBeGreaterThan(495)
    await page.emulateMedia({ media: 'print' })
    await expect(page.getByRole('banner')).toBeHidden()
    await expect(button('Aceptar orden')).toBeHidden()
    await expect(label(page, '13_order_received')).toBeVisible()
    await page.emulateMedia({ media: 'screen' })

    await page.route(/\/api\/v2\/shopping-cart$/, (route) =>
      route.continue({ postData: JSON.stringify({ ...route.request().postDataJSON(), id: crypto.randomUUID() }) }),
    )
    await button('Aceptar orden').click()
    await expect(main(page).getByRole('alert')).toHaveText('No hay datos de la orden para completar')
    await page.unrouteAll()
    await button('Aceptar orden').click()
    await expect(page.locator('[data-toast]').getByText('Orden actualizada correctamente!')).toBeVisible()
    await expectLabel(page, '7_admin_cart_accept', 'Aprobado por Admin')
    await expect(button('Aceptar orden')).toBeDisabled()

    await button('ANULAR').click()
    const asked = page.getByRole('dialog', { name: 'Seguro que quieres anular esta orden?' })
    await expect(asked).toContainText('Esta accion no se puede deshacer')
    await asked.getByLabel('Motivo').selectOption('El cliente lo pidió')
    await asked.getByRole('button', { name: 'Sí, anular' }).click()
    await expectLabel(page, '12_store_cancel_order', 'Cancelado')

    const unpaid = await anOrder(api(business), 'online')
    await openInShop(page, `/shoppingcart-detail/${unpaid.order.id}`)
    await expectLabel(page, '5_waiting_online_payment', 'Esperando Pago en Línea')
    await button('Aceptar orden').click()
    await expect(main(page).getByRole('alert')).toHaveText('No se puede completar la orden en este estado')
  })

for (const [where, path] of [
  ['the order page', 'shoppingcart-detail'],
  ['the thanks page', 'checkout/thanks'],
] as const)
  test(`on ${where} push messages are asked for by a tap and never before, kept for the person, and stopped as easily; a refusal is explained: S-7-005 S-7-029`, async ({
    page,
    api,
    address,
  }) => {
    const shopper = api('verde')
    const { order, email } = await anOrder(shopper, 'cash')
    await page.addInitScript(browserThatSubscribes)
    await page.route('**/api/v1/push/key', (route) => route.fulfill({ json: { key: 'BPublicKey' } }))
    const stored: unknown[] = []
    page.on('request', (request) => {
      const body = request.method() === 'PUT' && request.url().endsWith('/api/v1/users') ? request.postDataJSON() : {}
      if ('FCMtoken' in body) stored.push(body.FCMtoken)
      if (request.method() === 'DELETE' && request.url().includes('/push/devices')) stored.push(request.url(), request.postData())
    })
    await returning(page, shopper, address('verde'))
    await signInByCall(page, address('verde'), email)
    await page.goto(`${address('verde')}/${path}/${order.id}`)
    const notify = main(page).getByRole('region', { name: 'Avisos del pedido' })
    const asked = () => page.evaluate(() => (window as unknown as { asked: string[] }).asked)
    await expect(notify.getByRole('button', { name: 'Avísame cuando cambie mi pedido' })).toBeVisible()
    expect(await asked()).toEqual([])

    await notify.getByRole('button', { name: 'Avísame cuando cambie mi pedido' }).click()
    await expect(notify).toContainText('Te avisaremos cuando cambie tu pedido.')
    expect(await asked()).toEqual(['permission', 'BPublicKey'])
    expect(JSON.parse(String(stored[0]))).toMatchObject({ endpoint: 'https://fcm.googleapis.com/fcm/send/e2e' })
    await notify.getByRole('button', { name: 'No avisarme más' }).click()
    await expect(notify.getByRole('button', { name: 'Avísame cuando cambie mi pedido' })).toBeVisible()
    expect(decodeURIComponent(stored.slice(1).join(' '))).toContain('https://fcm.googleapis.com/fcm/send/e2e')

    await page.evaluate(() => Object.assign(window, { answer: 'denied' }))
    await notify.getByRole('button', { name: 'Avísame cuando cambie mi pedido' }).click()
    await expect(notify).toContainText('Tu navegador tiene bloqueados los avisos de esta tienda.')
  })

/** Headless browsers reach no push service: what they would do, with what they were asked. */
function browserThatSubscribes() {
  const asked: string[] = []
  Object.assign(window, { asked, answer: 'granted' })
  let subscription: object | null = null
  const registration = {
    pushManager: {
      getSubscription: async () => subscription,
      subscribe: async ({ applicationServerKey }: { applicationServerKey: string }) => {
        asked.push(applicationServerKey)
        subscription = {
          endpoint: 'https://fcm.googleapis.com/fcm/send/e2e',
          keys: { p256dh: 'x', auth: 'y' },
          unsubscribe: async () => ((subscription = null), true),
        }
        return subscription
      },
    },
  }
  Object.defineProperty(navigator, 'serviceWorker', {
    value: {
      ready: Promise.resolve(registration),
      getRegistration: async () => registration,
      register: () => Promise.reject(new Error('no')),
    },
  })
  let permission = 'default'
  Object.defineProperty(Notification, 'permission', { get: () => permission })
  Notification.requestPermission = async () => {
    asked.push('permission')
    permission = (window as unknown as { answer: NotificationPermission }).answer
    return permission as NotificationPermission
  }
}

/** An order of somebody new, by the server's calls. */
async function anOrder(api: Api, method: 'cash' | 'online') {
  const { email } = await api.newShopper()
  const [office] = await api.offices()
  api.at(office.id)
  await fillCart(api, office.id, 2)
  const { cart } = await api.must('GET', '/api/v2/shopping-cart/history/active')
  const ready = await chooseAll(api, cart.id, method)
  const path = `/api/v2/shopping-cart/history/${cart.id}/create-order`
  const { order } = await api.must('POST', path, { total_price: ready.price_total_computed })
  return { email, order: order ?? (await api.must('GET', `/api/v2/shopping-cart/${cart.id}`)).order }
}

/** Word, colour and picture; the colour is read from the screen. */
async function expectLabel(page: Page, state: string, text: string) {
  await expect(label(page, state)).toHaveText(text)
  await expect(label(page, state).locator('svg')).toBeVisible()
  await expect(label(page, state)).toHaveCSS('background-color', colours[state] as string)
}

/** blue, teal, purple, green, yellow, red, as their light grounds. */
const colours: Record<string, string> = {
  '5_waiting_online_payment': 'rgb(254, 249, 195)',
  '13_order_received': 'rgb(219, 234, 254)',
  '6_payment_complete': 'rgb(219, 234, 254)',
  '7_admin_cart_accept': 'rgb(204, 251, 241)',
  '8_store_select_products': 'rgb(237, 233, 254)',
  '9_store_invoice_products': 'rgb(237, 233, 254)',
  '10_store_dispatch_products': 'rgb(220, 252, 231)',
  '11_store_onlinepayment_fail': 'rgb(254, 226, 226)',
  '12_store_cancel_order': 'rgb(254, 226, 226)',
}

/** As a tap on a link within the shop: no new load, so that the calls go through the page. */
const openInShop = (page: Page, path: string) =>
  page.evaluate((to) => {
    const link = Object.assign(document.createElement('a'), { href: to, textContent: to })
    document.querySelector('main')?.append(link)
    link.click()
    link.remove()
  }, path)

const pesos = (amount: number) => `$${amount.toLocaleString('es-CO')}`
