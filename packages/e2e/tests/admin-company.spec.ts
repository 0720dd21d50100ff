import { violationsOn, wcag } from '../src/axe.ts'
import { type ModuleCode, moduleCodes } from '@plaza/contracts/business/module.entity'
import type { Page, Route } from 'playwright/test'
import { Api, password } from '../src/api.ts'
import { aReadyCart, chooseAll, next, payAtSandbox, signInByCall } from '../src/checkout.ts'
import { comeSignedIn } from '../src/come-signed-in.ts'
import { expect, test } from '../src/own-shop.ts'
import { returning } from '../src/world.ts'

test.describe.configure({ mode: 'serial', timeout: 120_000 })

const actionColour = (page: Page) => page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--pz-action').trim())

/** Staff at a screen of the back office, signed in by the call itself. */
async function atAdmin(page: Page, address: string, path: string, email = 'superadmin@demo.co') {
  await comeSignedIn(page, address, email)
  await page.goto(address + path)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
}

test('what is typed shows in the preview, low contrast is measured before saving, and open shops wear what was saved: B-1-014 B-2-020 B-2-102 S-1-014', async ({
  page,
  visitor,
  api,
  address,
}) => {
  const shop = await visitor('azul')
  await returning(shop, api('azul'), address('azul'))
  await shop.goto(address('azul'))
  await expect(shop.locator('[data-page="home"]')).toBeVisible()
  await shop.evaluate(() => Object.assign(window, { stayed: true }))

  await atAdmin(page, address('azul'), '/admin/business-config')
  await expect(page.getByRole('tab', { name: 'Datos de la empresa' })).toHaveAttribute('aria-selected', 'true')
  await page.getByLabel('Nombre de la empresa').fill('Mercado Escrito')
  await page.getByLabel('Razón social').fill('Mercado Escrito S.A.S.')
  const preview = page.frameLocator('iframe[title="Vista previa de la tienda"]')
  await expect(preview.getByRole('contentinfo')).toContainText('Mercado Escrito S.A.S.')

  await page.getByRole('tab', { name: 'Apariencia' }).click()
  const contrast = page.getByRole('region', { name: 'Contraste de los colores' })
  await expect(contrast.getByRole('status')).toHaveText('Todos los textos se leen bien con estos colores.')
  const action = page.getByRole('textbox', { name: 'Acción', exact: true })
  await action.fill('#fde047')
  await expect(contrast.getByRole('status')).toContainText('Contraste bajo en')
  await expect(contrast.getByRole('listitem').filter({ hasText: 'Botones principales' }).first()).toContainText('1,31:1')
  expect(await actionColour(shop)).toBe('#1d4ed8')
  await action.fill('#7c2d12')
  await expect(contrast.getByRole('status')).toContainText('se leen bien')

  await page.getByRole('button', { name: 'Guardar', exact: true }).click()
  await expect(page.getByText('Cambios realizados!')).toBeVisible()
  await expect.poll(() => actionColour(shop)).toBe('#7c2d12')
  await expect(shop.getByRole('contentinfo')).toContainText('Mercado Escrito S.A.S.')
  expect(await shop.evaluate(() => (window as { stayed?: boolean }).stayed)).toBe(true)
})

