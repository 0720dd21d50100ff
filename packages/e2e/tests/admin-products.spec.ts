import type { Page } from 'playwright/test'
import type { Api } from '../src/api.ts'
import { violationsOn, wcag } from '../src/axe.ts'
import { comeSignedIn } from '../src/come-signed-in.ts'
import { settled } from '../src/screens.ts'
import { expect, returning, signIn, test } from '../src/world.ts'

// Every product that is changed here is made here, with a code of its own: other tests' shelves stay as they are.

const main = (page: Page) => page.getByRole('main')
const code = () => `E2E${crypto.randomUUID().slice(0, 8).toUpperCase()}`

async function asStaff(page: Page, api: Api, address: string, email = 'superadmin@demo.co') {
  await returning(page, api, address)
  await comeSignedIn(page, address, email)
  return api.signedInAs(email)
}

/** A product of the first branch, named by its code. */
async function aProduct(api: Api, over: object = {}) {
  const [office] = await api.offices()
  const { data } = await api.must('GET', '/api/v2/categories')
  const category = data.items.find((each: { subcategories: unknown[] }) => each.subcategories.length > 0)
  const sku = code()
  const product = {
    title: `Producto ${sku}`,
    description: 'De prueba',
    id_item: sku,
    brand: 'Marca de prueba',
    bar_code: `77${Date.now()}${Math.floor(Math.random() * 1000)}`,
    category_id: category.id,
    sub_category_id: category.subcategories[0].id,
    stock_branch_offices: [{ id: office.id, price: 5000, price_neto: 0, stock: 9 }],
    ...over,
  }
  const made = await api.must('POST', '/api/v1/products', product)
  return { ...product, id: made.data.id as string, office }
}

async function find(page: Page, sku: string) {
  await main(page).getByLabel('SKU o código de barras').fill(sku)
  await expect(main(page).getByRole('table').getByRole('row').filter({ hasText: sku })).toHaveCount(1)
}

