import type { ModuleCode } from '@plaza/contracts/business/module.entity'
import type { Page } from 'playwright/test'
import { aReadyCart, signInByCall } from '../src/checkout.ts'
import { expect, test } from '../src/own-shop.ts'
import { returning, signIn } from '../src/world.ts'

test.describe.configure({ mode: 'serial' })

const actionColour = (page: Page) => page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--pz-action').trim())
const green = '#15803d'
const blue = '#1d4ed8'

test.describe('verde and azul', () => {
  test.beforeEach(async ({ page, api, address }) => {
    for (const business of ['verde', 'azul'] as const) await returning(page, api(business), address(business))
  })

  test('two businesses, two shops: modules, titles, logos and messages of one never show in the other: S-6-016 S-1-015 S-1-018', async ({
    page,
    address,
    operators,
  }) => {
    const [verde, azul] = await Promise.all([operators.verde.configuration(), operators.azul.configuration()])
    await page.goto(address('azul'))
    await expect(page).toHaveTitle(azul.app_title)
    await expect(page.locator('.sh-logo')).toHaveAttribute('src', azul.logos.main)
    await expect(page.getByTestId('header-message')).toHaveCount(0)
    await expect(page.getByTestId('menu-lateral')).toHaveCount(0)
    await page.goto(address('verde'))
    await expect(page).toHaveTitle(verde.app_title)
    await expect(page.locator('.sh-logo')).toHaveAttribute('src', verde.logos.main)
    await expect(page.getByTestId('header-message')).toBeVisible()
    await expect(page.getByTestId('menu-lateral')).toBeVisible()
  })

  test('configuration comes with the page, before any remote: S-1-014', async ({ page, address }) => {
    const order: string[] = []
    page.on('response', (response) => order.push(new URL(response.url()).pathname))
    const answer = await page.goto(address('azul'))
    const boot = JSON.parse((await answer?.text())?.match(/id="plaza-boot"[^>]*>([^<]*)</)?.[1] ?? 'null')
    expect(boot.business).toMatchObject({ at_business: 'azul', theme: 'theme_blue' })
    await expect(page.locator('[data-page="home"]')).toBeVisible()
    expect(order[0]).toBe('/')
    expect(order.findIndex((path) => path.startsWith('/remotes/'))).toBeGreaterThan(0)
    expect(order).not.toContain('/api/admin/v1/business')
  })
})

