import { businesses, type Business, expect, test as world } from './world.ts'
import { Api } from './api.ts'
import { Operator } from './operator.ts'
import { type ProductServer, startProduct } from './product-server.ts'

export { expect }

interface OwnShop {
  /** A server that no other file uses, so that modules and configurations may change on it. */
  shop: ProductServer
  operators: Record<Business, Operator>
}

/** Like `test`, but `address`, `api` and `visitor` are of a server of its own. */
export const test = world.extend<{}, OwnShop>({
  shop: [
    async ({}, use) => {
      const server = await startProduct()
      await use(server)
      await server.stop()
    },
    { scope: 'worker', timeout: 150_000 },
  ],
  operators: [
    async ({ shop }, use) => {
      const [verde, azul] = await Promise.all(businesses.map((business) => Operator.of(shop, business)))
      await use({ verde, azul } as Record<Business, Operator>)
    },
    { scope: 'worker' },
  ],
  address: async ({ shop }, use) => use((business) => shop.address(business)),
  api: async ({ shop }, use) => use((business) => new Api(`http://127.0.0.1:${shop.port}`, business)),
})
