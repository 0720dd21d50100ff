import { readFile } from 'node:fs/promises'
import type { Locator, Page } from 'playwright/test'
import type { Api } from '../src/api.ts'
import { violationsOn, wcag } from '../src/axe.ts'
import { comeSignedIn } from '../src/come-signed-in.ts'
import { expect, test } from '../src/world.ts'

test.use({ viewport: { width: 1440, height: 900 } })

// Last in every list of branches, so that nobody else's test shops there.
const city = 'Zarzal'
const centre = { lat: 4.3947, lng: -76.0719 }
const around = (half: number) => [
  { lat: centre.lat - half, lng: centre.lng - half },
  { lat: centre.lat - half, lng: centre.lng + half },
  { lat: centre.lat + half, lng: centre.lng + half },
  { lat: centre.lat + half, lng: centre.lng - half },
]

async function anOffice(api: Api, polygon: object[] = []) {
  await api.signedInAs('superadmin@demo.co')
  const name = `e2e-${crypto.randomUUID().slice(0, 8)}`
  const { office } = await api.must('POST', '/api/admin/v1/admin/offices', {
    name,
    displayName: `Sede ${name}`,
    city,
    address: 'Carrera 10 # 9 - 20',
    latitude: centre.lat,
    longitude: centre.lng,
    support_phone: '3165550199',
  })
  if (polygon.length > 0) await api.must('PUT', `/api/admin/v1/admin/offices/${office.id}/coverage`, { polygon })
  return office as { id: string; name: string; displayName: string }
}

async function openOffice(page: Page, address: string, office: { displayName: string }, tab: string) {
  await comeSignedIn(page, address, 'superadmin@demo.co')
  await page.goto(`${address}/admin/offices`)
  await page.getByRole('button', { name: office.displayName, exact: true }).click()
  const dialog = page.getByRole('dialog', { name: `Editar ${office.displayName}` })
  await dialog.getByRole('tab', { name: tab }).click()
  return dialog
}

/** Presses the map at places given in pixels from its middle, each once the one before stands; the last one twice, which ends a drawing. */
async function drawOn(page: Page, map: Locator, places: readonly (readonly [right: number, down: number])[]) {
  await map.scrollIntoViewIfNeeded()
  const box = await map.boundingBox()
  if (!box) throw new Error('The map is not on the screen')
  const at = ([right, down]: readonly [number, number]) => [box.x + box.width / 2 + right, box.y + box.height / 2 + down] as const
  await expect(map.getByText('Haz clic en el mapa para poner el primer punto.')).toBeVisible()
  for (const [before, place] of places.entries()) {
    await page.mouse.click(...at(place))
    await expect(map.getByText(before === 0 ? /^1 punto\. / : `${before + 1} puntos. `)).toBeVisible()
  }
  await page.mouse.dblclick(...at(places.at(-1) as readonly [number, number]))
}

const readyMap = async (dialog: Locator, name: string) => {
  const map = dialog.getByRole('region', { name })
  // The map is ready once it says its zoom and the corners on it.
  await expect(map).toHaveAttribute('data-zoom', '14', { timeout: 20_000 })
  await expect(map).toHaveAttribute('data-corners', /\d/, { timeout: 20_000 })
  return map
}

