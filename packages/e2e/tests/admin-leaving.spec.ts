import type { Locator, Page } from 'playwright/test'
import { placeOrder } from '../src/an-order.ts'
import { violationsOn } from '../src/axe.ts'
import { comeSignedIn } from '../src/come-signed-in.ts'
import { expect, returning, test } from '../src/world.ts'

const question = (page: Page, name = 'Tienes cambios sin guardar') => page.getByRole('alertdialog', { name })
const menu = (page: Page, name: string) => page.getByRole('navigation', { name: 'Administración' }).getByRole('link', { name })

async function stays(page: Page) {
  await question(page).getByRole('button', { name: 'Seguir editando' }).click()
  await expect(question(page)).toBeHidden()
}

async function leaves(page: Page) {
  await question(page).getByRole('button', { name: 'Salir sin guardar' }).click()
  await expect(question(page)).toBeHidden()
}

/** Nothing is asked: a moment passes in which it would have been. */
async function asksNothing(page: Page) {
  await page.waitForTimeout(300)
  await expect(question(page)).toBeHidden()
}

/** The list of users reached by the menu, from the orders, and one of them open. */
async function openUser(page: Page, address: string, email: string): Promise<Locator> {
  await page.goto(`${address}/admin/orders`)
  await menu(page, 'Usuarios').click()
  await page.getByLabel('Filtrar por Correo').fill(email)
  await expect(page).toHaveURL(/email=/)
  await page.getByRole('row').filter({ hasText: email }).getByRole('button').click()
  const dialog = page.getByRole('dialog', { name: 'Editar usuario' })
  await expect(dialog.getByLabel('Correo')).toHaveValue(email)
  return dialog
}

