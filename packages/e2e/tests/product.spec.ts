import type { Locator, Page } from 'playwright/test'
import type { Api } from '../src/api.ts'
import { cards } from '../src/screens.ts'
import { businesses, expect, returning, signIn, test } from '../src/world.ts'

test.use({ serviceWorkers: 'block' })

for (const business of businesses)
  test.describe(business, () => {
    test.beforeEach(async ({ page, api, address }) => returning(page, api(business), address(business)))

    test('its page says what it is, costs and weighs, and what else there is: S-2-074..078 S-2-082 S-2-040', async ({
      page,
      api,
      address,
    }) => {
      const product = await discounted(api(business))
      const [category] = await categoriesOf(api(business), product.category_id)
      await page.goto(`${address(business)}/product/${product.category_id}/${product.id}`)
      const main = page.getByRole('main')
      const trail = page.getByRole('navigation', { name: 'Ruta de navegación' })
      await expect(trail.getByRole('link', { name: 'Inicio' })).toHaveAttribute('href', '/')
      await expect(trail.getByRole('link', { name: category.categoryName })).toHaveAttribute('href', `/product-category/${category.id}`)
      await expect(main.getByRole('heading', { level: 1 })).toHaveText(product.title)
      await expect(main.getByText(product.description_large.split('\n')[0])).toBeVisible()
      await expect(main.getByRole('link', { name: product.brand, exact: true })).toHaveAttribute(
        'href',
        `/brand/name/${encodeURIComponent(product.brand)}`,
      )
      await expect(main.getByText(`SKU ${product.id_item}`)).toBeVisible()
      await expect(
        main
          .getByRole('article')
          .first()
          .getByText(/^\$[\d.]+(,\d\d)? \/ (kg|L|m|und)$/),
      ).toBeVisible()
      await expect(main.locator('[data-level]').first()).toContainText(`-${String(product.the_discount).replace('.', ',')}%`)
      await expect(page).toHaveURL(new RegExp(`/product/${product.category_id}/${product.id}$`))
      await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', new RegExp(`/product/${product.id}$`))
      const suggested = page.getByRole('region', { name: 'Productos sugeridos' })
      await suggested.scrollIntoViewIfNeeded()
      await expect(suggested.getByRole('article').first()).toBeVisible()
    })

    test('its pictures open large, turn by arrows and zoom, and give the focus back: S-2-075 S-2-169', async ({ page, api, address }) => {
      const product = await discounted(api(business))
      await page.goto(`${address(business)}/product/${product.id}`)
      const open = page.getByRole('button', { name: /^Ampliar imagen/ })
      const thumbs = page.getByRole('list', { name: 'Imágenes del producto' }).getByRole('button')
      await expect(page.getByRole('main').locator('[data-page="product"]')).toBeVisible()
      await expect(thumbs).toHaveCount(3)
      await thumbs.nth(1).click()
      await expect(thumbs.nth(1)).toHaveAttribute('aria-current', 'true')
      await open.focus()
      await page.evaluate(pressAsSoonAsShown, { selector: '[data-zoom]', key: 'ArrowRight' })
      await page.keyboard.press('Enter')
      const preview = page.getByRole('dialog', { name: product.title })
      const shown = preview.getByRole('group')
      await expect(shown).toHaveAccessibleName('Imagen 3 de 3')
      await page.keyboard.press('ArrowRight')
      await expect(shown).toHaveAccessibleName('Imagen 1 de 3')
      await page.keyboard.press('+')
      await expect(shown).toHaveAttribute('data-zoom', '2')
      await preview.getByRole('button', { name: 'Alejar' }).click()
      await expect(shown).toHaveAttribute('data-zoom', '1')
      await page.keyboard.press('Escape')
      await expect(preview).toBeHidden()
      await expect(open).toBeFocused()
      await expect(thumbs.first()).toHaveAttribute('aria-current', 'true')
    })

    test('only admins see its JSON, and can copy it: S-2-085', async ({ visitor, api, address }) => {
      const product = await discounted(api(business))
      for (const email of ['cliente@demo.co', 'admin@demo.co'] as const) {
        const page = await visitor(business, { viewport: { width: 1280, height: 800 }, permissions: ['clipboard-read', 'clipboard-write'] })
        await returning(page, api(business), address(business))
        await page.goto(`/product/${product.id}`)
        await signIn(page, email)
        await expect(page.getByRole('button', { name: 'Iniciar sesión', exact: true })).toBeHidden()
        const open = page.getByRole('button', { name: 'Ver JSON' })
        if (email === 'cliente@demo.co') {
          await expect(open).toHaveCount(0)
          continue
        }
        await open.click()
        const dialog = page.getByRole('dialog', { name: 'JSON del producto' })
        const shown = JSON.parse(await dialog.locator('pre').innerText())
        expect([shown.id, shown.id_item, shown.stock_branch_offices.length]).toEqual([
          product.id,
          product.id_item,
          product.stock_branch_offices.length,
        ])
        await page.keyboard.press('Escape')
        await expect(dialog).toBeHidden()
      }
    })
  })

