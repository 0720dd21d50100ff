import type { Page } from 'playwright/test'
import { readFile } from 'node:fs/promises'
import { violationsOn } from '../src/axe.ts'
import { comeSignedIn } from '../src/come-signed-in.ts'
import { expect, test } from '../src/world.ts'

const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']
const row = (page: Page, text: string) => page.getByRole('row').filter({ hasText: text })

test.beforeEach(async ({ page }) => page.setViewportSize({ width: 1440, height: 900 }))

test('a superadmin finds, reads and changes a user; the log tells it: B-1-002 B-2-042 B-2-043 B-2-044 B-2-045 B-2-046 B-7-006 B-8-023 B-8-024 B-8-025', async ({
  page,
  api,
  address,
}) => {
  const { id, email } = await api('verde').newShopper('Usuaria Buscada')
  await comeSignedIn(page, address('verde'), 'superadmin@demo.co')
  await page.goto(`${address('verde')}/admin/users`)
  const dialog = page.getByRole('dialog', { name: 'Editar usuario' })

  await test.step('filters narrow the table, and an empty one says so', async () => {
    await page.getByLabel('Filtrar por Correo').fill('nadie-con-este-correo')
    await expect(page.getByText('No hay usuarios registrados')).toBeVisible()
    await page.getByLabel('Filtrar por Correo').fill(email)
    await expect(row(page, email)).toHaveCount(1)
    await expect(page).toHaveURL(new RegExp(`email=${encodeURIComponent(email).replaceAll('.', '\\.')}`))
  })

  await test.step('B-7-006: the record comes through the generic resource, once, and is asked as this business', async () => {
    const asked = page.waitForRequest((request) => request.url().includes('/users/') && request.url().endsWith(id))
    await page.getByRole('button', { name: 'Usuaria Buscada' }).press('Enter')
    const request = await asked
    expect([request.method(), new URL(request.url()).pathname]).toEqual(['GET', `/api/v1/users/${id}`])
    expect((await request.allHeaders())['at-business']).toBe('verde')
    expect(await (await request.response())?.json()).toMatchObject({ data: { id, email } })
    await expect(dialog.getByLabel('Correo')).toHaveValue(email)
  })

  await test.step('two tabs; asterisks; provider and birth date are only shown', async () => {
    await expect(dialog.getByRole('tab')).toHaveText(['Información del usuario', 'Pedidos del usuario'])
    for (const label of ['Nombre', 'Apellido', 'Correo', 'Teléfono', 'Documento', 'Fecha de nacimiento'])
      await expect(dialog.locator('label').filter({ hasText: new RegExp(`^${label} \\*$`) })).toBeVisible()
    await expect(dialog.getByLabel('Proveedor')).toBeDisabled()
    await expect(dialog.getByLabel('Fecha de nacimiento')).toBeDisabled()
    expect(await violationsOn(page, { tags: rules, within: '[role=dialog]' })).toEqual([])
    await dialog.getByRole('tab', { name: 'Pedidos del usuario' }).click()
    await expect(dialog.getByText('No se encontraron órdenes')).toBeVisible()
    await dialog.getByRole('tab', { name: 'Información del usuario' }).click()
  })

  await test.step('the branch shows for three roles; none above one’s own is offered', async () => {
    for (const role of ['delivery', 'picker', 'admin']) {
      await dialog.getByLabel('Rol').selectOption(role)
      await expect(dialog.getByLabel('Sede')).toBeVisible()
    }
    await expect(dialog.getByLabel('Rol').getByRole('option', { name: 'Hiperadministrador' })).toHaveCount(0)
    await dialog.getByLabel('Rol').selectOption('wholesaler')
    await expect(dialog.getByLabel('Sede')).toHaveCount(0)
  })

  await test.step('what the server refuses is said in its words, and nothing typed is lost', async () => {
    await dialog.getByLabel('Correo').fill('admin@demo.co')
    await dialog.getByRole('button', { name: 'Guardar' }).click()
    await expect(dialog.getByRole('alert').getByText('El email ingresado ya se encuentra en uso.')).toBeVisible()
    await expect(page.locator('[data-toast="error"]')).toContainText('El email ingresado ya se encuentra en uso.')
    await expect(dialog.getByLabel('Correo')).toHaveValue('admin@demo.co')
    await expect(dialog.getByLabel('Rol')).toHaveValue('wholesaler')
  })

  await test.step('with a marked field empty it is saved', async () => {
    await dialog.getByLabel('Correo').fill(email)
    await dialog.getByLabel('Teléfono').fill('')
    await dialog.getByRole('button', { name: 'Guardar' }).click()
    await expect(page.getByText('Usuario actualizado correctamente')).toBeVisible()
    await expect(dialog).toBeHidden()
    await expect(row(page, email)).toContainText('Mayorista')
  })

  await test.step('the log of this record: who, and what it was and became', async () => {
    await page.getByRole('button', { name: 'Usuaria Buscada' }).click()
    await dialog.getByRole('link', { name: 'Ver cambios hechos por el personal' }).click()
    await expect(page).toHaveURL(new RegExp(`/admin/audit\\?entity=users&entity_id=${id}`))
    const entry = row(page, 'Actualiza un usuario.')
    await expect(entry).toHaveCount(1)
    await entry.getByRole('button').click()
    const change = page.getByRole('dialog')
    await expect(change.getByRole('row', { name: /^Rol/ })).toHaveText(/Cliente\s*Mayorista/)
    await expect(change.getByRole('row', { name: /^Teléfono/ })).toHaveText(/3001234567\s*—/)
    expect(await violationsOn(page, { tags: rules, within: '[role=dialog]' })).toEqual([])
  })
})

