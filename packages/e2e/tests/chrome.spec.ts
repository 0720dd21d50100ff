import type { Page } from 'playwright/test'
import { businesses, expect, returning, signIn, test } from '../src/world.ts'

const home = '[data-page="home"]'
const width = (page: Page, selector: string) => page.locator(selector).evaluate((element) => element.getBoundingClientRect().width)

for (const business of businesses) {
  test.describe(business, () => {
    test.beforeEach(async ({ page, api, address }) => {
      await returning(page, api(business), address(business))
      await page.goto(address(business))
      await expect(page.locator(home)).toBeVisible()
    })

    test('everything is said in Spanish: S-1-001', async ({ page }) => {
      await expect(page.locator('html')).toHaveAttribute('lang', 'es')
      await expect(page.getByRole('button', { name: 'Iniciar sesión', exact: true })).toBeVisible()
      await expect(page.getByRole('main')).not.toContainText(/\b(Add to cart|Sign in|Loading|Search)\b/)
    })

    test('the contact button leads to the support address: S-2-055', async ({ page, api }) => {
      const { data } = await api(business).must('GET', '/api/admin/v1/business')
      await expect(page.getByRole('link', { name: 'Contáctanos' })).toHaveAttribute('href', data.support_url)
    })

    test('up again: not at 200 px, but at 201: S-2-173', async ({ page }) => {
      const up = page.getByRole('button', { name: 'Volver arriba' })
      await scrolledTo(page, 200)
      await expect(up).toBeHidden()
      await scrolledTo(page, 201)
      await up.click()
      await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
    })

    test('each path keeps its place on the page: S-2-174', async ({ page }) => {
      await scrolledTo(page, 900)
      // Written down a moment after the scrolling ends.
      await page.waitForTimeout(200)
      await page
        .getByRole('article')
        .getByRole('link')
        .filter({ visible: true })
        .last()
        .evaluate((link: HTMLElement) => link.click())
      await expect(page).toHaveURL(/\/product\//)
      await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
      await page.goBack()
      await expect.poll(() => page.evaluate(() => scrollY)).toBe(900)
    })

    test('phone below 900 px, desktop from 900, big from 1824: S-2-176 S-2-177', async ({ page }) => {
      const bottomBar = page.getByRole('navigation', { name: 'Navegación principal' })
      await page.setViewportSize({ width: 899, height: 800 })
      await expect(bottomBar).toBeVisible()
      await page.setViewportSize({ width: 900, height: 800 })
      await expect(bottomBar).toBeHidden()
      await page.setViewportSize({ width: 1823, height: 900 })
      expect(await width(page, '.sh-header__bar')).toBe(1440)
      await page.setViewportSize({ width: 1824, height: 900 })
      expect(await width(page, '.sh-header__bar')).toBe(1680)
    })

    test('the menu drawer is 260 px wide and holds sub-categories in columns of 10: S-9-025 S-9-027', async ({ page }) => {
      await page.getByRole('button', { name: 'Categorías' }).first().click()
      const drawer = page.getByRole('dialog', { name: 'Categorías' })
      await expect(drawer).toBeVisible()
      await expect.poll(() => width(page, '.pz-drawer__panel')).toBe(260)
      await drawer
        .getByRole('button', { name: /^Subcategorías de/ })
        .first()
        .click()
      const columns = page.getByTestId('sub-categories').getByRole('list')
      for (const column of await columns.all()) expect(await column.getByRole('listitem').count()).toBeLessThanOrEqual(10)
      await page.getByTestId('sub-categories').getByRole('link').last().click()
      await expect(page).toHaveURL(/\/product-subcategory\/[^/]+\/[^/]+$/)
      await expect(drawer).toBeHidden()
    })

    test('categories are linked by /product-category: A-71', async ({ page }) => {
      await page.getByRole('button', { name: 'Categorías' }).first().click()
      const links = page.getByRole('dialog', { name: 'Categorías' }).getByRole('link')
      await expect(links.first()).toHaveAttribute('href', /^\/product-category\//)
    })

    test('corners of cards are 20 px round: S-9-029', async ({ page }) => {
      const card = page.getByRole('main').getByRole('article').first()
      await expect(card).toHaveCSS('border-radius', '20px')
    })

    test('toasts stand bottom right: S-2-172', async ({ page, api }) => {
      const { email } = await api(business).newShopper()
      await signIn(page, email)
      await page.goto('/config'.replace(/^/, new URL(page.url()).origin))
      await page.getByRole('button', { name: 'Cerrar sesión' }).click()
      const box = await page.locator('[data-toast]').boundingBox()
      expect(box && box.x + box.width).toBeGreaterThan(1280 - 40)
      expect(box && box.y + box.height).toBeGreaterThan(800 - 60)
    })
  })
}

test('sub-categories stand in columns of 15 on a phone: S-9-027', async ({ visitor, api, address }) => {
  const page = await visitor('verde', { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })
  await returning(page, api('verde'), address('verde'))
  await page.goto('/')
  await page.getByRole('button', { name: 'Categorías' }).last().click()
  await page
    .getByRole('button', { name: /^Subcategorías de/ })
    .first()
    .click()
  const columns = page.getByTestId('sub-categories').getByRole('list')
  await expect(columns.first()).toBeVisible()
  for (const column of await columns.all()) expect(await column.getByRole('listitem').count()).toBeLessThanOrEqual(15)
})

test('the end of a shelf is felt by a mark of 20 px: S-9-030', async ({ page, api, address }) => {
  await returning(page, api('verde'), address('verde'))
  const { data } = await api('verde').must('GET', '/api/v2/categories')
  await page.goto(`${address('verde')}/product-category/${data.items[0].id}`)
  await expect(page.locator('[data-sentinel]').first()).toHaveCSS('height', '20px')
})

async function scrolledTo(page: Page, top: number) {
  await page.evaluate((wished) => globalThis.scrollTo({ top: wished, behavior: 'instant' }), top)
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(top)
}
