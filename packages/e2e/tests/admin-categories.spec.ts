import type { Page } from 'playwright/test'
import type { Api } from '../src/api.ts'
import { violationsOn, wcag } from '../src/axe.ts'
import { comeSignedIn } from '../src/come-signed-in.ts'
import { settled } from '../src/screens.ts'
import { type Business, expect, returning, test } from '../src/world.ts'

// What is written here belongs to the last category, so that other tests' shelves stay as they are.

const calls = '/api/admin/v1/admin/categories'
const main = (page: Page) => page.getByRole('main')
const rows = (page: Page) => main(page).getByRole('table').getByRole('row')

async function asStaff(page: Page, api: Api, address: string) {
  await returning(page, api, address)
  await comeSignedIn(page, address, 'superadmin@demo.co')
  return api.signedInAs('superadmin@demo.co')
}

async function open(page: Page, address: string, name: string) {
  await page.goto(`${address}/admin/categories`)
  await main(page).getByRole('button', { name, exact: true }).click()
  const dialog = page.getByRole('dialog', { name, exact: true })
  await expect(dialog.getByRole('tab').first()).toBeVisible()
  return dialog
}

/** The last category of the demo, with its sub-categories. */
async function lastCategory(api: Api) {
  const { data } = await api.must('GET', `${calls}?limit=1000`)
  return data.data.findLast(
    (each: { subcategories: unknown[]; totalProducts: number }) => each.subcategories.length > 1 && each.totalProducts > 20,
  )
}

/** One call fails once; the screen says so in these words. */
async function failing(page: Page, method: string, path: RegExp, work: () => Promise<unknown>) {
  await page.route(path, (route) =>
    route.request().method() === method
      ? route.fulfill({ status: 500, json: { code: 'UNEXPECTED', message: 'Algo salió mal de nuestro lado, intenta más tarde.' } })
      : route.fallback(),
  )
  await work()
  await page.unroute(path)
}

