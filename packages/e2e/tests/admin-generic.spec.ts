import { comeSignedIn } from '../src/come-signed-in.ts'
import { expect, test } from '../src/world.ts'
import type { Page } from 'playwright/test'

const png = Buffer.from('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==', 'base64')
const once = () => crypto.randomUUID().slice(0, 8)
const rows = (page: Page) => page.getByRole('table').first().locator('tbody').getByRole('row')
const dialog = (page: Page, name: string) => page.getByRole('dialog', { name: new RegExp(`^${name}( «|$)`) })

test('coupons: B-1-006 B-2-082 B-2-104 B-2-105 B-2-106 B-2-107 B-7-002 S-5-054 S-5-055 S-5-040', async ({ page, address }) => {
  const code = `OTOÑO${once()}`.replace('Ñ', 'N')
  const asked: URL[] = []
  page.on('request', (request) => request.url().includes('/cupons/all_paginate') && asked.push(new URL(request.url())))
  await comeSignedIn(page, address('verde'), 'superadmin@demo.co')
  await page.goto(`${address('verde')}/admin/coupons`)
  await expect(page.getByRole('heading', { level: 1, name: 'Cupones' })).toBeVisible()
  await expect(rows(page).first()).toBeVisible()
  expect(asked[0]?.searchParams.get('limitPerPage')).toBe('10')
  expect(await rows(page).count()).toBeLessThanOrEqual(10)

  await page.getByRole('button', { name: 'Crear cupón' }).click()
  const form = dialog(page, 'Crear cupón')
  await expect(form.getByRole('tab')).toHaveText(['Datos', 'Productos'])
  await expect(form.locator('.pz-field__label', { hasText: /^Código \*$/ })).toBeVisible()
  await expect(form.getByRole('button', { name: 'Cancelar' })).toBeVisible()
  await form.getByRole('button', { name: 'Guardar' }).click()
  await expect(form.getByRole('alert').first()).toContainText('El campo código es obligatorio')
  await form.getByLabel(/^Código/).fill(code)
  await form.getByLabel(/^Valor del descuento/).fill('15')
  await form.getByRole('switch', { name: 'El valor es un porcentaje' }).check()
  await form.getByRole('button', { name: 'Guardar' }).click()
  await expect(form).toBeHidden()

  await page.getByLabel('Filtrar por Código').fill(code.slice(-8))
  await expect(page).toHaveURL(/code=/)
  await expect(rows(page)).toHaveCount(1)
  await rows(page).getByRole('button', { name: code.toLowerCase() }).click()
  const edit = dialog(page, 'Editar cupón')
  await expect(edit.getByLabel(/^Código/)).toHaveValue(code.toLowerCase())
  await edit.getByLabel('Descripción').fill('No se guarda')
  await edit.getByRole('button', { name: 'Cancelar' }).click()
  await page.getByRole('alertdialog', { name: 'Tienes cambios sin guardar' }).getByRole('button', { name: 'Salir sin guardar' }).click()
  await expect(edit).toBeHidden()

  await rows(page).getByRole('button', { name: code.toLowerCase() }).click()
  await edit.getByRole('button', { name: 'Eliminar' }).click()
  const question = page.getByRole('alertdialog', { name: 'Estas seguro?' })
  await question.getByRole('button', { name: 'Cancelar' }).click()
  await expect(edit).toBeVisible()
  await edit.getByRole('button', { name: 'Eliminar' }).click()
  await question.getByRole('button', { name: 'Eliminar' }).click()
  await expect(edit).toBeHidden()
  await expect(page.getByText('No hay cupones para mostrar')).toBeVisible()
  await page.getByRole('button', { name: 'Borrar filtros' }).first().click()
  await expect(rows(page).nth(1)).toBeVisible()
})

