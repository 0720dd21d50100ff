import type { Locator, Page } from 'playwright/test'
import { password } from '../src/api.ts'
import { choose, expectVisibleFocus, holdsFocus, press, tabTo } from '../src/keyboard.ts'
import { amountOf } from '../src/screens.ts'
import { expect, test } from '../src/world.ts'

test.setTimeout(120_000)

test('the whole way to an order with the keyboard alone: S-1-006 S-2-024 S-2-130', async ({ address, api, page }) => {
  const shopper = await api('verde').newShopper()
  await page.goto(address('verde'))

  await test.step('the picker takes the focus and gives a branch', async () => {
    const picker = page.getByRole('dialog', { name: '¿Dónde quieres hacer tu mercado?' })
    await expect(picker).toBeVisible()
    await expectFocusInside(picker)
    await press(page, picker.getByRole('list').getByRole('button').first())
    await expect(picker).toBeHidden()
  })

  await test.step('the first stop of a page is the link to its content', async () => {
    await page.goto(address('verde'))
    await expect(page.locator('[data-page="home"]').getByRole('article').first()).toBeVisible()
    await page.keyboard.press('Tab')
    await expect(page.getByRole('link', { name: 'Saltar al contenido' })).toBeFocused()
    await expectVisibleFocus(page)
    await page.keyboard.press('Enter')
    await expect(page.getByRole('main')).toBeFocused()
  })

  await test.step('searching', async () => {
    await page.goto(address('verde'))
    await expect(page.locator('[data-slot="header.search"]')).toBeVisible()
    await tabTo(page, page.getByRole('combobox', { name: 'Buscar productos' }))
    await page.keyboard.type('leche')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/\/search\/leche$/)
  })

  await test.step('a category from the menu', async () => {
    const menu = page
      .getByRole('button', { name: /categorías/i })
      .filter({ visible: true })
      .first()
    await press(page, menu)
    const drawer = page.getByRole('dialog')
    await expect(drawer.getByRole('navigation', { name: 'Categorías' })).toBeVisible()
    await expectFocusInside(drawer)
    await page.keyboard.press('Escape')
    await expect(drawer).toBeHidden()
    await expect(menu).toBeFocused()
    await page.keyboard.press('Enter')
    await press(page, drawer.getByRole('navigation', { name: 'Categorías' }).getByRole('link').first())
    await expect(page).toHaveURL(/\/product-category\//)
  })

  await test.step('a product, and twenty of it', async () => {
    const card = page
      .getByRole('main')
      .getByRole('article')
      .filter({ has: page.getByRole('button', { name: /^Agregar/ }) })
      .first()
    await press(page, card.getByRole('link').first())
    await expect(page).toHaveURL(/\/product\//)
    await expect(page.getByRole('main').getByText(/^SKU/)).toBeVisible()
    const product = await page.getByRole('heading', { level: 1 }).innerText()
    await press(page, page.getByRole('main').getByRole('button', { name: `Agregar ${product}`, exact: true }))
    const field = page.getByRole('main').getByRole('textbox', { name: `Cantidad de ${product}` })
    await expect(field).toBeVisible()
    await tabTo(page, field)
    await page.keyboard.type(await amountOf(field, 20))
    await page.keyboard.press('Enter')
    await expect(field).toHaveValue('20')
    await expect(pill(page)).toHaveAccessibleName(/^Carrito: 1 producto,/)
  })

  await test.step('the cart panel takes the focus, Escape closes it, the focus returns', async () => {
    await press(page, pill(page))
    await expect(panel(page)).toBeVisible()
    await expectFocusInside(panel(page))
    for (let stop = 0; stop < 12; stop++) {
      await page.keyboard.press('Tab')
      await expectFocusInside(panel(page))
    }
    await page.keyboard.press('Escape')
    await expect(panel(page)).toBeHidden()
    await expect(pill(page)).toBeFocused()
  })

  await test.step('signing in', async () => {
    await press(page, page.getByRole('button', { name: 'Iniciar sesión', exact: true }))
    const dialog = page.getByRole('dialog', { name: 'Iniciar sesión' })
    await expect(dialog.getByLabel('Correo electrónico')).toBeFocused()
    await page.keyboard.type(shopper.email)
    await page.keyboard.press('Tab')
    await expect(dialog.getByLabel('Contraseña', { exact: true })).toBeFocused()
    await page.keyboard.type(password)
    await page.keyboard.press('Enter')
    await expect(dialog).toBeHidden()
    await expect(page.getByText('Tu carrito ha sido restaurado')).toBeVisible()
  })

  await test.step('the four steps', async () => {
    await press(page, pill(page))
    await press(page, panel(page).getByRole('button', { name: /^Continuar/ }))
    await expect(page).toHaveURL(/\/checkout\/address$/)
    await choose(page, page.getByRole('radio', { name: /Casa de prueba/ }))
    await press(page, page.getByRole('button', { name: 'Siguiente' }))
    await expect(page).toHaveURL(/\/checkout\/pay$/)
    await choose(page, page.getByRole('radio', { name: /Efectivo/ }))
    await press(page, page.getByRole('button', { name: 'Siguiente' }))
    await expect(page).toHaveURL(/\/checkout\/bags$/)
    await choose(page, page.getByRole('radio').first())
    await press(page, page.getByRole('button', { name: 'Siguiente' }))
    await press(page, page.getByRole('button', { name: 'Finalizar pedido' }))
    await expect(page).toHaveURL(/\/checkout\/thanks\//)
  })
})

const pill = (page: Page) => page.getByRole('banner').getByRole('button', { name: /^Carrito:/ })
const panel = (page: Page) => page.getByRole('dialog', { name: 'Carrito de compras' })

const expectFocusInside = (target: Locator) => expect.poll(() => holdsFocus(target)).toBe(true)
