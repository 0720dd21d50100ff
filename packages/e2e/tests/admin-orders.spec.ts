import { readFile } from 'node:fs/promises'
import type { Page } from 'playwright/test'
import { placeOrder } from '../src/an-order.ts'
import { payAtSandbox, signInByCall } from '../src/checkout.ts'
import { expect, returning, test, type Business } from '../src/world.ts'

test.use({ serviceWorkers: 'block', viewport: { width: 1440, height: 900 } })
test.describe.configure({ mode: 'parallel', timeout: 90_000 })

const main = (page: Page) => page.getByRole('main')
const dialog = (page: Page) => page.getByRole('dialog').first()
const menu = (page: Page) => page.getByRole('navigation', { name: 'Administración' })
const orderCall = '/api/v2/shopping-cart'
const pesos = (amount: number) => `${amount < 0 ? '-' : ''}$${Math.abs(amount).toLocaleString('es-CO')}`

const entries = {
  Pedidos: 'orders',
  Banners: 'offers',
  Cupones: 'coupons',
  Usuarios: 'users',
  Productos: 'products',
  Comunidad: 'official-shopingcarts',
  Sedes: 'offices',
  Categorias: 'categories',
  Estadisticas: 'stats',
  'Habeas data': 'habeas',
  'Importar Imagenes': 'import-images',
  Integraciones: 'integrations',
  Modulos: 'modules',
  'Configuración de la empresa': 'business-config',
  'Importación de datos': 'import-data',
} as const
/** Headings that are not their menu entry's words. */
const headings: Readonly<Record<string, string>> = { Banners: 'Ofertas', Categorias: 'Admin - Categorias' }

test('the frame: every entry of a superadmin opens its page, the menu folds and stays folded, the bar names who is here; below 900 px a notice: B-2-003..009 B-2-011 B-2-012 B-2-014..021 B-2-023 B-2-024 B-2-026..029', async ({
  page,
  api,
  address,
}) => {
  await returning(page, api('verde'), address('verde'))
  await signInByCall(page, address('verde'), 'superadmin@demo.co')
  await page.goto(`${address('verde')}/admin`)
  await expect(page).toHaveURL(`${address('verde')}/admin/orders`)
  for (const label of Object.keys(entries)) await expect(menu(page).getByRole('link', { name: label, exact: true })).toBeVisible()

  const bar = page.getByRole('banner')
  await expect(bar).toContainText('Superadministrador')
  const { user } = await (await api('verde').signedInAs('superadmin@demo.co')).must('GET', '/api/v1/users/me')
  await expect(bar).toContainText(user.name.slice(0, 8))
  await menu(page).getByRole('button', { name: 'Cerrar menú' }).click()
  await expect(menu(page)).toHaveAttribute('data-folded', 'true')
  await page.reload()
  await expect(menu(page).getByRole('button', { name: 'Abrir menú' })).toHaveAttribute('aria-expanded', 'false')
  await menu(page).getByRole('button', { name: 'Abrir menú' }).click()

  for (const [label, path] of Object.entries(entries)) {
    await menu(page).getByRole('link', { name: label, exact: true }).click()
    await expect(page).toHaveURL(new RegExp(`/admin/${path}`))
    await expect(main(page).getByRole('heading', { level: 1 })).toHaveText(headings[label] ?? label)
    await expect(menu(page).getByRole('link', { name: label, exact: true })).toHaveAttribute('aria-current', 'page')
  }
  await page.goto(`${address('verde')}/admin/products-without-image`)
  await expect(main(page).getByRole('heading', { level: 1 })).toHaveText('Productos sin imagen')

  await page.setViewportSize({ width: 899, height: 800 })
  await expect(page.getByText('La administración está hecha para pantallas grandes.')).toBeVisible()
  await expect(menu(page)).toBeHidden()
  await page.setViewportSize({ width: 900, height: 800 })
  await bar.getByRole('link', { name: 'Inicio' }).click()
  await expect(page).toHaveURL(`${address('verde')}/`)
  await page.goBack()
  await page.getByRole('banner').getByRole('link', { name: 'Tienda' }).click()
  await expect(page).toHaveURL(`${address('verde')}/`)
})