test.describe('azul, as the operator changes it', () => {
  test.beforeEach(async ({ page, api, address }) => returning(page, api('azul'), address('azul')))

  test('green without a theme, blue by theme_blue; theme modules count where the configuration says nothing: S-1-016 S-1-017 S-3-134 A-75', async ({
    page,
    address,
    operators,
  }) => {
    const coloursAfter = async (change: () => Promise<void>) => {
      await change()
      await page.goto(address('azul'))
      return actionColour(page)
    }
    const { azul } = operators
    expect(await coloursAfter(() => azul.configure({ theme: null }))).toBe(green)
    expect(await coloursAfter(() => azul.module('theme_blue', 'active'))).toBe(blue)
    expect(await coloursAfter(() => azul.module('theme_green', 'active').then(() => azul.configure({ theme: 'theme_green' })))).toBe(green)
    await azul.module('theme_blue', 'inactive')
    expect(await coloursAfter(() => azul.configure({ theme: 'theme_blue' }))).toBe(blue)
  })

  // Off: nothing of it in the page. On: there.
  const modules: [ModuleCode, string, (page: Page) => ReturnType<Page['locator']>][] = [
    ['header_message', 'S-2-052', (page) => page.getByTestId('header-message').getByText('Precios bajos todos los días')],
    ['footer', 'S-2-053', (page) => page.getByRole('contentinfo')],
    ['show_menu_lateral', 'S-2-054', (page) => page.getByTestId('menu-lateral').getByRole('navigation', { name: 'Categorías' })],
    ['appbar-configurable', 'S-3-133', (page) => page.getByTestId('appbar-configurable')],
  ]
  for (const [code, clause, shown] of modules) {
    test(`module ${code} off and on: S-1-020 ${clause}`, async ({ page, address, operators }) => {
      await operators.azul.module(code, 'inactive')
      await page.goto(address('azul'))
      await expect(page.locator('[data-page="home"]')).toBeVisible()
      await expect(shown(page)).toHaveCount(0)
      await operators.azul.module(code, 'active')
      await page.goto(address('azul'))
      await expect(shown(page)).toBeVisible()
      if (code !== 'footer') await operators.azul.module(code, 'inactive')
    })
  }

  // Designs: off, the usual; on, the other one, under a name that stays.
  const designs: [ModuleCode, string, string][] = [
    ['canaveral_products_card', 'S-3-121', '/'],
    ['product_card_vertical', 'S-3-130', '/'],
    ['categories_scroll_horizontal', 'S-3-129', '/'],
    ['search_with_categories', 'S-3-132', '/search/leche'],
  ]
  for (const [code, clause, path] of designs) {
    test(`module ${code} off and on: S-1-020 ${clause}`, async ({ page, address, operators }) => {
      await operators.azul.module(code, 'inactive')
      await page.goto(address('azul') + path)
      await expect(page.getByRole('main').getByRole('article').first()).toBeVisible()
      await expect(page.getByTestId(code)).toHaveCount(0)
      await operators.azul.module(code, 'active')
      await page.goto(address('azul') + path)
      await expect(page.getByTestId(code).first()).toBeVisible()
      if (code !== 'search_with_categories') await operators.azul.module(code, 'inactive')
    })
  }

  test('a category limits what was found to it: S-3-132', async ({ page, address }) => {
    await page.goto(`${address('azul')}/search/leche`)
    const choice = page.getByRole('navigation', { name: 'Resultados por categoría' }).getByRole('link').nth(1)
    const count = Number((await choice.innerText()).match(/\((\d+)\)$/)?.[1])
    await choice.click()
    await expect(page).toHaveURL(/\?categoria=/)
    await expect(page.getByRole('main').getByRole('article')).toHaveCount(Math.min(count, 50))
  })

  test('module user_info_v2 off and on: S-1-020 S-3-131', async ({ page, address, operators, api }) => {
    const { email } = await api('azul').newShopper('Ana Prueba')
    await operators.azul.module('user_info_v2', 'inactive')
    await page.goto(address('azul'))
    await signIn(page, email)
    await page.goto(`${address('azul')}/profile/data`)
    await expect(page.getByRole('heading', { name: 'Datos' })).toBeVisible()
    await expect(page.getByTestId('user_info_v2')).toHaveCount(0)
    await operators.azul.module('user_info_v2', 'active')
    await page.reload()
    await expect(page.getByTestId('user_info_v2')).toContainText('Ana Prueba')
  })

  test('the lateral menu is 250 px wide, from 900 px on, and the page gives way: S-9-026 S-2-054', async ({ page, address, operators }) => {
    await operators.azul.module('show_menu_lateral', 'active')
    await page.goto(address('azul'))
    await expect(page.getByTestId('menu-lateral')).toHaveCSS('width', '250px')
    for (const width of [899, 900, 1199, 1200, 1440]) {
      await page.setViewportSize({ width, height: 800 })
      const menu = page.getByTestId('menu-lateral').getByRole('navigation')
      if (width < 900) await expect(menu).toHaveCount(0)
      else await expect(menu).toBeVisible()
      const right = await page.getByTestId('menu-lateral').evaluate((each) => each.getBoundingClientRect().right)
      const left = await page.getByRole('main').evaluate((each) => each.getBoundingClientRect().left)
      expect([width, left >= right]).toEqual([width, true])
      expect([width, await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)]).toEqual([width, true])
    }
    await operators.azul.module('show_menu_lateral', 'inactive')
  })

  test('hearts only with the module and where the category allows them, all four ways: S-6-008 S-3-117', async ({
    page,
    address,
    api,
    operators,
  }) => {
    const staff = await api('azul').signedInAs('superadmin@demo.co')
    const category = (await staff.must('GET', '/api/v2/categories')).data.items[0]
    await operators.azul.module('categories_custom_cards', 'active')
    const hearts = page.getByRole('main').getByRole('button', { name: /en mis carritos$/ })
    for (const module of ['active', 'inactive'] as const)
      for (const likes of [true, false]) {
        await operators.azul.module('products_likes', module)
        await staff.must('PUT', '/api/v1/categories', { id: category.id, product_card_config: { ...category.product_card_config, likes } })
        await page.goto(`${address('azul')}/product-category/${category.id}`)
        await expect(page.getByRole('main').getByRole('article').first().locator('[data-slot="product.buy"]')).toBeVisible()
        if (module === 'active' && likes) await expect(hearts.first()).toBeVisible()
        else await expect(hearts).toHaveCount(0)
      }
    await staff.must('PUT', '/api/v1/categories', { id: category.id, product_card_config: category.product_card_config })
    await operators.azul.module('categories_custom_cards', 'inactive')
  })

  test('maps are drawn in the configured style, else in our own: S-1-019', async ({ page, address, api, operators }) => {
    const { email } = await api('azul').newShopper()
    const style = 'https://api.maptiler.com/maps/azul/style.json'
    const asked: string[] = []
    await page.route('https://api.maptiler.com/**', (route) => {
      asked.push(route.request().url())
      return route.fulfill({ json: { version: 8, sources: {}, layers: [] }, headers: { 'access-control-allow-origin': '*' } })
    })
    await signInByCall(page, address('azul'), email)
    const map = page.getByRole('dialog', { name: 'Nueva dirección' }).locator('[data-map]')
    const open = page.getByRole('main').getByRole('button', { name: 'Nueva dirección' })
    for (const maps of [
      { key: 'pk.prueba', style },
      { key: null, style: null },
    ]) {
      await operators.azul.configure({ maps })
      await page.goto(`${address('azul')}/profile/addresses`)
      await open.click()
      await expect(map).toHaveAttribute('data-map', maps.style ? 'remote' : 'local')
      await expect(map.locator('canvas')).toBeVisible()
      await expect.poll(() => asked.length).toBe(1)
    }
    expect(asked).toEqual([style])
  })

  test('the checkout makes new addresses with its module only: S-1-020 S-3-127', async ({ page, address, api, operators }) => {
    await aReadyCart(page, api('azul'), address('azul'))
    const elsewhere = page.getByRole('main').getByRole('link', { name: 'Ir a mis direcciones' })
    const here = page.getByRole('main').getByRole('button', { name: 'Nueva dirección' })
    for (const [status, shown, missing] of [
      ['inactive', elsewhere, here],
      ['active', here, elsewhere],
    ] as const) {
      await operators.azul.module('new_address_button', status)
      await page.goto(`${address('azul')}/checkout/address`)
      await expect(shown).toBeVisible()
      await expect(missing).toHaveCount(0)
    }
    await operators.azul.module('new_address_button', 'inactive')
  })

  test('the contact button goes with its module, and with the support address: S-2-056 A-73', async ({ page, address, operators }) => {
    const button = page.getByRole('link', { name: 'Contáctanos' })
    await operators.azul.module('contact_button', 'inactive')
    await page.goto(address('azul'))
    await expect(page.locator('[data-page="home"]')).toBeVisible()
    await expect(button).toHaveCount(0)
    await operators.azul.module('contact_button', 'active')
    await page.reload()
    await expect(button).toHaveAttribute('href', 'https://wa.me/573185550200')
    await operators.azul.configure({ support_url: null })
    await page.reload()
    await expect(page.locator('[data-page="home"]')).toBeVisible()
    await expect(button).toHaveCount(0)
  })

  test("no analytics script without a module or an id; with both, Google's tag and the policy that lets it in: S-3-135", async ({
    page,
    address,
    operators,
  }) => {
    const asked: string[] = []
    await page.route('https://www.googletagmanager.com/**', (route) => {
      asked.push(route.request().url())
      return route.fulfill({ contentType: 'text/javascript', body: '' })
    })
    await operators.azul.configure({ ga_measurement_id: 'G-PRUEBA1234' })
    const without = await page.goto(address('azul'))
    expect(without?.headers()['content-security-policy']).not.toContain('google')
    await page.waitForLoadState('networkidle')
    await expect(page.locator('script[src*="googletagmanager"]')).toHaveCount(0)

    await operators.azul.module('ga-tracker', 'active')
    const measured = await page.goto(address('azul'))
    expect(measured?.headers()['content-security-policy']).toContain('https://www.googletagmanager.com')
    await expect(page.locator('script[src="https://www.googletagmanager.com/gtag/js?id=G-PRUEBA1234"]')).toHaveCount(1)
    await expect.poll(() => asked).toHaveLength(1)
    await operators.azul.module('ga-tracker', 'inactive')
    await operators.azul.configure({ gtag_id: 'AW-987654321' })
    await operators.azul.module('gtag-script', 'active')
    await page.goto(address('azul'))
    await expect(page.locator('script[src="https://www.googletagmanager.com/gtag/js?id=AW-987654321"]')).toHaveCount(1)
    await operators.azul.module('gtag-script', 'inactive')
  })

  test('logo, title, footer, messages and texts follow the configuration: S-1-015 S-1-018 S-1-025 S-1-026 S-1-027', async ({
    page,
    address,
    operators,
  }) => {
    const { azul } = operators
    await azul.module('header_message', 'active')
    await azul.configure({
      app_title: 'Nombre de prueba',
      logos: { main: '/media/azul/logo-mini' },
      footer_config: { text: 'Pie de prueba', columns: [{ title: 'Columna', links: [{ text: 'Enlace', link: '/terms' }] }], social: [] },
      header_message: [{ icon: null, text: 'Aviso de prueba', link: '/offers' }],
      custom_text_fields: { cart_continue_button: 'Seguir de prueba' },
    })
    await page.goto(address('azul'))
    await expect(page).toHaveTitle('Nombre de prueba')
    await expect(page.locator('.sh-logo')).toHaveAttribute('src', '/media/azul/logo-mini')
    await expect(page.getByRole('contentinfo')).toContainText('Pie de prueba')
    await expect(page.getByTestId('header-message').getByRole('link', { name: 'Aviso de prueba' })).toHaveAttribute('href', '/offers')
    await page.getByRole('navigation', { name: 'Columna' }).getByRole('link', { name: 'Enlace' }).click()
    await expect(page).toHaveURL(/\/terms$/)
    await page.goto(address('azul'))
    await openCart(page)
    await expect(page.getByRole('dialog', { name: 'Carrito de compras' }).getByRole('button', { name: 'Seguir de prueba' })).toBeVisible()
    await azul.module('header_message', 'inactive')
  })

  test('own styles are applied to the page, those that reach for others are refused: S-1-028', async ({ page, address, operators }) => {
    await expect(operators.azul.configure({ custom_css_styles: "@import 'https://otro.example/a.css';" })).rejects.toThrow(
      'Error al guardar los estilos CSS',
    )
    await operators.azul.configure({ custom_css_styles: '.sh-footer{background-color:rgb(1,2,3)}' })
    await page.goto(address('azul'))
    await expect(page.getByRole('contentinfo')).toHaveCSS('background-color', 'rgb(1, 2, 3)')
    await operators.azul.configure({ custom_css_styles: '' })
  })

  test('minimum, delivery and bags have the configured prices: S-1-022 S-1-023 S-1-024', async ({ page, address, api, operators }) => {
    await operators.azul.configure({ cart_min_price: 987_000, delivery_price: 4321, delivery_price_rule: 'flat', custom_text_fields: {} })
    const { email } = await api('azul').newShopper()
    await page.goto(address('azul'))
    await signIn(page, email)
    await openCart(page)
    const panel = page.getByRole('dialog', { name: 'Carrito de compras' })
    await expect(panel.getByText(/El valor del pedido debe ser minimo de \$\s?987\.000/)).toBeVisible()

    const bags_config = [{ code: 'prueba', name: 'Bolsa de prueba', price_per_bag: 777, products_per_bag: 5, products_grams_limit: 5000 }]
    await operators.azul.configure({ cart_min_price: 0, bags_config })
    await page.goto(address('azul'))
    await openCart(page, false)
    await panel.getByRole('button', { name: 'Continuar' }).click()
    await page.getByRole('radio', { name: /Casa de prueba/ }).check({ force: true })
    await expect(page.getByText(/\$\s?4\.321/).first()).toBeVisible()
    await page.getByRole('button', { name: 'Siguiente' }).click()
    await page.getByRole('radio', { name: /Efectivo/ }).check({ force: true })
    await page.getByRole('button', { name: 'Siguiente' }).click()
    await expect(page.getByText('Bolsa de prueba')).toBeVisible()
    await expect(page.getByText(/\$\s?777 por bolsa/)).toBeVisible()
  })
})

