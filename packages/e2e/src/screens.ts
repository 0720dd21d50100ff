import { expect, type Locator, type Page } from 'playwright/test'
import type { Api } from './api.ts'
import { chooseBranch, signIn } from './world.ts'

/** Called on each screen once it stands. */
export type Look = (page: Page, screen: string) => Promise<void>

/** A guest's way through the shop, with the nth product of the first category taken on the way, so that stock lasts for all; ends on the cart page. */
export async function walkAsGuest(page: Page, look: Look, nth = 0) {
  await page.goto('/')
  await expect(page.getByRole('dialog').getByRole('list').getByRole('button').first()).toBeVisible()
  await look(page, 'branch picker')
  await chooseBranch(page)
  await expect(cards(page).first()).toBeVisible()
  await look(page, 'home')
  await openDrawer(page)
  await look(page, 'category drawer')
  await page.getByRole('dialog').getByRole('navigation', { name: 'Categorías' }).getByRole('link').first().click()
  await expect(page).toHaveURL(/\/product-category\//)
  await expect(cards(page).nth(3)).toBeVisible()
  await look(page, 'category')
  await cards(page)
    .filter({ has: page.getByRole('button', { name: /^Agregar/ }) })
    .nth(nth)
    .getByRole('link')
    .first()
    .click()
  await takeShownProduct(page)
  await look(page, 'product')
  await page.getByRole('region', { name: 'Productos sugeridos' }).scrollIntoViewIfNeeded()
  await settled(page)
  await page.getByRole('button', { name: /^Ampliar imagen/ }).click()
  await expect(page.getByRole('dialog').getByRole('group', { name: /^Imagen 1 de/ })).toBeVisible()
  await look(page, 'product gallery')
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toBeHidden()
  await page.getByRole('combobox', { name: 'Buscar productos' }).fill('leche')
  await expect(page.getByRole('listbox', { name: 'Sugerencias' }).getByRole('option').nth(4)).toBeVisible()
  await look(page, 'search suggestions')
  await page.goto('/recipe-book')
  await main(page).locator('[data-idea]').first().click()
  await expect(main(page).getByRole('button', { name: 'Agregar todo al carrito' })).toBeVisible()
  await look(page, 'recipe')
  await page.goBack()
  await expect(main(page).locator('[data-idea]').first()).toBeVisible()
  await look(page, 'community')
  await page.goto('/search/leche')
  await expect(cards(page).first()).toBeVisible()
  await look(page, 'search')
  await page.goto('/search/zzzqqq')
  await expect(page.getByText('No se encontraron productos con la busqueda')).toBeVisible()
  await look(page, 'search without results')
  await openPanel(page)
  await look(page, 'cart panel')
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toBeHidden()
  await page.goto('/cart')
  await expect(page.getByRole('button', { name: /^(Continuar|Ir a pagar)/ })).toBeVisible()
  await look(page, 'cart')
}

/** Screens that lie beside the way: offers, a brand, a provider nobody knows, a category's filters, a payment nobody made. */
export async function walkBeside(page: Page, look: Look) {
  await page.goto('/offers')
  await expect(cards(page).first()).toBeVisible()
  await look(page, 'offers')
  await cards(page).first().getByRole('link').first().click()
  await expect(page).toHaveURL(/\/product\//)
  await main(page).locator('a[href^="/brand/name/"]').first().click()
  await expect(page).toHaveURL(/\/brand\/name\//)
  await expect(cards(page).first()).toBeVisible()
  await look(page, 'brand')
  await page.goto('/provider/name/nadie')
  await expect(main(page).getByRole('link', { name: 'Ver ofertas' })).toBeVisible()
  await look(page, 'provider without products')
  await page.goto('/')
  await openDrawer(page)
  await page.getByRole('dialog').getByRole('navigation', { name: 'Categorías' }).getByRole('link').first().click()
  await main(page)
    .getByRole('button', { name: /^Filtros/ })
    .click()
  await expect(page.getByRole('checkbox', { name: /^Solo productos en oferta/ })).toBeVisible()
  await look(page, 'category filters')
  await page.goto('/wompi-response/?id=nadie&env=test')
  await expect(page.getByText('No encontramos ese pago.')).toBeVisible()
  await look(page, 'payment nobody made')
}

/** The ways in: signing in and creating an account; leaves the shopper signed in. */
export async function walkThroughSignIn(page: Page, look: Look, email: string) {
  await page.goto('/login')
  await expect(page.getByLabel('Correo electrónico')).toBeVisible()
  await look(page, 'sign in')
  await page.getByRole('button', { name: 'Crear cuenta' }).click()
  await expect(page.getByLabel('Repite la contraseña')).toBeVisible()
  await page.getByRole('button', { name: 'Crear cuenta' }).click()
  await look(page, 'create account')
  await page.goto('/')
  await signIn(page, email)
  await expect(page.getByRole('button', { name: /^Carrito: [1-9]/ }).first()).toBeVisible()
}

/** What belongs to a shopper: profile, the four steps, the order. */
export async function walkAsShopper(page: Page, look: Look) {
  // Only where module products_likes is on.
  await page.goto('/')
  await expect(cards(page).first()).toBeVisible()
  await settled(page)
  const heart = main(page).getByRole('button', { name: /en mis carritos$/ })
  if ((await heart.count()) > 0) {
    await heart.first().click()
    await page.getByRole('dialog').getByLabel('Crear un carrito').fill('Asado')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('dialog').getByRole('button', { name: /^Asado/ })).toBeVisible()
    await look(page, 'favourite carts')
    await page.goto('/my-markets')
    await expect(main(page).locator('[data-idea]')).toHaveCount(1)
    await look(page, 'own carts')
    await main(page).locator('[data-idea]').click()
    await expect(main(page).getByRole('button', { name: 'Agregar todo al carrito' })).toBeVisible()
    await look(page, 'own cart')
  }
  for (const [path, heading] of [
    ['data', 'Datos'],
    ['orders', 'Pedidos'],
    ['addresses', 'Direcciones'],
  ] as const) {
    await page.goto(`/profile/${path}`)
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible()
    await settled(page)
    await look(page, `profile ${path}`)
  }
  await page.goto('/profile/data')
  await page.getByRole('button', { name: 'Eliminar mi cuenta' }).click()
  await expect(page.getByRole('dialog', { name: 'Eliminar mi cuenta' })).toBeVisible()
  await look(page, 'closing the account')
  await page.goto('/checkout/address')
  await page.getByRole('radio', { name: /Casa de prueba/ }).check({ force: true })
  await look(page, 'checkout address')
  await toNextStep(page, /\/checkout\/pay$/)
  await page.getByRole('radio', { name: /Efectivo/ }).check({ force: true })
  await look(page, 'checkout pay')
  await toNextStep(page, /\/checkout\/bags$/)
  await page.getByRole('main').getByRole('radio').first().check({ force: true })
  await look(page, 'checkout bags')
  await toNextStep(page, /\/checkout\/finish$/)
  await look(page, 'checkout finish')
  await page.getByRole('button', { name: 'Finalizar pedido' }).click()
  await expect(page).toHaveURL(/\/checkout\/thanks\//)
  await expect(page.getByRole('img', { name: 'Código QR de tu pedido' })).toBeVisible()
  await look(page, 'thanks')
  await page.getByRole('link', { name: 'Ver pedido' }).click()
  await expect(page.getByText('Pedido creado').first()).toBeVisible()
  await look(page, 'order')
  await page.goto('/profile/orders')
  await expect(page.getByRole('link', { name: /^Pedido N/ }).first()).toBeVisible()
  await look(page, 'profile orders with one')
}

/** Doors that stay shut: no business of that name, and the back office for a client. */
export async function walkAgainstDoors(page: Page, look: Look, origin: string) {
  await page.goto('/admin')
  await expect(page.getByRole('heading', { name: 'Pagina no encontrada' })).toBeVisible()
  await look(page, 'not found')
  await page.goto(origin.replace(/\/\/\w+\./, '//nadie.'))
  await expect(page.getByRole('heading', { name: 'No logramos encontrar la pagina solicitada' })).toBeVisible()
  await look(page, 'unknown business')
}

/** The back office, which is made for wide screens, as the role that sees all of it. */
export async function walkAsStaff(page: Page, look: Look) {
  await page.goto('/')
  await chooseBranch(page)
  await signIn(page, 'hyperadmin@demo.co')
  await page.goto('/admin/orders')
  const tooNarrow = page.getByText('La administración está hecha para pantallas grandes.')
  await expect(tooNarrow.or(page.getByRole('row').nth(3)).filter({ visible: true })).toBeVisible()
  if (await tooNarrow.isVisible()) return look(page, 'admin on a phone')
  await expect(page.getByRole('row').nth(3)).toBeVisible()
  await look(page, 'admin orders')
  await page
    .getByRole('button', { name: /^Ver pedido/ })
    .first()
    .click()
  await expect(page.getByRole('dialog').getByText('Productos').first()).toBeVisible()
  await settled(page)
  await look(page, 'admin order')
  await page.keyboard.press('Escape')
  const menu = page.getByRole('navigation', { name: 'Administración' }).getByRole('link')
  const paths = await menu.evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''))
  for (const path of [...paths, ...unlisted].filter((each) => each !== '/admin/orders')) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 }), path).toBeVisible()
    await settled(page)
    await look(page, path.slice(1).replace('/', ' '))
  }
}