test('the list: counts per state, a state and its clearing, filters as the documents send them, and on by cursor: B-1-001 B-2-012 B-2-033 B-2-034 B-2-035 B-2-036 B-5-034 B-5-035 B-5-036 B-7-008 B-9-001', async ({
  page,
  api,
  address,
}) => {
  const staff = await api('verde').signedInAs('superadmin@demo.co')
  await returning(page, staff, address('verde'))
  await signInByCall(page, address('verde'), 'superadmin@demo.co')
  const asked: URLSearchParams[] = []
  page.on('request', (request) => {
    const url = new URL(request.url())
    if (url.pathname.endsWith('/shopping-cart/orders/all')) asked.push(url.searchParams)
  })
  const last = (name: string) => expect.poll(() => asked.at(-1)?.get(name) ?? null)
  await page.goto(`${address('verde')}/admin/orders`)
  const rows = main(page).getByRole('button', { name: /^Ver pedido/ })
  await expect(rows).toHaveCount(50)
  const list = main(page).getByRole('region', { name: 'Pedidos', exact: true })
  await page.evaluate(() => document.fonts.ready)
  expect(await list.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth), 'no scrolling sideways').toBe(0)

  // Other tests place orders meanwhile; cancelled ones of long ago stay as they are.
  const states = main(page).getByRole('group', { name: 'Pedidos por estado' })
  const { counts } = (await staff.must('GET', `${orderCall}/orders/all?limit=1`)).data
  for (const state of ['5_waiting_online_payment', '6_payment_complete', '11_store_onlinepayment_fail'])
    expect([state, counts[state] > 0]).toEqual([state, true])
  await expect(states.getByRole('button', { name: /^Despachado/ })).toContainText(/\d/)
  await expect(states.getByRole('button')).toHaveCount(10)

  await states.getByRole('button', { name: /^Cancelado/ }).click()
  await last('state').toBe('12_store_cancel_order')
  await expect(main(page).getByRole('table').locator('tbody [data-state]').first()).toHaveText('Cancelado')
  await expect(main(page).getByRole('table').locator('tbody [data-state="10_store_dispatch_products"]')).toHaveCount(0)
  await main(page).getByRole('button', { name: 'Borrar Filtro', exact: true }).click()
  await expect(rows).toHaveCount(50)
  for (const params of asked)
    expect([params.get('inactive'), params.get('limit'), [...params.values()].includes('')]).toEqual(['false', '50', false])

  const byDate = main(page).getByRole('columnheader', { name: 'Fecha' })
  await expect(byDate).toHaveAttribute('aria-sort', 'descending')
  await byDate.getByRole('button').click()
  await last('direction').toBe('asc')
  await expect(rows.first()).toHaveText(/1001/)
  await byDate.getByRole('button').click()
  await expect(byDate).toHaveAttribute('aria-sort', 'descending')
  await expect(rows.first()).not.toHaveText(/1001/)

  await main(page).getByLabel('Total, desde').fill('1')
  await main(page).getByLabel('Número de pedido').fill('1001')
  await last('order_number').toBe('1001')
  expect(asked.at(-1)?.has('price_min')).toBe(false)
  await main(page).getByLabel('Total, hasta').fill('90000000')
  await last('price_max').toBe('90000000')
  expect(asked.at(-1)?.get('price_min')).toBe('1')
  await expect(rows).toHaveCount(1)
  await main(page).getByLabel('Número de pedido').fill('99999999')
  await expect(main(page).getByText('No se encontraron órdenes')).toBeVisible()
  await main(page).getByRole('button', { name: 'Borrar filtros' }).first().click()
  await expect(rows).toHaveCount(50)

  // Not the last: orders that other tests place have the list asked for again.
  const onwards = page.waitForRequest((request) => /\/orders\/all\?.*lastCreatedAt=\d{4}-\d\d-\d\dT/.test(request.url()))
  await main(page).getByRole('button', { name: 'Cargar mas' }).click()
  await onwards
  await expect.poll(() => rows.count()).toBeGreaterThan(90)
})