test.describe('which branch?', () => {
  const picker = (page: Page) => page.getByRole('dialog', { name: '¿Dónde quieres hacer tu mercado?' })

  test('without both modules nobody is asked: S-2-166', async ({ page, address, operators }) => {
    await operators.azul.module('modal_city', 'inactive')
    await page.goto(address('azul'))
    await page.waitForLoadState('networkidle')
    await page.waitForTimeout(1200)
    await expect(picker(page)).toHaveCount(0)
    await expect(page.getByRole('button', { name: /· Domicilio\. Cambiar sede$/ })).toBeVisible()
  })

  test('modal_city is the plain picker, open on the first visit: S-2-164 S-2-167', async ({ page, address, operators }) => {
    await operators.azul.module('modal_city', 'active')
    await page.goto(address('azul'))
    await expect(picker(page).getByTestId('modal_city')).toBeVisible()
    await expect(picker(page).locator('img')).toHaveCount(0)
  })

  test('modal_city_v2 wins, with its picture: S-2-165 A-94', async ({ page, address, operators }) => {
    await operators.azul.module('modal_city_v2', 'active')
    await page.goto(address('azul'))
    await expect(picker(page).getByTestId('modal_city_v2')).toBeVisible()
    await expect(picker(page).locator('img').first()).toBeVisible()
    await operators.azul.module('modal_city_v2', 'inactive')
  })

  test('Cali first; another city, another branch, other prices and stock, kept for the next visit: S-2-168 S-1-008 S-1-010', async ({
    page,
    address,
    api,
  }) => {
    await page.goto(address('verde'))
    const cities = picker(page).getByRole('group', { name: 'Ciudad' }).getByRole('button')
    await expect(cities.first()).toHaveText('Cali')
    expect(await cities.count()).toBeGreaterThan(1)
    await cities.nth(1).click()
    const branch = picker(page).getByRole('list').getByRole('button').first()
    const name = await branch.locator('strong').innerText()
    await branch.click()
    await expect(page.getByRole('button', { name: `${name} · Domicilio. Cambiar sede` })).toBeVisible()
    await page.reload()
    await expect(page.getByRole('button', { name: `${name} · Domicilio. Cambiar sede` })).toBeVisible()
    await expect(picker(page)).toHaveCount(0)
    await differentShelves(api('verde'))
  })

  test('where the browser refuses to say where it is, it says so: S-1-009', async ({ page, address }) => {
    await page.goto(address('verde'))
    await picker(page).getByRole('button', { name: 'Usar mi ubicación' }).click()
    await expect(picker(page).getByText('Permiso de ubicación denegado')).toBeVisible()
  })

  test('by position: the branch that covers it; beyond all of them the nearest only when one agrees: S-1-009', async ({ visitor, api }) => {
    const offices = await api('verde').offices()
    const last = offices[offices.length - 1]
    const at = async (latitude: number, longitude: number) => {
      const page = await visitor('verde', {
        permissions: ['geolocation'],
        geolocation: { latitude, longitude },
        viewport: { width: 1280, height: 800 },
      })
      await page.goto('/')
      await picker(page).getByRole('button', { name: 'Usar mi ubicación' }).click()
      return page
    }
    const far = await at(0, -90)
    await expect(picker(far).getByRole('alert')).toContainText('Aún no llegamos a tu ubicación.')
    await picker(far)
      .getByRole('button', { name: /^Comprar en / })
      .click()
    await expect(picker(far)).toBeHidden()
    const page = await at(last.geopoint.lat, last.geopoint.lng)
    await expect(page.getByRole('button', { name: `${last.displayName} · Domicilio. Cambiar sede` })).toBeVisible()
  })
})

