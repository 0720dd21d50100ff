import type { Page } from 'playwright/test'
import { aReadyCart, chooseAll, payAtSandbox } from '../src/checkout.ts'
import { businesses, expect, test } from '../src/world.ts'

for (const business of businesses) {
  test(`${business}: pays online, from the last step to the paid order: S-1-011 S-2-131 S-2-132 S-2-133 S-4-047 S-4-048 S-8-044`, async ({
    api,
    address,
    page,
  }) => {
    const calls = api(business)
    const { uuid } = await aReadyCart(page, calls, address(business))
    const cart = await chooseAll(calls, uuid, 'online')
    await page.goto(`${address(business)}/checkout/finish`)

    await page.getByRole('button', { name: 'Finalizar pedido' }).click()
    await expect(page.getByText('Pedido generado con exito!')).toBeVisible()
    await expect(page).toHaveURL(new RegExp(`/checkout/online-payment-cta/${uuid}$`))
    await expect(page.getByText(/N\.º \d+/)).toBeVisible()
    await expect(page.getByRole('button', { name: /^Carrito: 0/ }).first()).toBeVisible()
    expect(cart.price_total_computed).toBeGreaterThan(0)

    const tabs: Page[] = []
    page.on('popup', (opened) => tabs.push(opened))
    // Two clicks in one task, quicker than any render: one payment page.
    await page.getByRole('button', { name: /^Pagar/ }).evaluate((button: HTMLButtonElement) => {
      button.click()
      button.click()
    })
    await expect(page).toHaveURL(/\/profile\/orders$/)
    expect(tabs).toHaveLength(1)
    const tab = tabs[0] as Page

    await test.step('A-53: pressed in a second tab it is told that the page is open', async () => {
      await page.getByRole('button', { name: /^Pagar/ }).click()
      await expect(page.getByText('Ya abriste el pago de este pedido.')).toBeVisible()
      await expect(page.getByRole('button', { name: 'Abrirlo aquí' })).toBeVisible()
      await expect.poll(() => tabs.filter((each) => !each.isClosed()).length).toBe(1)
    })

    await test.step('a declined card can be followed by one that is approved', async () => {
      await payAtSandbox(tab, '4111 1111 1111 1111')
      await expect(tab.getByRole('heading', { name: 'Tu pago fue rechazado' })).toBeVisible()
      await expect(page.getByText('Pago en línea fallido')).toBeVisible()
      await tab.getByRole('link', { name: 'Pagar de nuevo' }).click()
      const [second] = await Promise.all([tab.waitForEvent('popup'), tab.getByRole('button', { name: /^Pagar/ }).click()])
      await payAtSandbox(second, '4242 4242 4242 4242')
      await expect(second.getByRole('heading', { name: 'Pago aprobado' })).toBeVisible()
      await second.getByRole('link', { name: 'Ver pedido' }).click()
      await expect(second).toHaveURL(new RegExp(`/shoppingcart-detail/${uuid}$`))
    })
    await test.step('the first tab shows it without reloading', () => expect(page.getByText('Pago recibido')).toBeVisible())
  })
}