test('the export of a list is the whole of what the filters let in, or nothing and why', async ({ page, api, address }) => {
  const staff = await api('verde').signedInAs('superadmin@demo.co')
  const countOf = async (state = '') =>
    (await staff.must('GET', `${orderCall}/orders/all?limit=1${state}`)).data.pagination.totalCount as number
  await returning(page, staff, address('verde'))
  await signInByCall(page, address('verde'), 'superadmin@demo.co')
  await page.goto(`${address('verde')}/admin/orders`)
  await expect(main(page).getByRole('button', { name: /^Ver pedido/ })).toHaveCount(50)
  let downloads = 0
  page.on('download', () => downloads++)
  const exporting = async (format: string) => {
    await main(page).getByRole('button', { name: 'Exportar' }).click()
    await page.getByRole('menuitem', { name: format }).click()
  }
  const second = /orders\/all\?.*limit=200.*lastCreatedAt=/
  const said = main(page).getByRole('alert')

  await page.route(second, (route) => route.abort())
  await exporting('CSV')
  await expect(said).toContainText('No logramos leer la lista completa, así que no se descargó ningún archivo.')
  await page.unroute(second)

  let goOn = () => {}
  await page.route(second, async (route) => {
    await new Promise<void>((resolve) => (goOn = resolve))
    await route.continue().catch(() => {})
  })
  await said.getByRole('button', { name: 'Reintentar' }).click()
  await expect(main(page).getByText(/^Exportando 200 de \d+ filas…$/)).toBeVisible()
  await expect(main(page).getByRole('progressbar', { name: 'Exportación' })).toHaveAttribute('value', '200')
  await main(page).getByRole('button', { name: 'Cancelar' }).click()
  await expect(main(page).getByRole('progressbar')).toHaveCount(0)
  await expect(main(page).getByRole('button', { name: 'Exportar' })).toBeFocused()
  goOn()
  await page.unroute(second)

  const any = /orders\/all\?.*limit=200/
  const many = await staff.must('GET', `${orderCall}/orders/all?limit=200&lines=false`)
  many.data.pagination.totalCount = 25_310
  await page.route(any, (route) => route.fulfill({ json: many }))
  await exporting('Excel (.xlsx)')
  await expect(said).toHaveText(
    /^La lista tiene 25\.310 filas y un archivo lleva hasta 20\.000\. Usa los filtros para exportarla por partes\./,
  )
  await page.unroute(any)
  expect(downloads).toBe(0)

  // Other tests place orders meanwhile.
  const saved = async () => {
    const download = page.waitForEvent('download')
    await exporting('CSV')
    return (await readFile(await (await download).path(), 'utf8')).trim().split('\r\n')
  }
  const before = await countOf()
  const lines = await saved()
  const after = await countOf()
  expect(before).toBeGreaterThan(200)
  expect(lines[0]).toContain('Pedido;Fecha;Cliente;Estado;Total;Sede;Entrega;Pago')
  const numbers = lines.slice(1).map((line) => line.split(';')[0])
  expect(new Set(numbers).size).toBe(numbers.length)
  expect(numbers.length).toBeGreaterThanOrEqual(before)
  expect(numbers.length).toBeLessThanOrEqual(after)
  await expect(page.getByText(`Se exportaron ${numbers.length} filas.`)).toBeVisible()

  await page.goto(`${address('verde')}/admin/orders?state=12_store_cancel_order`)
  await expect(main(page).getByRole('table').locator('tbody [data-state]').first()).toHaveText('Cancelado')
  const cancelled = (await saved()).slice(1)
  expect(cancelled.length).toBeGreaterThan(0)
  expect(cancelled.length).toBeLessThanOrEqual(await countOf('&state=12_store_cancel_order'))
  for (const line of cancelled) expect(line).toContain(';Cancelado;')
})