const accessible = async (page: Page) => {
  const violations = await violationsOn(page, { tags: wcag })
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html.slice(0, 160)}`)).toEqual([])
}

test('a superadmin makes, changes and closes an office; an admin sees none of it: B-1-005 B-2-073..076 B-5-021..024 B-8-013..015 B-8-017', async ({
  address,
  page,
  visitor,
}) => {
  const home = address('verde')
  await comeSignedIn(page, home, 'superadmin@demo.co')
  await page.goto(`${home}/admin/offices`)
  const table = page.getByRole('table', { name: 'Sedes' })
  await expect(table.getByRole('button', { name: /^Sede/ }).first()).toBeVisible()
  await expect(table.getByRole('columnheader', { name: 'key_price_neto' })).toBeHidden()
  await page.getByRole('switch', { name: 'Columnas WebService' }).or(page.getByLabel('Columnas WebService')).first().click({ force: true })
  await expect(table.getByRole('columnheader', { name: 'key_price_neto' })).toBeVisible()
  await accessible(page)

  await page.getByRole('button', { name: 'Nueva sede' }).click()
  const form = page.getByRole('dialog', { name: 'Crear sede' })
  await form.getByLabel('Latitud').fill('norte')
  await form.getByRole('button', { name: 'Guardar' }).click()
  await expect(form.getByText('Ups, 3 errores encontrados')).toBeVisible()
  await expect(form.getByText('La latitud debe ser un número entre -90 y 90.').first()).toBeVisible()
  await form.getByLabel('Latitud').fill('40,4')
  await form.getByLabel('Longitud').fill('-3.7')
  const name = `e2e-${crypto.randomUUID().slice(0, 8)}`
  await form.getByLabel('Nombre', { exact: false }).first().fill(name)
  await form.getByLabel('Ciudad').fill(city)
  await form.getByRole('button', { name: 'Guardar' }).click()
  await expect(form.getByText('está fuera de Colombia').first()).toBeVisible()
  await expect(page.getByText('No se pudo crear la categoría, verifica los datos e inténtalo de nuevo')).toBeVisible()
  await form.getByLabel('Latitud').fill(String(centre.lat))
  await form.getByLabel('Longitud').fill(String(centre.lng))
  await expect(form.getByLabel('Minutos por producto')).toHaveValue('0')
  await form.getByRole('button', { name: 'Guardar' }).click()
  await expect(page.getByText('Oficina creada correctamente')).toBeVisible()

  await table.getByRole('button', { name, exact: true }).click()
  const dialog = page.getByRole('dialog', { name: `Editar ${name}` })
  await expect(dialog.getByRole('tab')).toHaveText([
    'Información',
    'Datos WebService',
    'Cobertura de la sede',
    'Mapa de sub-zonas',
    'Horario y pausa',
  ])
  await dialog.getByLabel('Dirección').fill('Carrera 10 # 9 - 20')
  await dialog.getByRole('button', { name: 'Guardar información' }).click()
  await expect(page.getByText('Sede actualizada correctamente')).toBeVisible()
  await table.getByRole('button', { name, exact: true }).click()
  await dialog.getByRole('tab', { name: 'Datos WebService' }).click()
  await dialog.getByLabel('key_price', { exact: true }).fill('precio')
  await dialog.getByRole('button', { name: 'Guardar información' }).click()
  await expect(page.getByText('Datos de Sede actualizados correctamente')).toBeVisible()
  await expect(table.getByRole('row', { name: new RegExp(name) }).getByRole('cell', { name: 'precio' })).toBeVisible()
  await table.getByRole('button', { name, exact: true }).click()
  await dialog.getByRole('tab', { name: 'Horario y pausa' }).click()
  await dialog.getByRole('switch', { name: 'Mostrar el horario' }).click()
  await dialog.getByRole('switch', { name: 'Domingo' }).click()
  await dialog.getByLabel('Lunes: cierra a las').fill('07:00')
  await dialog.getByRole('button', { name: 'Guardar horario' }).click()
  await expect(dialog.getByText('Lunes: la hora de cierre debe ser posterior a la de apertura.')).toBeVisible()
  await dialog.getByLabel('Lunes: cierra a las').fill('21:30')
  await dialog.getByRole('button', { name: 'Guardar horario' }).click()
  await expect(page.getByText('Horario guardado correctamente')).toBeVisible()
  await dialog.getByLabel('Motivo').fill('Inventario')
  await dialog.getByRole('button', { name: 'Pausar pedidos' }).click()
  await expect(dialog.getByText(`${name} no recibe pedidos hasta`)).toBeVisible()
  await accessible(page)
  const shopper = await visitor('verde')
  await shopper.goto(home)
  const picker = shopper.getByRole('dialog', { name: '¿Dónde quieres hacer tu mercado?' })
  await picker.getByRole('button', { name: city, exact: true }).click()
  await expect(picker.getByRole('button', { name: new RegExp(name) })).toContainText(/En pausa hasta .*: Inventario/)
  await dialog.getByRole('button', { name: 'Volver a recibir pedidos' }).click()
  await expect(dialog.getByRole('button', { name: 'Pausar pedidos' })).toBeVisible()

  await dialog.getByRole('button', { name: 'Eliminar sede' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Eliminar sede' }).click()
  await expect(page.getByText('Sede eliminada correctamente')).toBeVisible()
  await expect(table.getByRole('button', { name, exact: true })).toBeHidden()

  const admin = await visitor('verde')
  await comeSignedIn(admin, home, 'admin@demo.co')
  await admin.goto(`${home}/admin/offices`)
  await expect(admin.getByText('Pagina no encontrada')).toBeVisible()
})

test('coverage is drawn, moved, undone, typed and saved exactly: B-2-077 B-2-079 B-2-081 B-8-016', async ({ address, api, page }) => {
  const verde = api('verde')
  const office = await anOffice(verde)
  const dialog = await openOffice(page, address('verde'), office, 'Cobertura de la sede')
  const map = await readyMap(dialog, `Cobertura de ${office.displayName}`)
  await drawOn(page, map, [
    [-150, -120],
    [150, -120],
    [150, 120],
    [-150, 120],
  ])
  await expect(dialog.getByText(/^4 puntos · Cambios sin guardar/)).toBeVisible()
  await accessible(page)

  await dialog
    .getByRole('group', { name: 'Qué hacer con los puntos' })
    .getByRole('button', { name: 'Eliminar puntos', exact: true })
    .click()
  const box = (await map.boundingBox()) as { x: number; y: number; width: number; height: number }
  await expect(map).toHaveAttribute('data-corners', '4')
  await page.mouse.click(box.x + box.width / 2 + 150, box.y + box.height / 2 + 120)
  await expect(dialog.getByText(/^3 puntos ·/)).toBeVisible()
  await expect(map).toHaveAttribute('data-corners', '3')
  await page.mouse.click(box.x + box.width / 2 - 150, box.y + box.height / 2 - 120)
  await expect(dialog.getByText('Un área necesita al menos 3 puntos.')).toBeVisible()
  await dialog.getByRole('button', { name: 'Deshacer' }).click()
  await expect(dialog.getByText(/^4 puntos/)).toBeVisible()

  await dialog.getByText(/^Editar los puntos como lista/).click()
  const latitude = dialog.getByLabel('Latitud del punto 1', { exact: true })
  const right = await latitude.inputValue()
  await latitude.fill('-76.07')
  await dialog.getByLabel('Longitud del punto 1', { exact: true }).fill('4.39')
  await dialog.getByLabel('Longitud del punto 1', { exact: true }).press('Enter')
  await dialog.getByRole('button', { name: 'Guardar cobertura' }).click()
  await expect(dialog.getByText('El punto 1 tiene la latitud y la longitud intercambiadas.').first()).toBeVisible()
  await dialog.getByLabel('Latitud del punto 1', { exact: true }).fill(right)
  await dialog.getByLabel('Longitud del punto 1', { exact: true }).fill('-76.0850123456789')
  await dialog.getByLabel('Longitud del punto 1', { exact: true }).press('Enter')
  const downloading = page.waitForEvent('download')
  await dialog.getByRole('button', { name: 'Exportar GeoJSON' }).click()
  const file = await readFile(await (await downloading).path(), 'utf8')
  const erase = dialog.getByRole('button', { name: 'Borrar área' })
  const question = page.getByRole('alertdialog', { name: '¿Borrar toda el área?' })
  await erase.focus()
  await page.keyboard.press('Enter')
  await expect(question).toContainText(`La cobertura de ${office.displayName} (4 puntos) queda vacía.`)
  await expect(question.getByRole('button', { name: 'Cancelar' })).toBeFocused()
  await accessible(page)
  await page.keyboard.press('Enter')
  await expect(question).toBeHidden()
  await expect(dialog.getByText(/^4 puntos/)).toBeVisible()
  await expect(erase).toBeFocused()
  await page.keyboard.press('Enter')
  await question.getByRole('button', { name: 'Borrar área' }).press('Enter')
  await expect(dialog.getByText(/^0 puntos/)).toBeVisible()
  // The button that erased has nothing left to erase: the one that takes it back has the focus.
  await expect(dialog.getByRole('button', { name: 'Deshacer' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(dialog.getByText(/^4 puntos/)).toBeVisible()
  await erase.click()
  await question.getByRole('button', { name: 'Borrar área' }).click()
  await expect(dialog.getByText(/^0 puntos/)).toBeVisible()
  await dialog
    .getByLabel('Archivo GeoJSON')
    .setInputFiles({ name: 'area.geojson', mimeType: 'application/geo+json', buffer: Buffer.from(file) })
  await expect(dialog.getByText(/^4 puntos/)).toBeVisible()
  await dialog.getByRole('button', { name: 'Guardar cobertura' }).click()
  await expect(page.getByText('Cobertura guardada correctamente')).toBeVisible()

  const { offices } = await verde.must('GET', '/api/admin/v1/admin/offices')
  const saved = offices.find(({ id }: { id: string }) => id === office.id).polygon as { lat: number; lng: number }[]
  const ring = JSON.parse(file).geometry.coordinates[0].slice(0, -1)
  expect(saved.map(({ lat, lng }) => [lng, lat])).toEqual(ring)
  expect(saved[0]).toEqual({ lat: Number(right), lng: -76.0850123456789 })
  const served = await verde.must('POST', '/api/v1/users/check-address-office', { latitude: centre.lat, longitude: centre.lng })
  expect(served.office.id).toBe(office.id)
  await verde.must('DELETE', `/api/admin/v1/admin/offices/${office.id}`)
})

async function aRegistration(api: Api, user_data: object, over: object = {}) {
  const { version } = await api.must('GET', '/api/v1/habeas-consent')
  const { data } = await api.must('POST', '/api/v1/habeas-data', {
    user_type: 'NATURAL',
    user_data,
    consent: { accepted: true, version },
    ...over,
  })
  return data
}

const someone = (name: string, document_number: string) => ({
  name,
  last_name: 'Zapata',
  document_type: 'CC',
  document_number,
  document_date_expedition: '2001-05-06',
  document_place_expedition: 'Cali',
  email: 'persona@correo.co',
})
const number = () => String(1_000_000_000 + Math.floor(Math.random() * 900_000_000))

test('habeas registrations are found and corrected, without a word: B-1-012 B-2-093..095 B-5-012..016 B-8-001 B-9-012 B-9-013', async ({
  address,
  api,
  page,
}) => {
  const document = number()
  const company = { document_number: '900.123.456', business_type: 'tienda', email: 'tienda@correo.co' }
  await aRegistration(api('verde'), someone(`Zenaida ${document}`, document), { user_type: 'JURIDICA', company_data: company })
  await comeSignedIn(page, address('verde'), 'habeas@demo.co')
  await page.goto(`${address('verde')}/admin/habeas`)
  const table = page.getByRole('table', { name: 'Registros de protección de datos' })
  await expect(
    table.getByRole('columnheader', { name: /^(Nombre|Apellido|Documento|Correo|Empresa|NIT|Promociones|Autorización|Estado)/ }),
  ).toHaveCount(9)
  for (const filter of ['Nombre', 'Apellido', 'Documento'])
    await expect(page.getByRole('searchbox', { name: filter }).first()).toBeVisible()
  await page.getByRole('searchbox', { name: 'Documento' }).first().fill(document)
  await expect(table.getByRole('row')).toHaveCount(3)
  await expect(table.getByText('Nuevo', { exact: true })).toBeVisible()
  await accessible(page)

  await table.getByRole('button', { name: `ZENAIDA ${document}` }).click()
  const dialog = page.getByRole('dialog', { name: /^Registro de ZENAIDA/ })
  await expect(dialog.getByRole('tab')).toHaveText(['RUT', 'Datos personales', 'Información adicional'])
  const save = dialog.getByRole('button', { name: 'Guardar', exact: true })
  await dialog.getByLabel('Lugar de expedición').fill('')
  await expect(save).toBeDisabled()
  await dialog.getByLabel('Lugar de expedición').fill('Palmira')
  await expect(save).toBeEnabled()
  await dialog.getByLabel('Número de la vía').pressSequentially('5# A')
  await expect(dialog.getByLabel('Número de la vía')).toHaveValue('5 A')
  const options = (label: string) => dialog.getByLabel(label, { exact: true }).getByRole('option').allTextContents()
  expect((await options('Tipo de vía')).slice(1, 4)).toEqual(['CL · Calle', 'CR · Carrera', 'AV · Avenida'])
  await dialog.getByLabel('Correo electrónico').fill('persona')
  await dialog.getByRole('tab', { name: 'RUT' }).click()
  expect((await options('Tipo de documento de la empresa')).slice(1)).toEqual(['NIT'])
  await dialog.getByLabel('NIT', { exact: true }).fill('')
  await dialog.getByLabel('NIT', { exact: true }).pressSequentially('9001234567')
  await expect(dialog.getByLabel('NIT', { exact: true })).toHaveValue('900.123.456')
  await dialog.getByLabel('Correo de la empresa').fill('no es')
  await save.click()
  await expect(dialog.getByText('El correo electrónico no es válido.').filter({ visible: true })).toHaveCount(1)
  await dialog.getByRole('tab', { name: 'RUT' }).click()
  await expect(dialog.getByText('El correo electrónico no es válido.').filter({ visible: true })).toHaveCount(1)
  await dialog.getByLabel('Correo de la empresa').fill('ventas@correo.co')
  await dialog.getByRole('tab', { name: 'Información adicional' }).click()
  const offices = (await api('verde').offices()).map(({ displayName }: { displayName: string }) => displayName)
  expect((await options('Sede preferida')).slice(1)).toEqual(expect.arrayContaining(offices.slice(0, 5)))
  await expect(dialog.getByText('Tratamiento de datos: autoriza')).toBeVisible()
  await accessible(page)
  await dialog.getByRole('tab', { name: 'Datos personales' }).click()
  await dialog.getByLabel('Correo electrónico').fill('PERSONA@correo.co')
  await page.route('**/admin/habeas-data/**', (route) =>
    route.request().method() === 'PUT'
      ? route.fulfill({ status: 500, json: { code: 'UNEXPECTED', message: 'Algo salió mal' } })
      : route.fallback(),
  )
  await save.click()
  await expect(dialog.getByText('Algo salió mal')).toBeVisible()
  await page.unroute('**/admin/habeas-data/**')
  await dialog.getByRole('button', { name: 'Reintentar' }).click()
  await expect(dialog).toBeHidden()
  await expect(page.locator('.pz-toast')).toHaveCount(0)
  await expect(table.getByRole('row', { name: /ventas@correo\.co|persona@correo\.co/ })).toBeVisible()
})

test('habeas data come as files, by dates that make sense: B-2-096 B-2-097 B-5-008..011 B-7-064 B-7-065 S-3-125', async ({
  address,
  api,
  page,
  visitor,
}) => {
  await comeSignedIn(page, address('verde'), 'habeas@demo.co')
  await page.goto(`${address('verde')}/admin/habeas`)
  const csv = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Descargar datos' }).click()
  expect(await readFile(await (await csv).path(), 'utf8')).toContain('Número de documento')

  await page.getByRole('button', { name: 'Descargar Excel' }).click()
  const dialog = page.getByRole('dialog', { name: 'Descargar Excel' })
  const [from, to] = [dialog.getByLabel('Fecha desde'), dialog.getByLabel('Fecha hasta')]
  const download = dialog.getByRole('button', { name: 'Descargar', exact: true })
  const today = new Intl.DateTimeFormat('sv-SE', { timeZone: 'America/Bogota' }).format(new Date())
  await expect(from).toHaveAttribute('max', today)
  await expect(to).toHaveAttribute('max', today)
  await download.click()
  await expect(dialog.getByText('Por favor, seleccione ambas fechas.')).toBeVisible()
  await from.fill('2024-03-01')
  await expect(to).toHaveAttribute('max', '2025-03-01')
  await to.fill('2024-02-01')
  await download.click()
  await expect(dialog.getByText('La fecha hasta no puede ser anterior a la fecha desde')).toBeVisible()
  await accessible(page)
  await from.fill(today)
  await to.fill(today)
  const excel = page.waitForEvent('download')
  await download.click()
  const file = await excel
  expect(new URL(file.url()).searchParams.get('fecha_desde')).toBe(today)
  expect(new URL(file.url()).searchParams.get('fecha_hasta')).toBe(today)
  expect((await readFile(await file.path())).subarray(0, 2).toString()).toBe('PK')
  await expect(dialog).toBeHidden()

  const operator = await api('azul').signedInAs('hyperadmin@demo.co')
  const azul = address('azul')
  const staff = await visitor('azul', { viewport: { width: 1440, height: 900 } })
  await comeSignedIn(staff, azul, 'habeas@demo.co')
  await staff.goto(`${azul}/admin/habeas`)
  await expect(staff.getByText('Pagina no encontrada')).toBeVisible()
  await operator.must('PUT', '/api/platform/v1/modules/habeas-data', { status: 'active' })
  try {
    await staff.goto(`${azul}/admin/habeas`)
    await expect(staff.getByRole('table', { name: 'Registros de protección de datos' })).toBeVisible()
    await expect(staff.getByRole('link', { name: 'Habeas data' })).toBeVisible()
  } finally {
    await operator.must('PUT', '/api/platform/v1/modules/habeas-data', { status: 'inactive' })
  }
})

test('anyone registers at /habeas-data and takes it back by mail: A-111 B-7-062 B-7-063', async ({ address, api, page, visitor }) => {
  const document = number()
  await page.goto(`${address('verde')}/terms`)
  const picker = page.getByRole('dialog').getByRole('list').getByRole('button').first()
  await picker.click()
  await page.getByRole('contentinfo').getByRole('link', { name: 'Protección de datos personales' }).click()
  await expect(page).toHaveURL(/\/habeas-data$/)
  await page.getByRole('button', { name: 'Enviar registro' }).click()
  await expect(page.getByText('Revisa los datos marcados e inténtalo de nuevo.')).toBeVisible()
  await page.getByLabel('Nombre').fill('Zulma')
  await page.getByLabel('Apellido', { exact: false }).first().fill('Zapata')
  await page.getByLabel('Tipo de documento').selectOption('Cédula de ciudadanía')
  await page.getByLabel('Número de documento').fill(document)
  await page.getByLabel('Fecha de expedición').fill('2001-05-06')
  await page.getByLabel('Lugar de expedición').fill('Cali')
  await page.getByRole('textbox', { name: 'Correo electrónico' }).fill(`Z${document}@correo.co`)
  await page.getByRole('combobox', { name: 'Departamento' }).selectOption('VALLE DEL CAUCA')
  await page.getByRole('combobox', { name: 'Ciudad' }).selectOption('CALI')
  await expect(page.locator('datalist option[value="Granada"]')).toHaveCount(1)
  await page.getByRole('button', { name: 'Enviar registro' }).click()
  await expect(page.getByText('Para registrarte debes autorizar el tratamiento de tus datos.')).toBeVisible()
  await accessible(page)
  await page.getByRole('checkbox', { name: /recolectar, guardar y usar/ }).check({ force: true })
  await page.getByRole('button', { name: 'Enviar registro' }).click()
  await expect(page.getByText('Gracias, tu registro quedó guardado')).toBeVisible()

  await page.getByLabel('Documento registrado').fill(document)
  await page.getByLabel('Correo registrado').fill(`z${document}@correo.co`)
  await page.getByRole('button', { name: 'Enviar enlace' }).click()
  await expect(page.getByText('Si hay un registro con esos datos, te enviamos un enlace a tu correo.')).toBeVisible()
  const letters = async () =>
    ((await api('verde').must('GET', '/dev/outbox')).messages as { to: string; body: string }[]).filter(
      ({ to }) => to === `z${document}@correo.co`,
    )
  await expect.poll(async () => (await letters()).length).toBe(1)
  const [link] = (await letters())[0]?.body.match(/retiro=[\w-]+/) ?? []
  await page.goto(`${address('verde')}/habeas-data?${link}`)
  await page.getByRole('radio', { name: /Toda la autorización/ }).check({ force: true })
  await page.getByRole('button', { name: 'Retirar autorización' }).click()
  await expect(page.getByText('Retiramos tu autorización.')).toBeVisible()

  const withoutModule = await visitor('azul')
  await withoutModule.goto(`${address('azul')}/terms`)
  await expect(withoutModule.getByRole('contentinfo')).toBeVisible()
  await expect(withoutModule.getByRole('contentinfo').getByRole('link', { name: 'Protección de datos personales' })).toHaveCount(0)
})

test('zones are drawn, priced and shown in three colours: B-2-078 B-2-080 B-5-025 B-5-026 B-8-018 B-8-019 B-9-007', async ({
  address,
  api,
  page,
}) => {
  const verde = api('verde')
  const office = await anOffice(verde, around(0.012))
  const dialog = await openOffice(page, address('verde'), office, 'Mapa de sub-zonas')
  const map = await readyMap(dialog, `Zonas de ${office.displayName}`)
  const form = dialog.getByRole('region', { name: 'Nueva zona' })
  await expect(map).toHaveAttribute('data-mode', 'crear')
  await form.getByRole('button', { name: 'Crear zona' }).click()
  await expect(form.getByText('Todos los campos son obligatorios')).toBeVisible()

  await drawOn(page, map, [
    [-60, -60],
    [60, -60],
    [60, 60],
    [-60, 60],
  ])
  await expect(dialog.getByText('Editar los puntos como lista (4)')).toBeVisible()
  await form.getByLabel('Distancia').selectOption('Cercano')
  const fee = form.getByLabel('Valor del envío')
  await fee.fill('-1')
  await form.getByRole('button', { name: 'Crear zona' }).click()
  await expect(form.getByText('El valor del envío debe ser un número positivo')).toBeVisible()
  await fee.fill('0')
  await form.getByRole('button', { name: 'Crear zona' }).click()
  await expect(page.getByText('Zona creada correctamente')).toBeVisible()

  const edit = dialog.getByRole('region', { name: 'Editar zona' })
  await expect(map).toHaveAttribute('data-mode', 'editar')
  await edit.getByLabel('Valor del envío').fill('4500')
  await page.route('**/admin/zones/**', (route) => route.fulfill({ status: 500, json: { code: 'UNEXPECTED', message: 'Falla' } }))
  await edit.getByRole('button', { name: 'Guardar zona' }).click()
  await expect(page.getByText('Error al editar la zona')).toBeVisible()
  await page.unroute('**/admin/zones/**')
  await edit.getByRole('button', { name: 'Guardar zona' }).click()
  await expect(page.getByText('Zona editada correctamente')).toBeVisible()

  const inner = around(0.004)
  for (const [distance, deliveryFee] of [
    ['lejano', 6000],
    ['muy_lejano', 9000],
  ])
    await verde.must('POST', '/api/admin/v1/admin/zones', { distance, deliveryFee, polygon: inner, officeId: office.id })
  const again = await openOffice(page, address('verde'), office, 'Mapa de sub-zonas')
  const list = again.getByRole('region', { name: 'Zonas de la sede' })
  await expect(list.getByRole('button')).toHaveText([/Cercano.*4\.500/, /Lejano.*6\.000/, /Muy lejano.*9\.000/])
  const inks = await list.locator('[data-distance]').evaluateAll((all) => all.map((each) => getComputedStyle(each).backgroundColor))
  expect(inks).toEqual(['rgb(21, 128, 61)', 'rgb(202, 138, 4)', 'rgb(185, 28, 28)'])
  await expect(again.getByText(/^Se superpone con 2 zonas/)).toBeVisible()
  await again.getByRole('button', { name: 'Crear zona' }).first().click()
  await page.route('**/admin/zones', (route) =>
    route.request().method() === 'POST' ? route.fulfill({ status: 500, json: { code: 'UNEXPECTED', message: 'Falla' } }) : route.fallback(),
  )
  const other = await readyMap(again, `Zonas de ${office.displayName}`)
  await drawOn(page, other, [
    [-50, -50],
    [50, -50],
    [50, 50],
  ])
  const fresh = again.getByRole('region', { name: 'Nueva zona' })
  await fresh.getByLabel('Distancia').selectOption('Lejano')
  await fresh.getByLabel('Valor del envío').fill('5000')
  await fresh.getByRole('button', { name: 'Crear zona' }).click()
  await expect(page.getByText('Error al crear la zona')).toBeVisible()
  await accessible(page)
  await verde.must('DELETE', `/api/admin/v1/admin/offices/${office.id}`)
})

const square = (half: number) => {
  const corners = around(half).map(({ lat, lng }) => [lng, lat])
  return [...corners, corners[0]]
}

test('a drawing that reaches beyond the coverage goes, and the next one is drawn at once: B-5-027 A-98', async ({ address, api, page }) => {
  const verde = api('verde')
  const office = await anOffice(verde, around(0.006))
  const dialog = await openOffice(page, address('verde'), office, 'Mapa de sub-zonas')
  const map = await readyMap(dialog, `Zonas de ${office.displayName}`)
  for (const _time of [1, 2]) {
    await drawOn(page, map, [
      [-60, -60],
      [300, -60],
      [300, 60],
    ])
    await expect(dialog.getByText(/^La zona quedó por fuera de la cobertura/)).toBeVisible()
    await expect(map).toHaveAttribute('data-corners', '0')
  }
  await drawOn(page, map, [
    [-40, -40],
    [40, -40],
    [40, 40],
  ])
  await expect(dialog.getByText(/^La zona quedó por fuera/)).toBeHidden()
  const form = dialog.getByRole('region', { name: 'Nueva zona' })
  await form.getByLabel('Distancia').selectOption('Cercano')
  await form.getByLabel('Valor del envío').fill('4000')
  await form.getByRole('button', { name: 'Crear zona' }).click()
  await expect(page.getByText('Zona creada correctamente')).toBeVisible()

  // The corner at 40, 40 is dragged outside: refused, it stands on the map where it was and is taken hold of there again.
  await expect(map).toHaveAttribute('data-corners', '3')
  await dialog.getByText(/^Editar los puntos como lista/).click()
  const longitude = dialog.getByLabel('Longitud del punto 3', { exact: true })
  const stood = await longitude.inputValue()
  const box = (await map.boundingBox()) as { x: number; y: number; width: number; height: number }
  const [x, y] = [box.x + box.width / 2 + 40, box.y + box.height / 2 + 40]
  const drag = async (...steps: number[]) => {
    await page.mouse.move(x, y)
    await page.mouse.down()
    for (const step of steps) await page.mouse.move(x + step, y)
    await page.mouse.up()
  }
  await expect(async () => {
    await drag(20, 60, 120, 200)
    await expect(dialog.getByText(/^El cambio dejaba la zona por fuera/)).toBeVisible({ timeout: 2000 })
  }).toPass()
  await expect(longitude).toHaveValue(stood)
  await expect(async () => {
    await drag(-5, -15, -25)
    await expect(longitude).not.toHaveValue(stood, { timeout: 2000 })
  }).toPass()
  await verde.must('DELETE', `/api/admin/v1/admin/offices/${office.id}`)
})

test('what is typed of a zone is not lost to another one without a word', async ({ address, api, page }) => {
  const verde = api('verde')
  const office = await anOffice(verde, around(0.006))
  for (const [distance, deliveryFee] of [
    ['cercano', 3000],
    ['lejano', 6000],
  ])
    await verde.must('POST', '/api/admin/v1/admin/zones', { distance, deliveryFee, polygon: around(0.003), officeId: office.id })
  const dialog = await openOffice(page, address('verde'), office, 'Mapa de sub-zonas')
  const fee = dialog.getByRole('region', { name: 'Editar zona' }).getByLabel('Valor del envío')
  await fee.fill('3500')
  await dialog.getByRole('button', { name: /^Lejano/ }).click()
  const question = page.getByRole('alertdialog', { name: 'Tienes cambios sin guardar en esta zona' })
  await question.getByRole('button', { name: 'Seguir editando' }).click()
  await expect(fee).toHaveValue(/3\.?500/)
  await dialog.getByRole('button', { name: 'Cancelar', exact: true }).click()
  await page.getByRole('alertdialog', { name: 'Tienes cambios sin guardar' }).getByRole('button', { name: 'Seguir editando' }).click()
  await dialog.getByRole('button', { name: /^Lejano/ }).click()
  await question.getByRole('button', { name: 'Descartar cambios' }).click()
  await expect(fee).toHaveValue(/6\.?000/)
  await dialog.getByRole('button', { name: /^Cercano/ }).click()
  await expect(fee).toHaveValue(/3\.?000/)
  await verde.must('DELETE', `/api/admin/v1/admin/offices/${office.id}`)
})

test('who was overtaken at a coverage or a zone sees both and decides; a file with holes is refused', async ({ address, api, page }) => {
  const verde = api('verde')
  const office = await anOffice(verde, around(0.006))
  const zone = { distance: 'cercano', deliveryFee: 3000, polygon: around(0.003), officeId: office.id }
  const made = (await verde.must('POST', '/api/admin/v1/admin/zones', zone)).zone
  const dialog = await openOffice(page, address('verde'), office, 'Cobertura de la sede')
  const file = (coordinates: unknown[]) => ({
    name: 'area.geojson',
    mimeType: 'application/geo+json',
    buffer: Buffer.from(JSON.stringify({ type: 'Polygon', coordinates })),
  })
  await dialog.getByLabel('Archivo GeoJSON').setInputFiles(file([square(0.009), square(0.002)]))
  await expect(dialog.getByText(/^El polígono del archivo tiene huecos/)).toBeVisible()
  await expect(dialog.getByText(/^4 puntos$/)).toBeVisible()

  await verde.must('PUT', `/api/admin/v1/admin/offices/${office.id}/coverage`, { polygon: around(0.007).slice(0, 3) })
  await dialog.getByLabel('Archivo GeoJSON').setInputFiles(file([square(0.009)]))
  await dialog.getByRole('button', { name: 'Guardar cobertura' }).click()
  const both = dialog.getByRole('alert', { name: 'Cambios de otra persona' })
  await expect(both.getByRole('definition')).toHaveText(['3 puntos', '4 puntos'])
  await accessible(page)
  await both.getByRole('button', { name: 'Seguir con la mía' }).click()
  await dialog.getByRole('button', { name: 'Guardar cobertura' }).click()
  await expect(page.getByText('Cobertura guardada correctamente')).toBeVisible()

  await dialog.getByRole('tab', { name: 'Mapa de sub-zonas' }).click()
  const edit = dialog.getByRole('region', { name: 'Editar zona' })
  const fee = edit.getByLabel('Valor del envío')
  await fee.fill('3500')
  await verde.must('PUT', `/api/admin/v1/admin/zones/${made.id}`, { ...zone, deliveryFee: 9000 })
  await edit.getByRole('button', { name: 'Guardar zona' }).click()
  await expect(both.getByRole('definition')).toHaveText(['Cercano · $9.000 · 4 puntos', 'Cercano · $3.500 · 4 puntos'])
  await both.getByRole('button', { name: 'Usar la guardada' }).click()
  await expect(fee).toHaveValue(/9\.?000/)
  await verde.must('DELETE', `/api/admin/v1/admin/offices/${office.id}`)
})

test('sheets of one branch do not take each other for somebody else, and what somebody else changed is seen before it is overwritten', async ({
  address,
  api,
  page,
}) => {
  const verde = api('verde')
  const office = await anOffice(verde, around(0.006))
  const path = `/api/admin/v1/admin/offices/${office.id}`
  const stored = async () =>
    (await verde.must('GET', '/api/admin/v1/admin/offices')).offices.find(({ id }: { id: string }) => id === office.id)
  const dialog = await openOffice(page, address('verde'), office, 'Horario y pausa')
  const saveHours = dialog.getByRole('button', { name: 'Guardar horario' })
  const saveCoverage = dialog.getByRole('button', { name: 'Guardar cobertura' })
  const sheet = (name: string) => dialog.getByRole('tab', { name }).click()
  await dialog.getByRole('switch', { name: 'Mostrar el horario' }).click()
  await saveHours.click()
  await expect(page.getByText('Horario guardado correctamente')).toBeVisible()

  await sheet('Cobertura de la sede')
  await dialog.getByText(/^Editar los puntos como lista/).click()
  const latitude = dialog.getByLabel('Latitud del punto 1', { exact: true })
  await latitude.fill(String(Number(await latitude.inputValue()) - 0.001))
  await latitude.press('Enter')
  await saveCoverage.click()
  await expect(page.getByText('Cobertura guardada correctamente')).toBeVisible()

  await sheet('Horario y pausa')
  const monday = dialog.getByLabel('Lunes: abre a las')
  await monday.fill('07:00')
  await saveHours.click()
  await expect(dialog.getByText('Cambios sin guardar')).toBeHidden()
  await dialog.getByLabel('Motivo').fill('Inventario')
  await dialog.getByRole('button', { name: 'Pausar pedidos' }).click()
  await dialog.getByRole('button', { name: 'Volver a recibir pedidos' }).click()
  await expect(dialog.getByRole('button', { name: 'Pausar pedidos' })).toBeVisible()

  const { opening_hours: week } = await stored()
  expect(week[0].opens).toBe('07:00')
  await monday.fill('06:00')
  await verde.must('PUT', `${path}/hours`, { opening_hours: week.with(0, { opens: '09:00', closes: '20:00' }).with(6, null) })
  await saveHours.click()
  const versions = page.getByRole('dialog', { name: 'Alguien más guardó cambios' })
  const cells = versions.getByRole('row', { name: /^Horario/ }).getByRole('cell')
  await expect(cells.first()).toHaveText('Lunes: 06:00 a 20:00Domingo: 08:00 a 20:00')
  await expect(cells.last()).toHaveText('Lunes: 09:00 a 20:00Domingo: cerrada')
  await accessible(page)
  await versions.getByRole('button', { name: 'Usar la guardada' }).click()
  await expect(monday).toHaveValue('09:00')
  await expect(dialog.getByText('Cambios sin guardar')).toBeHidden()

  await sheet('Información')
  await dialog.getByLabel('Nombre visible').fill(`${office.displayName} mía`)
  await dialog.getByLabel('Teléfono de soporte').fill('3165550111')
  await verde.must('PUT', path, {
    name: office.name,
    displayName: `${office.displayName} suya`,
    city: 'Palmira',
    latitude: centre.lat,
    longitude: centre.lng,
    support_phone: '3165550199',
  })
  await dialog.getByRole('button', { name: 'Guardar información' }).click()
  await expect(versions).toContainText('Alguien más cambió esta sede mientras la editabas.')
  await expect(versions.getByRole('row')).toHaveCount(2)
  await expect(versions.getByRole('row', { name: /^Nombre visible/ }).getByRole('cell')).toHaveText([
    `${office.displayName} mía`,
    `${office.displayName} suya`,
  ])
  await versions.getByRole('button', { name: 'Guardar la mía' }).click()
  await expect(page.getByText('Sede actualizada correctamente')).toBeVisible()
  expect(await stored()).toMatchObject({ displayName: `${office.displayName} mía`, city: 'Palmira', support_number: '3165550111' })
  await verde.must('DELETE', path)
})
