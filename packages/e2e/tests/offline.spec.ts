import { keptPages } from '../src/kept-pages.ts'
import { chooseBranch, expect, test } from '../src/world.ts'

test('without a connection the shop, what was seen last and the cart open, say how old they are, and pass nothing off as fresh: S-7-005', async ({
  visitor,
}) => {
  const page = await visitor('verde', { serviceWorkers: 'allow' })
  await page.goto('/')
  await chooseBranch(page)
  await expect.poll(() => keptPages(page)).toEqual(expect.arrayContaining(['/', '/cart']))
  const card = page
    .getByRole('main')
    .getByRole('article')
    .filter({ has: page.getByRole('button', { name: /^Agregar/ }) })
    .first()
  const bought = await card.getByRole('link').first().innerText()
  await card.getByRole('button', { name: /^Agregar/ }).click()
  await expect(page.getByRole('button', { name: /^Carrito: 1 producto/ }).first()).toBeVisible()
  await page.getByRole('main').locator('a[href^="/product-category/"]').filter({ visible: true }).first().click()
  await expect(page.locator('[data-page="category"]').getByRole('article').first()).toBeVisible()
  const category = new URL(page.url()).pathname
  await expect.poll(() => keptPages(page)).toContain(category)

  await page.context().setOffline(true)
  const notice = page.getByTestId('kept-notice')
  await expect(notice).toContainText('Sin conexión.')

  await test.step('a category that was seen opens as it was, and says of when', async () => {
    await page.goto(category)
    await expect(page.getByRole('main').getByRole('article').first()).toContainText('$')
    await expect(notice).toContainText(/Sin conexión. Esta página es del .*: precios y existencias pueden haber cambiado/)
  })
  await test.step('the cart opens with what is in it', async () => {
    await page.goto('/cart')
    await expect(
      page
        .getByRole('main')
        .getByText(bought.split('\n')[0] ?? '')
        .first(),
    ).toBeVisible()
    await expect(notice).toContainText('Esta página es del')
  })
  await test.step('what was never seen says so and can be tried again; header and cart stay', async () => {
    await page.goto('/product/nunca-visto')
    await expect(page.getByRole('button', { name: 'Reintentar' })).toBeVisible()
    await expect(page.getByRole('banner')).toBeVisible()
  })
  await test.step('answers of calls are never taken from memory', async () => {
    expect(
      await page.evaluate(() =>
        fetch('/api/v2/categories').then(
          () => 'answered',
          () => 'refused',
        ),
      ),
    ).toBe('refused')
  })

  await page.context().setOffline(false)
  await expect(notice).toContainText('Ya hay conexión.')
  await page.goto('/')
  await expect(notice).toBeHidden()
})
