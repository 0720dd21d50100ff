import type { Page } from 'playwright/test'
import type { Api } from '../src/api.ts'
import { next, signInByCall } from '../src/checkout.ts'
import { type Business, expect, returning, test } from '../src/world.ts'

test.describe.configure({ mode: 'parallel', timeout: 90_000 })

const active = '/api/v2/shopping-cart/history/active'
const chip = (page: Page) => page.getByRole('banner').getByRole('button', { name: /Cambiar sede$/ })
const question = (page: Page) => page.getByRole('dialog')
const actions = (page: Page) => page.locator('.cart-checkout__actions')
const pesos = (amount: number) => `$${amount.toLocaleString('es-CO').replaceAll(',', '.')}`

interface Listed {
  id: string
  countType?: string
  price?: number
  price_neto?: number
  stock_branch_offices: { id: string; stock: number }[]
}

/** So many that tests beside this one do not take the last of them. */
const plenty = 60

/** A cart at the first branch with three products that cost something else at the second, and an address at each. */
async function between(page: Page, owner: Api, address: string) {
  const { email } = await owner.newShopper()
  const [here, there] = await owner.offices()
  const [first] = (await owner.must('GET', '/api/v1/users/me')).user.addresses
  const { lat, lng } = there.geopoint
  const second = {
    ...first,
    id: undefined,
    alias: 'Al otro lado',
    defaultAddress: false,
    geopoint: { type: 'Point', coordinates: [lng, lat] },
  }
  await owner.must('PUT', '/api/v1/users', { addresses: [first, second] })
  owner.at(here.id)
  const listAt = async (id: string): Promise<Listed[]> => (await owner.must('GET', `/api/v2/products/${id}?limit=100`)).products.data.items
  const isPlenty = (each: Listed, office: string) => each.stock_branch_offices.some(({ id, stock }) => id === office && stock >= plenty)
  const charged = ({ price, price_neto }: Listed) => price_neto || price || 0
  const [ours, theirs] = [await listAt(here.id), new Map((await listAt(there.id)).map((each) => [each.id, each]))]
  const differing = ours.filter((each) => {
    const other = theirs.get(each.id)
    return other && each.countType !== 'grams' && isPlenty(each, here.id) && isPlenty(other, there.id) && charged(other) !== charged(each)
  })
  for (const { id } of differing.slice(0, 3))
    await owner.must('POST', '/api/v2/shopping-cart/history/add-product', { product: id, count: 8 })
  await signInByCall(page, address, email)
  await page.context().addCookies([{ name: 'plaza-branch', value: here.id, url: address }])
  await returning(page, owner, address)
  return { here, there }
}

const cartOf = async (owner: Api) => (await owner.must('GET', active)).cart

/** From the payment step to the order; answers the total that stood beside the last button. */
async function finishFromPay(page: Page) {
  await page.getByRole('radio', { name: /^Efectivo/ }).check({ force: true })
  await next(page).click()
  await expect(page).toHaveURL(/\/checkout\/bags$/)
  await page.getByRole('main').getByRole('radio').first().check({ force: true })
  await next(page).click()
  await expect(page).toHaveURL(/\/checkout\/finish$/)
  const shown = await actions(page).locator('strong').innerText()
  await page.getByRole('button', { name: 'Finalizar pedido' }).click()
  await expect(page).toHaveURL(/\/checkout\/thanks\//)
  return shown
}

for (const [business, type] of [
  ['verde', 'delivery'],
  ['azul', 'pickup'],
] as const satisfies readonly (readonly [Business, string])[]) {
  test(`${type} that another branch serves: asked with both totals, refused, accepted, ordered: A-132 A-45`, async ({
    page,
    api,
    address,
  }) => {
    const owner = api(business)
    const { here, there } = await between(page, owner, address(business))
    const before = await cartOf(owner)
    await page.goto(`${address(business)}/checkout/address`)
    await expect(chip(page)).toContainText(here.displayName)
    if (type === 'pickup') await page.getByRole('radio', { name: /^Recoger en sede/ }).check({ force: true })
    const elsewhere = page.getByRole('radio', { name: type === 'pickup' ? new RegExp(`^${there.displayName}`) : /Al otro lado/ })

    await test.step('refused: nothing has changed, and another destination is asked for', async () => {
      await elsewhere.click({ force: true })
      await expect(question(page)).toContainText(type === 'pickup' ? 'Recoges en la' : 'Tu dirección la atiende la')
      for (const { displayName } of [here, there]) await expect(question(page)).toContainText(displayName)
      await expect(question(page)).toContainText(pesos(before.price_total_computed))
      await question(page)
        .getByRole('button', { name: /^Elegir otra/ })
        .click()
      await expect(page.getByText(/^Sigues comprando en la/)).toBeVisible()
      await expect(chip(page)).toContainText(here.displayName)
      expect(await cartOf(owner)).toMatchObject({ branch_office_id: here.id, price_total_computed: before.price_total_computed })
    })

    await elsewhere.click({ force: true })
    const offered = await question(page).locator('.cart-move__totals strong').last().innerText()
    await question(page).getByRole('button', { name: 'Aceptar todos' }).click()
    await expect(question(page)).toHaveCount(0)
    await expect(chip(page)).toContainText(there.displayName)
    await expect(actions(page)).toContainText(offered)
    await page.reload()
    await expect(chip(page)).toContainText(there.displayName)
    await expect(actions(page)).toContainText(offered)
    expect(await cartOf(owner)).toMatchObject({ branch_office_id: there.id })

    await next(page).click()
    await expect(page).toHaveURL(/\/checkout\/pay$/)
    const { id } = await cartOf(owner)
    const shown = await finishFromPay(page)
    const { order } = await owner.must('GET', `/api/v2/shopping-cart/${id}`)
    expect([pesos(order.price_total), order.branch_office_id]).toEqual([shown.replace(/\s/g, ''), there.id])
  })
}