test('an order over the list: all its data, QR, the picking list on paper, people, accepted, refused to who is late, cancelled after a question, and all of it in the history: B-2-037 B-2-038 B-2-039 B-2-040 B-2-041 B-4-001 B-4-003 B-4-004 B-4-006 B-6-007 S-4-016 S-4-018', async ({
  page,
  api,
  address,
}) => {
  const shopper = api('verde')
  const { order, email } = await placeOrder(shopper)
  const colleague = await api('verde').signedInAs('admin@demo.co')
  await returning(page, shopper, address('verde'))
  await page.addInitScript(() => {
    window.print = () => document.body.setAttribute('data-printed', 'yes')
  })
  await signInByCall(page, address('verde'), 'superadmin@demo.co')
  await page.goto(`${address('verde')}/admin/orders?order=${order.id}`)
  const button = (name: string) => dialog(page).getByRole('button', { name, exact: true })
  await expect(dialog(page)).toContainText(email)
  for (const text of ['Calle 5 # 38 - 20', 'Efectivo', 'Pedido creado', order.products[0].product.title, pesos(order.price_total_computed)])
    await expect(dialog(page)).toContainText(text)
  await expect(dialog(page).getByTestId('planogram').first()).toContainText(/Pasillo .+ Góndola/)
  await expect(dialog(page).getByRole('img', { name: 'Código QR para verificar el pedido' })).toBeVisible()

  await button('Imprimir').click()
  await expect(page.locator('body[data-printed]')).toBeAttached()
  await page.emulateMedia({ media: 'print' })
  await expect(page.locator('.ado-sheet')).toBeVisible()
  await expect(page.locator('.ado-sheet')).toContainText(`Pedido N.º ${order.id_order}`)
  await expect(button('ANULAR')).toBeHidden()
  await page.emulateMedia({ media: 'screen' })

  await dialog(page).getByLabel('Alistador').selectOption({ label: 'Yeison Carabalí' })
  await dialog(page).getByLabel('Domiciliario').selectOption({ label: 'Wilmer Angulo' })
  await button('Asignar').click()
  await expect(page.locator('[data-toast]').getByText('Orden actualizada correctamente!')).toBeVisible()
  await expect(dialog(page)).toContainText('Asignó a Yeison Carabalí como alistador')
  await expect(button('Asignar')).toBeDisabled()

  // The colleague was faster, and this screen has not heard of it: its own request is still on the way.
  await page.route(/\/api\/v2\/shopping-cart$/, async (route) => {
    await colleague.must('PUT', orderCall, { id: order.id, state: '7_admin_cart_accept' })
    await route.continue()
  })
  await button('Aceptar orden').click()
  await expect(dialog(page).getByRole('alert')).toContainText('No se puede completar la orden en este estado')
  await expect(dialog(page).getByRole('alert')).toContainText('lo pasó a “Aprobado por Admin”')
  await page.unrouteAll()
  await expect(button('Aceptar orden')).toBeDisabled()
  await expect(dialog(page)).toContainText('Aprobado por Admin')

  await button('ANULAR').click()
  const asked = page.getByRole('dialog', { name: 'Seguro que quieres anular esta orden?' })
  await expect(asked).toContainText('Esta accion no se puede deshacer')
  await expect(asked).toContainText(`Pedido N.º ${order.id_order}`)
  await asked.getByRole('button', { name: 'No, volver' }).click()
  await expect(asked).toBeHidden()
  expect((await colleague.must('GET', `${orderCall}/${order.id}`)).order.state).toBe('7_admin_cart_accept')
  await button('ANULAR').click()
  await asked.getByRole('button', { name: 'Sí, anular' }).click()
  await expect(asked.getByText('Elige el motivo.')).toBeVisible()
  await asked.getByLabel('Motivo').selectOption('El cliente lo pidió')
  await asked.getByRole('button', { name: 'Sí, anular' }).click()
  await expect(dialog(page).locator('[data-state="12_store_cancel_order"]').first()).toBeVisible()
  await expect(dialog(page)).toContainText('El cliente lo pidió')
  for (const name of ['Aceptar orden', 'Despachar exitosamente', 'ANULAR']) await expect(button(name)).toBeDisabled()
})

