import type autocannon from 'autocannon'

interface Shopper {
  readonly token: string
  readonly products: string[]
}

/** Shoppers of their own for each connection, each adding to a cart of their own. */
export async function shoppersWithCarts(origin: string, headers: Record<string, string>, branch: string, count: number) {
  const json = { ...headers, 'content-type': 'application/json', 'x-office-id': branch }
  const listing = (await (await fetch(`${origin}/api/v2/products/${branch}?page=1&limit=50&inStock=true`, { headers })).json()) as {
    products: { data: { items: { id: string; only_buy_units: boolean; countType: string }[] } }
  }
  const products = listing.products.data.items.filter((item) => item.countType === 'units').map((item) => item.id)
  const shoppers: Shopper[] = []
  for (let at = 0; at < count; at++) shoppers.push({ token: await signUp(origin, json, branch, at), products })
  const bearer = (shopper: Shopper) => ({ ...json, authorization: `Bearer ${shopper.token}` })
  const add = (shopper: Shopper, product: string) => ({
    method: 'POST' as const,
    path: '/api/v2/shopping-cart/history/add-product',
    headers: bearer(shopper),
    body: JSON.stringify({ product, count: 1 }),
  })
  // Ten products over and over: the cart stays of a household's size while its counts grow to their limit.
  const addRequests: autocannon.Request[] = shoppers.flatMap((shopper) => shopper.products.slice(0, 10).map((product) => add(shopper, product)))

  /** Whole orders of three lines, one shopper per connection; only create-order is timed. */
  async function placeOrders() {
    const times: number[] = []
    let inside = 0
    for (let round = 0; round < 6; round++) {
      const ready = await Promise.all(shoppers.map((shopper, at) => prepareCart(origin, bearer(shopper), products, branch, at + round)))
      const started = performance.now()
      await Promise.all(ready.map(async (cart) => times.push(await cart())))
      inside += performance.now() - started
    }
    const sorted = times.toSorted((a, b) => a - b)
    return { perSecond: (times.length / inside) * 1000, p99: sorted[Math.floor(sorted.length * 0.99)] ?? 0 }
  }
  return { addRequests, placeOrders }
}

async function signUp(origin: string, headers: Record<string, string>, branch: string, at: number): Promise<string> {
  const email = `bench-${Date.now()}-${at}@demo.co`
  const created = await send(origin, headers, 'POST', '/api/v1/users/create-account', { email, password: 'Mercado2026*', name: 'Banco de pruebas', phone: '3001234567' })
  const token = created.token as string
  await send(origin, { ...headers, authorization: `Bearer ${token}` }, 'PUT', '/api/v1/users', { identification_card: `9${at}${Date.now()}` })
  void branch
  return token
}

async function prepareCart(origin: string, headers: Record<string, string>, products: string[], branch: string, at: number) {
  await send(origin, headers, 'DELETE', '/api/v2/shopping-cart/history/active')
  const chosen = [0, 1, 2].map((offset) => products[(at * 3 + offset) % products.length] as string)
  let cart: { id: string; price_total_computed: number } | undefined
  for (const product of chosen) cart = (await send(origin, headers, 'POST', '/api/v2/shopping-cart/history/add-product', { product, count: 10 })).cart
  const path = `/api/v2/shopping-cart/history/${cart?.id}`
  await send(origin, headers, 'PUT', `${path}/address-selected`, { type: 'pickup', address_selected: { id: branch } })
  await send(origin, headers, 'PUT', `${path}/payment-method`, { payment_method_selected: 'cash' })
  const bags = await send(origin, headers, 'GET', '/api/admin/v1/business')
  const [bag] = [bags.data.bags_config].flat()
  const ready = (await send(origin, headers, 'PUT', `${path}/bags-config`, { bags_config: { code: bag.code } })).cart
  return async () => {
    const started = performance.now()
    await send(origin, headers, 'POST', `${path}/create-order`, { total_price: ready.price_total_computed })
    return performance.now() - started
  }
}

// biome-ignore lint/suspicious/noExplicitAny: the bench reads answers it has just asked for
async function send(origin: string, headers: Record<string, string>, method: string, path: string, body?: unknown): Promise<any> {
  const answer = await fetch(origin + path, {
    method,
    headers: body === undefined ? without(headers, 'content-type') : headers,
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  })
  const read = await answer.json()
  if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${JSON.stringify(read)}`)
  return read
}

const without = (headers: Record<string, string>, name: string) => Object.fromEntries(Object.entries(headers).filter(([key]) => key !== name))
