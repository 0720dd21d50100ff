import type { Page } from 'playwright/test'
import { amountOf } from '../src/screens.ts'
import { businesses, enter, expect, signIn, test, withMotion } from '../src/world.ts'

test.use(withMotion)

for (const business of businesses) {
  test.describe(business, () => {
    test('from shelf to door: S-1-006 S-2-003 S-2-015 S-2-024 S-2-130 S-2-134 S-4-046 S-4-050 S-6-009', async ({
      api,
      address,
      page,
      visitor,
    }) => {
      const shopper = await api(business).newShopper()

      await enter(page, address(business))
      await test.step('a guest walks from home to a category to a product', () => walkToProduct(page))
      const product = await page.locator('[data-page="product"]').getByRole('heading', { level: 1 }).innerText()
      await test.step('and takes twenty of it', () => take(page, product, 20))

      await test.step('signing in brings the cart along', async () => {
        await signIn(page, shopper.email)
        await expect(page.getByText('Tu carrito ha sido restaurado')).toBeVisible()
        await expect(page.getByRole('button', { name: /^Carrito: \d+ productos?/ }).first()).toContainText('$')
      })

      await test.step('checkout: address, cash, bags, finish', () => checkOut(page))
      const number = (await page.getByText(/N\.º \d+/).innerText()).match(/N\.º (\d+)/)?.[1] ?? ''
      expect(number).not.toBe('')
      await expect(page.getByRole('img', { name: 'Código QR de tu pedido' })).toBeVisible()

      await page.getByRole('link', { name: 'Ver pedido' }).click()
      await expect(page.locator('.pz-order-state')).toHaveText(/Pedido creado/)

      await test.step('a staff member accepts it', async () => {
        const staff = await visitor(business, { viewport: { width: 1280, height: 800 }, isMobile: false, hasTouch: false })
        await accept(staff, number)
      })
      await test.step('and the open order page changes without reload', async () => {
        await expect(page.locator('.pz-order-state')).toHaveText(/Aprobado por Admin/, { timeout: 5000 })
      })
    })
  })
}

async function walkToProduct(page: Page) {
  await page
    .getByRole('button', { name: /menú|categorías/i })
    .first()
    .click()
  await page.getByRole('dialog').getByRole('navigation', { name: 'Categorías' }).getByRole('link').first().click()
  await expect(page).toHaveURL(/\/(product-category|categoria)\//)
  // What another story put there may be sold out at any moment.
  const shelf = page
    .getByRole('article')
    .filter({ has: page.getByRole('button', { name: /^Agregar/ }) })
    .filter({ hasNotText: 'Marca de prueba' })
  await expect(shelf.first()).toBeVisible()
  // Twenty of it must reach the minimum order.
  const nth = await shelf.evaluateAll((all) =>
    all.findIndex((card) => Number(card.querySelector('.pz-price__now')?.textContent?.replaceAll(/\D/g, '') ?? 0) >= 2000),
  )
  await shelf.nth(nth).getByRole('link').first().click()
  await expect(page).toHaveURL(/\/product\//)
}

async function take(page: Page, product: string, count: number) {
  await page
    .getByRole('main')
    .getByRole('button', { name: `Agregar ${product}`, exact: true })
    .first()
    .click()
  const field = page
    .getByRole('main')
    .getByRole('textbox', { name: `Cantidad de ${product}` })
    .first()
  await field.fill(await amountOf(field, count))
  await field.press('Enter')
  await expect(page.getByRole('button', { name: /^Carrito: 1 producto,/ }).first()).toBeVisible()
}

async function checkOut(page: Page) {
  await page
    .getByRole('button', { name: /^Carrito: \d+ productos?/ })
    .first()
    .click()
  const panel = page.getByRole('dialog', { name: 'Carrito de compras' })
  await expect(panel).toBeVisible()
  await panel.getByRole('button', { name: /^(Continuar|Ir a pagar)/ }).click()
  await expect(page).toHaveURL(/\/checkout\/address$/)
  await page.getByRole('radio', { name: /Casa de prueba/ }).check({ force: true })
  await page.getByRole('button', { name: 'Siguiente' }).click()
  await expect(page).toHaveURL(/\/checkout\/pay$/)
  await page.getByRole('radio', { name: /Efectivo/ }).check({ force: true })
  await page.getByRole('button', { name: 'Siguiente' }).click()
  await expect(page).toHaveURL(/\/checkout\/bags$/)
  await page.getByRole('main').getByRole('radio').first().check({ force: true })
  await page.getByRole('button', { name: 'Siguiente' }).click()
  await page.getByRole('button', { name: 'Finalizar pedido' }).click()
  await expect(page).toHaveURL(/\/checkout\/thanks\//)
}

async function accept(staff: Page, number: string) {
  await enter(staff, '/')
  await signIn(staff, 'superadmin@demo.co')
  await staff.goto('/admin')
  await expect(staff).toHaveURL(/\/admin\/orders/)
  await staff
    .getByRole('row', { name: new RegExp(number) })
    .getByRole('button')
    .first()
    .click()
  const dialog = staff.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Aceptar orden' }).click()
  await expect(staff.getByText('Orden actualizada correctamente!')).toBeVisible()
}