test('a category decides what cards and pages show, each by its own flags: S-2-086 S-2-087', async ({ page, api, address }) => {
  const shop = await api('verde').signedInAs('superadmin@demo.co')
  const [office] = await shop.offices()
  shop.at(office.id)
  const category = (await categoriesOf(shop)).find(({ categoryName }) => categoryName === 'Mascotas')!
  const [product] = (await shop.must('GET', `/api/v2/products/${office.id}?category_id=${category.id}&limit=1`)).products.data.items
  const nothing = Object.fromEntries(
    ['image', 'brand', 'show_sub_title', 'provider', 'price', 'discount', 'sku', 'pum', 'tags', 'kg_detail', 'price_preview_kg'].map(
      (flag) => [flag, false],
    ),
  )
  await returning(page, api('verde'), address('verde'))
  const card = page.locator(`[data-product="${product.id}"]`).first()
  const visit = async (path: string, config: object) => {
    await shop.must('PUT', '/api/v1/categories', { id: category.id, product_card_config: config })
    await page.goto(`${address('verde')}${path}`)
    await expect(card.getByText(product.title).first()).toBeVisible()
  }
  const onShelf = `/product-category/${category.id}`
  const onPage = `/product/${product.id}`

  await visit(onShelf, nothing)
  await expect(card.locator('img')).toHaveCount(0)
  await expect(card.getByText(/\$/)).toHaveCount(0)
  await expect(card.getByText(product.brand, { exact: true })).toHaveCount(0)
  await visit(onPage, nothing)
  await expect(card.locator('img').first()).toBeVisible()
  await expect(card.getByText(`SKU ${product.id_item}`)).toBeVisible()

  await visit(onShelf, { ...nothing, image: true, price: true, sku: true, provider: true, sku_detail: false, provider_detail: false })
  await expect(card.locator('img')).toBeVisible()
  await expect(card.getByText(`SKU ${product.id_item}`)).toBeVisible()
  await expect(card.getByText(product.provider)).toBeVisible()
  await visit(onPage, { ...nothing, sku: true, provider: true, sku_detail: false, provider_detail: false })
  await expect(card.getByText(`SKU ${product.id_item}`)).toHaveCount(0)
  await expect(card.getByText(product.provider, { exact: true })).toHaveCount(0)
  await shop.must('PUT', '/api/v1/categories', { id: category.id, product_card_config: category.product_card_config })
})

test('a shopper says by weight or unit, and writes to the picker: S-2-079 S-2-080', async ({ page, api, address }) => {
  const { email } = await api('verde').newShopper()
  const product = await firstOf(api('verde'), ({ countType, only_buy_units }) => countType === 'grams' && !only_buy_units)
  await returning(page, api('verde'), address('verde'))
  await page.goto(`${address('verde')}/product/${product.id}`)
  await signIn(page, email)
  const main = page.getByRole('main').locator(`article[data-product="${product.id}"]`)
  await expect(main.getByText(/^≈ \$[\d.]+ por \d+ g$/)).toBeVisible()
  const unit = main.getByRole('combobox', { name: 'Unidad' })
  await expect(unit).toHaveValue('units')
  await unit.selectOption('grams')
  await expect(main.getByRole('textbox', { name: /^Cantidad/ })).toHaveValue(/ g$/)
  await main.getByRole('button', { name: /^Agregar/ }).click()
  const sent = page.waitForRequest((request) => request.method() === 'PUT' && /"comment":"bien maduros"/.test(request.postData() ?? ''))
  await main.getByRole('textbox', { name: /Comentario/ }).fill('bien maduros')
  await sent
  const byUnit = page.waitForRequest((request) => request.method() === 'PUT' && /"countType":"units"/.test(request.postData() ?? ''))
  await unit.selectOption('units')
  await byUnit
  await expect(main.getByRole('textbox', { name: /^Cantidad/ })).toHaveValue('1')
})