test('a new order is heard and marked without a reload, is accepted and dispatched; where the module is off nobody is assigned: B-2-041 B-4-001 B-4-002 B-6-007 S-4-017 A-122', async ({
  page,
  api,
  address,
}) => {
  const business: Business = 'azul'
  await returning(page, api(business), address(business))
  await page.addInitScript(() => {
    const played: number[] = []
    Object.assign(window, { played })
    const start = OscillatorNode.prototype.start
    OscillatorNode.prototype.start = function (when) {
      played.push(when ?? 0)
      start.call(this, when)
    }
  })
  const notes = () => page.evaluate(() => (window as unknown as { played: number[] }).played.length)
  await signInByCall(page, address(business), 'admin@demo.co')
  await page.goto(`${address(business)}/admin/orders`)
  await expect(main(page).getByRole('button', { name: /^Ver pedido/ })).toHaveCount(50)
  const { order } = await placeOrder(api(business))
  await expect(main(page).getByRole('button', { name: new RegExp(`^Ver pedido ${order.id_order}.*Nuevo`) })).toBeVisible()
  await expect(main(page).getByRole('status').first()).toContainText(/Lleg/)
  expect(await notes()).toBeGreaterThan(0)
  await main(page).getByRole('button', { name: 'Silenciar pedidos nuevos' }).click()
  const heard = await notes()
  const second = await placeOrder(api(business))
  await expect(main(page).getByRole('button', { name: new RegExp(`^Ver pedido ${second.order.id_order}.*Nuevo`) })).toBeVisible()
  expect(await notes()).toBe(heard)

  await main(page)
    .getByRole('button', { name: new RegExp(`^Ver pedido ${order.id_order}`) })
    .click()
  const button = (name: string) => dialog(page).getByRole('button', { name, exact: true })
  await expect(button('Aceptar orden')).toBeEnabled()
  await expect(dialog(page).getByLabel('Alistador')).toHaveCount(0)
  await button('Aceptar orden').click()
  await expect(dialog(page).locator('[data-state="7_admin_cart_accept"]').first()).toBeVisible()
  await button('Despachar exitosamente').click()
  const sure = page.getByRole('alertdialog', { name: `¿Despachar el pedido N.º ${order.id_order}?` })
  await expect(sure).toContainText('Nadie ha alistado el pedido.')
  await sure.getByRole('button', { name: 'Sí, despachar' }).click()
  await expect(dialog(page).locator('[data-state="10_store_dispatch_products"]').first()).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(main(page).getByRole('button', { name: new RegExp(`^Ver pedido ${order.id_order}$`) })).toBeVisible()
})