test('banners: B-1-007 B-2-083 B-7-003 S-5-052 S-5-053', async ({ page, address }) => {
  const name = `Banner ${once()}`
  const asked: URL[] = []
  page.on('request', (request) => request.url().includes('/offers/all_paginate') && asked.push(new URL(request.url())))
  await comeSignedIn(page, address('verde'), 'superadmin@demo.co')
  await page.goto(`${address('verde')}/admin/offers`)
  await expect(page.getByRole('heading', { level: 1, name: 'Ofertas', exact: true })).toBeVisible()
  await expect(rows(page).nth(2)).toBeVisible()
  expect(asked[0]?.searchParams.get('limitPerPage')).toBe('50')
  expect(JSON.parse(asked[0]?.searchParams.get('filter') ?? '{}')).toEqual({ inactive: false })
  expect(JSON.parse(asked[0]?.searchParams.get('order') ?? '{}')).toEqual({ creationDate: 'desc' })

  await page.getByRole('tab', { name: 'Mapa de secciones' }).click()
  const place = page.getByRole('region', { name: 'Cuarta franja (HOME_FOUR)' })
  await expect(page.getByRole('region', { name: /\(HOME_|\(HOME\)|\(HOME-POP-UP\)|\(OFFERS_TOP\)|\(COMUNIDADES|\(CHECKOUT/ })).toHaveCount(
    18,
  )
  await place.getByRole('button', { name: 'Crear banner en Cuarta franja' }).click()
  const form = dialog(page, 'Crear banner')
  await expect(form.getByLabel(/^Sección/)).toHaveValue('HOME_FOUR')
  await form.getByLabel(/^Nombre/).fill(name)
  await form.getByRole('tab', { name: 'Imágenes y textos' }).click()
  const picture = form.getByLabel('Elegir imagen: Imagen', { exact: true })
  await picture.setInputFiles({ name: 'dibujo.svg', mimeType: 'image/svg+xml', buffer: Buffer.from('<svg/>') })
  await expect(form.getByRole('alert')).toContainText('dibujo.svg no es una imagen permitida')
  await picture.setInputFiles({ name: 'foto.png', mimeType: 'image/png', buffer: png })
  await expect(form.getByRole('img', { name: 'Vista previa: Imagen' })).toBeVisible()
  const film = form.getByLabel('Elegir video: Video')
  await film.setInputFiles({ name: 'cine.webm', mimeType: 'video/webm', buffer: Buffer.from('x') })
  await expect(form.getByRole('alert')).toContainText('cine.webm no es un video permitido (mp4 o quicktime)')
  await form.getByRole('tab', { name: 'Alcance' }).click()
  const branch = form.getByRole('combobox', { name: 'Sede' })
  const choose = async () => {
    await branch.click()
    await page.getByRole('option').first().click()
    await expect(branch).not.toHaveValue('')
  }
  await choose()
  await form.getByRole('button', { name: /^Quitar Sede/ }).click()
  await expect(branch).toHaveValue('')
  await choose()
  await branch.fill('')
  await branch.press('Tab')
  await expect(branch, 'emptied by hand').toHaveValue('')
  await form.getByRole('tab', { name: 'Vigencia' }).click()
  await form.getByRole('switch', { name: 'Todo el día' }).uncheck()
  await form.getByLabel('Desde la hora').fill('13')
  await form.getByLabel('Hasta la hora').fill('18')
  await form.getByRole('button', { name: 'Guardar' }).click()
  await expect(form).toBeHidden()

  await page.getByLabel(/^Ver como el/).fill('2026-12-01T20:00')
  await expect(place.getByRole('button', { name })).toBeHidden()
  await page.getByLabel(/^Ver como el/).fill('2026-12-01T14:00')
  await place.getByRole('button', { name: /visibles? de/ }).click()
  await page.getByRole('tab', { name: 'Lista' }).click()
  await page.getByLabel('Filtrar por Nombre').fill(name)
  await expect(rows(page)).toHaveCount(1)
  await rows(page).getByRole('checkbox').check()
  await page.getByRole('region', { name: 'Filas seleccionadas' }).getByRole('button', { name: 'Eliminar' }).click()
  await page.getByRole('alertdialog', { name: 'Estas seguro?' }).getByRole('button', { name: 'Eliminar' }).click()
  await expect(page.getByText('No hay ofertas para mostrar')).toBeVisible()
})

test('without home_v2 only eight sections are offered: S-9-033', async ({ page, address }) => {
  await comeSignedIn(page, address('azul'), 'superadmin@demo.co')
  await page.goto(`${address('azul')}/admin/offers?doc=nuevo`)
  const options = dialog(page, 'Crear banner')
    .getByLabel(/^Sección/)
    .locator('option')
  await expect(options).toHaveCount(9)
  expect((await options.evaluateAll((all) => all.map((each) => each.getAttribute('value')))).slice(1)).toEqual([
    'HOME',
    'HOME_FOUR',
    'HOME_BRANDS',
    'HOME_SECOND',
    'HOME_THREE',
    'COMUNIDADES_BANNER_1',
    'HOME-POP-UP',
    'OFFERS_TOP',
  ])
})

test('community: B-1-008 B-2-072 B-2-084 B-2-085 B-7-005', async ({ page, address }) => {
  const name = `Receta ${once()}`
  await comeSignedIn(page, address('verde'), 'superadmin@demo.co')
  await page.goto(`${address('verde')}/admin/official-shopingcarts`)
  const kinds = page.getByLabel('Filtrar por Tipo')
  for (const kind of ['Mercado', 'Receta', 'Evento']) {
    await kinds.selectOption({ label: kind })
    await expect(rows(page).first().getByRole('cell', { name: kind, exact: true })).toBeVisible()
  }
  const created = page.waitForRequest((request) => request.method() === 'POST' && request.url().endsWith('/api/v1/custom_carts'))
  await page.getByRole('button', { name: 'Crear publicación' }).click()
  const form = dialog(page, 'Crear publicación')
  await form.getByLabel(/^Nombre/).fill(name)
  await form.getByLabel(/^Tipo/).selectOption('recipe')
  await form.getByRole('textbox', { name: 'Texto' }).fill('Se sirve caliente')
  await form.getByRole('tab', { name: 'Productos' }).click()
  const found = form.getByRole('list', { name: 'Productos encontrados' }).getByRole('listitem')
  await expect(found).toHaveCount(15)
  await found
    .first()
    .getByRole('button', { name: /^Agregar / })
    .click()
  await form.getByRole('list', { name: 'Productos elegidos' }).getByLabel('Cantidad').fill('3')
  await form.getByRole('tab', { name: 'Receta y pie' }).click()
  await form.getByLabel('Porciones').fill('4')
  await form.getByRole('button', { name: 'Guardar' }).click()
  await created
  await expect(form).toBeHidden()

  await kinds.selectOption('')
  await page.getByLabel('Filtrar por Nombre').fill(name)
  await expect(rows(page)).toHaveCount(1)
  await rows(page).getByRole('button', { name }).click()
  const edit = dialog(page, 'Editar publicación')
  await expect(edit.getByRole('textbox', { name: 'Texto' })).toHaveText('Se sirve caliente')
  await edit.getByRole('button', { name: 'Eliminar' }).click()
  await page.getByRole('alertdialog', { name: 'Estas seguro?' }).getByRole('button', { name: 'Eliminar' }).click()
  await expect(edit).toBeHidden()
})

test('campaigns and news, by their address alone: B-2-010 B-2-013 B-5-037 B-5-038', async ({ page, address, api }) => {
  const staff = await api('verde').signedInAs('superadmin@demo.co')
  const title = `Campaña ${once()}`
  await staff.must('POST', '/api/v1/campaings', { type: 'ALL_USERS_SMS', title, description: 'Prueba' })
  await comeSignedIn(page, address('verde'), 'superadmin@demo.co')
  await page.goto(`${address('verde')}/admin/blog`)
  await expect(page.getByText('Aún no hay novedades.')).toBeVisible()
  await page.goto(`${address('verde')}/admin/marketing-campaign`)
  await page.getByLabel('Filtrar por Título').fill(title)
  await expect(rows(page)).toHaveCount(1)

  // What was sent can no longer be changed: the form says so.
  const listed = await staff.must('GET', `/api/v1/campaings/all_paginate?filter=${encodeURIComponent(JSON.stringify({ title }))}`)
  for (const each of listed.data.list) each.sentAt = '2026-11-20T15:00:00.000Z'
  await page.route('**/api/v1/campaings/all_paginate**', (route) => route.fulfill({ json: listed }))
  await page.getByRole('button', { name: 'Actualizar' }).click()
  await expect(rows(page).getByText(/personas$/)).toBeVisible()
  await rows(page).getByRole('button', { name: title }).click()
  const form = dialog(page, 'Editar campaña')
  await expect(form.getByText('No tienes los permisos para realizar cambios en este documento')).toBeVisible()
  await expect(form.getByRole('button', { name: 'Guardar' })).toBeDisabled()
  await expect(form.getByRole('button', { name: 'Eliminar' })).toBeDisabled()
  await form.getByRole('button', { name: 'Cancelar' }).click()
  await page.unroute('**/api/v1/campaings/all_paginate**')
  await page.getByRole('button', { name: 'Actualizar' }).click()
  await expect(rows(page).getByText('Borrador')).toBeVisible()
  await rows(page).getByRole('button', { name: title }).click()
  await form.getByRole('tab', { name: 'Envío' }).click()
  await expect(form.getByText('Recibirán el mensaje')).toBeVisible()
  await expect(form.getByText('El envío de campañas está apagado en esta instalación.')).toBeVisible()
  await expect(form.getByRole('button', { name: 'Enviar campaña' })).toBeDisabled()
})