async function accessible(page: Page) {
  await settled(page)
  const violations = await violationsOn(page, { tags: wcag })
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html.slice(0, 200)}`)).toEqual([])
}

test('the list and one category from its making to its end: B-2-006 B-2-047 B-2-048 B-2-049 B-2-050 B-2-051 B-2-052 B-2-053 B-2-054 B-2-055 B-2-060 B-2-063 B-3-003 B-5-001 B-5-002 B-5-004 B-8-003 B-8-004 B-8-005 B-8-006 B-8-011 B-9-004', async ({
  page,
  api,
  address,
}) => {
  const staff = await asStaff(page, api('verde'), address('verde'))
  await page.goto(`${address('verde')}/admin/categories`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Admin - Categorias')
  for (const header of [
    'Imágenes',
    'Nombre',
    'Posición',
    'Total productos',
    'Nombre de referencia',
    'Nombre visible',
    'Tipo de maduración',
    'Mensaje de restricciones',
    'Deshabilitada en tienda',
  ])
    await expect(main(page).getByRole('columnheader', { name: header }).first()).toBeVisible()
  const size = main(page).getByLabel('Filas por página')
  await expect(size).toHaveValue('50')
  await expect(size.locator('option')).toHaveText(['10', '25', '50', '100'])
  await size.selectOption('10')
  await main(page).getByRole('button', { name: 'Página siguiente' }).click()
  await expect(main(page).getByText('Página 2 de')).toBeVisible()
  await size.selectOption('50')

  const name = `Prueba ${Date.now()}`
  const reference = (await lastCategory(staff)).originalName
  await main(page).getByRole('button', { name: 'Nueva categoría' }).click()
  const making = page.getByRole('dialog', { name: 'Crear categoría' })
  await making.getByRole('button', { name: 'Crear' }).click()
  await expect(making.getByRole('alert').filter({ hasText: 'Por favor completa todos los campos' })).toBeVisible()
  await making.getByLabel(/^Nombre \*?$/).fill(name)
  await making.getByLabel(/^Nombre de referencia/).fill(reference)
  await making.getByLabel(/^Posición/).fill('-1')
  await making.getByRole('button', { name: 'Crear' }).click()
  await expect(making.getByText('La posición debe ser 0 o mayor.').first()).toBeVisible()
  await making.getByLabel(/^Posición/).fill('0')
  await making.getByRole('button', { name: 'Crear' }).click()
  await expect(making.getByText('No se pudo crear la categoría, verifica los datos e inténtalo de nuevo')).toBeVisible()
  await expect(making.getByText('Ups, 1 errores encontrados')).toBeVisible()
  await making.getByLabel(/^Nombre de referencia/).fill(`WS ${name}`)
  await making
    .locator('input[type=file]')
    .first()
    .setInputFiles({ name: 'dibujo.svg', mimeType: 'image/svg+xml', buffer: Buffer.from('<svg/>') })
  await expect(making.getByText(/^El archivo dibujo\.svg no es una imagen permitida/)).toBeVisible()
  await making.locator('input[type=file]').first().setInputFiles({ name: 'icono.png', mimeType: 'image/png', buffer: picture })
  await making.getByRole('button', { name: 'Crear' }).click()

  const managing = page.getByRole('dialog', { name, exact: true })
  await expect(managing.getByRole('tab', { name: 'Datos de la categoría' })).toBeVisible()
  await expect(managing.getByLabel(/^Nombre de referencia/)).toHaveAttribute('readonly')
  await expect(managing.getByLabel(/^Nombre de referencia/)).toHaveValue(`WS ${name}`)
  await managing.getByRole('textbox', { name: 'Color de fondo del banner', exact: true }).fill('#ffeedd')
  await managing.getByRole('switch', { name: 'Deshabilitada en tienda' }).click()
  await managing.getByRole('textbox', { name: 'Mensaje de restricciones' }).fill('Solo para mayores de edad')
  await accessible(page)
  await managing.getByRole('button', { name: 'Guardar', exact: true }).click()
  await expect(page.getByText('Cambios realizados!')).toBeVisible()
  await managing.getByRole('button', { name: 'Cerrar ventana' }).click()
  await expect(managing).toBeHidden()

  await main(page).getByLabel('Filtrar por Nombre', { exact: true }).fill(name.toUpperCase())
  await expect(rows(page).filter({ hasText: 'Solo para mayores de edad' }).getByText('Deshabilitado')).toBeVisible()
  await expect(main(page).getByRole('img', { name: `${name}: imagen principal` })).toBeVisible()
  const { data } = (await staff.must('GET', `${calls}?categoryName=${encodeURIComponent(name)}`)).data
  expect(data[0]).toMatchObject({ bannerBgColor: '#ffeedd', disabled: true, restrictionsMessage: '<p>Solo para mayores de edad</p>' })

  await main(page).getByRole('button', { name, exact: true }).click()
  await managing.getByRole('button', { name: 'Eliminar' }).click()
  const question = page.getByRole('alertdialog', { name: 'Se eliminara la categoria ?' })
  await expect(question.getByText('Estas seguro?')).toBeVisible()
  await question.getByRole('button', { name: 'Cancelar' }).click()
  await managing.getByRole('button', { name: 'Eliminar' }).click()
  await question.getByRole('button', { name: 'Eliminar' }).click()
  await expect(page.getByText('Categoria eliminada correctamente')).toBeVisible()
  await expect(main(page).getByText('No hay categorias para mostrar')).toBeVisible()
  await main(page).getByRole('button', { name: 'Borrar filtros' }).first().click()
  await main(page).getByLabel('Filtrar por Posición').fill('10')
  await expect(rows(page).filter({ hasText: '10', has: page.getByRole('cell', { name: '10', exact: true }) })).toHaveCount(1)
  const asked = page.waitForRequest((request) => request.url().includes(calls))
  await main(page).getByRole('button', { name: 'Actualizar' }).click()
  await asked
})

test('a category that was closed with its products is found among the closed and brought back', async ({ page, api, address }) => {
  const staff = await asStaff(page, api('verde'), address('verde'))
  const { id, categoryName } = await lastCategory(staff)
  await staff.must('DELETE', `${calls}/${id}`)
  await page.goto(`${address('verde')}/admin/categories`)
  await main(page).getByLabel('Filtrar por Nombre', { exact: true }).fill(categoryName)
  await expect(main(page).getByText('No hay categorias para mostrar')).toBeVisible()
  await main(page).getByLabel('Filtrar por Estado', { exact: true }).selectOption('Cerradas')
  await main(page).getByRole('button', { name: categoryName, exact: true }).click()
  const question = page.getByRole('alertdialog', { name: `¿Reactivar ${categoryName}?` })
  await accessible(page)
  await question.getByRole('button', { name: 'Reactivar' }).click()
  await expect(page.getByText('Categoría reactivada correctamente')).toBeVisible()
  await expect(main(page).getByText('No hay categorias para mostrar')).toBeVisible()
  await main(page).getByLabel('Filtrar por Estado', { exact: true }).selectOption('Abiertas')
  await expect(main(page).getByRole('button', { name: categoryName, exact: true })).toBeVisible()
})

test('sub-categories with their floor plan: B-1-003 B-2-056 B-2-061 B-2-062 B-2-063 B-5-003 B-5-005 B-5-006 B-8-008', async ({
  page,
  api,
  address,
}) => {
  const staff = await asStaff(page, api('verde'), address('verde'))
  const category = await lastCategory(staff)
  const sub = category.subcategories.at(-1)
  const [office] = await staff.offices()
  const path = `${calls}/${category.id}/subcategories/${sub.id}`
  for (const row of (await staff.must('GET', `${path}/planometry`)).result) await staff.must('DELETE', `${path}/planometry/${row.id}`)
  const dialog = await open(page, address('verde'), category.categoryName)
  await dialog.getByRole('tab', { name: 'Subcategorías' }).click()
  const item = dialog.getByRole('listitem').filter({ has: page.getByRole('button', { name: `Editar ${sub.displayName}`, exact: true }) })
  const fold = item.getByRole('button', { expanded: false })
  await expect(item.getByText('Habilitado')).toBeVisible()

  await item.getByRole('button', { name: `Editar ${sub.displayName}`, exact: true }).click()
  const form = item.getByRole('form', { name: `Editar ${sub.displayName}` })
  await form.getByLabel(/^Orden/).fill('-2')
  await form.getByRole('button', { name: 'Guardar', exact: true }).click()
  await expect(form.getByText('El orden debe ser -1 o mayor.').first()).toBeVisible()
  await form.getByLabel(/^Orden/).fill('-1')
  await form.getByRole('switch').click()
  await form.getByRole('button', { name: 'Guardar', exact: true }).click()
  await expect(item.getByText('Deshabilitado')).toBeVisible()
  await expect(item.getByText('Orden -1')).toBeVisible()
  await staff.must('PUT', path, { position: sub.order, enabled: 1 })

  const plan = item.getByRole('region', { name: `Planometría de ${sub.displayName}` })
  await expect(plan.getByRole('columnheader')).toHaveText(['Sede', 'Góndola', 'Pasillo', 'Acciones'])
  await plan.getByLabel('Góndola').fill('A7')
  await plan.getByRole('button', { name: 'Agregar' }).click()
  await expect(plan.getByText('Escribe la góndola y el pasillo.')).toBeVisible()
  expect((await staff.must('GET', `${path}/planometry`)).result).toEqual([])
  await plan.getByLabel('Sede').selectOption(office.id)
  await plan.getByLabel('Pasillo').fill('12')
  await failing(page, 'POST', /\/planometry/, async () => {
    await plan.getByRole('button', { name: 'Agregar' }).click()
    await expect(plan.getByText('Error al crear la planometria')).toBeVisible()
  })
  await plan.getByRole('button', { name: 'Agregar' }).click()
  const place = plan.getByRole('row').filter({ has: page.getByRole('rowheader', { name: office.displayName }) })
  await expect(place.getByRole('cell').first()).toHaveText('A7')

  await place.getByRole('button', { name: /^Editar ubicación/ }).click()
  await place.getByLabel(/^Góndola en/).fill('')
  await place.getByRole('button', { name: /^Guardar/ }).click()
  await expect(place.getByText('No puede quedar vacío.')).toBeVisible()
  await place.getByLabel(/^Góndola en/).fill('B9')
  await failing(page, 'PUT', /\/planometry\//, async () => {
    await place.getByRole('button', { name: /^Guardar/ }).click()
    await expect(place.getByText('Error al actualizar la planometria')).toBeVisible()
  })
  await accessible(page)
  await place.getByRole('button', { name: /^Guardar/ }).click()
  await expect(place.getByRole('cell').first()).toHaveText('B9')
  expect((await staff.must('GET', `${path}/planometry`)).result).toMatchObject([{ office_id: office.id, gondola: 'B9', isle: '12' }])

  await place.getByRole('button', { name: /^Eliminar ubicación/ }).click()
  const question = page.getByRole('alertdialog')
  await failing(page, 'DELETE', /\/planometry\//, async () => {
    await question.getByRole('button', { name: 'Eliminar' }).click()
    await expect(question.getByText('Error al eliminar la planometria')).toBeVisible()
  })
  await question.getByRole('button', { name: 'Eliminar' }).click()
  await expect(place).toHaveCount(0)

  await failing(page, 'GET', /\/planometry$/, async () => {
    const again = await open(page, address('verde'), category.categoryName)
    await again.getByRole('tab', { name: 'Subcategorías' }).click()
    await fold.click()
    await expect(plan.getByText('Error al obtener la planometria')).toBeVisible()
  })
  await plan.getByRole('button', { name: 'Reintentar' }).click()
  await expect(plan.getByText('Esta subcategoría no tiene ubicación en ninguna sede.')).toBeVisible()
  await item.getByRole('button', { name: `Eliminar ${sub.displayName}`, exact: true }).click()
  await expect(page.getByRole('alertdialog', { name: `¿Eliminar la subcategoría ${sub.displayName}?` })).toBeVisible()
})

test('tags and options, where their modules are on: B-1-003 B-2-057 B-2-058 B-2-059 B-5-007 B-8-009 B-8-010 S-3-118 S-3-119 S-3-120 S-3-122', async ({
  page,
  api,
  address,
  visitor,
}) => {
  const tabs = (of: Page) => of.getByRole('dialog').getByRole('tab')
  const other = await visitor('azul')
  const azul = await asStaff(other, api('azul'), address('azul'))
  const plain = await open(other, address('azul'), (await lastCategory(azul)).categoryName)
  await expect(tabs(other)).toHaveText(['Datos de la categoría', 'Subcategorías'])
  await plain.getByRole('tab', { name: 'Subcategorías' }).click()
  await plain.getByRole('button', { expanded: false }).first().click()
  await expect(plain.getByText(/^Nombre de referencia:/)).toBeVisible()
  await expect(plain.getByText('Planometría')).toHaveCount(0)

  const staff = await asStaff(page, api('verde'), address('verde'))
  const category = await lastCategory(staff)
  const sub = category.subcategories.at(-1)
  const dialog = await open(page, address('verde'), category.categoryName)
  await expect(tabs(page)).toHaveText(['Datos de la categoría', 'Subcategorías', 'Etiquetas', 'Opciones', 'Tarjetas personalizadas'])

  await dialog.getByRole('tab', { name: 'Etiquetas' }).click()
  const tag = `Prueba ${Date.now()}`
  await dialog.getByLabel('Nueva etiqueta').fill(tag)
  await dialog.getByRole('button', { name: 'Agregar', exact: true }).click()
  await dialog.getByRole('button', { name: `Editar etiqueta ${tag}`, exact: true }).click()
  await dialog.getByLabel(`Nombre de la etiqueta ${tag}`).fill(`${tag} bis`)
  await dialog.getByRole('button', { name: 'Guardar etiqueta' }).click()
  await dialog.getByRole('button', { name: `Eliminar etiqueta ${tag} bis` }).click()
  expect((await staff.must('GET', `${calls}/${category.id}/tags`)).data).toContain(`${tag} bis`)
  await page.getByRole('alertdialog').getByRole('button', { name: 'Eliminar' }).click()
  await expect(dialog.getByText(tag)).toHaveCount(0)

  await failing(page, 'GET', /\/options$/, async () => {
    await dialog.getByRole('tab', { name: 'Opciones' }).click()
    await expect(dialog.getByText('Error al cargar las opciones de la subcategoría.')).toBeVisible()
  })
  await dialog.getByLabel('Subcategoría', { exact: true }).selectOption(sub.id)
  const fresh = dialog.getByRole('region', { name: 'Nueva opción' })
  await fresh.getByRole('button', { name: 'Agregar opción' }).click()
  await expect(fresh.getByText('El nombre no puede estar vacío.')).toBeVisible()
  await fresh.getByLabel(/^Nombre de la opción/).fill(tag)
  await fresh.getByLabel('Elecciones').fill('Entero, Tajadas')
  const others = dialog.getByLabel('Subcategoría', { exact: true })
  await others.selectOption({ index: (await others.evaluate((select: HTMLSelectElement) => select.selectedIndex)) === 0 ? 1 : 0 })
  await expect(fresh.getByLabel('Elecciones'), 'of another sub-category').toHaveValue('')
  await others.selectOption(sub.id)
  await expect(fresh.getByLabel('Elecciones'), 'what was typed is still there').toHaveValue('Entero, Tajadas')
  await failing(page, 'PUT', /\/options$/, async () => {
    await fresh.getByRole('button', { name: 'Agregar opción' }).click()
    await expect(fresh.getByText('Error al actualizar la opción.')).toBeVisible()
  })
  await fresh.getByRole('button', { name: 'Agregar opción' }).click()
  await expect(dialog.getByRole('listitem').filter({ hasText: tag }).getByText('Entero · Tajadas')).toBeVisible()
  await accessible(page)
  await dialog.getByRole('button', { name: `Eliminar opción ${tag}` }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Eliminar' }).click()
  await expect(dialog.getByText(tag)).toHaveCount(0)
})

test('the card as shoppers will see it, before and after it is saved: B-1-003 B-2-059 B-8-007 S-3-120', async ({
  page,
  api,
  address,
  visitor,
}) => {
  const business: Business = 'verde'
  const staff = await asStaff(page, api(business), address(business))
  const category = await lastCategory(staff)
  await staff.must('POST', `${calls}/${category.id}/product-cards`, {})
  const dialog = await open(page, address(business), category.categoryName)
  await dialog.getByRole('tab', { name: 'Tarjetas personalizadas' }).click()
  const preview = dialog.locator('[data-remote="mf-catalog"] article')
  await expect(preview.locator('.pz-price').first()).toBeVisible()
  await dialog.getByRole('checkbox', { name: 'SKU en tarjeta' }).check()
  await expect(preview.getByText(/^SKU/)).toBeVisible()
  await dialog.getByRole('checkbox', { name: 'Precio en tarjeta' }).uncheck()
  await expect(preview.locator('.pz-price')).toHaveCount(0)
  await dialog.getByRole('checkbox', { name: 'Precio en tarjeta' }).check()
  await accessible(page)
  await failing(page, 'POST', /\/product-cards$/, async () => {
    await dialog.getByRole('button', { name: 'Guardar', exact: true }).click()
    await expect(dialog.getByText('Error al actualizar la configuración de tarjeta')).toBeVisible()
  })
  await dialog.getByRole('button', { name: 'Guardar', exact: true }).click()
  await expect(page.getByText('Cambios realizados!')).toBeVisible()

  const shopper = await visitor(business)
  const adminFiles: string[] = []
  shopper.on('request', (request) => request.url().includes('/mf-admin-') && adminFiles.push(request.url()))
  await returning(shopper, api(business), address(business))
  await shopper.goto(`${address(business)}/product-category/${category.id}`)
  await expect(main(shopper).getByRole('article').first().getByText(/^SKU/)).toBeVisible()
  expect(adminFiles).toEqual([])

  await dialog.getByRole('group', { name: 'Qué ver' }).getByRole('button', { name: 'Detalle' }).click()
  await expect(preview.getByRole('heading', { level: 1, includeHidden: true })).toBeVisible()
  await dialog.getByRole('button', { name: 'Volver a lo usual' }).click()
  await dialog.getByRole('button', { name: 'Cerrar ventana' }).click()
  await page.getByRole('alertdialog', { name: 'Tienes cambios sin guardar' }).getByRole('button', { name: 'Seguir editando' }).click()
  await dialog.getByRole('button', { name: 'Guardar', exact: true }).click()
  await expect.poll(async () => (await staff.must('GET', `${calls}/${category.id}`)).data.product_card_config).toEqual({})
})

/** One green dot. */
const picture = Buffer.from('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M/wHwAEBgIApD5fRAAAAABJRU5ErkJggg==', 'base64')