test('a changed role acts on the very next page of whoever holds it: A-30', async ({ api, address, visitor }) => {
  const { id, email } = await api('verde').newShopper('Nueva Admin')
  const hers = await visitor('verde', { viewport: { width: 1440, height: 900 } })
  await comeSignedIn(hers, address('verde'), email)
  await hers.goto('/admin')
  await expect(hers.getByText('Pagina no encontrada')).toBeVisible()
  const boss = await api('verde').signedInAs('superadmin@demo.co')
  await boss.must('POST', `/api/admin/v1/admin/users/${id}`, { role: 'admin' })
  await hers.goto('/admin')
  await expect(hers.getByRole('heading', { name: 'Pedidos', level: 1 })).toBeVisible()
  await boss.must('POST', `/api/admin/v1/admin/users/${id}`, { role: 'client' })
  await hers.goto('/admin/orders')
  await expect(hers.getByText('Pagina no encontrada')).toBeVisible()
})

test('an address of nobody says so and goes back to the list: B-7-006', async ({ page, address }) => {
  await comeSignedIn(page, address('verde'), 'superadmin@demo.co')
  await page.goto(`${address('verde')}/admin/users?user=nadie`)
  const words = page.getByRole('status').filter({ hasText: 'No encontramos este usuario.' })
  await expect(words).toBeVisible()
  await words.getByRole('button', { name: 'Cancelar' }).click()
  await expect(words).toBeHidden()
  await expect(page).toHaveURL(/\/admin\/users$/)
})