for (const engine of ['with the Navigation API', 'without it'] as const) {
  test(`what was typed into a user is not left without a question, whatever the way, ${engine}`, async ({ page, api, address }) => {
    if (engine === 'without it') await page.addInitScript(() => Object.defineProperty(window, 'navigation', { value: undefined }))
    const { email } = await api('verde').newShopper('Persona Guardada')
    await comeSignedIn(page, address('verde'), 'superadmin@demo.co')
    const dialog = await openUser(page, address('verde'), email)
    const opened = page.url()
    const kept = async () => {
      expect(page.url()).toBe(opened)
      await expect(dialog.getByLabel('Nombre')).toHaveValue('Persona Cambiada')
    }

    await test.step('nothing typed: every way is open', async () => {
      await page.goBack()
      await expect(dialog).toBeHidden()
      await page.goForward()
      await expect(dialog.getByLabel('Correo')).toHaveValue(email)
      expect(page.url()).toBe(opened)
      await asksNothing(page)
    })

    await dialog.getByLabel('Nombre').fill('Persona Cambiada')
    await test.step('closing the window: Escape, beside it, its cross, its button', async () => {
      const ways = [
        () => page.keyboard.press('Escape'),
        () => page.mouse.click(5, 5),
        () => dialog.getByRole('button', { name: 'Cerrar' }).click(),
        () => dialog.getByRole('button', { name: 'Cancelar' }).click(),
      ]
      for (const way of ways) {
        await way()
        await expect(question(page)).toBeVisible()
        await stays(page)
        await kept()
      }
    })

    await test.step('a link, and a navigation by program', async () => {
      await dialog.getByRole('link', { name: 'Ver cambios hechos por el personal' }).click()
      await stays(page)
      await kept()
      await page.evaluate(() => {
        const anchor = Object.assign(document.createElement('a'), { href: '/admin/stats' })
        document.body.append(anchor)
        anchor.click()
        anchor.remove()
      })
      await expect(question(page)).toBeVisible()
      expect(await violationsOn(page, { within: '[role=alertdialog]' })).toEqual([])
      await stays(page)
      await kept()
    })

    await test.step('Back, again and again, also while the question stands; Forward stays where it was', async () => {
      for (const _ of ['once', 'twice']) {
        await page.goBack()
        await expect(question(page)).toBeVisible()
        await stays(page)
        await kept()
      }
      await page.evaluate(() => history.back())
      await expect(question(page)).toBeVisible()
      await page.evaluate(() => history.back())
      await page.waitForTimeout(200)
      await stays(page)
      await kept()
      await page.evaluate(() => history.go(-2))
      await expect(question(page)).toBeVisible()
      await stays(page)
      await kept()
    })

    await test.step('leaving by Back leaves: the window is closed, the list stands, and its address', async () => {
      await page.goBack()
      await leaves(page)
      await expect(dialog).toBeHidden()
      await expect(page).toHaveURL(/\/admin\/users\?email=/)
      await page.goBack()
      await expect(page.getByRole('heading', { level: 1, name: 'Pedidos' })).toBeVisible()
      await page.goForward()
      await page.goForward()
      await expect(dialog.getByLabel('Nombre')).toHaveValue('Persona Guardada')
      await asksNothing(page)
    })

    await test.step('leaving two steps back at once', async () => {
      await dialog.getByLabel('Nombre').fill('Otra vez')
      await page.evaluate(() => history.go(-2))
      await leaves(page)
      await expect(page.getByRole('heading', { level: 1, name: 'Pedidos' })).toBeVisible()
      await page.evaluate(() => history.go(2))
      await expect(dialog.getByLabel('Nombre')).toHaveValue('Persona Guardada')
    })

    await test.step('leaving by the link leaves', async () => {
      await dialog.getByLabel('Nombre').fill('Otra vez')
      await dialog.getByRole('link', { name: 'Ver cambios hechos por el personal' }).click()
      await leaves(page)
      await expect(page).toHaveURL(/\/admin\/audit\?entity=users/)
      await page.goBack()
      await expect(dialog.getByLabel('Nombre')).toHaveValue('Persona Guardada')
    })

    await test.step('typed and taken back, or saved: nothing to ask', async () => {
      await dialog.getByLabel('Nombre').fill('Otra vez')
      await dialog.getByLabel('Nombre').fill('Persona Guardada')
      await page.keyboard.press('Escape')
      await expect(dialog).toBeHidden()
      await asksNothing(page)
      await page.getByRole('row').filter({ hasText: email }).getByRole('button').click()
      await dialog.getByLabel('Nombre').fill('Persona Nueva')
      await dialog.getByRole('button', { name: 'Guardar' }).click()
      await expect(dialog).toBeHidden()
      await asksNothing(page)
      await page.goBack()
      await asksNothing(page)
    })
  })
}

test('a form that stands in the page asks before the menu, the shop and the tab; within its page nothing asks', async ({
  page,
  address,
}) => {
  await comeSignedIn(page, address('verde'), 'superadmin@demo.co')
  await page.goto(`${address('verde')}/admin/orders`)
  await menu(page, 'Productos').click()
  await page.getByRole('tab', { name: 'Nuevo producto' }).click()
  const name = page.getByLabel(/^Nombre/).first()
  await name.fill('Arroz sin guardar')

  for (const way of [menu(page, 'Pedidos'), menu(page, 'Estadisticas'), page.getByRole('link', { name: 'Tienda' })]) {
    await way.click()
    await expect(question(page)).toBeVisible()
    await stays(page)
    await expect(page).toHaveURL(/\/admin\/products$/)
    await expect(name).toHaveValue('Arroz sin guardar')
  }
  await page.goBack()
  await expect(question(page)).toBeVisible()
  await stays(page)

  await test.step('a window over it that has nothing typed closes without a word, by Back too', async () => {
    await page.getByRole('tab', { name: 'Lista de productos' }).click()
    await page.getByRole('table').locator('tbody').getByRole('button').first().click()
    const dialog = page.getByRole('dialog', { name: 'Editar producto' })
    await expect(dialog).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
    await asksNothing(page)
    await page.getByRole('tab', { name: 'Nuevo producto' }).click()
    await expect(name).toHaveValue('Arroz sin guardar')
  })

  await test.step('the tab: the browser asks by itself, and only while there is something', async () => {
    const asked: string[] = []
    page.on('dialog', (dialog) => {
      asked.push(dialog.type())
      void dialog.dismiss()
    })
    await page.evaluate(() => setTimeout(() => location.reload(), 0))
    await expect.poll(() => asked).toEqual(['beforeunload'])
    await expect(name).toHaveValue('Arroz sin guardar')
    await menu(page, 'Pedidos').click()
    await leaves(page)
    await expect(page.getByRole('heading', { level: 1, name: 'Pedidos' })).toBeVisible()
    await page.reload()
    expect(asked).toEqual(['beforeunload'])
  })
})