/** Pages of the back office that stand in no menu. */
const unlisted = ['/admin/marketing-campaign', '/admin/blog', '/admin/products-without-image']

const main = (page: Page) => page.getByRole('main')

export const cards = (page: Page) => page.getByRole('main').getByRole('article')

/** The first card on the screen that can be bought by the piece; what stands first on a shelf changes with what is looked at most. */
export async function cardByPiece(page: Page, api: Api) {
  await expect(cards(page).first()).toBeVisible()
  const ids = await cards(page).evaluateAll((all) => all.map((card) => card.getAttribute('data-product') ?? ''))
  for (const id of ids) {
    const { data } = await api.must('GET', `/api/v1/products/${id}`)
    if (data.countType !== 'grams' && !data.withoutStock) return page.locator(`article[data-product="${id}"]`).first()
  }
  throw new Error('No card on this screen is sold by the piece')
}

/** Nothing on the screen is still waiting for an answer; what lies further down waits until it comes near. */
export async function settled(page: Page) {
  const waiting = () =>
    page.locator('[aria-busy="true"]').evaluateAll(
      (all) =>
        all.filter((each) => {
          const { top, bottom } = each.getBoundingClientRect()
          return top < innerHeight && bottom > 0
        }).length,
    )
  await expect.poll(waiting).toBe(0)
}