test('the CSS editor is 500 px high, names what may not stand, and saves what may; prices and the back office stay as they are: B-2-103 B-8-002 S-1-028', async ({
  page,
  visitor,
  api,
  address,
}) => {
  const shop = await visitor('azul')
  await returning(shop, api('azul'), address('azul'))
  await shop.goto(address('azul'))
  await expect(shop.locator('.pz-price').first()).toBeVisible()
  await atAdmin(page, address('azul'), '/admin/business-config')
  const own = await page.evaluate(() => getComputedStyle(document.body).backgroundColor)
  await page.getByRole('tab', { name: 'Estilos CSS' }).click()
  const editor = page.getByRole('textbox', { name: 'Estilos CSS de la tienda' })
  await expect(editor).toBeVisible()
  expect((await page.getByTestId('css-editor').boundingBox())?.height).toBe(500)

  await editor.fill('.sh-footer{color:red}\n.sh-main{display:none}')
  await expect(page.locator('.cm-lintRange-error')).toBeVisible()
  await page.getByRole('button', { name: 'Guardar estilos' }).click()
  const refused = page.getByRole('alert').filter({ hasText: 'Error al guardar los estilos CSS' })
  await expect(refused).toContainText('Línea 2')

  await editor.fill('.sh-footer,.sh-admin__bar{background:rgb(1,2,3)}')
  await page.getByRole('button', { name: 'Guardar estilos' }).click()
  await expect(refused).toContainText('administración')
  await editor.fill('.sh-footer,.cat-card,.cat-card *{background:#1f2937;color:#f9fafb}')
  await page.getByRole('button', { name: 'Guardar estilos' }).click()
  await expect(page.getByText('Estilos CSS guardados correctamente')).toBeVisible()
  await expect(shop.getByRole('contentinfo')).toHaveCSS('background-color', 'rgb(31, 41, 55)')
  // Light text on a dark ground everywhere around it; a price keeps its own ink and ground.
  await expect(shop.locator('.pz-price').first()).toHaveCSS('background-color', 'rgb(255, 255, 255)')
  await expect(shop.locator('.pz-price__now').first()).toHaveCSS('color', 'rgb(31, 41, 55)')
  await shop.goto(`${address('azul')}/cart`)
  await expect(shop.getByRole('main')).toBeVisible()
  await expect(shop.getByRole('main').getByRole('heading').first()).not.toHaveCSS('color', 'rgb(249, 250, 251)')
  expect(await page.evaluate(() => getComputedStyle(document.body).backgroundColor)).toBe(own)
})

test('modules are cards that can be asked for; integrations say when they run, and run: B-1-013 B-2-017 B-2-018 B-2-032 B-2-099 B-2-100 B-2-101 S-3-126', async ({
  page,
  address,
  operators,
}) => {
  await operators.azul.module('admin-integrations', 'inactive')
  await atAdmin(page, address('azul'), '/admin/modules')
  const card = (name: string) => page.getByRole('listitem').filter({ has: page.getByRole('heading', { name, exact: true }) })
  await expect(
    page
      .getByRole('main')
      .getByRole('listitem')
      .filter({ has: page.getByRole('heading', { level: 2 }) }),
  ).toHaveCount(moduleCodes.length)
  await expect(card('Pie de página')).toContainText('Información de la empresa al final.')
  await expect(card('Pie de página')).toContainText('Activo')
  await expect(card('Pie de página').locator('svg').first()).toBeVisible()
  await expect(card('Cupones')).toContainText('Inactivo')
  await expect(card('Pie de página').getByRole('link')).toHaveCount(0)
  const ask = card('Cupones').getByRole('link', { name: 'Solicitar Cupones' })
  await expect(ask).toHaveText('Solicitar')
  await expect(ask).toHaveAttribute('href', /^https:\/\/wa\.me\/57\d{10}\?text=.*Cupones/)

  const menu = page.getByRole('navigation', { name: 'Administración' })
  await expect(menu.getByRole('link', { name: 'Integraciones' })).toHaveCount(0)
  await operators.azul.module('admin-integrations', 'active')
  // The open screen hears of it.
  await menu.getByRole('link', { name: 'Integraciones' }).click()
  await expect(page).toHaveURL(/\/admin\/integrations$/)
  const row = page.getByRole('row').filter({ hasText: 'Catálogo de productos' })
  await expect(row).toContainText(/\d{1,2}\/\d{1,2}\/\d{2} \d{2}:\d{2}/)
  await row.getByRole('button', { name: 'Ejecutar ahora Catálogo de productos' }).click()
  await expect(row).toContainText('Completada')
  await expect(row).toContainText(/productos activos en \d+ sedes/)
})

/** What a probe answers is looked at with the module off and on; every module of the list has one. */
type Probe = () => Promise<string>

