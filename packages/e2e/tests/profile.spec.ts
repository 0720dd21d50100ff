import { readFile } from 'node:fs/promises'
import type { Page } from 'playwright/test'
import { type Api, password } from '../src/api.ts'
import { shopperWithCart } from '../src/screens.ts'
import { comeSignedIn } from '../src/come-signed-in.ts'
import { businesses, expect, returning, test } from '../src/world.ts'

test.describe.configure({ mode: 'parallel', timeout: 90_000 })

const main = (page: Page) => page.getByRole('main')

test('the history shows three orders, then three more, and one tap orders again what is still there: S-1-030 S-2-144 S-2-146 S-8-053', async ({
  page,
  api,
  address,
}) => {
  const shopper = await withOrders(api('verde'), 4)
  await returning(page, api('verde'), address('verde'))
  await comeSignedIn(page, address('verde'), shopper.email)
  await page.goto(`${address('verde')}/profile/data`)
  const asked: string[] = []
  page.on('request', (request) => /my-history\/orders/.test(request.url()) && asked.push(new URL(request.url()).search))
  await page.route(/my-history\/orders/, (route) => route.fulfill({ status: 500, json: { code: 'X', message: 'x' } }))
  await page.getByRole('navigation', { name: 'Mi perfil' }).getByRole('link', { name: 'Pedidos' }).click()
  await expect(main(page).getByText('Error al cargar las órdenes del usuario')).toBeVisible()
  await page.unroute(/my-history\/orders/)
  await main(page).getByRole('button', { name: 'Reintentar' }).click()
  const orders = main(page).getByRole('link', { name: /^Pedido N/ })
  await expect(orders).toHaveCount(3)
  await main(page).getByRole('button', { name: 'Cargar mas' }).click()
  await expect(orders).toHaveCount(4)
  await expect(main(page).getByText('No hay mas pedidos para mostrar')).toBeVisible()
  expect(asked.filter((query) => !query.includes('limit=3'))).toEqual([])

  await page.route(/\/copy$/, (route) => route.abort())
  const again = main(page)
    .getByRole('button', { name: /^Repetir pedido/ })
    .first()
  await again.click()
  await expect(page.locator('[data-toast]')).toContainText('No se logró agregar los productos.')
  await page.unroute(/\/copy$/)
  const copies: string[] = []
  page.on('request', (request) => request.url().endsWith('/copy') && copies.push(request.url()))
  // Two clicks in one task, quicker than any render.
  await again.evaluate((button: HTMLButtonElement) => {
    button.click()
    button.click()
  })
  await expect(main(page).getByRole('status').first()).toContainText('Todo está en tu carrito.')
  expect(copies, 'a double click copies once').toHaveLength(1)
  await expect(page.getByRole('button', { name: /^Carrito: 1 producto,/ }).first()).toBeVisible()
})

test('data are saved, refused with a reason beside the field, and the session ends here: S-2-141 S-2-142 S-2-143 S-8-030 A-23', async ({
  page,
  api,
  address,
}) => {
  const shopper = await api('verde').newShopper()
  await returning(page, api('verde'), address('verde'))
  await comeSignedIn(page, address('verde'), shopper.email)
  await page.goto(`${address('verde')}/profile`)
  const menu = page.getByRole('navigation', { name: 'Mi perfil' })
  await expect(menu.getByRole('link')).toHaveText(['Direcciones', 'Pedidos', 'Datos'])
  await expect(main(page).getByText(/^Versión \S+/)).toBeVisible()
  await page.getByLabel('Nombre', { exact: false }).first().fill('Ana')
  await page.getByRole('button', { name: 'Guardar cambios' }).click()
  await expect(page.getByText('Tu nombre debe tener minimo 4 letras')).toBeVisible()
  await expect(page.getByLabel('Nombre', { exact: false }).first()).toBeFocused()
  await expect(page.locator('[data-toast]')).toContainText('No se logró actualizar.')
  await page.getByLabel('Nombre', { exact: false }).first().fill('Ana Milena')
  const consent = page.getByRole('checkbox', { name: 'Quiero recibir ofertas y novedades' })
  await expect(consent).not.toBeChecked()
  await consent.check({ force: true })
  await page.getByRole('button', { name: 'Guardar cambios' }).click()
  await expect(page.locator('[data-toast]').getByText('Cambios realizados!')).toBeVisible()
  await page.reload()
  await expect(page.getByLabel('Nombre', { exact: false }).first()).toHaveValue('Ana Milena')
  await expect(consent).toBeChecked()
  await main(page).getByRole('button', { name: 'Cerrar sesión' }).click()
  await expect(main(page).getByText('Inicia sesión para ver tu perfil.')).toBeVisible()
})