test('windows with sheets and choices of their own ask too: category, assignment, styles', async ({ page, api, address }) => {
  const { order } = await placeOrder(api('verde'))
  await comeSignedIn(page, address('verde'), 'superadmin@demo.co')

  await test.step('a category, of which one sheet has a tag that was only typed', async () => {
    await page.goto(`${address('verde')}/admin/orders`)
    await menu(page, 'Categorias').click()
    await page.getByRole('row').nth(2).getByRole('button').first().click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('tab', { name: 'Etiquetas' }).click()
    await dialog.getByLabel('Nueva etiqueta').fill('de temporada')
    await page.keyboard.press('Escape')
    await stays(page)
    await page.goBack()
    await stays(page)
    await expect(page).toHaveURL(/\/admin\/categories$/)
    await expect(dialog.getByLabel('Nueva etiqueta')).toHaveValue('de temporada')
    await dialog
      .getByRole('button', { name: 'Cerrar ventana' })
      .or(dialog.getByRole('button', { name: 'Cerrar' }))
      .first()
      .click()
    await leaves(page)
    await expect(dialog).toBeHidden()
  })

  await test.step('a picker who was chosen and not yet assigned', async () => {
    await menu(page, 'Pedidos').click()
    await page.getByRole('button', { name: `Ver pedido ${order.id_order}` }).click()
    const dialog = page.getByRole('dialog', { name: /Pedido N\.º/ })
    await dialog.getByLabel('Alistador').selectOption({ index: 1 })
    await page.keyboard.press('Escape')
    await stays(page)
    await page.goBack()
    await leaves(page)
    await expect(dialog).toBeHidden()
  })

  await test.step('styles of the shop', async () => {
    await menu(page, 'Configuración de la empresa').click()
    await page.getByRole('tab', { name: 'Estilos CSS' }).click()
    await page.locator('.cm-content').click()
    await page.keyboard.type('h1 ')
    await expect(page.getByText('Cambios sin guardar')).toBeVisible()
    await menu(page, 'Pedidos').click()
    await stays(page)
    await expect(page).toHaveURL(/business-config/)
    await page.getByRole('button', { name: 'Deshacer cambios' }).click()
    await menu(page, 'Pedidos').click()
    await expect(page.getByRole('heading', { level: 1, name: 'Pedidos' })).toBeVisible()
  })
})

test('the product window in the shop asks as it does in the back office', async ({ page, api, address }) => {
  const [product] = (await api('verde').must('GET', '/api/v1/products?limit=1')).data
  await comeSignedIn(page, address('verde'), 'superadmin@demo.co')
  await returning(page, api('verde'), address('verde'))
  await page.goto(`${address('verde')}/product/${product.id}`)
  await page.getByRole('button', { name: 'Editar producto' }).click()
  const dialog = page.getByRole('dialog', { name: 'Editar producto' })
  await dialog
    .getByLabel(/^Nombre/)
    .first()
    .fill('Otro nombre')
  await page.keyboard.press('Escape')
  await stays(page)
  await expect(dialog.getByLabel(/^Nombre/).first()).toHaveValue('Otro nombre')
  await dialog.getByRole('button', { name: 'Cancelar' }).click()
  await leaves(page)
  await expect(dialog).toBeHidden()
  await expect(page).toHaveURL(new RegExp(`/product/${product.id}`))
})
