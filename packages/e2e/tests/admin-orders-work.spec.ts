import type { Page } from 'playwright/test'
import { placeOrder } from '../src/an-order.ts'
import { comeSignedIn } from '../src/come-signed-in.ts'
import { expect, returning, test } from '../src/world.ts'

test.use({ serviceWorkers: 'block', viewport: { width: 1440, height: 900 } })
test.describe.configure({ mode: 'parallel', timeout: 60_000 })

const orderCall = '/api/v2/shopping-cart'
const main = (page: Page) => page.locator('#contenido')
const phone = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true }

test('the list of orders ends where its content ends: no blank screen below it: B-2-035', async ({ page, address }) => {
  await comeSignedIn(page, address('verde'), 'superadmin@demo.co')
  for (const path of ['orders', 'users', 'products', 'audit']) {
    await page.goto(`${address('verde')}/admin/${path}`)
    await expect(main(page).getByRole('table').locator('tbody').getByRole('row').first()).toBeVisible()
    const [height, content] = await page.evaluate(() => [
      document.documentElement.scrollHeight,
      Math.max(innerHeight, Math.ceil(document.querySelector('.sh-admin')?.getBoundingClientRect().height ?? 0)),
    ])
    // Half a pixel of the frame is rounded either way.
    expect(Math.abs(Number(height) - Number(content)), path).toBeLessThanOrEqual(1)
  }
})

test('a colleague’s change leaves the picker that was chosen but not saved yet: B-2-041 B-4-005', async ({ page, api, address }) => {
  const { order } = await placeOrder(api('verde'))
  const colleague = await api('verde').signedInAs('admin@demo.co')
  await comeSignedIn(page, address('verde'), 'superadmin@demo.co')
  await page.goto(`${address('verde')}/admin/orders?order=${order.id}`)
  const dialog = page.getByRole('dialog').first()
  await dialog.getByLabel('Alistador').selectOption({ label: 'Yeison Carabalí' })
  await colleague.must('PUT', orderCall, { id: order.id, state: '7_admin_cart_accept' })
  await expect(dialog.locator('[data-state="7_admin_cart_accept"]').first()).toBeVisible()
  await expect(dialog.getByLabel('Alistador').locator('option:checked')).toHaveText('Yeison Carabalí')
  await expect(dialog.getByRole('button', { name: 'Asignar', exact: true })).toBeEnabled()
})

test('picking on a phone: its own frame, the size of the pack, and a refused amount said where it was typed: A-35 S-3-061', async ({
  api,
  address,
  visitor,
}) => {
  const shopper = api('verde')
  const { order } = await placeOrder(shopper, { lines: 1, comment: 'Aguacates para hoy' })
  const staff = await api('verde').signedInAs('superadmin@demo.co')
  const { data } = await staff.must('GET', `/api/admin/v1/admin/users/branch-office/${order.branch_office_id}/picker`)
  const picker = data.items.find(({ name }: { name: string }) => name === 'Yeison')
  await staff.must('PUT', orderCall, { id: order.id, state: '7_admin_cart_accept' })
  await staff.must('PUT', orderCall, { id: order.id, delivery: { picker_id: picker.id } })
  await staff.must('PUT', orderCall, { id: order.id, state: '8_store_select_products' })
  await staff.must('POST', `${orderCall}/${order.id}/notes`, { text: 'Dejar en portería' })
  const his = await visitor('verde', phone)
  await returning(his, shopper, address('verde'))
  await comeSignedIn(his, address('verde'), 'alistador@demo.co')
  await his.goto(`/picking/${order.id}`)
  await expect(main(his).getByRole('heading', { name: `Pedido N.º ${order.id_order}` })).toBeVisible()
  await expect(his.getByTestId('header-message')).toHaveCount(0)
  await expect(his.getByRole('navigation', { name: 'Navegación principal' })).toHaveCount(0)
  await expect(main(his).getByRole('button', { name: 'Terminar' })).toBeInViewport()
  await expect(main(his).getByRole('region', { name: 'Comentario del cliente' })).toContainText('Aguacates para hoy')
  await expect(main(his).getByRole('region', { name: 'Notas internas' })).toContainText('Dejar en portería')
  const [line] = order.products
  const item = main(his).getByRole('listitem', { name: line.product.title }).first()
  await expect(item).toContainText(line.product.subTitle)

  await test.step('a refused amount is said in the window where it was typed', async () => {
    const refused = 'La cantidad no puede pasar de lo pedido.'
    await his.route(/\/picking\//, (route) =>
      route.fulfill({ status: 409, json: { code: 'ORDER_LINE_TOO_MUCH', message: refused, data: { most: 1 } } }),
    )
    await item.getByRole('button', { name: /^(Pesar|Cantidad)$/ }).tap()
    const window = his.getByRole('dialog', { name: new RegExp(`${line.product.title}$`) })
    await window.getByRole('button', { name: 'Guardar' }).tap()
    await expect(window.getByRole('alert')).toHaveText(refused)
  })
})

