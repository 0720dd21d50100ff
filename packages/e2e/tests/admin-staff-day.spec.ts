import type { Page } from 'playwright/test'
import { placeOrder } from '../src/an-order.ts'
import { comeSignedIn } from '../src/come-signed-in.ts'
import { expect, test } from '../src/world.ts'

const main = (page: Page) => page.locator('#contenido')
const rows = (page: Page) => main(page).getByRole('table').locator('tbody').getByRole('row')

test('at 900 px the menu begins folded, and a usual name, mail and phone of a user stand on one line', async ({ page, api, address }) => {
  const { email } = await api('verde').newShopper('Jorge Iván de la Payán')
  await page.setViewportSize({ width: 900, height: 800 })
  await comeSignedIn(page, address('verde'), 'superadmin@demo.co')
  await page.goto(`${address('verde')}/admin/users?email=${encodeURIComponent(email)}`)
  await expect(rows(page)).toHaveCount(1)
  expect((await rows(page).first().boundingBox())?.height).toBeLessThan(50)
  await expect(page.getByRole('button', { name: 'Abrir menú' })).toHaveAttribute('aria-expanded', 'false')
  await page.getByRole('button', { name: 'Abrir menú' }).click()
  await page.reload()
  await expect(page.getByRole('button', { name: 'Cerrar menú' })).toHaveAttribute('aria-expanded', 'true')
})

test('users are ordered by the server at a press on a column; a page that is not there is the last one', async ({ page, address }) => {
  await comeSignedIn(page, address('verde'), 'superadmin@demo.co')
  await page.goto(`${address('verde')}/admin/users?page=99`)
  await expect(page).toHaveURL(/page=\d$/)
  await expect(rows(page).first()).toBeVisible()
  const last = Number(new URL(page.url()).searchParams.get('page'))
  await expect(main(page).getByText(`Página ${last} de ${last}`)).toBeVisible()

  const asked = page.waitForRequest((request) => request.url().includes('sort=name'))
  await main(page).getByRole('columnheader', { name: 'Nombre' }).getByRole('button').click()
  expect(new URL((await asked).url()).searchParams.get('direction')).toBe('asc')
  await expect(main(page).getByRole('columnheader', { name: 'Nombre' })).toHaveAttribute('aria-sort', 'ascending')
  await expect(page).toHaveURL(/sort=name/)
  const plain = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
  await expect
    .poll(async () => {
      const names = (await rows(page).getByRole('button').allInnerTexts()).map(plain)
      return names.length === 10 && names.every((name, at) => at === 0 || name >= (names[at - 1] as string))
    })
    .toBe(true)
})

test('what was closed stays closed: Back goes on to where one came from, Forward opens it again', async ({ page, api, address }) => {
  const { order } = await placeOrder(api('verde'))
  await comeSignedIn(page, address('verde'), 'superadmin@demo.co')
  await page.goto(`${address('verde')}/admin/stats`)
  await page.getByRole('navigation', { name: 'Administración' }).getByRole('link', { name: 'Pedidos' }).click()
  const dialog = page.getByRole('dialog', { name: `Pedido N.º ${order.id_order}` })
  for (const _ of ['once', 'twice']) {
    await main(page)
      .getByRole('button', { name: `Ver pedido ${order.id_order}` })
      .click()
    await expect(dialog).toBeVisible()
    await page.keyboard.press('Escape')
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
    await expect(page).toHaveURL(/\/admin\/orders$/)
  }
  await page.goForward()
  await expect(dialog).toBeVisible()
  await page.reload()
  await expect(dialog).toBeVisible()
  await dialog.getByRole('button', { name: 'Cerrar' }).click()
  await expect(dialog).toBeHidden()
  await page.goBack()
  await expect(page.getByRole('heading', { name: 'Estadisticas', level: 1 })).toBeVisible()

  await test.step('so in the lists that share one page', async () => {
    await page.getByRole('navigation', { name: 'Administración' }).getByRole('link', { name: 'Cupones' }).click()
    await page.getByRole('button', { name: 'Crear cupón' }).click()
    const form = page.getByRole('dialog', { name: 'Crear cupón' })
    await expect(form).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(form).toBeHidden()
    await page.goBack()
    await expect(page.getByRole('heading', { name: 'Estadisticas', level: 1 })).toBeVisible()
  })

  // An address that names nobody opens nothing.
  await page.goto(`${address('verde')}/admin/orders?order=`)
  await expect(rows(page).first()).toBeVisible()
  await expect(page.getByRole('dialog')).toHaveCount(0)
})

test('two presses print once, over the whole width of the paper: S-9-024', async ({ page, api, address }) => {
  const { order } = await placeOrder(api('verde'))
  await page.addInitScript(() => {
    Object.assign(window, {
      printed: 0,
      print: () => Object.assign(window, { printed: (window as never as { printed: number }).printed + 1 }),
    })
  })
  await comeSignedIn(page, address('verde'), 'superadmin@demo.co')
  await page.goto(`${address('verde')}/admin/orders?order=${order.id}`)
  const print = page.getByRole('dialog').getByRole('button', { name: 'Imprimir' })
  await print.dblclick()
  await page.waitForTimeout(900)
  expect(await page.evaluate('printed')).toBe(1)
  await print.click()
  await expect.poll(() => page.evaluate('printed')).toBe(2)
  await page.setViewportSize({ width: 794, height: 1123 })
  await page.emulateMedia({ media: 'print' })
  await expect.poll(async () => (await page.locator('.ado-sheet').boundingBox())?.width).toBe(794)
})

test('a range that does not count says why: half of it, or turned around', async ({ page, address }) => {
  await comeSignedIn(page, address('verde'), 'superadmin@demo.co')
  await page.goto(`${address('verde')}/admin/orders`)
  const why = main(page).getByRole('status')
  await main(page).getByLabel('Total, desde').fill('50000')
  await expect(why.filter({ hasText: 'Escribe también «hasta».' })).toBeVisible()
  await main(page).getByLabel('Total, hasta').fill('1000')
  await expect(why.filter({ hasText: '«Desde» es mayor que «hasta».' })).toBeVisible()
  await expect(main(page).getByText('No se encontraron órdenes')).toBeVisible()
  await main(page).getByLabel('Total, hasta').fill('90000')
  await expect(rows(page).first()).toBeVisible()
  await expect(why.filter({ hasText: /«/ })).toHaveCount(0)
})

test('the notice of a new order stays in sight on a page that was scrolled', async ({ page, api, address }) => {
  await page.setViewportSize({ width: 1440, height: 600 })
  await comeSignedIn(page, address('verde'), 'superadmin@demo.co')
  await page.goto(`${address('verde')}/admin/orders`)
  await expect(rows(page).first()).toBeVisible()
  await page.evaluate(() => scrollTo(0, 200))
  await placeOrder(api('verde'))
  const notice = main(page).getByText(/pedidos? nuevos?$/)
  await expect(notice).toBeVisible()
  await expect(notice).toBeInViewport()
})
