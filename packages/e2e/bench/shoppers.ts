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

const buyersPerConnection = 12
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
  const next = takingTurns(products)

  return {
    adding: (connection) =>
      products.slice(0, 10).map(({ id: product }) => ({
        method: 'POST',
        path: '/api/v2/shopping-cart/history/add-product',
        headers: (adders[connection % adders.length] as Shopper).headers,
        // As the shop's own pages ask.
        body: JSON.stringify({ product, count: 1, only: 'line' }),
      })),
    async readyToOrder() {
      const orders = await Promise.all(
        buyers.map((buyer) => {
          const products = Array.from({ length: linesPerOrder }, next)
          return prepareOrder(origin, buyer, { products, branch, bag })
        }),
      )
      return {
        amount: orders.length,
        requests: (connection) => orders.filter((_, at) => at % connections === connection % connections),
      }
    },
  }
}

interface OnShelf {
  readonly id: string
  readonly stock: number
}

/** Every product of some price that is in stock. */
async function productsOf(origin: string, headers: Record<string, string>, branch: string): Promise<OnShelf[]> {
  const found = await series(pages, (at) => send(origin, headers, 'GET', `/api/v2/products/${branch}?page=${at + 1}&limit=100`))
  return found
    .flatMap((page) => page.products.data.items as { id: string; countType: string; price_neto: number; stock_branch_offices: OnShelf[] }[])
    .filter((item) => item.countType === 'units' && item.price_neto >= cheapest)
    .flatMap(({ id, stock_branch_offices: [here] }) => (here && here.stock > 0 ? { id, stock: here.stock } : []))
}

/** One unit of each in turn, of none more than there is: the many orders of a bench must not sell one out. */
function takingTurns(products: readonly OnShelf[]): () => string {
  const taken = new Map<string, number>()
  let at = 0
  return () => {
    for (let looked = 0; looked < products.length; looked++) {
      const { id, stock } = products[at++ % products.length] as OnShelf
      const before = taken.get(id) ?? 0
      if (before >= stock) continue
      taken.set(id, before + 1)
      return id
    }
    throw new Error('The shelves are too empty for so many orders')
  }
}

async function firstBag(origin: string, headers: Record<string, string>): Promise<string> {
  const { data } = await send(origin, headers, 'GET', '/api/admin/v1/business')
  return [data.bags_config].flat()[0].code
}

async function signUp(origin: string, headers: Record<string, string>, at: number): Promise<string> {
  const account = {
    email: `bench-${Date.now()}-${at}@demo.co`,
    password: 'Mercado2026*',
    name: 'Banco de pruebas',
    phone: '3001234567',
    habeasAccept: true,
  }
  // From a household of its own: one address may not sign up hundreds of times.
  const from = { ...headers, 'x-forwarded-for': `10.0.${at >> 8}.${at & 255}` }
  const { token } = await send(origin, from, 'POST', '/api/v1/users/create-account', account)
  await send(origin, { ...headers, authorization: `Bearer ${token}` }, 'PUT', '/api/v1/users', {
    identification_card: String(1_000_000_000 + at),
  })
  return token
}

interface Wish {
  readonly products: readonly string[]
  readonly branch: string
  readonly bag: string
}

async function prepareOrder(origin: string, { headers }: Shopper, { products, branch, bag }: Wish): Promise<autocannon.Request> {
  const cart = await fillCart(origin, headers, products)
  const path = `/api/v2/shopping-cart/history/${cart.id}`
  await send(origin, headers, 'PUT', `${path}/address-selected`, { type: 'pickup', address_selected: { id: branch } })
  await send(origin, headers, 'PUT', `${path}/payment-method`, { payment_method_selected: 'cash' })
  const ready = (await send(origin, headers, 'PUT', `${path}/bags-config`, { bags_config: { code: bag } })).cart as Order
  return { method: 'POST', path: `${path}/create-order`, headers, body: JSON.stringify({ total_price: ready.price_total_computed }) }
}

async function fillCart(origin: string, headers: Record<string, string>, products: readonly string[]): Promise<Order> {
  let cart: Order | undefined
  for (const product of products) {
    cart = (await send(origin, headers, 'POST', '/api/v2/shopping-cart/history/add-product', { product, count: 1 })).cart
  }
  return cart as Order
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