test('an amount that may mean two things is asked about, and nothing else is added in its place', async ({ page, api, address }) => {
  const product = await firstOf(api('verde'), ({ countType, only_buy_units }) => countType === 'grams' && !only_buy_units)
  await returning(page, api('verde'), address('verde'))
  await page.goto(`${address('verde')}/product/${product.id}`)
  const article = page.getByRole('main').locator(`article[data-product="${product.id}"]`)
  await article.getByRole('combobox', { name: 'Unidad' }).selectOption('grams')
  const amount = article.getByRole('textbox', { name: /^Cantidad/ })
  await amount.fill('1.5')
  await amount.press('Enter')
  await expect(article.getByRole('alert')).toContainText('¿Quisiste escribir')
  await article
    .getByRole('button', { name: /^Agregar/ })
    .last()
    .click()
  await expect(amount).toBeFocused()
  await expect(amount).toHaveValue('1.5')
  await expect(article.getByText('En tu carrito')).toHaveCount(0)
  await amount.fill('1,5 kg')
  await amount.press('Enter')
  await article.locator('.cart-bar__add').click()
  await expect(article.getByText('En tu carrito')).toBeVisible()
})

test('a phone shows price and button at once, and nothing moves under the finger: S-2-079 S-4-028', async ({ visitor, api, address }) => {
  const product = await firstOf(api('verde'), ({ countType, only_buy_units }) => countType === 'grams' && !only_buy_units)
  const page = await visitor('verde', { viewport: { width: 390, height: 844 } })
  await returning(page, api('verde'), address('verde'))
  await page.goto(`/product/${product.id}`)
  const article = page.getByRole('main').locator(`article[data-product="${product.id}"]`)
  const add = article.getByRole('button', { name: `Agregar ${product.title}`, exact: true })
  await expect(add).toBeInViewport({ ratio: 1 })
  await expect(add).toHaveText(/· \$[\d.]+$/)
  await expect(article.locator('.pz-price__now')).toBeInViewport({ ratio: 1 })
  const placeOf = (locator: Locator) => locator.boundingBox()
  const button = article.locator('.cart-bar__add')
  const plus = article.locator('.cart-bar .pz-stepper__more')
  const before = await Promise.all([placeOf(button), placeOf(plus)])
  await button.dblclick()
  await expect(article.getByRole('textbox', { name: /^Cantidad/ })).toHaveValue('1')
  for (const count of ['2', '3']) {
    await plus.click()
    await expect(article.getByRole('textbox', { name: /^Cantidad/ })).toHaveValue(count)
    expect(await Promise.all([placeOf(button), placeOf(plus)])).toEqual(before)
  }
  const bar = (await placeOf(article.locator('.cart-bar')))!
  const tabs = (await placeOf(page.getByRole('navigation', { name: 'Navegación principal' })))!
  expect(bar.y + bar.height).toBeLessThanOrEqual(tabs.y)
  for (const float of await page.locator('.sh-float').all()) {
    const place = await placeOf(float)
    if (place) expect(place.y + place.height).toBeLessThanOrEqual(bar.y)
  }
  const { list } = (await api('verde').must('GET', '/api/v1/custom_carts/all_paginate?shared=true&type=recipe&limit=1')).data
  for (const [path, frame] of [
    ['/search/tomate', 'article[data-product]'],
    [`/recipe-book/${list[0].id}`, '.cat-basket__line'],
  ] as const) {
    await page.goto(path)
    const one = page
      .getByRole('main')
      .locator(frame)
      .filter({ has: page.getByRole('button', { name: /^Agregar/ }) })
      .first()
    const more = one.locator('.pz-stepper__more')
    // Read in one go: what comes later above the frame moves both.
    const inFrame = () =>
      one.evaluate((frame) => {
        const [outer, inner] = [frame, frame.querySelector('.pz-stepper__more')!].map((each) => each.getBoundingClientRect())
        return [inner!.x - outer!.x, outer!.bottom - inner!.y, inner!.width]
      })
    await expect(page.locator('[data-face]')).toHaveCount(0)
    await expect(more).toBeVisible()
    const closed = await inFrame()
    await more.click()
    await expect(one.getByRole('textbox')).toBeVisible()
    expect(await inFrame(), path).toEqual(closed)
  }
})

