import { readFile } from 'node:fs/promises'
import AxeBuilder from '@axe-core/playwright'
import type { Page } from 'playwright/test'
import { comeSignedIn } from '../src/come-signed-in.ts'
import { expect, test } from '../src/world.ts'

test.use({ viewport: { width: 1440, height: 900 } })

// Last in every list of branches, so that nobody else's test shops there.
const city = 'Zarzal'
const centre = { lat: 4.3947, lng: -76.0719 }

const accessible = async (page: Page) => {
  const { violations } = await new AxeBuilder({ page }).withTags(['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa']).analyze()
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
  await expect(dialog.getByRole('tab')).toHaveText(['Información', 'Datos WebService', 'Cobertura de la sede', 'Mapa de sub-zonas'])
  await dialog.getByLabel('Dirección').fill('Carrera 10 # 9 - 20')
  await dialog.getByRole('button', { name: 'Guardar', exact: true }).click()
  await expect(page.getByText('Sede actualizada correctamente')).toBeVisible()
  await table.getByRole('button', { name, exact: true }).click()
  await dialog.getByRole('tab', { name: 'Datos WebService' }).click()
  await dialog.getByLabel('key_price', { exact: true }).fill('precio')
  await dialog.getByRole('button', { name: 'Guardar', exact: true }).click()
  await expect(page.getByText('Datos de Sede actualizados correctamente')).toBeVisible()
  await expect(table.getByRole('row', { name: new RegExp(name) }).getByRole('cell', { name: 'precio' })).toBeVisible()
  await table.getByRole('button', { name, exact: true }).click()
  await dialog.getByRole('button', { name: 'Eliminar', exact: true }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Eliminar' }).click()
  await expect(page.getByText('Sede eliminada correctamente')).toBeVisible()
  await expect(table.getByRole('button', { name, exact: true })).toBeHidden()

  const admin = await visitor('verde')
  await comeSignedIn(admin, home, 'admin@demo.co')
  await admin.goto(`${home}/admin/offices`)
  await expect(admin.getByText('Pagina no encontrada')).toBeVisible()
})

test('habeas data come as files, by dates that make sense: B-2-096 B-2-097 B-5-008..011 B-7-064 B-7-065', async ({ address, page }) => {
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
})