test('guests at /admin are offered the sign-in at home and come back to what they asked for; who signs out there just goes: A-32', async ({
  page,
  api,
  address,
}) => {
  await returning(page, api('verde'), address('verde'))
  const window = page.getByRole('dialog', { name: 'Iniciar sesión' })
  // A page that loads itself anew, because one of its files did not come, has forgotten what was asked for.
  await expect(async () => {
    await page.goto(`${address('verde')}/admin/users?role=picker`)
    await expect(page).toHaveURL(`${address('verde')}/`)
    await expect(window).toBeVisible({ timeout: 8000 })
  }).toPass({ timeout: 40_000 })
  await window.getByLabel('Correo electrónico').fill('superadmin@demo.co')
  await window.getByLabel('Contraseña', { exact: true }).fill('Mercado2026*')
  await window.getByRole('button', { name: 'Ingresar' }).click()
  await expect(page).toHaveURL(`${address('verde')}/admin/users?role=picker`)
  await expect(main(page).getByRole('heading', { name: 'Usuarios' })).toBeVisible()
  await page.getByRole('banner').getByRole('button', { name: 'Cerrar sesión' }).click()
  await expect(page).toHaveURL(`${address('verde')}/`)
  await expect(page.getByText('Hasta pronto!')).toBeVisible()
  await expect(window).toHaveCount(0)
})

test('what just happened is said clear of every button of the order: B-2-040', async ({ page, api, address }) => {
  const { order } = await placeOrder(api('verde'))
  await comeSignedIn(page, address('verde'), 'superadmin@demo.co')
  for (const width of [1440, 900]) {
    await page.setViewportSize({ width, height: 900 })
    await page.goto(`${address('verde')}/admin/orders?order=${order.id}`)
    const dialog = page.getByRole('dialog').first()
    await dialog.getByLabel('Domiciliario').selectOption(width === 900 ? '' : { label: 'Wilmer Angulo' })
    await dialog.getByRole('button', { name: 'Asignar', exact: true }).click()
    const toast = await page.locator('.pz-toast').boundingBox()
    for (const button of await dialog.getByRole('button').all()) {
      const box = await button.boundingBox()
      const apart =
        !toast ||
        !box ||
        box.x >= toast.x + toast.width ||
        box.x + box.width <= toast.x ||
        box.y >= toast.y + toast.height ||
        box.y + box.height <= toast.y
      expect([width, await button.innerText(), apart]).toEqual([width, expect.any(String), true])
    }
    await expect(page.locator('.pz-toast')).toHaveCount(0)
  }
})

test('orders of one customer are found by telephone, accepted and printed together, and a note stays among staff: B-2-034', async ({
  page,
  api,
  address,
  visitor,
}) => {
  const shopper = api('verde')
  const { order, email } = await placeOrder(shopper)
  const boss = await api('verde').signedInAs('superadmin@demo.co')
  const { client } = await boss.must('GET', `${orderCall}/${order.id}`)
  const phoneNumber = `318${String(order.id_order).padStart(7, '0')}`
  await boss.must('POST', `/api/admin/v1/admin/users/${client.id}`, { phone: phoneNumber })
  await page.addInitScript(() => {
    window.print = () => document.body.setAttribute('data-printed', 'yes')
  })
  await comeSignedIn(page, address('verde'), 'superadmin@demo.co')
  await page.goto(`${address('verde')}/admin/orders`)
  await main(page).getByLabel('Nombre o teléfono del cliente').fill(phoneNumber)
  const rows = main(page).getByRole('table').locator('tbody').getByRole('row')
  await expect(rows).toHaveCount(1)
  await rows.getByRole('checkbox').check()
  const chosen = main(page).getByRole('region', { name: 'Filas seleccionadas' })

  await chosen.getByRole('button', { name: 'Aceptar' }).click()
  const accepting = page.getByRole('dialog', { name: 'Aceptar 1 pedido' })
  await accepting.getByRole('button', { name: 'Sí, aceptar' }).click()
  await expect(accepting.getByRole('status')).toHaveText('1 de 1 aceptados.')
  await accepting.getByRole('button', { name: 'Cerrar' }).last().click()

  await chosen.getByRole('button', { name: 'Imprimir' }).click()
  await page.getByRole('dialog', { name: 'Imprimir 1 pedido' }).getByRole('button', { name: 'Imprimir' }).click()
  await expect(page.locator('body[data-printed]')).toBeAttached()
  await page.emulateMedia({ media: 'print' })
  const sheet = page.locator('.ado-sheet')
  for (const text of [`Pedido N.º ${order.id_order}`, `Tel. ${phoneNumber}`, 'Cobrar $', 'Efectivo', order.products[0].product.subTitle])
    await expect(sheet).toContainText(text)
  await expect(sheet.locator('.ado-sheet__bars')).toBeVisible()
  await page.emulateMedia({ media: 'screen' })
  await page.keyboard.press('Escape')

  await rows.getByRole('button').click()
  const dialog = page.getByRole('dialog', { name: `Pedido N.º ${order.id_order}` })
  await dialog.getByLabel('Nueva nota').fill('Tocar dos veces')
  await dialog.getByRole('button', { name: 'Agregar nota' }).click()
  await expect(dialog.getByRole('listitem').filter({ hasText: 'Tocar dos veces' })).toBeVisible()
  await expect(dialog.getByLabel('Nueva nota')).toHaveValue('')
  await expect(dialog.getByRole('link', { name: 'Alistar pedido' })).toBeVisible()

  const hers = await visitor('verde')
  await comeSignedIn(hers, address('verde'), email)
  await hers.goto(`/shoppingcart-detail/${order.id}`)
  await expect(hers.getByText(String(order.id_order)).first()).toBeVisible()
  await expect(hers.getByText('Tocar dos veces')).toHaveCount(0)
})