test('each of the 30 modules changes what the shop gives, off and on: S-1-020 S-3-117 S-3-118 S-3-122 S-3-123 S-3-125 S-3-126', async ({
  shop,
  api,
  operators,
}) => {
  const { azul } = operators
  const origin = `http://127.0.0.1:${shop.port}`
  const guest = api('azul')
  const staff = await new Api(origin, 'azul').signedInAs('superadmin@demo.co')
  const shopper = new Api(origin, 'azul')
  await shopper.newShopper()
  const [office] = await guest.offices()
  const page = async (path: string) => fetch(origin + path, { headers: { 'at-business': 'azul', accept: 'text/html' } })
  const html = (path: string, marker: string) => async () => ((await (await page(path)).text()).includes(marker) ? marker : '')
  const policy = async () => (await page('/')).headers.get('content-security-policy') ?? ''
  const colour = async () => /--pz-action:#\w+/.exec(await (await page('/')).text())?.[0] ?? ''
  const boot = async (as: Api, path = '/') =>
    (await as.must('GET', `/api/platform/v1/composition?path=${encodeURIComponent(path)}`)) as {
      modules: string[]
      composition: { slots: Record<string, string[]>; menu: { label: string }[]; pages: { page: string }[] }
    }
  const menu = (label: string) => async () => (await boot(staff)).composition.menu.find((entry) => entry.label === label)?.label ?? ''
  // These read their module in the browser: other stories look at what they show there; here is what the page is told.
  const told = (code: ModuleCode) => async () => String((await boot(guest)).modules.includes(code))
  const status = (as: Api, method: string, path: string, body?: unknown) => async () => String((await as.send(method, path, body)).status)

  const { data: listed } = await guest.must('GET', `/api/v2/categories?branch_id=${office.id}`)
  const [category] = listed.items as { id: string; subcategories?: { id: string }[] }[]
  const [sub] = category?.subcategories ?? []
  await azul.configure({ theme: null, colors: null, ga_measurement_id: 'G-PRUEBA1234', gtag_id: 'AW-987654321', custom_css_styles: '' })
  const planometry = `/api/admin/v1/admin/categories/${category?.id}/subcategories/${sub?.id}/planometry`

  const probes: Record<ModuleCode, Probe> = {
    products_likes: async () => String((await boot(guest)).composition.slots['product.like'] ?? ''),
    categories_tags: status(staff, 'GET', `/api/admin/v1/admin/categories/${category?.id}/tags`),
    categories_options: status(staff, 'GET', `/api/admin/v1/admin/categories/${category?.id}/subcategories/${sub?.id}/options`),
    categories_custom_cards: status(staff, 'POST', `/api/admin/v1/admin/categories/${category?.id}/product-cards`, {}),
    canaveral_products_card: html('/', 'data-testid="canaveral_products_card"'),
    planogram: status(staff, 'GET', planometry),
    delivery_picker: async () => {
      const { data } = await staff.must('GET', '/api/v2/shopping-cart/orders/all?limit=50')
      return String(data.orders.some((order: { allowedActions?: string[] }) => order.allowedActions?.includes('assign')))
    },
    cupons: told('cupons'),
    'habeas-data': status(staff, 'GET', '/api/admin/v1/admin/habeas-data/list'),
    'admin-integrations': menu('Integraciones'),
    new_address_button: told('new_address_button'),
    categories_scroll_horizontal: html('/', 'data-testid="categories_scroll_horizontal"'),
    recipes_v2: html('/recipe-book', 'data-testid="recipes_v2"'),
    home_v2: html('/', 'data-testid="home_v2"'),
    show_categories_collage: html('/', 'id="cat-collage"'),
    group_by_subcategory: told('group_by_subcategory'),
    product_card_vertical: html('/', 'data-testid="product_card_vertical"'),
    header_message: html('/', 'data-testid="header-message"'),
    phone_login: async () => String((await guest.must('GET', '/api/v1/users/sign-in-options')).phone),
    user_info_v2: told('user_info_v2'),
    modal_city: told('modal_city'),
    modal_city_v2: told('modal_city_v2'),
    search_with_categories: told('search_with_categories'),
    footer: html('/', 'data-testid="footer"'),
    show_menu_lateral: html('/', 'data-testid="menu-lateral"'),
    'appbar-configurable': html('/', 'data-testid="appbar-configurable"'),
    theme_green: told('theme_green'),
    theme_blue: colour,
    'ga-tracker': policy,
    'gtag-script': policy,
  }
  expect(Object.keys(probes).sort()).toEqual([...moduleCodes].sort())
  // Its neighbour asks for the same policy.
  await azul.module('ga-tracker', 'inactive')
  await azul.module('gtag-script', 'inactive')
  const same: string[] = []
  for (const code of moduleCodes) {
    await azul.module(code, 'inactive')
    const off = await probes[code]()
    await azul.module(code, 'active')
    const on = await probes[code]()
    if (off.replace(/nonce-[\w-]+/g, '') === on.replace(/nonce-[\w-]+/g, '')) same.push(`${code}: ${on.slice(0, 80)}`)
    await azul.module(code, 'inactive')
  }
  expect(same).toEqual([])
  for (const code of ['search_with_categories', 'footer', 'user_info_v2', 'modal_city'] as const) await azul.module(code, 'active')
})