test('calls carry business, office, user and token, by their own names; the socket says its business: S-7-001 S-7-002 S-7-003 S-7-004', async ({
  page,
  api,
  address,
}) => {
  const { email, id } = await api('verde').newShopper()
  const [office] = await api('verde').offices()
  const calls: { path: string; headers: Record<string, string> }[] = []
  const frames: string[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (pathname.startsWith('/api/')) calls.push({ path: pathname, headers: request.headers() })
  })
  page.on('websocket', (socket) => {
    if (new URL(socket.url()).pathname === '/socket/') socket.on('framesent', ({ payload }) => frames.push(String(payload)))
  })
  await returning(page, api('verde'), address('verde'))
  await page.goto(address('verde'))
  await expect.poll(() => frames.join('\n')).toContain('"business":"verde"')
  for (const { headers } of calls) expect(headers.authorization).toBeUndefined()

  await signIn(page, email)
  await page
    .getByRole('main')
    .getByRole('button', { name: /^Agregar / })
    .first()
    .click()
  await expect.poll(() => calls.filter(({ path }) => path.endsWith('/add-product')).length).toBe(1)
  await page.goto(`${address('verde')}/profile/orders`)
  await expect(page.getByRole('heading', { name: 'Pedidos' })).toBeVisible()

  const v2 = calls.findLast(({ path }) => path.endsWith('/add-product'))
  expect(v2?.headers).toMatchObject({
    'x-business': 'verde',
    'x-office-id': office.id,
    'x-user-id': id,
    authorization: expect.stringMatching(/^Bearer ./),
  })
  const v1 = calls.find(({ path, headers }) => path.startsWith('/api/v1/') && headers['x-user-id'])
  expect(v1?.headers).toMatchObject({
    'at-business': 'verde',
    'x-office-id': office.id,
    'x-user-id': id,
    authorization: expect.stringMatching(/^Bearer ./),
  })
  for (const { path, headers } of calls) expect(headers[path.startsWith('/api/v2/') ? 'x-business' : 'at-business'], path).toBe('verde')
})

/** The first card's button, then the panel. */
async function openCart(page: Page, add = true) {
  if (add)
    await page
      .getByRole('main')
      .getByRole('button', { name: /^Agregar / })
      .first()
      .click()
  await page
    .getByRole('button', { name: /^Carrito: [1-9]/ })
    .first()
    .click()
  await expect(page.getByRole('dialog', { name: 'Carrito de compras' })).toBeVisible()
}

/** The same products cost or lie in stock otherwise at another branch. */
async function differentShelves(api: import('../src/api.ts').Api) {
  const offices = await api.offices()
  const shelf = async ({ id }: { id: string }) => {
    const { products } = await api.must('GET', `/api/v2/products/${id}?limit=100`)
    return products.data.items.map((item: { id: string; price: number; stock_branch_offices: unknown }) =>
      JSON.stringify([item.id, item.price, item.stock_branch_offices]),
    )
  }
  const [one, other] = await Promise.all([shelf(offices[0]), shelf(offices[offices.length - 1])])
  expect(other).not.toEqual(one)
}
