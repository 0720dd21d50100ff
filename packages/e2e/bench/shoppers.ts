import type autocannon from 'autocannon'
import type { Order } from '@plaza/contracts/orders/order.entity'

interface Orders {
  readonly requests: (connection: number) => autocannon.Request[]
  readonly amount: number
}

export interface Shoppers {
  /** What one connection adds: its own shopper's ten products over and over, so that the cart stays of a household's size. */
  adding(connection: number): autocannon.Request[]
  /** Fills a cart of three lines for everyone, with address, payment and bags; what remains is to order. */
  readyToOrder(): Promise<Orders>
}

interface Shopper {
  readonly headers: Record<string, string>
}

const buyersPerConnection = 5
const linesPerOrder = 3
// Three lines of this price pass the demo's minimum.
const cheapest = 10_500
const pages = 40

/** Shoppers of their own for each connection, whose carts and orders never meet. */
export async function shoppersWithCarts(
  origin: string,
  headers: Record<string, string>,
  branch: string,
  connections: number,
): Promise<Shoppers> {
  const json = { ...headers, 'content-type': 'application/json', 'x-office-id': branch }
  const products = await productsOf(origin, headers, branch)
  const bag = await firstBag(origin, headers)
  const signedUp = async (at: number) => ({ headers: { ...json, authorization: `Bearer ${await signUp(origin, json, at)}` } })
  const adders = await series(connections, signedUp)
  const buyers = await series(connections * buyersPerConnection, (at) => signedUp(connections + at))
  let taken = 0

  return {
    adding: (connection) =>
      products.slice(0, 10).map((product) => ({
        method: 'POST',
        path: '/api/v2/shopping-cart/history/add-product',
        headers: (adders[connection % adders.length] as Shopper).headers,
        // As the shop's own pages ask.
        body: JSON.stringify({ product, count: 1, only: 'line' }),
      })),
    async readyToOrder() {
      const orders = await Promise.all(
        buyers.map((buyer) => {
          const choose = () => Array.from({ length: linesPerOrder }, () => products[taken++ % products.length] as string)
          return prepareOrder(origin, buyer, { choose, branch, bag })
        }),
      )
      return {
        amount: orders.length,
        requests: (connection) => orders.filter((_, at) => at % connections === connection % connections),
      }
    },
  }
}

/** Every product of some price that is in stock; the many orders of a bench must not sell one out. */
async function productsOf(origin: string, headers: Record<string, string>, branch: string): Promise<string[]> {
  const found = await series(pages, (at) => send(origin, headers, 'GET', `/api/v2/products/${branch}?page=${at + 1}&limit=100`))
  return found
    .flatMap((page) => page.products.data.items as { id: string; countType: string; price_neto: number; withoutStock: boolean }[])
    .filter((item) => item.countType === 'units' && item.price_neto >= cheapest && !item.withoutStock)
    .map((item) => item.id)
}

async function firstBag(origin: string, headers: Record<string, string>): Promise<string> {
  const { data } = await send(origin, headers, 'GET', '/api/admin/v1/business')
  return [data.bags_config].flat()[0].code
}

async function signUp(origin: string, headers: Record<string, string>, at: number): Promise<string> {
  const account = { email: `bench-${Date.now()}-${at}@demo.co`, password: 'Mercado2026*', name: 'Banco de pruebas', phone: '3001234567' }
  // From a household of its own: one address may not sign up hundreds of times.
  const from = { ...headers, 'x-forwarded-for': `10.0.${at >> 8}.${at & 255}` }
  const { token } = await send(origin, from, 'POST', '/api/v1/users/create-account', account)
  await send(origin, { ...headers, authorization: `Bearer ${token}` }, 'PUT', '/api/v1/users', {
    identification_card: String(1_000_000_000 + at),
  })
  return token
}

interface Wish {
  readonly choose: () => string[]
  readonly branch: string
  readonly bag: string
}

async function prepareOrder(origin: string, { headers }: Shopper, { choose, branch, bag }: Wish): Promise<autocannon.Request> {
  const cart = await fillCart(origin, headers, choose)
  const path = `/api/v2/shopping-cart/history/${cart.id}`
  await send(origin, headers, 'PUT', `${path}/address-selected`, { type: 'pickup', address_selected: { id: branch } })
  await send(origin, headers, 'PUT', `${path}/payment-method`, { payment_method_selected: 'cash' })
  const ready = (await send(origin, headers, 'PUT', `${path}/bags-config`, { bags_config: { code: bag } })).cart as Order
  return { method: 'POST', path: `${path}/create-order`, headers, body: JSON.stringify({ total_price: ready.price_total_computed }) }
}

// The demo's shelves hold little of some products, and the bench empties them as it goes.
async function fillCart(origin: string, headers: Record<string, string>, choose: () => string[]): Promise<Order> {
  for (;;) {
    let cart: Order | undefined
    for (const product of choose()) {
      cart = (await send(origin, headers, 'POST', '/api/v2/shopping-cart/history/add-product', { product, count: 1 })).cart
    }
    const { productsWithoutStock } = await send(origin, headers, 'GET', `/api/v2/shopping-cart/${cart?.id}/check`)
    if (productsWithoutStock.length === 0) return cart as Order
    await send(origin, headers, 'DELETE', '/api/v2/shopping-cart/history/active')
  }
}

async function series<T>(length: number, make: (at: number) => Promise<T>): Promise<T[]> {
  const made: T[] = []
  for (let at = 0; at < length; at++) made.push(await make(at))
  return made
}

// The bench reads answers it has just asked for.
// oxlint-disable-next-line typescript/no-explicit-any
async function send(origin: string, headers: Record<string, string>, method: string, path: string, body?: unknown): Promise<any> {
  const { 'content-type': _json, ...bare } = headers
  const answer = await fetch(
    origin + path,
    body === undefined ? { method, headers: bare } : { method, headers, body: JSON.stringify(body) },
  )
  const read = await answer.json()
  if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${JSON.stringify(read)}`)
  return read
}