test('what a module brings comes and goes on a page that stays open: S-3-119 S-3-124 S-3-127', async ({
  visitor,
  api,
  address,
  operators,
}) => {
  const { azul } = operators
  const page = await visitor('azul')
  const ready = await aReadyCart(page, api('azul'), address('azul'), 1)
  for (const code of ['cupons', 'new_address_button', 'categories_options'] as const) await azul.module(code, 'inactive')
  await page.goto(`${address('azul')}/checkout/address`)
  const add = page.getByRole('main').getByRole('button', { name: 'Nueva dirección' })
  await expect(page.getByRole('main').getByRole('link', { name: 'Ir a mis direcciones' })).toBeVisible()
  await expect(add).toHaveCount(0)
  await azul.module('new_address_button', 'active')
  await expect(add).toBeVisible()
  await page.getByRole('radio', { name: /Casa de prueba/ }).check({ force: true })
  await next(page).click()
  await expect(page).toHaveURL(/\/checkout\/pay$/)
  await expect(page.getByRole('radio', { name: /Efectivo/ })).toBeAttached()
  const coupon = page.getByRole('heading', { name: '¿Tienes un cupón?' })
  await expect(coupon).toHaveCount(0)
  await azul.module('cupons', 'active')
  await expect(coupon).toBeVisible()

  const product = await withOptions(api('azul'), ready.officeId)
  // From here on the page hears what changes.
  const connected = page.waitForRequest((request) => request.method() === 'PUT' && 'socket_id' in (request.postDataJSON() ?? {}))
  await page.goto(`${address('azul')}/product/${product.id}`)
  await connected
  const choice = page.getByRole('main').getByRole('combobox', { name: product.option, exact: true }).first()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(choice).toHaveCount(0)
  await azul.module('categories_options', 'active')
  await expect(choice).toBeVisible()
})

/** A product whose sub-category asks how it is wanted. */
async function withOptions(api: Api, officeId: string): Promise<{ id: string; option: string }> {
  const { data } = await api.must('GET', `/api/v2/categories?branch_id=${officeId}`)
  const all = data.items as { id: string; subcategories?: { id: string; options?: { name: string }[] }[] }[]
  for (const category of all)
    for (const sub of category.subcategories ?? []) {
      const option = sub.options?.[0]?.name
      if (!option) continue
      const { products } = await api.must(
        'GET',
        `/api/v2/products/${officeId}?category_id=${category.id}&sub_category_id=${sub.id}&limit=20`,
      )
      const product = products.data.items.find((each: { withoutStock?: boolean }) => !each.withoutStock)
      if (product) return { id: product.id, option }
    }
  throw new Error('No sub-category of the demo has options')
}

