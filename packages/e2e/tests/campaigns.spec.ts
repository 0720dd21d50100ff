import type { Page } from 'playwright/test'
import { Api } from '../src/api.ts'
import { comeSignedIn } from '../src/come-signed-in.ts'
import { type ProductServer, startProduct } from '../src/product-server.ts'
import { expect, test } from '../src/world.ts'

// Sending is off unless the operator switches it on, so this shop is one of its own.
let shop: ProductServer

test.beforeAll(async () => {
  test.setTimeout(120_000)
  shop = await startProduct({ CAMPAIGNS: 'on' })
})
test.afterAll(() => shop?.stop())

const rows = (page: Page) => page.getByRole('table').first().locator('tbody').getByRole('row')

test('A-102: a campaign is planned for an hour that the law allows, moved and taken back; the list says so', async ({ page }) => {
  const staff = await new Api(`http://127.0.0.1:${shop.port}`, 'verde').signedInAs('superadmin@demo.co')
  const title = `Quincena ${crypto.randomUUID().slice(0, 8)}`
  await staff.must('POST', '/api/v1/campaings', { type: 'ALL_USERS_SMS', title, description: 'Todo al 10 %' })
  await comeSignedIn(page, shop.address('verde'), 'superadmin@demo.co')
  await page.goto(`${shop.address('verde')}/admin/marketing-campaign?title=${encodeURIComponent(title)}`)
  await expect(rows(page)).toHaveCount(1)
  await rows(page).getByRole('button', { name: title }).click()
  const form = page.getByRole('dialog', { name: `Editar campaña «${title}»` })
  await form.getByRole('tab', { name: 'Envío' }).click()
  await form.getByRole('button', { name: 'Programar envío' }).click()

  const moment = form.getByLabel('Fecha y hora de envío')
  const plan = form.getByRole('button', { name: 'Programar', exact: true })
  await test.step('an hour that has passed and a Sunday are refused while they are chosen', async () => {
    await moment.fill('2026-01-05T09:00')
    await expect(form.getByText('Elige una fecha y hora que aún no haya pasado')).toBeVisible()
    await expect(plan).toBeDisabled()
    await moment.fill(`${sundayAhead()}T10:00`)
    await expect(form.getByText('A esa hora no se puede enviar publicidad')).toBeVisible()
    await expect(plan).toBeDisabled()
    await form.getByRole('button', { name: /^Usar el/ }).click()
    await expect(moment).toHaveValue(/T0[78]:00$/)
  })

  await test.step('a double click plans it once', async () => {
    const asked: string[] = []
    page.on('request', (request) => request.url().endsWith('/schedule') && asked.push(request.url()))
    await plan.dblclick()
    await expect(form.getByText(/^Saldrá el/)).toBeVisible()
    expect(asked).toHaveLength(1)
  })
  await expect(page.getByText('Campaña programada')).toBeVisible()
  await form.getByRole('button', { name: 'Cambiar fecha' }).click()
  await form.getByRole('button', { name: 'Volver' }).click()
  await form.getByRole('button', { name: 'Cancelar', exact: true }).click()
  await expect(rows(page).getByText(/^Programada · /)).toBeVisible()

  await page.reload()
  await rows(page).getByRole('button', { name: title }).click()
  await form.getByRole('tab', { name: 'Envío' }).click()
  await form.getByRole('button', { name: 'Cancelar programación' }).click()
  await expect(form.getByRole('button', { name: 'Programar envío' })).toBeVisible()
  await form.getByRole('button', { name: 'Cancelar', exact: true }).click()
  await expect(rows(page).getByText('Borrador')).toBeVisible()
})

function sundayAhead(): string {
  const day = new Date(Date.now() + 7 * 86_400_000)
  return new Date(day.getTime() + ((7 - day.getUTCDay()) % 7) * 86_400_000).toISOString().slice(0, 10)
}