test('picking on two phones: the picker counts, misses and proposes, the shopper sees each step and takes the replacement, and both see the total that is left: A-35 S-3-061', async ({
  api,
  address,
  visitor,
}) => {
  const shop = address('verde')
  const shopper = api('verde')
  const { order, email } = await placeOrder(shopper, { lines: 3 })
  const [first, second] = order.products
  const staff = await api('verde').signedInAs('superadmin@demo.co')
  const { data } = await staff.must('GET', `/api/admin/v1/admin/users/branch-office/${order.branch_office_id}/picker`)
  const picker = data.items.find(({ name }: { name: string }) => name === 'Yeison')
  await staff.must('PUT', orderCall, { id: order.id, state: '7_admin_cart_accept' })
  await staff.must('PUT', orderCall, { id: order.id, delivery: { picker_id: picker.id } })

  const phone = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true }
  const hers = await visitor('verde', phone)
  await returning(hers, shopper, shop)
  await signInByCall(hers, shop, email)
  await hers.goto(`/shoppingcart-detail/${order.id}`)
  await expect(main(hers).getByText('Aprobado por Admin').first()).toBeVisible()

  const his = await visitor('verde', phone)
  await returning(his, shopper, shop)
  await signInByCall(his, shop, 'alistador@demo.co')
  await his.goto('/admin/orders')
  await expect(his.getByRole('heading', { name: 'Pagina no encontrada' })).toBeVisible()
  await his.goto('/picking')
  await main(his)
    .getByRole('link', { name: new RegExp(`^Pedido N.º ${order.id_order}`) })
    .tap()
  await main(his).getByRole('button', { name: 'Empezar a alistar' }).tap()
  await expect(main(hers).getByText('Productos en selección').first()).toBeVisible()

  const line = (product: { product: { title: string } }) => main(his).getByRole('listitem', { name: product.product.title, exact: true })
  await line(first).getByRole('button', { name: 'Cantidad' }).tap()
  await dialog(his).getByLabel('Unidades encontradas').fill('10')
  await dialog(his).getByRole('button', { name: 'Guardar' }).tap()
  await expect(line(first)).toContainText('10 de 12 Incompleto')
  await expect(main(hers).getByText('Encontramos 10 de 12')).toBeVisible()

  await line(second).getByRole('button', { name: 'Falta' }).tap()
  await expect(main(hers).getByText('No lo encontramos en la tienda')).toBeVisible()
  await line(second).getByRole('button', { name: 'Reemplazar' }).tap()
  await dialog(his).getByLabel('Buscar producto').fill('arroz')
  await dialog(his).getByRole('list').getByRole('button').first().tap()
  await dialog(his)
    .getByLabel(/^Unidades|^Gramos/)
    .waitFor()
  await dialog(his).getByRole('button', { name: 'Proponer al cliente' }).tap()
  await expect(line(second)).toContainText('Esperando al cliente')

  const offer = main(hers).getByRole('region', { name: `Reemplazo de ${second.product.title}` })
  await expect(offer).toContainText('Te proponemos')
  await offer.getByRole('button', { name: 'Aceptar' }).tap()
  await expect(main(hers).getByText('Reemplazo que aceptaste')).toBeVisible()
  await expect(line(second)).toContainText('El cliente lo aceptó')

  await test.step('the notice that the connection is gone stands over no button', async () => {
    await his.context().setOffline(true)
    await expect(his.getByTestId('kept-notice')).toBeVisible()
    await main(his).getByRole('button', { name: 'Terminar' }).tap({ trial: true, timeout: 2000 })
    await his.context().setOffline(false)
    await expect(his.getByTestId('kept-notice')).toBeHidden()
  })
  await main(his).getByRole('button', { name: 'Terminar' }).tap()
  const asked = his.getByRole('alertdialog')
  await expect(asked).toContainText('Queda 1 producto sin marcar')
  await asked.getByRole('button', { name: 'Sí, terminar' }).tap()
  await expect(main(his).getByText('en facturación').first()).toBeVisible()
  const done = (await staff.must('GET', `${orderCall}/${order.id}`)).order
  expect(done.price_total_computed).toBeLessThan(order.price_total_computed)
  await expect(main(hers).getByText('en facturación').first()).toBeVisible()
  await expect(main(hers).getByRole('region', { name: 'Productos' })).toContainText(`Total${pesos(done.price_total_computed)}`)
  await expect(main(hers).getByRole('region', { name: 'Productos' })).toContainText(
    `Diferencia${pesos(done.price_total_computed - order.price_total_computed)}`,
  )
})

test('paid, then cancelled: the money stands among the refunds until staff write down that it went back: A-40', async ({
  page,
  api,
  address,
  visitor,
}) => {
  const shopper = api('verde')
  const { order } = await placeOrder(shopper, { method: 'online' })
  const { url } = await shopper.must('GET', `${orderCall}/${order.id}/payment-link`)
  const tab = await visitor('verde')
  await tab.goto(url)
  await payAtSandbox(tab, '4242 4242 4242 4242')
  const staff = await api('verde').signedInAs('superadmin@demo.co')
  await expect.poll(async () => (await staff.must('GET', `${orderCall}/${order.id}`)).order.state).toBe('6_payment_complete')
  await staff.must('PUT', orderCall, { id: order.id, state: '12_store_cancel_order' })

  await returning(page, shopper, address('verde'))
  await signInByCall(page, address('verde'), 'superadmin@demo.co')
  await page.goto(`${address('verde')}/admin/orders`)
  await main(page)
    .getByRole('link', { name: /^Reembolsos/ })
    .click()
  const row = main(page)
    .getByRole('row')
    .filter({ hasText: String(order.id_order) })
  await expect(row).toContainText(pesos(order.price_total_computed))
  await expect(row).toContainText('El pedido se anuló después de pagarse.')
  await row.getByRole('button', { name: 'Marcar devuelto' }).click()
  await dialog(page).getByLabel('Nota').fill('Devuelto hoy')
  await dialog(page).getByRole('button', { name: 'Sí, ya lo devolví' }).click()
  await expect(row).toHaveCount(0)
  await main(page).getByRole('button', { name: 'Ver todos los pagos' }).click()
  await expect(row).toContainText('Devuelto')
})