test('a new tenant in five minutes: made on the screen, branch drawn, catalogue imported, first order paid, exported and erased: B-1-013', async ({
  page,
  visitor,
  api,
  address,
  shop,
}) => {
  const begun = Date.now()
  const id = 'morado'
  const host = `${id}.localhost`
  const home = `http://${host}:${shop.port}`
  const own = new Api(`http://127.0.0.1:${shop.port}`, id)

  await atAdmin(page, address('verde'), '/admin/tenants', 'hyperadmin@demo.co')
  await page.getByRole('button', { name: 'Nueva empresa' }).click()
  const form = page.getByRole('dialog', { name: 'Crear empresa' })
  await form.getByLabel('Nombre', { exact: false }).first().fill('Mercado Morado')
  await form.getByLabel('Identificador').fill('verde')
  await form.getByLabel('Host').fill(host)
  await form.getByLabel('Correo').fill('luz@morado.co')
  await form.getByLabel('Nombre de la persona').fill('Luz')
  await form.getByRole('button', { name: 'Guardar' }).click()
  await expect(form.getByRole('alert').first()).toContainText('Ya existe una empresa con ese identificador.')
  await form.getByLabel('Identificador').fill(id)
  await form.getByRole('button', { name: 'Guardar' }).click()
  await expect(form).toBeHidden()
  await expect(page.getByRole('row').filter({ hasText: 'Mercado Morado' })).toContainText(host)

  await page.getByRole('button', { name: 'Editar Mercado Morado' }).click()
  const edit = page.getByRole('dialog', { name: 'Editar Mercado Morado' })
  await edit.getByRole('tab', { name: 'Módulos' }).click()
  const likes = edit.getByRole('switch', { name: /^Favoritos/ })
  await expect(likes).toBeChecked()
  await likes.click()
  await expect(likes).not.toBeChecked()
  await expect(likes).toBeEnabled()
  expect(await violationsOn(page, { tags: wcag })).toEqual([])
  await edit.getByRole('tab', { name: 'Empresa' }).click()
  await edit.getByLabel('Hosts').fill(`${host}\nazul.localhost`)
  await edit.getByRole('button', { name: 'Guardar' }).click()
  await expect(edit.getByText('Ese host ya es de otra empresa.').first()).toBeVisible()
  await edit.getByLabel('Hosts').fill(`${host}\nm.${host}`)
  await edit.getByRole('button', { name: 'Guardar' }).click()
  await expect(edit).toBeHidden()
  await expect(page.getByRole('row').filter({ hasText: 'Mercado Morado' })).toContainText(`m.${host}`)
  const { data: modules } = await own.must('GET', '/api/admin/v1/business/modules')
  expect(modules.find(({ code }: { code: string }) => code === 'products_likes').status).toBe('inactive')

  const owner = await visitor('verde', { baseURL: home })
  await owner.goto(await linkFor(api('verde'), 'luz@morado.co'))
  expect(new URL(owner.url()).host).toBe(`${host}:${shop.port}`)
  await owner.getByLabel('Contraseña *', { exact: true }).fill(password)
  await owner.getByLabel('Repite la contraseña').fill(password)
  await owner.getByRole('button', { name: 'Guardar' }).click()
  await expect(owner.getByText('Contraseña actualizada, ya puedes iniciar sesión.')).toBeVisible()

  // Without a branch the shop says that it opens soon, and its staff see what is missing.
  await owner.goto(home)
  await expect(owner.getByRole('heading', { name: 'Mercado Morado abre pronto' })).toBeVisible()
  await comeSignedIn(owner, home, 'luz@morado.co')
  await owner.goto(`${home}/admin`)
  await owner.getByRole('link', { name: 'Ver los primeros pasos' }).click()
  await expect(owner.getByText('Llevas 1 de 6 pasos para empezar a vender.')).toBeVisible()
  await own.signedInAs('luz@morado.co')
  await fillShop(own, `http://127.0.0.1:${shop.port}`, id)
  const buyer = await visitor('verde', { baseURL: home })
  const orderId = await buyAndPay(buyer, new Api(`http://127.0.0.1:${shop.port}`, id), home)
  const { order } = await own.must('GET', `/api/v2/shopping-cart/${orderId}`)
  expect(order.state).toBe('6_payment_complete')
  const seconds = Math.round((Date.now() - begun) / 1000)
  test.info().annotations.push({ type: 'stopwatch', description: `${seconds} s` })
  console.log(`new tenant: ${seconds} s from an empty form to a paid order`)
  expect(seconds).toBeLessThan(300)

  // What ran on the page of that order, then everything out, then everything gone.
  await page.goto(`${address('verde')}/admin/tenants`)
  const row = page.getByRole('row').filter({ hasText: 'Mercado Morado' })
  const download = page.waitForEvent('download')
  await row.getByRole('button', { name: 'Exportar los datos de Mercado Morado' }).click()
  expect((await download).suggestedFilename()).toMatch(/^morado-.*\.ndjson\.gz$/)
  await row.getByRole('button', { name: 'Borrar Mercado Morado' }).click()
  const erase = page.getByRole('dialog', { name: '¿Borrar Mercado Morado?' })
  const go = erase.getByRole('button', { name: 'Borrar para siempre' })
  await expect(go).toBeDisabled()
  await erase.getByLabel('Escribe morado para confirmar').fill(id)
  await go.click()
  const proof = page.getByRole('dialog', { name: 'Mercado Morado fue borrada' })
  await expect(proof.getByRole('status')).toContainText('no queda nada de ella')
  await proof.getByRole('button', { name: 'Listo' }).click()
  await expect(row).toHaveCount(0)
  expect((await own.send('GET', '/api/admin/v1/business')).status).toBe(404)
})

async function linkFor(api: Api, email: string): Promise<string> {
  const found = async () => {
    const { messages } = await api.must('GET', '/dev/outbox')
    const mail = (messages as { to: string; body: string }[]).find(({ to }) => to === email)
    return /https?:\S+/.exec(mail?.body ?? '')?.[0] ?? ''
  }
  await expect.poll(found).not.toBe('')
  return found()
}

