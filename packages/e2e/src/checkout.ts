import { expect, type Page } from 'playwright/test'
import { type Api, password } from './api.ts'

/** A shopper with a cart at the first branch, made by calls; the page is signed in as them and has that branch chosen. */
export interface ReadyCart {
  readonly email: string
  readonly uuid: string
  readonly officeId: string
  readonly products: { readonly id: string; readonly title: string }[]
}

/** `lines` different products, each often enough that any minimum is reached. */
export async function aReadyCart(page: Page, api: Api, address: string, lines = 2): Promise<ReadyCart> {
  const { email } = await api.newShopper()
  const [office] = await api.offices()
  api.at(office.id)
  const products = await fillCart(api, office.id, lines)
  await signInByCall(page, address, email)
  await page.context().addCookies([{ name: 'plaza-branch', value: office.id, url: address }])
  const { cart } = await api.must('GET', '/api/v2/shopping-cart/history/active')
  return { email, uuid: cart.id, officeId: office.id, products }
}

export async function fillCart(api: Api, officeId: string, lines: number): Promise<ReadyCart['products']> {
  const { products } = await api.must('GET', `/api/v2/products/${officeId}?limit=100`)
  // From the middle of the list: the first are what other tests take.
  const taken = products.data.items
    .filter((each: { count_type?: string; countType?: string; withoutStock?: boolean }) => each.countType !== 'grams' && !each.withoutStock)
    .slice(40, 40 + lines)
  for (const { id } of taken) await api.must('POST', '/api/v2/shopping-cart/history/add-product', { product: id, count: 12 })
  return taken.map(({ id, title }: { id: string; title: string }) => ({ id, title }))
}

/** As a visitor of yesterday: the session cookie is there before the page opens. */
export async function signInByCall(page: Page, address: string, email: string) {
  // Node knows no *.localhost: the call goes to the machine and names the business.
  const { hostname, port } = new URL(address)
  const answer = await fetch(`http://127.0.0.1:${port}/api/v1/users/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'at-business': hostname.split('.')[0] as string },
    body: JSON.stringify({ email, password }),
  })
  expect(answer.status).toBe(200)
  const cookies = answer.headers.getSetCookie().map((each) => (each.split(';')[0] as string).split('='))
  await page.context().addCookies(cookies.map(([name = '', value = '']) => ({ name, value, url: address, httpOnly: true })))
}

/** Address, payment and bags chosen by calls; answers the cart. */
export async function chooseAll(api: Api, uuid: string, method: string) {
  const path = `/api/v2/shopping-cart/history/${uuid}`
  const { data } = await api.must('GET', '/api/admin/v1/business')
  const [bag] = [data.bags_config].flat()
  const me = await api.must('GET', '/api/v1/users/me')
  await api.must('PUT', `${path}/address-selected`, { type: 'delivery', address_selected: { id: me.user.addresses[0].id } })
  await api.must('PUT', `${path}/payment-method`, { payment_method_selected: method })
  return (await api.must('PUT', `${path}/bags-config`, { bags_config: { code: bag.code } })).cart
}

export const next = (page: Page) => page.getByRole('button', { name: 'Siguiente' })

/** Pays at the sandbox's page in its own tab; the numbers on it decide. */
export async function payAtSandbox(tab: Page, card: string) {
  await tab.getByLabel('Número de tarjeta').fill(card)
  await tab.getByRole('button', { name: /^Pagar/ }).click()
  await expect(tab).toHaveURL(/\/wompi-response\//)
}
