import type { Page } from 'playwright/test'
import { cards } from '../src/screens.ts'
import { expect, returning, test } from '../src/world.ts'

const calls = /\/api\/v2\/search\/products/

const field = (page: Page) => page.getByRole('combobox', { name: 'Buscar productos' })
const suggestions = (page: Page) => page.getByRole('listbox', { name: 'Sugerencias' }).getByRole('option')
const chosen = (page: Page) => page.getByRole('listbox', { name: 'Sugerencias' }).getByRole('option', { selected: true })
const counts = (page: Page) => page.getByRole('navigation', { name: 'Resultados por categoría' }).getByRole('link')
const numberIn = (text: string) => Number(/\((\d+)\)$/.exec(text)?.[1])

/** What the page asks search for from now on. */
function askedFor(page: Page): URLSearchParams[] {
  const asked: URLSearchParams[] = []
  page.on('request', (request) => calls.test(request.url()) && asked.push(new URL(request.url()).searchParams))
  return asked
}

test.beforeEach(async ({ page, api, address }) => {
  for (const business of ['verde', 'azul'] as const) await returning(page, api(business), address(business))
})

test('the field proposes four products and all results, by keyboard alone: S-1-005 S-2-095 S-2-096 S-9-019', async ({ page, address }) => {
  const asked = askedFor(page)
  await page.goto(address('verde'))
  await expect(page.locator('[data-slot="header.search"] [role="combobox"]')).toBeVisible()
  await field(page).focus()
  await expect(field(page)).toHaveAttribute('aria-expanded', 'false')
  await field(page).pressSequentially('leche')
  await expect(suggestions(page)).toHaveCount(5)
  expect(asked.map((each) => [each.get('query'), each.get('limit')])).toEqual([['leche', '4']])
  await expect(suggestions(page).first()).toContainText(/Leche.*\$/s)
  await expect(suggestions(page).last()).toHaveText(/Ver los \d+ resultados de “leche”/)
  await expect(page.getByText(/^4 sugerencias de \d+\./)).toBeAttached()

  await test.step('arrows, Home and Escape', async () => {
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('ArrowDown')
    await expect(chosen(page)).toHaveAttribute('id', (await suggestions(page).nth(1).getAttribute('id')) as string)
    await expect(field(page)).toHaveAttribute('aria-activedescendant', (await chosen(page).getAttribute('id')) as string)
    await expect(field(page)).toBeFocused()
    await page.keyboard.press('Home')
    await expect(chosen(page)).toHaveCount(0)
    await page.keyboard.press('ArrowUp')
    await expect(chosen(page)).toHaveText(/Ver los/)
    await page.keyboard.press('ArrowDown')
    await expect(chosen(page)).toHaveCount(0)
    await page.keyboard.press('Escape')
    await expect(field(page)).toHaveAttribute('aria-expanded', 'false')
    await expect(field(page)).toHaveValue('leche')
  })

  await test.step('Enter opens the product, and from the field the results', async () => {
    await page.keyboard.press('ArrowDown')
    await expect(field(page)).toHaveAttribute('aria-expanded', 'true')
    await page.keyboard.press('ArrowDown')
    if ((await chosen(page).count()) === 0) await page.keyboard.press('ArrowDown')
    const target = await chosen(page).getAttribute('href')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(new RegExp(`${target}$`))
    await field(page).fill('arroz')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/\/search\/arroz$/)
    await expect(field(page)).toHaveValue('arroz')
    await expect(page.getByRole('listbox')).toBeHidden()
  })

  await test.step('what was searched before is proposed while the field is empty', async () => {
    await field(page).fill('')
    await expect(suggestions(page)).toHaveText(['arroz'])
    await page.getByRole('button', { name: 'Borrar' }).click()
    await expect(suggestions(page)).toHaveCount(0)
  })
})