test('restrictions are said where there are any, without script: S-2-081 A-88', async ({ page, api, address }) => {
  const shop = await api('verde').signedInAs('superadmin@demo.co')
  const [office] = await shop.offices()
  shop.at(office.id)
  const category = (await categoriesOf(shop)).find(({ categoryName }) => categoryName === 'Hogar y cocina')!
  const [plain, marked] = (await shop.must('GET', `/api/v2/products/${office.id}?category_id=${category.id}&limit=2`)).products.data.items
  const notice = '<p>Solo <b>adultos</b><img src="x" onerror="document.title=1"><script>document.title = 1</script></p>'
  await shop.must('PUT', '/api/v1/products', { id: marked.id, restrictionsMessage: notice })
  await returning(page, api('verde'), address('verde'))
  await page.goto(`${address('verde')}/product/${plain.id}`)
  await expect(page.getByText(`SKU ${plain.id_item}`)).toBeVisible()
  await expect(page.getByRole('complementary', { name: 'Restricciones' })).toHaveCount(0)
  await page.goto(`${address('verde')}/product/${marked.id}`)
  const shown = page.getByRole('complementary', { name: 'Restricciones' })
  await expect(shown).toHaveText('Solo adultos')
  expect(await shown.innerHTML()).not.toMatch(/onerror|script/)
})

test('what is inactive says so and cannot be had, by no way: S-2-092 S-2-093', async ({ page, api, address }) => {
  const shop = await api('azul').signedInAs('superadmin@demo.co')
  const [office] = await shop.offices()
  shop.at(office.id)
  const product = await firstOf(shop, ({ countType }) => countType === 'units', 30)
  await shop.must('PUT', '/api/v1/products', { id: product.id, inactiveManual: true })
  await returning(page, api('azul'), address('azul'))
  await page.goto(`${address('azul')}/product/${product.id}`)
  const main = page.getByRole('main').locator(`article[data-product="${product.id}"]`)
  await expect(main.getByText('Producto no disponible')).toBeVisible()
  await expect(main.getByRole('button', { name: /^Agregar/ })).toHaveCount(0)
  const shopper = api('azul')
  await shopper.newShopper()
  const refused = await shopper.at(office.id).send('POST', '/api/v2/shopping-cart/history/add-product', { product: product.id, count: 1 })
  expect(refused.status).toBeGreaterThanOrEqual(400)
  await shop.must('PUT', '/api/v1/products', { id: product.id, inactiveManual: false })
})

test('what cannot be had has its words and a way on: unknown product, broken picture, failed and empty suggestions: S-2-094 S-2-082', async ({
  page,
  api,
  address,
}) => {
  await returning(page, api('verde'), address('verde'))
  await page.goto(`${address('verde')}/product/no-existe`)
  await expect(page.getByRole('main').getByText('Producto no disponible')).toBeVisible()
  await expect(page.getByRole('main').getByRole('link', { name: 'Vuelve al inicio' })).toHaveAttribute('href', '/')

  const product = await discounted(api('verde'))
  await page.route(/\/media\/verde\/p-/, (route) => route.abort())
  await page.route(/\/products\/suggest/, (route) => route.fulfill({ status: 500, json: { code: 'INTERNAL', message: 'Ups' } }))
  await page.goto(`${address('verde')}/product/${product.id}`)
  const picture = page.getByRole('button', { name: /^Ampliar imagen/ }).locator('img')
  await expect(picture).toHaveAttribute('src', /^data:image\/svg/)
  const suggested = page.getByRole('region', { name: 'Productos sugeridos' })
  await suggested.scrollIntoViewIfNeeded()
  await expect(suggested.getByText('No logramos cargar los productos sugeridos.')).toBeVisible()
  await page.unroute(/\/products\/suggest/)
  await page.route(/\/products\/suggest/, (route) => route.fulfill({ json: { result: { all: [] } } }))
  await suggested.getByRole('button', { name: 'Reintentar' }).click()
  await expect(suggested.getByText('Por ahora no hay productos parecidos en tu sede.')).toBeVisible()
})