for (const business of businesses)
  test(`${business}: consents show their date and go with one tap, own data come as a file, and the account closes after the password: A-23`, async ({
    page,
    api,
    address,
  }) => {
    const shopper = await api(business).newShopper()
    await returning(page, api(business), address(business))
    await comeSignedIn(page, address(business), shopper.email)
    await page.goto(`${address(business)}/profile/data`)
    const privacy = main(page).getByRole('region', { name: 'Privacidad' })
    await expect(privacy).toContainText(/Aceptados el \d{1,2} de \w+ de 20\d\d/)
    const consent = privacy.getByRole('checkbox', { name: 'Quiero recibir ofertas y novedades' })
    await consent.check({ force: true })
    await expect(privacy).toContainText(/Aceptado el \d{1,2} de \w+ de 20\d\d. Puedes retirarlo cuando quieras./)
    await consent.uncheck({ force: true })
    await expect(privacy).toContainText(/Sin aceptar desde el \d{1,2} de/)

    const download = page.waitForEvent('download')
    await privacy.getByRole('button', { name: 'Descargar' }).click()
    const file = await download
    expect(file.suggestedFilename()).toMatch(/^mis-datos-\d{4}-\d\d-\d\d\.json$/)
    const data = JSON.parse(await readFile(await file.path(), 'utf8'))
    expect(data).toMatchObject({ profile: { email: shopper.email, addresses: [{ alias: 'Casa de prueba' }] }, orders: [] })
    expect(data.consents.map(({ purpose, accepted }: { purpose: string; accepted: boolean }) => `${purpose} ${accepted}`)).toEqual([
      'terms true',
      'promotional false',
      'promotional true',
      'promotional false',
    ])

    await privacy.getByRole('button', { name: 'Eliminar mi cuenta' }).click()
    const dialog = page.getByRole('dialog', { name: 'Eliminar mi cuenta' })
    await dialog.getByRole('textbox', { name: 'Contraseña' }).fill('otra')
    await dialog.getByRole('button', { name: 'Eliminar mi cuenta' }).click()
    await expect(dialog).toContainText('La contraseña o el código no es correcto.')
    await dialog.getByRole('textbox', { name: 'Contraseña' }).fill(password)
    await dialog.getByRole('button', { name: 'Eliminar mi cuenta' }).click()
    await expect(page.locator('[data-toast]')).toContainText('Tu cuenta quedó eliminada.')
    await expect(main(page).getByText('Inicia sesión para ver tu perfil.')).toBeVisible()
    expect((await api(business).send('POST', '/api/v1/users/login', { email: shopper.email, password })).status).toBe(401)
  })

/** A shopper who has ordered before, by the server's calls. */
async function withOrders(api: Api, count: number) {
  const shopper = await shopperWithCart(api)
  const { user } = await api.must('GET', '/api/v1/users/me')
  const { data: business } = await api.must('GET', '/api/admin/v1/business')
  for (let placed = 0; placed < count; placed += 1) {
    if (placed > 0)
      await api.must('POST', '/api/v2/shopping-cart/history/add-product', {
        product: shopper.product.id,
        id_item: shopper.product.id_item,
        count: 20,
      })
    const { cart } = await api.must('GET', '/api/v2/shopping-cart/history/active')
    const path = `/api/v2/shopping-cart/history/${cart.id}`
    await api.must('PUT', `${path}/address-selected`, { type: 'delivery', address_selected: { id: user.addresses[0].id } })
    await api.must('PUT', `${path}/payment-method`, { payment_method_selected: 'cash' })
    await api.must('PUT', `${path}/bags-config`, { bags_config: { code: business.bags_config[0].code } })
    const ready = (await api.must('GET', '/api/v2/shopping-cart/history/active')).cart
    await api.must('POST', `${path}/create-order`, { total_price: ready.price_total_computed })
  }
  return shopper
}

test('a number is verified by a code, an e-mail changes with the password and the mailed link: A-20 A-29', async ({
  page,
  api,
  address,
}) => {
  const shop = api('verde')
  const { email } = await shop.newShopper()
  const [phone, next] = [`316${String(Math.floor(Math.random() * 10_000_000)).padStart(7, '0')}`, `nuevo-${email}`]
  await returning(page, shop, address('verde'))
  await comeSignedIn(page, address('verde'), email)
  await page.goto(`${address('verde')}/profile/data`)
  const save = page.getByRole('button', { name: 'Guardar cambios' })
  await page.getByLabel('Celular').fill(phone)
  await save.click()
  const dialog = page.getByRole('dialog', { name: 'Verifica tu celular' })
  await dialog.getByRole('button', { name: 'Enviar código' }).click()
  // Every try counts against the code: one that was answered is not sent again by Enter.
  const tries: string[] = []
  page.on('request', (request) => void (request.url().endsWith('/verify-phone') && tries.push(request.postData() ?? '')))
  const typed = dialog.getByLabel('Código', { exact: true })
  await typed.fill('000000')
  await typed.press('Enter')
  await expect(dialog.locator('.pz-field__error')).toBeVisible()
  await typed.press('Enter')
  expect(tries).toHaveLength(1)
  const code = /código es (\d{6})/.exec(await messageTo(shop, `+57${phone}`))?.[1] ?? ''
  await dialog.getByLabel('Código', { exact: true }).fill(code)
  await expect(dialog).toBeHidden()
  await expect(page.getByText('Verificado: también puedes entrar con él.')).toBeVisible()

  await page.getByLabel('Correo electrónico').fill(next)
  await save.click()
  await expect(page.getByText('Escribe tu contraseña para cambiar el correo.')).toBeVisible()
  await page.getByLabel('Tu contraseña').fill(password)
  await save.click()
  await expect(page.getByText(`Falta abrir el enlace que enviamos a ${next}.`)).toBeVisible()
  await expect(page.getByLabel('Correo electrónico')).toHaveValue(email)
  const link = new URL(/https?:\S+/.exec(await messageTo(shop, next))?.[0] ?? '')
  await page.goto(address('verde') + link.pathname + link.search)
  await expect(page.getByText(`Listo: este es ahora el correo de tu cuenta. ${next}`)).toBeVisible()
})

/** The newest message to this address that the shop would have sent. */
async function messageTo(shop: Api, to: string): Promise<string> {
  const all = async () =>
    ((await shop.must('GET', '/dev/outbox')).messages as { to: string; body: string }[]).filter((each) => each.to === to)
  await expect.poll(async () => (await all()).length).toBeGreaterThan(0)
  return (await all())[0]?.body ?? ''
}
