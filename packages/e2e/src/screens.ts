import { expect, type Page } from 'playwright/test'
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
  await page.getByRole('row').nth(1).getByRole('button').first().click()
  await expect(page.getByRole('dialog').getByText('Productos').first()).toBeVisible()
  await settled(page)
  await look(page, 'admin order')
  for (const screen of ['products', 'categories', 'modules', 'remotes', 'offices']) {
    await page.goto(`/admin/${screen}`)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await settled(page)
    await look(page, `admin ${screen}`)
  }
}

export const cards = (page: Page) => page.getByRole('main').getByRole('article')

/** Nothing on the screen is still waiting for an answer. */
export async function settled(page: Page) {
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0)
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
  await field.fill('20')
  await field.press('Enter')
  await expect(page.getByRole('button', { name: /^Carrito: 20 productos/ }).first()).toBeVisible()
}

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