export async function openDrawer(page: Page) {
  await page
    .getByRole('button', { name: /menú|categorías/i })
    .filter({ visible: true })
    .first()
    .click()
  await expect(page.getByRole('dialog').getByRole('navigation', { name: 'Categorías' })).toBeVisible()
}

export async function openPanel(page: Page) {
  await page
    .getByRole('button', { name: /^Carrito: [1-9]/ })
    .first()
    .click()
  await expect(page.getByRole('dialog', { name: 'Carrito de compras' })).toBeVisible()
}

/** On a product's page: twenty of it, so that the minimum order is reached. */
async function takeShownProduct(page: Page) {
  await expect(page).toHaveURL(/\/product\//)
  await expect(page.getByRole('main').getByText(/^SKU/)).toBeVisible()
  const product = await page.getByRole('heading', { level: 1 }).innerText()
  await page
    .getByRole('main')
    .getByRole('button', { name: `Agregar ${product}`, exact: true })
    .first()
    .click()
  const field = page
    .getByRole('main')
    .getByRole('textbox', { name: `Cantidad de ${product}` })
    .first()
  await field.fill(await amountOf(field, 20))
  await field.press('Enter')
  await expect(page.getByRole('button', { name: /^Carrito: 1 producto,/ }).first()).toBeVisible()
}

/** What to type into a quantity that stands at one, for so many: of what is weighed, grams. */
export const amountOf = async (field: Locator, count: number) => String(count * Number.parseInt(await field.inputValue(), 10))

async function toNextStep(page: Page, url: RegExp) {
  await page.getByRole('button', { name: 'Siguiente' }).click()
  await expect(page).toHaveURL(url)
  await settled(page)
}

/** A shopper who stands at the first step of the checkout with a full cart, made by the server's calls. */
export async function shopperWithCart(api: Api) {
  const shopper = await api.newShopper()
  const [office] = await api.offices()
  api.at(office.id)
  const listed = await api.must('GET', `/api/v2/products/${office.id}?limit=40&inStock=true`)
  const product = listed.products.data.items.find((each: { countType?: string }) => each.countType !== 'grams')
  const { cart } = await api.must('POST', '/api/v2/shopping-cart/history/add-product', {
    product: product.id,
    id_item: product.id_item,
    count: 20,
  })
  return { ...shopper, cart, product, office }
}
