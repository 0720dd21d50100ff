import type { Page } from 'playwright/test'
import { cards, settled } from '../src/screens.ts'
import { comeSignedIn } from '../src/come-signed-in.ts'
import { type Api, password } from '../src/api.ts'
import { expect, returning, test } from '../src/world.ts'

test.describe.configure({ mode: 'parallel', timeout: 90_000 })

const takeBack: (() => Promise<unknown>)[] = []
test.afterEach(async () => {
  for (const undo of takeBack.splice(0)) await undo()
})

const main = (page: Page) => page.getByRole('main')
const ingredients = (page: Page) => main(page).locator('.cat-basket__line')

test('the community by kind and page, in the address; titles cut: S-2-154 S-2-159 S-3-128', async ({ page, api, address }) => {
  const made = await publish(api('verde'), { name: 'Receta de un nombre que no cabe entero en la tarjeta', type: 'recipe' })
  await returning(page, api('verde'), address('verde'))
  await page.goto(`${address('verde')}/recipe-book`)
  await expect(main(page).getByRole('heading', { level: 1, name: 'COMUNIDAD' })).toBeVisible()
  await expect(page.getByTestId('recipes_v2')).toBeVisible()
  await expect(main(page).getByText('Receta de un nombre que no cab…', { exact: true })).toBeVisible()
  await main(page).getByRole('link', { name: 'Siguiente' }).click()
  await expect(page).toHaveURL(/\/recipe-book\?pagina=2$/)
  await expect(main(page).getByText(/^Página 2 de/)).toBeVisible()
  await main(page).getByRole('link', { name: 'Eventos' }).click()
  await expect(page).toHaveURL(/\?tipo=event$/)
  await expect(main(page).getByText('Evento', { exact: true }).first()).toBeVisible()
  await expect(main(page).getByText('Receta', { exact: true })).toHaveCount(0)
  await page.reload()
  await expect(main(page).getByRole('link', { name: 'Eventos' })).toHaveAttribute('aria-current', 'page')
  await page.goBack()
  await expect(main(page).getByText(/^Página 2 de/)).toBeVisible()

  await returning(page, api('azul'), address('azul'))
  await page.goto(`${address('azul')}/recipe-book`)
  await expect(main(page).getByRole('heading', { level: 1, name: 'IDEAS BRISA' })).toBeVisible()
  await expect(page.getByTestId('recipes_v2')).toHaveCount(0)
  await page.goto(`${address('azul')}/my-markets`)
  await expect(page.getByRole('heading', { name: 'MIS CARRITOS' })).toHaveCount(0)
  await page.goto(`${address('azul')}/recipe-book/${made.id}`)
  await expect(main(page).getByText('No encontramos esta publicación.')).toBeVisible()
})