/** A branch with its coverage, and two products from a file. */
async function fillShop(own: Api, origin: string, business: string) {
  const at = { lat: 3.45, lng: -76.53 }
  const place = {
    name: 'centro',
    displayName: 'Sede Centro',
    city: 'Cali',
    address: 'Calle 5 # 38 - 20',
    latitude: at.lat,
    longitude: at.lng,
    support_phone: '3001234567',
  }
  const { office } = await own.must('POST', '/api/admin/v1/admin/offices', place)
  const polygon = [
    [-0.02, -0.02],
    [-0.02, 0.02],
    [0.02, 0.02],
    [0.02, -0.02],
  ].map(([up = 0, right = 0]) => ({ lat: at.lat + up, lng: at.lng + right }))
  await own.must('PUT', `/api/admin/v1/admin/offices/${office.id}/coverage`, { polygon })
  const file = new FormData()
  const rows = [
    'sku,nombre,codigo de barras,marca,descripcion,categoria,subcategoria,precio,existencias',
    'A1,Arroz morado 500 g,7700001,Morada,Arroz,Despensa,Granos,3500,200',
    'A2,Lenteja 500 g,7700002,Morada,Lenteja,Despensa,Granos,4200,200',
  ]
  file.append('file', new Blob([rows.join('\n')], { type: 'text/csv' }), 'productos.csv')
  const upload = await fetch(`${origin}/api/admin/v1/admin/imports`, {
    method: 'POST',
    headers: { ...own.headers(), 'at-business': business },
    body: file,
  })
  expect(upload.status).toBe(200)
  const { data } = (await upload.json()) as { data: { _id: string; mapping: object } }
  const phase = async () => (await own.must('GET', `/api/admin/v1/admin/imports/${data._id}`)).data.phase
  await own.must('PUT', `/api/admin/v1/admin/imports/${data._id}/mapping`, { mapping: { ...data.mapping, offices: [office.id] } })
  await expect.poll(phase, { timeout: 30_000 }).toBe('checked')
  await own.must('POST', `/api/admin/v1/admin/imports/${data._id}/start`)
  await expect.poll(phase, { timeout: 30_000 }).toBe('done')
}

/** The first shopper: a cart by calls, the order and its payment at the sandbox in the browser. Answers the order's id. */
async function buyAndPay(tab: Page, api: Api, home: string): Promise<string> {
  const { email } = await api.newShopper()
  const [office] = await api.offices()
  api.at(office.id)
  const { products } = await api.must('GET', `/api/v2/products/${office.id}?limit=10`)
  expect(products.data.items.map(({ title }: { title: string }) => title)).toContain('Arroz morado 500 g')
  const { cart } = await api.must('POST', '/api/v2/shopping-cart/history/add-product', { product: products.data.items[0].id, count: 2 })
  await chooseAll(api, cart.id, 'online')
  const { order } = await api.must('POST', `/api/v2/shopping-cart/history/${cart.id}/create-order`, {})
  await signInByCall(tab, home, email)
  await tab.goto(`${home}/`)
  await expect(tab.getByText('Arroz morado 500 g').first()).toBeVisible()
  const link = await api.must('GET', `/api/v2/shopping-cart/${order.id}/payment-link`)
  await tab.goto(new URL(link.url, home).href)
  await payAtSandbox(tab, '4242 4242 4242 4242')
  await expect
    .poll(async () => (await api.must('GET', `/api/v2/shopping-cart/${order.id}`)).order.state, { timeout: 20_000 })
    .toBe('6_payment_complete')
  return order.id
}

test('what is typed the moment the slow form can be written in is saved, and what is typed while it saves stays: A-16', async ({
  page,
  api,
  address,
}) => {
  const azul = api('azul')
  await comeSignedIn(page, address('azul'), 'superadmin@demo.co')
  const slowly = (milliseconds: number) => async (route: Route) => {
    await new Promise((resolve) => setTimeout(resolve, milliseconds))
    await route.continue()
  }
  await page.route('**/*.js', slowly(150))
  await page.route('**/api/admin/v1/business', slowly(400))
  await page.goto(`${address('azul')}/admin/business-config`)
  await page.getByLabel('Título de la página').fill('Escrito muy pronto')
  await page.getByLabel('Enlace de contacto').fill('https://wa.me/573160000001')
  const saved = page.waitForRequest((request) => request.method() === 'PUT' && request.url().endsWith('/api/admin/v1/business'))
  await page.getByRole('button', { name: 'Guardar', exact: true }).click()
  expect((await saved).postDataJSON()).toEqual({ app_title: 'Escrito muy pronto', support_url: 'https://wa.me/573160000001' })
  await page.getByLabel('Razón social').fill('Escrita mientras se guarda')
  await expect(page.getByText('Cambios realizados!')).toBeVisible()
  await expect(page.getByLabel('Razón social')).toHaveValue('Escrita mientras se guarda')
  await expect(page.getByText('Cambios sin guardar')).toBeVisible()
  await page.getByRole('button', { name: 'Guardar', exact: true }).click()
  await expect(page.getByText('Cambios sin guardar')).toBeHidden()
  const { data } = await azul.must('GET', '/api/admin/v1/business')
  expect(data).toMatchObject({ app_title: 'Escrito muy pronto', legal_identity: { name: 'Escrita mientras se guarda' } })
})