test('cards of a row are equally high, names are whole and targets large, on a phone too', async ({ visitor, api, address }) => {
  for (const [width, columns] of [
    [390, 2],
    [1440, 3],
  ] as const) {
    const page = await visitor('verde', { viewport: { width, height: 1000 } })
    await returning(page, api('verde'), address('verde'))
    const [category] = await categoriesOf(api('verde'))
    await page.goto(`/product-category/${category.id}`)
    await expect(cards(page).nth(5)).toBeVisible()
    // The page's own cards take the place of the drawn ones meanwhile.
    await expect(async () => {
      const boxes = await Promise.all(Array.from({ length: columns }, (_, at) => cards(page).nth(at).boundingBox()))
      expect(new Set(boxes.map((box) => `${Math.round(box!.y)} ${Math.round(box!.height)}`)).size).toBe(1)
    }).toPass()
    const card = cards(page)
      .filter({ has: page.getByRole('button', { name: /^Agregar/ }) })
      .first()
    await card.getByRole('button', { name: /^Agregar/ }).click()
    await expect(card.getByRole('textbox', { name: /^Cantidad/ })).toBeVisible()
    expect(await overflowing(page)).toEqual([])
  }
})

test('a card in the cart goes on saying the price per measure, and a refused amount stays on the screen: SIC CE 007/2017', async ({
  visitor,
  api,
  address,
}) => {
  const page = await visitor('verde', { viewport: { width: 390, height: 844 } })
  await returning(page, api('verde'), address('verde'))
  const [category] = await categoriesOf(api('verde'))
  await page.goto(`/product-category/${category.id}`)
  const card = cards(page)
    .filter({ has: page.getByRole('button', { name: /^Agregar/ }) })
    .filter({ has: page.locator('.cat-pum') })
    .first()
  await card.getByRole('button', { name: /^Agregar/ }).click()
  const amount = card.getByRole('textbox', { name: /^Cantidad/ })
  await expect(amount).toBeVisible()
  await expect(card.locator('.cat-pum')).toBeVisible()
  await amount.fill('1,5')
  await amount.press('Enter')
  const error = (await card.getByRole('alert').boundingBox())!
  const frame = (await card.boundingBox())!
  expect(error.x).toBeGreaterThanOrEqual(frame.x)
  expect(error.x + error.width).toBeLessThanOrEqual(frame.x + frame.width)
})

/** Texts and controls that stick out of their card. */
const overflowing = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('.cat-card')].slice(0, 8).flatMap((card) => {
      const edge = card.getBoundingClientRect()
      return [...card.querySelectorAll<HTMLElement>('p, h3, .pz-stepper, button, input')]
        .filter(
          (each) =>
            each.getBoundingClientRect().right > edge.right - 8 || (each.tagName !== 'INPUT' && each.scrollWidth > each.clientWidth + 1),
        )
        .map((each) => `${each.className}: ${each.textContent}`)
    }),
  )

/** In the page: presses a key in the moment in which an element appears, sooner than any test could. */
function pressAsSoonAsShown({ selector, key }: { selector: string; key: string }) {
  const observer = new MutationObserver(() => {
    if (!document.querySelector(selector)) return
    observer.disconnect()
    document.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }))
  })
  observer.observe(document.body, { childList: true, subtree: true })
}

// Answers of the server's calls, read freely.
// oxlint-disable-next-line typescript/no-explicit-any
type Answer = any

async function categoriesOf(api: Api, id?: string): Promise<Answer[]> {
  const { data } = await api.must('GET', '/api/v2/categories')
  return id === undefined ? data.items : data.items.filter((each: Answer) => each.id === id)
}

/** The first product of the first branch that fits, whole. */
async function firstOf(api: Api, fits: (product: Answer) => boolean, skip = 0): Promise<Answer> {
  const [office] = await api.offices()
  const listed = await api.must('GET', `/api/v2/products/${office.id}?limit=100&inStock=true`)
  const found = listed.products.data.items.slice(skip).find(fits)
  const { data } = await api.must('GET', `/api/v1/products/${found.id}?office_id=${office.id}`)
  return data
}

const discounted = (api: Api) => firstOf(api, (product) => product.the_discount > 0 && product.price_neto < product.price)
