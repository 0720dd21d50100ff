import { businesses, expect, returning, signIn, test } from '../src/world.ts'

for (const business of businesses) {
  test.describe(business, () => {
    test.beforeEach(async ({ page, api, address }) => returning(page, api(business), address(business)))

    test('a visitor creates no markets and no order: S-6-005 S-6-007', async ({ api }) => {
      const visitor = api(business)
      const answers = [
        await visitor.send('POST', '/api/v1/custom_carts', { name: 'Mi mercado', type: 'private_user_collection' }),
        await visitor.send('POST', '/api/v2/shopping-cart/history/00000000-0000-4000-8000-000000000000/create-order', { total_price: 1 }),
      ]
      expect(answers.map(({ status }) => status)).toEqual([401, 401])
    })

    test('a visitor who wants to check out is asked to sign in: S-6-007 S-6-004', async ({ page, address }) => {
      await page.goto(address(business))
      await page
        .getByRole('main')
        .getByRole('button', { name: /^Agregar / })
        .first()
        .click()
      const pill = page.getByRole('button', { name: /^Carrito: 1 producto,/ }).first()
      await expect(pill).toBeVisible()
      await page.goto(`${address(business)}/checkout/finish`)
      await expect(page).toHaveURL(`${address(business)}/`)
      await expect(page.getByRole('dialog').getByLabel('Correo electrónico')).toBeVisible()
    })

    test('a client sees no Admin link, and at /admin that the page does not exist: S-6-010 S-6-015', async ({ page, address, api }) => {
      const { email } = await api(business).newShopper()
      await page.goto(address(business))
      await signIn(page, email)
      await expect(page.getByRole('link', { name: 'Admin', exact: true })).toHaveCount(0)
      await page.goto(`${address(business)}/admin`)
      await expect(page.getByText('Pagina no encontrada')).toBeVisible()
    })

    test('a client, and whoever says to be an admin in a header, moves no order: S-6-012 S-6-014', async ({ api, page }) => {
      const order = await anOrder(api(business))
      const client = api(business)
      await client.newShopper()
      expect((await client.send('PUT', '/api/v2/shopping-cart', { id: order.id, state: '7_admin_cart_accept' })).status).toBe(403)

      const admin = await api(business).signedInAs('admin@demo.co')
      const { user } = await admin.must('GET', '/api/v1/users/me')
      const forged = await page.request.put(`http://127.0.0.1:${process.env.PLAZA_E2E_PORT}/api/v2/shopping-cart`, {
        headers: { 'x-business': business, 'x-user-id': user.id, role: 'admin' },
        data: { id: order.id, state: '7_admin_cart_accept', user: { id: user.id, role: 'admin' } },
      })
      expect(forged.status()).toBe(401)
    })

    test('admins see the Admin link from 900 px on: S-6-010 S-2-176', async ({ page, address }) => {
      await page.goto(address(business))
      await signIn(page, 'admin@demo.co')
      const link = page.getByRole('link', { name: 'Admin', exact: true })
      await page.setViewportSize({ width: 900, height: 800 })
      await expect(link).toBeVisible()
      await page.setViewportSize({ width: 899, height: 800 })
      await expect(link).toBeHidden()
    })

    test('superadmin and hyperadmin see it too, the others do not: S-6-010', async ({ visitor, api, address }) => {
      const rights = { 'superadmin@demo.co': 1, 'hyperadmin@demo.co': 1, 'alistador@demo.co': 0, 'mayorista@demo.co': 0 }
      for (const [email, links] of Object.entries(rights)) {
        const page = await visitor(business, { viewport: { width: 1280, height: 800 } })
        await returning(page, api(business), address(business))
        await page.goto('/')
        await signIn(page, email)
        await expect(page.getByRole('button', { name: 'Iniciar sesión', exact: true })).toBeHidden()
        await expect(page.getByRole('link', { name: 'Admin', exact: true })).toHaveCount(links)
      }
    })
  })
}

/** Any placed order of the demo, as the business's superadmin sees it. */
async function anOrder(api: import('../src/api.ts').Api): Promise<{ id: string }> {
  await api.signedInAs('superadmin@demo.co')
  const { data } = await api.must('GET', '/api/v2/shopping-cart/orders/all?limit=1')
  return data.orders[0]
}
