import { enter, expect, test } from '../src/world.ts'

const notLoaded = 'No logramos abrir esta parte de la tienda.'

test('what a lost connection kept from loading opens at the next press, without a reload and without technical names', async ({
  page,
  address,
}) => {
  await enter(page, address('verde'))
  await page
    .getByRole('main')
    .getByRole('article')
    .getByRole('button', { name: /^Agregar/ })
    .first()
    .click()
  const cart = page.getByRole('button', { name: /^Carrito: 1 producto/ }).first()
  const account = page.getByRole('banner').getByRole('button', { name: 'Iniciar sesión' })
  await expect(cart).toBeVisible()
  let visits = 0
  page.on('request', (request) => request.isNavigationRequest() && visits++)

  for (const { press, opens } of [
    { press: cart, opens: page.getByRole('dialog', { name: 'Carrito de compras' }) },
    { press: account, opens: page.getByRole('dialog', { name: 'Iniciar sesión' }) },
  ]) {
    await page.route(/\.(js|css)(\?.*)?$/, (route) => route.abort('internetdisconnected'))
    await page.context().setOffline(true)
    await press.click()
    await expect(page.getByText(notLoaded).first()).toBeVisible()
    expect(await page.locator('body').innerText()).not.toMatch(/mf-[a-z-]+|@\d+\.\d+\.\d+/)
    await page.context().setOffline(false)
    await page.unrouteAll({ behavior: 'ignoreErrors' })
    await expect(page.getByText(notLoaded)).toHaveCount(0)
    await press.click()
    await expect(opens).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(opens).toBeHidden()
  }
  expect(visits).toBe(0)
})