test('a recipe, and all of it in the cart but what is not there: S-2-156 S-2-157 S-2-158 S-7-081 S-8-054 S-8-055 S-8-056', async ({
  page,
  api,
  address,
}) => {
  const { inStock, soldOut } = await shelf(api('verde'))
  const recipe = await publish(api('verde'), {
    name: 'Caldo de prueba',
    type: 'recipe',
    body: '<p>Rico.</p><ol><li>Hierve.</li></ol><script>document.title = "mal"</script>',
    products: [
      { id: inStock[0].id, count: 2, comment: 'Bien maduro' },
      { id: inStock[1].id, count: 1 },
      { id: soldOut.id, count: 1 },
    ],
    recipe_details: { time: '40 minutos', portions: '4', dificult: 'Fácil' },
    banner_footer: { image: '/media/verde/offer-0', link: '/offers' },
  })
  await returning(page, api('verde'), address('verde'))
  await page.goto(`${address('verde')}/recipe-book/${recipe.id}`)
  await expect(main(page).locator('dl')).toContainText(/Tiempo\s*40 minutos\s*Porciones\s*4\s*Dificultad\s*Fácil/)
  await expect(main(page).locator('[data-banner-footer]')).toHaveAttribute('href', '/offers')
  await expect(ingredients(page)).toHaveCount(3)
  await expect(ingredients(page).nth(2)).toContainText('Sin stock en tu sede')
  const addAll = main(page).getByRole('button', { name: 'Agregar todo al carrito' })

  await page.route(/\/api\/v1\/products\//, (route) => route.abort())
  await addAll.click()
  await expect(page.locator('[data-toast]')).toContainText('No se logró agregar los productos.')
  await page.unroute(/\/api\/v1\/products\//)

  const fetched: string[] = []
  const released = Promise.withResolvers<void>()
  await page.route(/\/api\/v1\/products\//, async (route) => {
    fetched.push(new URL(route.request().url()).pathname.split('/').at(-1) ?? '')
    await released.promise
    await route.continue()
  })
  await addAll.click()
  await expect(page.locator('[data-toast]')).toContainText('Agregando productos actualizados...')
  released.resolve()
  await expect(page.locator('[data-toast]')).toContainText('Hemos agregado los productos al carrito actual!')
  expect(fetched.toSorted()).toEqual(recipe.products.map(({ id }: { id: string }) => id).toSorted())
  const report = main(page).getByRole('status')
  await expect(report).toContainText('Agregamos 2 productos.')
  await expect(report).toContainText(soldOut.title)
  await expect(page.getByRole('button', { name: /^Carrito: 2 productos/ }).first()).toBeVisible()
  await report.getByRole('button', { name: 'Ver carrito' }).click()
  await expect(page.getByRole('dialog', { name: 'Carrito de compras' }).getByText(/Bien maduro/)).toBeVisible()
  expect(await page.title()).toContain('Caldo de prueba')
})

test('own carts: made, filled, counted, bought and deleted by their owner alone: S-1-032 S-8-061 S-2-155 S-5-047 S-5-048 S-5-050', async ({
  page,
  api,
  address,
  visitor,
}) => {
  const shopper = await api('verde').newShopper()
  const { inStock } = await shelf(api('verde'))
  const product = inStock[0]
  await returning(page, api('verde'), address('verde'))
  await page.goto(`${address('verde')}/my-markets`)
  await expect(main(page).getByText('Inicia sesión para ver y guardar tus carritos.')).toBeVisible()
  await comeSignedIn(page, address('verde'), shopper.email)
  await page.goto(`${address('verde')}/my-markets`)
  await expect(page.getByRole('heading', { level: 1, name: 'MIS CARRITOS' })).toBeVisible()
  await expect(main(page).getByText('Aún no tienes carritos guardados.')).toBeVisible()

  await main(page).getByRole('button', { name: 'Crear carrito' }).first().click()
  const dialog = page.getByRole('dialog', { name: 'Crear carrito' })
  await dialog.getByRole('button', { name: 'Crear carrito' }).click()
  await expect(dialog.getByText('Agrega un nombre al carrito.')).toBeVisible()
  await dialog.getByLabel('Nombre del carrito').fill('Asado del domingo')
  await dialog.getByRole('button', { name: 'Crear carrito' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Asado del domingo' })).toBeVisible()
  await expect(main(page).getByText('Sin productos.')).toBeVisible()

  await main(page).getByLabel('Agrega productos a este carrito').fill(product.title)
  const found = main(page)
    .getByRole('button', { name: `Agregar ${product.title} al carrito guardado`, exact: true })
    .first()
  const saved = page.waitForResponse((answer) => answer.request().method() === 'PUT' && answer.url().includes('/custom_carts/'))
  await found.click()
  await expect(ingredients(page)).toHaveCount(1)
  expect((await saved).status()).toBe(200)
  await found.click()
  await expect(main(page).getByRole('alert')).toHaveText('El producto ya está en este mercado.')
  const count = main(page).getByRole('textbox', { name: `Cantidad de ${product.title}` })
  const counted = page.waitForResponse((answer) => answer.request().method() === 'PUT' && answer.url().includes('/custom_carts/'))
  await count.fill('4')
  await count.press('Enter')
  await counted
  await page.reload()
  await expect(count).toHaveValue('4')
  await main(page).getByRole('button', { name: 'Agregar todo al carrito' }).click()
  await expect(page.getByRole('button', { name: /^Carrito: 1 producto,/ }).first()).toBeVisible()

  const [other, stranger] = [await visitor('verde'), await api('verde').newShopper()]
  await returning(other, api('verde'), address('verde'))
  await comeSignedIn(other, address('verde'), stranger.email)
  await other.goto(page.url())
  await expect(main(other).getByText('No encontramos este carrito.')).toBeVisible()

  await main(page).getByRole('button', { name: 'Eliminar carrito' }).click()
  const question = page.getByRole('alertdialog', { name: '¿Eliminar mercado?' })
  await question.getByRole('button', { name: 'Cancelar' }).click()
  await expect(question).toBeHidden()
  await main(page).getByRole('button', { name: 'Eliminar carrito' }).click()
  await question.getByRole('button', { name: 'Sí, eliminar' }).click()
  await expect(page).toHaveURL(/\/my-markets$/)
  await expect(main(page).getByText('Aún no tienes carritos guardados.')).toBeVisible()
})

test('the heart keeps a product in one of the own carts, by keyboard too, and one question serves all hearts: S-2-170 S-3-117 A-69', async ({
  page,
  api,
  address,
}) => {
  const shopper = await api('verde').newShopper()
  const questions: string[] = []
  page.on('request', (request) => /custom_carts\/all_paginate/.test(request.url()) && questions.push(request.url()))
  await returning(page, api('verde'), address('verde'))
  await page.goto(address('verde'))
  const heart = main(page)
    .getByRole('button', { name: /^Guardar .* en mis carritos$/ })
    .first()
  await heart.click()
  await expect(page.getByText('Inicia sesión para guardar productos en tus carritos.')).toBeVisible()
  await page.getByLabel('Correo electrónico').fill(shopper.email)
  await page.getByLabel('Contraseña', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Ingresar' }).click()
  await test.step('after the sign-in the heart asks what it would have asked', async () => {
    await expect(page.getByRole('dialog', { name: 'Guardar en mis carritos' })).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog', { name: 'Guardar en mis carritos' })).toBeHidden()
  })
  await expect(heart).toHaveAttribute('aria-pressed', 'false')
  await heart.focus()
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Guardar en mis carritos' })
  await dialog.getByRole('button', { name: 'Crear', exact: true }).click()
  await expect(dialog.getByText('Agrega un nombre al carrito.')).toBeVisible()
  await dialog.getByLabel('Crear un carrito').fill('Favoritos')
  await page.keyboard.press('Enter')
  const chosen = dialog.getByRole('button', { name: /^Favoritos/ })
  await expect(chosen).toHaveAttribute('aria-pressed', 'true')
  await chosen.click()
  await expect(dialog.getByRole('alert')).toHaveText('El producto ya está en este mercado.')
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(heart).toBeFocused()
  await expect(heart).toHaveAttribute('aria-pressed', 'true')
  expect(questions.filter((url) => url.includes(shopper.id))).toHaveLength(1)

  await page.route(/\/custom_carts\//, (route) =>
    route.request().method() === 'PUT' ? route.fulfill({ status: 500, json: { code: 'X', message: 'No se pudo.' } }) : route.continue(),
  )
  await heart.click()
  await dialog.getByRole('button', { name: 'Quitar de Favoritos' }).click()
  await expect(dialog.getByRole('alert')).toHaveText('No se pudo.')
  await expect(chosen).toHaveAttribute('aria-pressed', 'true')
  await page.unroute(/\/custom_carts\//)
  await dialog.getByRole('button', { name: 'Quitar de Favoritos' }).click()
  await expect(chosen).toHaveAttribute('aria-pressed', 'false')
  await page.keyboard.press('Escape')
  await expect(heart).toHaveAttribute('aria-pressed', 'false')

  await returning(page, api('azul'), address('azul'))
  await page.goto(address('azul'))
  await expect(cards(page).first()).toBeVisible()
  await settled(page)
  await expect(main(page).getByRole('button', { name: /en mis carritos$/ })).toHaveCount(0)
})

test('what the community cannot show it says, and tries again', async ({ visitor, api, address }) => {
  const page = await visitor('verde', { serviceWorkers: 'block' })
  await returning(page, api('verde'), address('verde'))
  await page.goto('/')
  const fails = async (calls: RegExp, path: string, text: string) => {
    await page.route(calls, (route) => route.fulfill({ status: 500, json: { code: 'X', message: 'x' } }))
    await page.evaluate((to) => {
      const link = document.createElement('a')
      link.href = to
      document.querySelector('main')?.append(link)
      link.click()
      link.remove()
    }, path)
    await expect(main(page).getByText(text)).toBeVisible()
    await page.unroute(calls)
    await main(page).getByRole('button', { name: 'Reintentar' }).click()
    await expect(main(page).getByText(text)).toHaveCount(0)
  }
  const recipe = await publish(api('verde'), { name: 'Sopa', type: 'recipe', products: [] })
  await fails(/custom_carts\/all_paginate/, '/recipe-book', 'No logramos cargar la comunidad.')
  await expect(main(page).locator('[data-idea]').first()).toBeVisible()
  await fails(/\/custom-carts\/.*\/products/, `/recipe-book/${recipe.id}`, 'No se logró conseguir los productos actualizados.')
  await expect(main(page).getByText('Sin productos.')).toBeVisible()
})

/** A publication of the staff's, gone when the test ends: other tests open the newest one. */
async function publish(api: Api, fields: object) {
  await api.signedInAs('superadmin@demo.co')
  const { data } = await api.must('POST', '/api/v1/custom_carts', fields)
  takeBack.push(() => api.must('DELETE', `/api/v1/custom_carts/${data.id}`))
  return data
}

/** Products at the first branch that are sold by the piece: some that are there, one that is not. */
async function shelf(api: Api) {
  const [office] = await api.offices()
  const of = async (inStock: boolean) =>
    (await api.must('GET', `/api/v2/products/${office.id}?limit=100&inStock=${inStock}`)).products.data.items.filter(
      (each: { countType: string }) => each.countType === 'units',
    )
  const soldOut = (await of(false)).find((each: { withoutStock: boolean; inactive: boolean }) => each.withoutStock && !each.inactive)
  return { inStock: await of(true), soldOut }
}
