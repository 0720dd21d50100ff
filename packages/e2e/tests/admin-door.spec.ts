import { businesses, enter, expect, signIn, test } from '../src/world.ts'

for (const business of businesses) {
  test(`${business}: a client at /admin gets "Pagina no encontrada" and no admin file: S-2-038 S-6-015 A-32`, async ({
    api,
    address,
    page,
  }) => {
    const shopper = await api(business).newShopper()
    const adminFiles: string[] = []
    page.on('request', (request) => request.url().includes('/mf-admin-') && adminFiles.push(request.url()))
    await enter(page, address(business))
    await signIn(page, shopper.email)

    await page.goto(`${address(business)}/admin/orders`)

    await expect(page.getByText('Pagina no encontrada')).toBeVisible()
    expect(adminFiles).toEqual([])
  })

  test(`${business}: nobody signed in at /admin is sent home and asked to sign in, and nothing else: A-32`, async ({ address, page }) => {
    await page.goto(`${address(business)}/admin`)
    await expect(page).toHaveURL(`${address(business)}/`)
    await expect(page.getByRole('dialog', { name: 'Iniciar sesión' })).toBeVisible()
    await page.waitForLoadState('networkidle')
    await expect(page.getByRole('dialog')).toHaveCount(1)
  })
}