test('results with trail, counts, order and more: S-2-026 S-2-097 S-2-098 S-2-099 S-2-101 S-9-014', async ({ page, address, visitor }) => {
  const withoutScript = await visitor('verde', { javaScriptEnabled: false })
  await withoutScript.goto('/search/leche')
  await expect(withoutScript.getByRole('heading', { level: 1 })).toHaveText('Resultados para “leche”')
  await expect(cards(withoutScript)).toHaveCount(50)
  const asked = askedFor(page)
  await page.goto(`${address('verde')}/buscar/leche`)
  await expect(cards(page)).toHaveCount(50)
  await expect(page.getByRole('navigation', { name: 'Ruta de navegación' })).toContainText('InicioBúsqueda: leche')
  const all = numberIn(await counts(page).first().innerText())
  expect(all).toBeGreaterThan(50)
  await expect(page.getByText('No hay mas coincidencias para la busqueda')).toHaveCount(0)
  await page.getByRole('button', { name: 'Cargar mas' }).click()
  await expect(cards(page)).toHaveCount(Math.min(all, 100))
  await expect(page.getByText('No hay mas coincidencias para la busqueda', { exact: true })).toBeVisible()

  const one = counts(page).nth(1)
  const [name, many] = [(await one.innerText()).replace(/\s*\(\d+\)$/, ''), numberIn(await one.innerText())]
  await one.click()
  await expect(page).toHaveURL(/\/search\/leche\?categoria=/)
  await expect(cards(page)).toHaveCount(Math.min(many, 50))
  await expect(counts(page).and(page.locator('[aria-current]'))).toContainText(name)
  expect([asked.at(-1)?.get('limit'), asked.at(-1)?.get('category_id')]).toEqual(['50', new URL(page.url()).searchParams.get('categoria')])

  await page.getByRole('combobox', { name: 'Ordenar por' }).selectOption('Menor precio')
  await expect(page).toHaveURL(/categoria=.*&orden=price_asc/)
  await expect.poll(() => asked.at(-1)?.get('sort')).toBe('price_asc')
  await page.reload()
  await expect(page.getByRole('combobox', { name: 'Ordenar por' })).toHaveValue('price_asc')
})

test('nothing found proposes categories; odd queries do no harm: S-2-100', async ({ page, address }) => {
  const complaints: string[] = []
  page.on('pageerror', (error) => complaints.push(error.message))
  page.on('dialog', (dialog) => complaints.push(dialog.message()))
  await page.goto(`${address('azul')}/search/zzzqqq`)
  await expect(page.getByText('No se encontraron productos con la busqueda', { exact: true })).toBeVisible()
  await expect(page.getByRole('navigation', { name: 'Categorías para explorar' }).getByRole('link').first()).toBeVisible()
  for (const query of ['<script>alert(1)</script>', '%', '"\'', '🥑🥑', 'z'.repeat(500)]) {
    await page.goto(`${address('azul')}/search/${encodeURIComponent(query)}`)
    await expect(page.getByText('No se encontraron productos con la busqueda', { exact: true })).toBeVisible()
    await expect(page.getByRole('heading', { level: 1 })).toContainText(query.slice(0, 100))
  }
  expect(complaints).toEqual([])
})

test.describe('when search does not work', () => {
  test.use({ serviceWorkers: 'block' })

  test('it says so, and Reintentar mends it; an incomplete product is named: S-2-102', async ({ page, address, api }) => {
    await page.goto(address('verde'))
    await page.route(calls, (route) => route.abort())
    await field(page).fill('arepa')
    await expect(page.getByText('No logramos mostrar sugerencias.')).toBeVisible()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('main').getByText('No logramos buscar.')).toBeVisible()
    await expect(page.getByText('No se encontraron productos con la busqueda')).toHaveCount(0)
    await page.unroute(calls)
    const answer = await api('verde').must('GET', '/api/v2/search/products?query=arepa&limit=50')
    Object.assign(answer.data.products[0], { price: null, price_neto: null })
    await page.route(calls, (route) => route.fulfill({ json: answer }))
    await page.getByRole('main').getByRole('button', { name: 'Reintentar' }).click()
    await expect(cards(page).first()).toContainText('Informacion del producto incompleta.')
    await expect(page.getByText('Informacion del producto incompleta.')).toHaveCount(1)
  })

  test('a server that does not answer is not waited for without end', async ({ page, address }) => {
    await page.clock.install()
    await page.goto(address('verde'))
    const held = Promise.withResolvers<void>()
    await page.route(calls, (route) => {
      if (route.request().url().includes('limit=50')) held.resolve()
    })
    await field(page).fill('arepa')
    await page.keyboard.press('Enter')
    await held.promise
    await page.clock.fastForward(16_000)
    await expect(page.getByRole('main').getByText('No logramos buscar.')).toBeVisible()
    await page.unroute(calls)
    await page.getByRole('main').getByRole('button', { name: 'Reintentar' }).click()
    await expect(cards(page).first()).toBeVisible()
  })
})

test('on a phone, in one category, and a brand found by its name: S-3-132 S-7-048', async ({ page, address }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(address('azul'))
  const where = page.getByRole('combobox', { name: 'Buscar en la categoría' })
  await expect(where.locator('option').nth(1)).toBeAttached()
  await where.selectOption({ index: 2 })
  await field(page).fill('leche')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/search\/leche\?categoria=/)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
  await field(page).fill('alpina')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('navigation', { name: 'Marcas' }).getByRole('link', { name: 'Alpina', exact: true })).toHaveAttribute(
    'href',
    '/brand/name/Alpina',
  )
})