test('of two people who change the settings, the later one sees what the other did and decides: A-16 B-2-102 B-2-103', async ({
  page,
  shop,
  address,
}) => {
  const other = await new Api(`http://127.0.0.1:${shop.port}`, 'azul').signedInAs('superadmin@demo.co')
  const bag = (name: string) => ({ code: name.toUpperCase(), name, price_per_bag: 300, products_per_bag: 10, products_grams_limit: null })
  const put = (changes: object) => other.must('PUT', '/api/admin/v1/business', changes)
  const stored = async () => (await other.must('GET', '/api/admin/v1/business')).data
  await put({ bags_config: [bag('Papel')], delivery_promise: 'Mañana', custom_css_styles: '' })

  await atAdmin(page, address('azul'), '/admin/business-config')
  const sales = page.getByRole('tab', { name: 'Ventas' })
  await sales.click()
  const name = page.getByRole('group', { name: 'bolsa 1' }).getByLabel('Nombre')
  const promise = page.getByLabel('Promesa de entrega')
  const save = page.getByRole('button', { name: 'Guardar', exact: true })
  const done = page.getByText('Cambios realizados!')
  const versions = page.getByRole('dialog', { name: 'Alguien más guardó cambios' })

  // Nothing of what the other one did is met: both stand, and nobody is asked.
  await promise.fill('Hoy mismo')
  await put({ bags_config: [bag('Papel'), bag('Tela')] })
  await save.click()
  await expect(done).toBeVisible()
  await sales.click()
  await expect(page.getByRole('group', { name: 'bolsa 2' }).getByLabel('Nombre')).toHaveValue('Tela')
  expect(await stored()).toMatchObject({ delivery_promise: 'Hoy mismo', bags_config: [{ name: 'Papel' }, { name: 'Tela' }] })
  await expect(done).toBeHidden()

  // The same list: both versions of what differs, in the words of the form.
  await name.fill('Papel kraft')
  await promise.fill('En dos horas')
  await put({ bags_config: [bag('Papel'), bag('Yute')] })
  await save.click()
  await expect(versions).toContainText('Alguien más cambió la configuración de la empresa mientras la editabas.')
  const row = versions.getByRole('row', { name: /^Bolsas/ })
  await expect(row.getByRole('cell').first()).toContainText('Papel kraft · Código: PAPEL · Precio sin impuesto: $300')
  await expect(row.getByRole('cell').first()).toContainText('Tela')
  await expect(row.getByRole('cell').last()).toContainText('Yute')
  await expect(versions.getByRole('row')).toHaveCount(2)
  expect(await violationsOn(page, { tags: wcag })).toEqual([])
  await versions.getByRole('button', { name: 'Seguir editando' }).click()
  await expect(name).toHaveValue('Papel kraft')
  expect((await stored()).bags_config).toMatchObject([{ name: 'Papel' }, { name: 'Yute' }])

  // Theirs: the list is as they left it, and what was typed elsewhere stays to be saved.
  await save.click()
  await versions.getByRole('button', { name: 'Usar la guardada' }).click()
  await expect(name).toHaveValue('Papel')
  await expect(promise).toHaveValue('En dos horas')
  await save.click()
  await expect(done).toBeVisible()
  expect(await stored()).toMatchObject({ delivery_promise: 'En dos horas', bags_config: [{ name: 'Papel' }, { name: 'Yute' }] })
  await expect(done).toBeHidden()
  await sales.click()

  // Mine: written over theirs, knowingly.
  await name.fill('Papel mío')
  await put({ bags_config: [bag('Papel suyo')] })
  await save.click()
  await versions.getByRole('button', { name: 'Guardar la mía' }).click()
  await expect(done).toBeVisible()
  await expect(versions).toBeHidden()
  expect((await stored()).bags_config).toMatchObject([{ name: 'Papel mío' }, { name: 'Yute' }])
})

