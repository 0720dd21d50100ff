import { businesses, expect, returning, signIn, test } from '../src/world.ts'

test.describe('without a configuration', () => {
  test('the unknown-page screen, and a link to the start: S-2-041 S-2-042 S-2-043', async ({ page }) => {
    const answer = await page.goto(`http://nadie.localhost:${process.env.PLAZA_E2E_PORT}/offers`)
    expect(answer?.status()).toBe(404)
    await expect(page.getByText('No logramos encontrar la pagina solicitada', { exact: true })).toBeVisible()
    await page.getByRole('link', { name: 'Vuelve al inicio', exact: true }).click()
    await expect(page).toHaveURL(`http://nadie.localhost:${process.env.PLAZA_E2E_PORT}/`)
  })
})

for (const business of businesses) {
  test.describe(business, () => {
    test.beforeEach(async ({ page, api, address }) => returning(page, api(business), address(business)))

    test('pages that need a session send a visitor home: S-2-002', async ({ page, address }) => {
      for (const path of [
        '/checkout/address',
        '/checkout/pay',
        '/checkout/bags',
        '/checkout/finish',
        '/checkout/thanks/1',
        '/admin',
        '/admin/orders',
      ]) {
        await page.goto(address(business) + path)
        await expect(page, path).toHaveURL(`${address(business)}/`)
      }
    })

    test('within the page, too: S-2-002', async ({ page, address }) => {
      await page.goto(address(business))
      await expect(page.locator('[data-page="home"]')).toBeVisible()
      await page.evaluate(() => {
        history.pushState(null, '', '/checkout/pay')
        dispatchEvent(new PopStateEvent('popstate'))
      })
      await expect(page).toHaveURL(`${address(business)}/`)
    })

    test('an unknown path shows home in place: S-2-004', async ({ page, address }) => {
      const answer = await page.goto(`${address(business)}/zzz`)
      expect(answer?.status()).toBe(200)
      await expect(page.locator('[data-page="home"]')).toBeVisible()
      await expect(page.getByRole('heading', { name: 'Los más pedidos en tu sede' })).toBeVisible()
      await expect(page).toHaveURL(`${address(business)}/zzz`)
    })

    test('the rest is public: settings, terms, news, showcase: S-2-001 S-2-033 S-2-034 S-2-035 S-2-036', async ({ page, address }) => {
      const screens = { config: 'Configuración', terms: 'Términos y condiciones', blog: 'Noticias', atomic: 'Componentes' }
      for (const [path, heading] of Object.entries(screens)) {
        await page.goto(`${address(business)}/${path}`)
        await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible()
        await expect(page).toHaveURL(`${address(business)}/${path}`)
      }
    })

    test('shop pages open without a session, by either of their names: S-2-001', async ({ page, api, address }) => {
      const { data } = await api(business).must('GET', '/api/v2/categories')
      const [{ id }] = data.items
      for (const path of ['/', `/product-category/${id}`, `/categoria/${id}`, '/search/arroz', '/buscar/arroz', '/cart', '/profile']) {
        const answer = await page.goto(address(business) + path)
        expect(answer?.status(), path).toBe(200)
        await expect(page.locator('main [data-remote]').first(), path).toBeVisible()
        await expect(page, path).toHaveURL(address(business) + path)
      }
    })

    test('staff open the administration, any path below it: S-2-038', async ({ page, address }) => {
      await page.goto(address(business))
      await signIn(page, 'admin@demo.co')
      await page.getByRole('link', { name: 'Admin', exact: true }).click()
      await expect(page).toHaveURL(/\/admin\/orders$/)
      await expect(page.getByRole('navigation', { name: 'Administración' })).toBeVisible()
      await expect(page.locator('main [data-remote="mf-admin-orders"]')).toBeVisible()
      await page.goto(`${address(business)}/admin/products`)
      await expect(page.locator('main [data-remote="mf-admin-catalog"]')).toBeVisible()
    })
  })
}

test('whoever goes back while the page is still being drawn gets the page of the address', async ({ page, api, address }) => {
  await returning(page, api('verde'), address('verde'))
  // The step falls between the router's first look at the address and its listening: no event tells of it.
  await page.addInitScript(() => {
    const listen = window.addEventListener
    window.addEventListener = ((...args: Parameters<typeof listen>) => {
      if (args[0] === 'popstate' && location.search === '?tipo=event') history.replaceState(null, '', '/recipe-book?tipo=recipe')
      listen.apply(window, args)
    }) as typeof listen
  })
  await page.goto(`${address('verde')}/recipe-book?tipo=event`)
  await expect(page).toHaveURL(/tipo=recipe$/)
  await expect(page.getByRole('main').getByRole('link', { name: 'Recetas' })).toHaveAttribute('aria-current', 'page')
})