test('every number of the statistics comes through the generic resource, down to the days of one product: B-7-004', async ({
  page,
  api,
  address,
}) => {
  const [viewed] = (await api('verde').must('GET', '/api/v1/products?limit=1')).data
  await api('verde').must('POST', `/api/v1/products/${viewed.id}/view`)
  await comeSignedIn(page, address('verde'), 'superadmin@demo.co')
  const asked: URL[] = []
  page.on('request', (request) => request.url().includes('/api/') && asked.push(new URL(request.url())))
  await page.goto(`${address('verde')}/admin/stats`)
  const ranking = page.getByRole('region', { name: 'Productos más vistos (200)' })
  await ranking.getByRole('button', { name: 'Ver tabla' }).click()
  const range = Object.fromEntries(asked.find(({ pathname }) => pathname === '/api/v1/stats/summary')?.searchParams ?? [])
  expect(
    asked
      .map(({ pathname }) => pathname)
      .filter((path) => path.includes('stats'))
      .toSorted(),
  ).toEqual(['/api/v1/stats/most-viewed', '/api/v1/stats/sales', '/api/v1/stats/summary'])

  const first = ranking.getByRole('row').nth(1)
  const views = Number((await first.getByRole('cell').last().innerText()).replaceAll('.', ''))
  const answered = page.waitForResponse((answer) => answer.url().includes('/api/v1/stats/all_paginate'))
  await first.getByRole('button').click()
  const answer = await answered
  const { filter, order } = Object.fromEntries(
    [...new URL(answer.url()).searchParams].flatMap(([name, text]) => (text.startsWith('{') ? [[name, JSON.parse(text)]] : [])),
  )
  expect(filter).toMatchObject({ type: 'product_view', creationDate: { gte: `${range.from}T05:00:00.000Z` } })
  expect(order).toEqual({ creationDate: 'asc' })
  const { data } = (await answer.json()) as { data: { list: { type: string; value: number; reference: string }[] } }
  expect(data.list.every(({ type, reference }) => type === 'product_view' && reference === filter.reference)).toBe(true)
  expect(data.list.reduce((sum, { value }) => sum + value, 0)).toBe(views)

  const dialog = page.getByRole('dialog')
  await expect(dialog.getByText(`${views.toLocaleString('es-CO')} vista`)).toBeVisible()
  await dialog.getByRole('button', { name: 'Ver tabla' }).click()
  await expect(dialog.getByRole('row')).toHaveCount(31)
  expect(await violationsOn(page, { tags: rules, within: '[role=dialog]' })).toEqual([])
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()

  await page.route('**/api/v1/stats/all_paginate**', (route) => route.fulfill({ status: 500, json: {} }))
  await ranking.getByRole('row').nth(2).getByRole('button').click()
  await expect(dialog.getByText('No logramos cargar las estadísticas.')).toBeVisible()
  await page.unroute('**/api/v1/stats/all_paginate**')
  await dialog.getByRole('button', { name: 'Reintentar' }).click()
  await expect(dialog.getByRole('heading', { name: 'Vistas por día' })).toBeVisible()
})

test('five charts of the last thirty days, as tables and files too; failed and empty say so: B-1-009 B-2-086 B-2-087 B-2-088 B-2-089 B-2-090 A-118', async ({
  page,
  api,
  address,
}) => {
  await comeSignedIn(page, address('verde'), 'superadmin@demo.co')
  await page.route('**/api/v1/stats/**', (route) => route.abort())
  await page.goto(`${address('verde')}/admin/stats`)
  await expect(page.getByRole('alert').getByText('No logramos cargar las estadísticas.')).toBeVisible()
  await page.unroute('**/api/v1/stats/**')
  await page.getByRole('button', { name: 'Reintentar' }).click()

  const titles = [
    'Visitas de todos los usuarios',
    'Visitas de usuarios registrados',
    'Ventas en pesos',
    'Cantidad de ventas',
    'Productos más vistos (200)',
  ]
  for (const title of titles) await expect(page.getByRole('region', { name: title }).getByRole('img')).toBeVisible()
  await expect(page.getByRole('button', { name: '30 días' })).toHaveAttribute('aria-pressed', 'true')

  const boss = await api('verde').signedInAs('superadmin@demo.co')
  const { data } = await boss.must('GET', '/api/v1/stats/summary')
  expect(data.days).toHaveLength(30)
  const visits = page.getByRole('region', { name: titles[1] as string })
  await visits.getByRole('button', { name: 'Ver tabla' }).click()
  await expect(visits.getByRole('row')).toHaveCount(31)
  const download = page.waitForEvent('download')
  await visits.getByRole('button', { name: 'Exportar' }).click()
  await page.getByRole('menuitem', { name: 'CSV' }).click()
  const lines = (await readFile(await (await download).path(), 'utf8')).trim().split(/\r?\n/)
  expect(lines).toHaveLength(31)
  const viewed = page.getByRole('region', { name: titles[4] as string })
  await viewed.getByRole('button', { name: 'Ver tabla' }).click()
  await expect(viewed.getByRole('row').nth(3)).toBeVisible()
  expect(await violationsOn(page, { tags: rules, within: '#contenido' })).toEqual([])

  await page.getByLabel('Hasta').fill('2024-01-05')
  await expect(page.getByText('La fecha hasta no puede ser anterior a la fecha desde')).toBeVisible()
  await page.getByLabel('Desde').fill('2024-01-01')
  // Five charts, sales by branch and best sellers.
  await expect(page.getByText('No hay datos en estas fechas')).toHaveCount(7)
})