test('styles that somebody else saved meanwhile are not overwritten unseen; those of the own page are no conflict', async ({
  page,
  shop,
  address,
}) => {
  const other = await new Api(`http://127.0.0.1:${shop.port}`, 'azul').signedInAs('superadmin@demo.co')
  const put = (styles: string) => other.must('PUT', '/api/admin/v1/business/styles', { styles })
  const stored = async () => (await other.must('GET', '/api/admin/v1/business')).data
  const [shared, mine, theirs] = ['.sh-footer{color:#111111}', '.sh-header{color:#222222}', '.sh-header{color:#333333}']
  await put(shared)
  await atAdmin(page, address('azul'), '/admin/business-config')
  const title = page.getByLabel('Título de la página')
  await title.fill('Antes de los estilos')
  await page.getByRole('tab', { name: 'Estilos CSS' }).click()
  const editor = page.getByRole('textbox', { name: 'Estilos CSS de la tienda' })
  const save = page.getByRole('button', { name: 'Guardar estilos' })
  await editor.fill(`${shared}\n${mine}`)
  await put(`${shared}\n${theirs}`)
  await save.click()
  const versions = page.getByRole('dialog', { name: 'Alguien más guardó cambios' })
  await expect(versions.getByRole('row', { name: /^Estilos CSS/ }).getByRole('cell')).toHaveText([mine, theirs])
  expect((await stored()).custom_css_styles).toBe(`${shared}\n${theirs}`)
  await versions.getByRole('button', { name: 'Usar la guardada' }).click()
  await expect(editor).toContainText('#333333')
  await expect(page.getByText('Cambios sin guardar').last()).toBeHidden()

  await editor.fill(mine)
  await put('')
  await save.click()
  await versions.getByRole('button', { name: 'Guardar la mía' }).click()
  await expect(page.getByText('Estilos CSS guardados correctamente')).toBeVisible()
  expect((await stored()).custom_css_styles).toBe(mine)

  await page.getByRole('tab', { name: 'Datos de la empresa' }).click()
  await page.getByRole('button', { name: 'Guardar', exact: true }).click()
  await expect(page.getByText('Cambios realizados!')).toBeVisible()
  expect(await stored()).toMatchObject({ app_title: 'Antes de los estilos', custom_css_styles: mine })
})

test('hosts of a business that another operator changed meanwhile are not overwritten unseen', async ({ page, shop, address }) => {
  const other = await new Api(`http://127.0.0.1:${shop.port}`, 'verde').signedInAs('hyperadmin@demo.co')
  const azul = async () =>
    (await other.must('GET', '/api/platform/v1/tenants')).data.find(({ id }: { id: string }) => id === 'azul') as {
      title: string
      hosts: string[]
    }
  const before = await azul()
  const put = (changes: object) => other.must('PUT', '/api/platform/v1/tenants/azul', { ...before, theme: 'theme_blue', ...changes })
  await atAdmin(page, address('verde'), '/admin/tenants', 'hyperadmin@demo.co')
  await page.getByRole('button', { name: `Editar ${before.title}` }).click()
  const edit = page.getByRole('dialog', { name: `Editar ${before.title}` })
  await edit.getByLabel('Hosts').fill([...before.hosts, 'mio.azul.localhost'].join('\n'))
  await put({ title: 'Azul de otra persona', hosts: [...before.hosts, 'suyo.azul.localhost'] })
  await edit.getByRole('button', { name: 'Guardar' }).click()
  const versions = page.getByRole('dialog', { name: 'Alguien más guardó cambios' })
  await expect(versions.getByRole('row', { name: /^Hosts/ }).getByRole('cell')).toHaveText(['mio.azul.localhost', 'suyo.azul.localhost'])
  await expect(versions.getByRole('row')).toHaveCount(2)
  await versions.getByRole('button', { name: 'Guardar la mía' }).click()
  await expect(page.getByText('Empresa actualizada.')).toBeVisible()
  await expect(edit).toBeHidden()
  expect(await azul()).toMatchObject({ title: 'Azul de otra persona', hosts: [...before.hosts, 'mio.azul.localhost'] })
  await put({})
})