async function accessible(page: Page) {
  await settled(page)
  const violations = await violationsOn(page, { tags: wcag })
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html.slice(0, 200)}`)).toEqual([])
}

test('several products change at once: seen before, told one by one, and a colleague’s change is not overwritten', async ({
  page,
  api,
  address,
}) => {
  const staff = await asStaff(page, api('verde'), address('verde'))
  const first = await aProduct(staff)
  const second = await aProduct(staff, { title: `Producto ${first.id_item} segundo` })
  await page.goto(`${address('verde')}/admin/products`)
  await main(page).getByLabel('Buscar por título').fill(first.id_item)
  await expect(main(page).getByRole('table').getByRole('row')).toHaveCount(3)
  await main(page)
    .getByRole('checkbox', { name: /^Seleccionar tod/ })
    .click({ force: true })
  const bar = page.getByRole('region', { name: 'Filas seleccionadas' })
  await expect(bar.getByRole('status')).toHaveText('2 seleccionadas')
  await bar.getByRole('button', { name: 'Cambiar precios' }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByRole('button', { name: /^Cambiar 0/ })).toBeDisabled()
  await dialog.getByLabel('Porcentaje').fill('10')
  const steps = dialog.getByRole('list', { name: 'Lo que cambia' }).getByRole('listitem')
  await expect(steps).toHaveText([/\$5\.000 → \$5\.500/, /\$5\.000 → \$5\.500/])
  await accessible(page)

  await staff.must('PUT', `/api/admin/v1/admin/products/${second.id}`, {
    product: { stock_branch_offices: [{ id: second.office.id, price: 8000, price_neto: 0, stock: 9, stock_seen: 9 }] },
  })
  await dialog.getByRole('button', { name: 'Cambiar 2 productos' }).click()
  await expect(dialog.getByText('Un producto no se pudo cambiar.')).toBeVisible()
  await expect(steps.filter({ hasNotText: 'segundo' })).toContainText('Guardado')
  await expect(steps.filter({ hasText: 'segundo' })).toContainText('Cambió mientras tanto. Revisa y guarda otra vez.')
  await expect(steps.filter({ hasText: 'segundo' })).toContainText('$8.000 → $8.800')
  await dialog.getByRole('button', { name: 'Cambiar 1 producto' }).click()
  await expect(dialog).toHaveCount(0)
  const priceOf = async (id: string) => (await staff.must('GET', `/api/admin/v1/admin/products/${id}`)).data.stock_branch_offices[0].price
  expect([await priceOf(first.id), await priceOf(second.id)]).toEqual([5500, 8800])
})

test('price and stock are typed in the list: a slip is asked about, and a colleague’s change is not overwritten', async ({
  page,
  api,
  address,
}) => {
  const staff = await asStaff(page, api('verde'), address('verde'))
  const product = await aProduct(staff)
  await page.goto(`${address('verde')}/admin/products`)
  await find(page, product.id_item)
  await main(page).getByRole('button', { name: 'Editar precios y existencias' }).click()
  const price = main(page).getByLabel(`Precio · ${product.title}`)
  const save = main(page).getByRole('button', { name: `Guardar ${product.title}` })
  await price.fill('50.000')
  await main(page).getByLabel(`Existencias · ${product.title}`).fill('40')
  await accessible(page)
  await save.click()
  await expect(page.getByRole('alertdialog')).toContainText('de $5.000 a $50.000')
  await page.getByRole('alertdialog').getByRole('button', { name: 'Cancelar' }).click()
  await price.fill('5.500')
  const entry = { id: product.office.id, price: 6000, price_neto: 0, stock: 9, stock_seen: 9 }
  await staff.must('PUT', `/api/admin/v1/admin/products/${product.id}`, { product: { stock_branch_offices: [entry] } })
  await save.click()
  await expect(main(page).getByRole('alert')).toContainText('ahora tiene $6.000 y 9 unidades')
  await save.click()
  await expect(save).toHaveCount(0)
  const { data } = await staff.must('GET', `/api/admin/v1/admin/products/${product.id}`)
  expect(data.stock_branch_offices.find(({ id }: { id: string }) => id === product.office.id)).toMatchObject({ price: 5500, stock: 40 })
})

test('what is typed for one branch waits there while another is looked at, at any width, and is never sent to the other', async ({
  page,
  api,
  address,
}) => {
  const staff = await asStaff(page, api('verde'), address('verde'))
  const [first, second] = await staff.offices()
  const product = await aProduct(staff, {
    stock_branch_offices: [
      { id: first.id, price: 5000, price_neto: 0, stock: 9 },
      { id: second.id, price: 7000, price_neto: 0, stock: 4 },
    ],
  })
  const pricesOf = async () => {
    const { data } = await staff.must('GET', `/api/admin/v1/admin/products/${product.id}`)
    const priceAt = (id: string) => data.stock_branch_offices.find((entry: { id: string }) => entry.id === id).price
    return [priceAt(first.id), priceAt(second.id)]
  }
  // Staff change the branch in the shop; the list in the other tab follows.
  const shop = await page.context().newPage()
  await shop.goto(address('verde'))
  const goTo = async (to: { displayName: string }) => {
    await shop
      .getByRole('banner')
      .getByRole('button', { name: /Cambiar sede/ })
      .click()
    const picker = shop.getByRole('dialog', { name: '¿Dónde quieres hacer tu mercado?' })
    await picker.getByRole('button', { name: new RegExp(to.displayName) }).click()
    await expect(picker).toBeHidden()
  }
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto(`${address('verde')}/admin/products`)
  await find(page, product.id_item)
  await main(page).getByRole('button', { name: 'Editar precios y existencias' }).click()
  const price = main(page).getByLabel(`Precio · ${product.title}`)
  const save = main(page).getByRole('button', { name: `Guardar ${product.title}` })
  await price.fill('5.100')
  await goTo(second)
  await expect(price).toHaveValue(/^7\.?000$/)
  await expect(save).toHaveCount(0)
  await expect(main(page).getByText(`Sin guardar en otras sedes: ${first.displayName} (1 producto).`)).toBeVisible()
  await price.fill('7.200')
  await page.setViewportSize({ width: 600, height: 900 })
  await page.setViewportSize({ width: 900, height: 900 })
  await expect(price).toHaveValue(/^7\.?200$/)
  await page.setViewportSize({ width: 1440, height: 900 })
  await save.click()
  await expect(save).toHaveCount(0)
  expect(await pricesOf()).toEqual([5000, 7200])
  await goTo(first)
  await expect(price).toHaveValue(/^5\.?100$/)
  await save.click()
  await expect(save).toHaveCount(0)
  expect(await pricesOf()).toEqual([5100, 7200])
})

test('products of a category that shoppers do not see are found by it: B-2-066', async ({ page, api, address }) => {
  const staff = await asStaff(page, api('verde'), address('verde'))
  const name = `Navidad ${code()}`
  const made = await staff.must('POST', '/api/admin/v1/admin/categories', {
    categoryName: name,
    originalName: name,
    position: 5000,
    disabled: 1,
  })
  await page.goto(`${address('verde')}/admin/products`)
  const filter = main(page).getByRole('combobox', { name: 'Categoría' })
  await filter.click()
  await filter.fill(name)
  await page.getByRole('option', { name: `${name} (deshabilitada)` }).click()
  await expect(page).toHaveURL(new RegExp(`category_id=${made.data.id}`))
  await expect(main(page).getByText('No hay productos disponibles')).toBeVisible()
})

test('a product takes several photos, in the order that its page in the shop shows', async ({ page, api, address }) => {
  const staff = await asStaff(page, api('verde'), address('verde'))
  const product = await aProduct(staff)
  const path = `/api/admin/v1/admin/products/${product.id}`
  await staff.must('PUT', path, { product: { photoUrl: '/favicon.ico?1', anotherPhotos: ['/favicon.ico?2', '/favicon.ico?3'] } })
  await page.goto(`${address('verde')}/admin/products`)
  await find(page, product.id_item)
  await main(page).getByRole('button', { name: product.title }).click()
  const form = page.getByRole('dialog', { name: `Editar producto ${product.title}` })
  const photos = form.getByRole('group', { name: 'Fotos' })
  await expect(photos.getByRole('img')).toHaveCount(3)
  await photos.getByLabel('Agregar fotos').setInputFiles([
    { name: 'nueva.png', mimeType: 'image/png', buffer: Buffer.from(pixel, 'base64') },
    { name: 'notas.txt', mimeType: 'text/plain', buffer: Buffer.from('x') },
  ])
  await expect(photos.getByRole('alert')).toContainText('El archivo notas.txt no es una imagen permitida')
  await photos.getByRole('button', { name: 'Mover antes la foto 4' }).click()
  await photos.getByRole('button', { name: 'Hacer principal la foto 2' }).click()
  await photos.getByRole('button', { name: 'Quitar la foto 4' }).click()
  await accessible(page)
  await form.getByRole('button', { name: 'Guardar' }).click()
  await expect(form).toHaveCount(0)
  const { data } = await staff.must('GET', path)
  expect([data.photoUrl, data.anotherPhotos]).toEqual(['/favicon.ico?2', ['/favicon.ico?1', expect.stringMatching(/^\/media\/verde\//)]])
})

const pixel = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='

test('settled discounts are told above the list, read product by product and marked as seen', async ({ page, api, address }) => {
  await asStaff(page, api('azul'), address('azul'))
  await page.goto(`${address('azul')}/admin/products`)
  await expect(main(page).getByText('Corregimos 3 descuentos que no coincidían con sus precios. Revísalos.')).toBeVisible()
  await main(page).getByRole('button', { name: 'Ver descuentos corregidos' }).click()
  const report = page.getByRole('dialog', { name: 'Descuentos corregidos' })
  const marks = report.getByRole('button', { name: /^Marcar como visto/ })
  await expect(marks).toHaveCount(3)
  await expect(report.getByRole('cell', { name: /· 50 %$/ })).toHaveCount(3)
  await accessible(page)
  await report.getByRole('cell').first().getByRole('button').click()
  await page
    .getByRole('dialog', { name: /^Editar producto/ })
    .getByRole('button', { name: 'Cerrar' })
    .first()
    .click()
  await marks.first().click()
  await expect(marks).toHaveCount(2)
  await report.getByRole('button', { name: 'Marcar estos 2 como vistos' }).click()
  await expect(report.getByText('No queda ningún descuento por revisar.')).toBeVisible()
  await accessible(page)
  await report.getByLabel('Mostrar también los vistos').check({ force: true })
  await expect(report.getByText(/^Visto el .* por /)).toHaveCount(3)
  await report.getByRole('button', { name: 'Cerrar' }).last().click()
  await expect(main(page).getByText('Los descuentos corregidos ya se revisaron.')).toBeVisible()
})

test('a product is found, looked at both ways, exported, reactivated, changed and removed: B-1-004 B-2-064 B-2-065 B-2-066 B-2-067 B-2-068 B-2-071 B-5-031 B-8-012 B-8-020 B-8-021', async ({
  page,
  api,
  address,
}) => {
  const staff = await asStaff(page, api('verde'), address('verde'))
  const product = await aProduct(staff, { inactive: true })
  await page.goto(`${address('verde')}/admin/products`)
  await expect(main(page).getByRole('tab')).toHaveText(['Lista de productos', 'Nuevo producto'])

  await main(page).getByLabel('Buscar por título').fill('no hay nada que se llame así')
  await expect(main(page).getByText('No hay productos disponibles')).toBeVisible()
  await main(page).getByLabel('Buscar por título').fill('')
  await find(page, product.id_item)
  await main(page).getByLabel('Inactivos').selectOption('Solo activos')
  await expect(main(page).getByText('No hay productos disponibles')).toBeVisible()
  await main(page).getByLabel('Inactivos').selectOption('Solo inactivos')
  await expect(main(page).getByText('Inactivo', { exact: true })).toBeVisible()
  await accessible(page)

  const download = page.waitForEvent('download')
  await main(page).getByRole('button', { name: 'Exportar a Excel' }).click()
  expect((await download).suggestedFilename()).toMatch(/^productos-.*\.xlsx$/)

  await main(page).getByRole('button', { name: 'Cuadrícula' }).click()
  await expect(main(page).getByRole('table')).toHaveCount(0)
  await main(page).getByRole('list', { name: 'Productos' }).getByRole('button', { name: product.id_item }).click()
  const dialog = page.getByRole('dialog', { name: 'Editar producto' })
  for (const label of ['Nombre', 'SKU', 'Descripción', 'Código de barras', 'Marca'])
    await expect(dialog.locator('label', { hasText: label }).locator('.pz-field__required').first()).toBeVisible()
  await dialog.getByLabel('Marca').fill(' ')
  await dialog.getByRole('button', { name: 'Guardar' }).click()
  await expect(dialog.getByText('El campo marca es obligatorio').first()).toBeVisible()
  await dialog.getByLabel('Marca').fill('Otra marca')
  await dialog.getByRole('switch', { name: 'Producto inactivo' }).uncheck()
  await dialog.getByRole('tab', { name: 'Precios y existencias' }).click()
  const price = dialog.getByLabel(`Precio · ${product.office.displayName}`, { exact: true })
  await price.fill('61000')
  await dialog.getByRole('button', { name: 'Guardar' }).click()
  const question = page.getByRole('alertdialog', { name: '¿Guardar este cambio?' })
  await expect(question).toContainText('a $61.000')
  await question.getByRole('button', { name: 'Cancelar' }).click()
  await price.fill('6100')
  await accessible(page)
  await dialog.getByRole('button', { name: 'Guardar' }).click()
  await expect(page.getByText('Producto actualizado correctamente')).toBeVisible()
  await expect(dialog).toBeHidden()
  const { data } = await staff.must('GET', `/api/admin/v1/admin/products/${product.id}`)
  expect([data.inactive, data.brand, data.stock_branch_offices[0].price]).toEqual([false, 'Otra marca', 6100])

  await main(page).getByRole('button', { name: 'Tabla' }).click()
  await main(page).getByLabel('Inactivos').selectOption('Todos')
  await main(page).getByRole('button', { name: product.title }).click()
  await page.route('**/api/v1/products/*', (route) =>
    route.request().method() === 'DELETE' ? route.fulfill({ status: 500, json: {} }) : route.fallback(),
  )
  const remove = async () => {
    await page.getByRole('dialog', { name: 'Editar producto' }).getByRole('button', { name: 'Eliminar' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Eliminar' }).click()
  }
  await remove()
  await expect(page.getByText('Error al eliminar el producto')).toBeVisible()
  await page.unroute('**/api/v1/products/*')
  await page.getByRole('alertdialog').getByRole('button', { name: 'Eliminar' }).click()
  await expect(page.getByText('Producto eliminado')).toBeVisible()
  await expect(main(page).getByText('No hay productos disponibles')).toBeVisible()
})

test('staff of a branch work on its own prices, whichever branch the shop shows: A-33', async ({ page, api, address }) => {
  const offices: { id: string; displayName: string }[] = await api('verde').offices()
  const staff = await asStaff(page, api('verde'), address('verde'), 'adminsede@demo.co')
  const { user } = await staff.must('GET', '/api/v1/users/me')
  const other = offices.find(({ id }) => id !== user.branchId)!
  await page.context().addCookies([{ name: 'plaza-branch', value: other.id, url: address('verde') }])
  await page.goto(`${address('verde')}/admin/products`)
  const own = offices.find(({ id }) => id === user.branchId)!
  await expect(main(page).getByText(`Precios y existencias de ${own.displayName}`)).toBeVisible()
  await expect(main(page).getByRole('button', { name: 'Editar precios y existencias' })).toBeVisible()
})

test('a new product says what it lacks, one by one, and then stands in the list of those without picture: B-2-069 B-2-070 B-5-028 B-5-029 B-5-030', async ({
  page,
  api,
  address,
}) => {
  await asStaff(page, api('verde'), address('verde'), 'admin@demo.co')
  const sku = code()
  await page.goto(`${address('verde')}/admin/products`)
  await main(page).getByRole('tab', { name: 'Nuevo producto' }).click()
  const form = main(page).getByRole('region', { name: 'Crear producto' })
  await form.getByRole('button', { name: 'Guardar' }).click()
  for (const text of [
    'Debe seleccionar una categoria',
    'Debe tener stock en al menos una sucursal',
    'El campo nombre es obligatorio',
    'El campo descripción es obligatorio',
    'El campo ID del producto es obligatorio',
    'El campo marca es obligatorio',
    'El campo código de barras es obligatorio',
  ])
    await expect(form.getByText(text).first()).toBeVisible()
  await form.getByRole('tab', { name: 'Precios y existencias' }).click()
  await form.getByRole('button', { name: 'Guardar' }).click()
  await expect(form.getByRole('tab', { name: /^Datos/ })).toHaveAttribute('aria-selected', 'true')
  await expect(form.getByLabel('Nombre')).toBeFocused()
  await form.getByLabel('Nombre').fill(`Producto ${sku}`)
  await form.getByLabel('SKU').fill(sku)
  await form.getByLabel('Código de barras').fill(sku)
  await form.getByLabel('Marca').fill('Marca de prueba')
  await form.getByLabel('Descripción').fill('De prueba')
  await form.getByLabel(/^Categoría/).selectOption({ index: 1 })
  await form.getByLabel(/^Subcategoría/).selectOption({ index: 1 })
  const iva = form.getByLabel('IVA', { exact: true })
  await expect(iva.getByRole('option').first()).toHaveText(/^Según la categoría \(.+\)$/)
  await iva.selectOption('Exento')
  await form.getByRole('tab', { name: 'Precios y existencias' }).click()
  const stocks = form.getByLabel(/^Existencias · /)
  await stocks.first().fill('4')
  await stocks.first().press('Enter')
  await expect(stocks.nth(1)).toBeFocused()
  await form
    .getByLabel(/^Precio · /)
    .first()
    .fill('2500')
  await form.getByRole('button', { name: 'Guardar' }).click()
  await expect(page.getByText('Documento creado!')).toBeVisible()

  await page.getByRole('link', { name: 'Ver productos sin imagen' }).click()
  await expect(page).toHaveURL(/\/admin\/products-without-image$/)
  await find(page, sku)
  await expect(main(page).getByRole('row', { name: sku }).getByRole('cell', { name: 'Exento', exact: true })).toBeVisible()
  await expect(
    main(page)
      .getByLabel('IVA')
      .getByRole('option', { name: /^IVA sin definir \(\d+\)$/ }),
  ).toBeAttached()
  await expect(main(page).getByLabel('Imagen', { exact: true })).toHaveCount(0)
})

test('on the product page staff see who changed it first, and its tags only with their module: S-2-083 S-2-084 S-6-011 B-8-022', async ({
  page,
  api,
  address,
  visitor,
}) => {
  const staff = await asStaff(page, api('verde'), address('verde'))
  const product = await aProduct(staff)
  const shopper = await visitor('verde')
  await returning(shopper, api('verde'), address('verde'))
  await shopper.goto(`${address('verde')}/product/${product.id}`)
  await expect(shopper.getByRole('heading', { name: product.title })).toBeVisible()
  await expect(shopper.getByRole('button', { name: 'Editar producto' })).toHaveCount(0)
  await signIn(shopper, 'cliente@demo.co')
  await expect(shopper.getByRole('button', { name: 'Iniciar sesión', exact: true })).toBeHidden()
  await expect(shopper.getByRole('button', { name: 'Editar producto' })).toHaveCount(0)

  await page.goto(`${address('verde')}/product/${product.id}`)
  await page.getByRole('button', { name: 'Editar producto' }).click()
  const dialog = page.getByRole('dialog', { name: 'Editar producto' })
  await expect(dialog.getByRole('tab')).toHaveText(['Datos', 'Precios y existencias', 'Etiquetas'])
  await dialog.getByLabel('Nombre').fill(`${product.title} mío`)
  await staff.must('PUT', `/api/admin/v1/admin/products/${product.id}`, { product: { title: `${product.title} suyo` } })
  await dialog.getByRole('button', { name: 'Guardar' }).click()
  const versions = page.getByRole('dialog', { name: 'Este producto cambió' })
  await expect(versions.getByRole('row', { name: 'Nombre' })).toContainText(`${product.title} mío`)
  await expect(versions.getByRole('row', { name: 'Nombre' })).toContainText(`${product.title} suyo`)
  await accessible(page)
  await versions.getByRole('button', { name: 'Guardar la mía' }).click()
  await expect(page.getByText(`Producto ${product.title} mío actualizado`)).toBeVisible()
  await expect(page.getByRole('heading', { name: `${product.title} mío` })).toBeVisible()

  await page.getByRole('button', { name: 'Editar producto' }).click()
  await page.route(`**/admin/products/${product.id}`, (route) =>
    route.request().method() === 'PUT' ? route.fulfill({ status: 500, json: {} }) : route.fallback(),
  )
  await dialog.getByLabel('Nombre').fill('Otro nombre')
  await dialog.getByRole('button', { name: 'Guardar' }).click()
  await expect(page.getByText('Error al actualizar producto')).toBeVisible()

  const other = await visitor('azul')
  const azul = await asStaff(other, api('azul'), address('azul'))
  const theirs = await aProduct(azul)
  await other.goto(`${address('azul')}/product/${theirs.id}`)
  await other.getByRole('button', { name: 'Editar producto' }).click()
  await expect(other.getByRole('dialog', { name: 'Editar producto' }).getByRole('tab')).toHaveText(['Datos', 'Precios y existencias'])
})

test('pictures find their products by name; what is too large or unknown is said per file, and what is stored is not sent again: B-1-011 B-2-092 B-5-032 B-5-033', async ({
  page,
  api,
  address,
}) => {
  const staff = await asStaff(page, api('verde'), address('verde'))
  const product = await aProduct(staff)
  await page.goto(`${address('verde')}/admin/import-images`)
  const png = await page.screenshot({ clip: { x: 0, y: 0, width: 60, height: 60 } })
  const choose = main(page).getByLabel('Elegir imágenes')
  await choose.setInputFiles([
    { name: `${product.id_item}.png`, mimeType: 'image/png', buffer: png },
    { name: 'nadie-lo-conoce.png', mimeType: 'image/png', buffer: png },
    { name: `${product.bar_code}.jpg`, mimeType: 'image/jpeg', buffer: Buffer.alloc(2500 * 1024 + 1) },
  ])
  const row = (text: string) => main(page).getByRole('row').filter({ hasText: text })
  await expect(row(`${product.id_item}.png`)).toContainText('Guardada')
  await expect(row('nadie-lo-conoce.png')).toContainText('Ningún producto tiene el SKU o código de barras «nadie-lo-conoce».')
  await expect(row('.jpg')).toContainText(`Error: La imagen ${product.bar_code}.jpg excede el tamaño máximo permitido de 2500KB.`)
  await expect(main(page).getByText('3 de 3 · 1 guardadas · 2 rechazadas')).toBeVisible()
  await accessible(page)

  await page.reload()
  await choose.setInputFiles([{ name: `${product.id_item}.png`, mimeType: 'image/png', buffer: png }])
  await expect(row(`${product.id_item}.png`)).toContainText('Ya estaba guardada')
  await choose.setInputFiles([
    {
      name: `${product.bar_code}.png`,
      mimeType: 'image/png',
      buffer: await page.screenshot({ clip: { x: 0, y: 0, width: 80, height: 80 } }),
    },
  ])
  await expect(row(`${product.bar_code}.png`)).toContainText('Guardada')
  const { data } = await staff.must('GET', `/api/admin/v1/admin/products/${product.id}`)
  expect(data.imageUploaded).toBe(true)
})

test('a file of another shop becomes products: columns, dry run, errors by row, result and history: B-1-010 B-2-091 A-103', async ({
  page,
  api,
  address,
}) => {
  const staff = await asStaff(page, api('verde'), address('verde'))
  const product = await aProduct(staff)
  const fresh = code()
  await page.goto(`${address('verde')}/admin/import-data`)
  const csv = `clave;nombre;nivel1;nivel2;euros\n${product.id_item};Nombre nuevo ${product.id_item};;;1,50\n${fresh};Ñame ${fresh};Despensa de prueba;Granos;2,00\n${fresh}X;Sin precio;Despensa de prueba;Granos;gratis\n`
  await main(page)
    .getByLabel('Elegir archivo')
    .setInputFiles({ name: 'catalogo.csv', mimeType: 'text/csv', buffer: Buffer.from(csv, 'latin1') })
  const dialog = page.getByRole('dialog', { name: 'Importación de catalogo.csv' })
  await expect(dialog.getByLabel('Columna de Nombre', { exact: true })).toHaveValue('nombre')
  await dialog.getByRole('button', { name: 'Probar sin guardar' }).click()
  await expect(dialog.getByRole('alert')).toHaveText('Indica cuál columna tiene el SKU.')
  await dialog.getByLabel('Columna de SKU').selectOption('clave')
  await dialog.getByLabel('Columna de Precio', { exact: true }).selectOption('euros')
  await dialog.getByLabel('Multiplicar Precio por', { exact: true }).fill('4500')
  await dialog.getByLabel('Valor fijo de Existencias', { exact: true }).fill('12')
  await accessible(page)
  await dialog.getByRole('button', { name: 'Probar sin guardar' }).click()
  await expect(dialog.getByText('Lista para importar')).toBeVisible()
  await expect(dialog.getByRole('row').filter({ hasText: product.id_item })).toContainText(`Nombre nuevo ${product.id_item}`)
  await dialog.getByRole('tab', { name: 'Errores (1)' }).click()
  await expect(dialog.getByRole('row').filter({ hasText: 'gratis' })).toContainText('4')
  expect((await staff.must('GET', `/api/admin/v1/admin/products?item_id=${fresh}`)).data.items).toEqual([])
  await dialog.getByRole('button', { name: 'Importar 2 productos' }).click()
  await expect(dialog.getByText('1 nuevos, 1 actualizados')).toBeVisible({ timeout: 20_000 })
  await dialog.getByRole('button', { name: 'Cerrar', exact: true }).last().click()
  const { data } = await staff.must('GET', `/api/admin/v1/admin/products?item_id=${fresh}&limit=5`)
  expect(data.items[0]).toMatchObject({ title: `Ñame ${fresh}`, main_category_name: 'Despensa de prueba' })
  expect(data.items[0].stock_branch_offices[0]).toMatchObject({ price: 9000, stock: 12 })

  const history = main(page).getByRole('table')
  await expect(history.getByRole('row').nth(1)).toContainText('Completado')
  await expect(history.getByRole('row').nth(1)).toContainText('1 filas con errores')
  await expect(main(page).getByLabel('Filas por página').getByRole('option')).toHaveText(['10', '20', '50'])
  await accessible(page)
})
