import { rm } from 'node:fs/promises'
import { startIdentityProvider } from './identity-provider.ts'
import { startProduct, temporaryFolder } from './product-server.ts'
import { makeStockedShop } from './stocked-shop.ts'

/** One server for the tests that only shop and work; tests that deploy or break things start their own. All start from the same shop. */
export default async function globalSetup() {
  const shop = await temporaryFolder()
  await makeStockedShop(shop)
  process.env.PLAZA_E2E_SHOP = shop
  const google = await startIdentityProvider()
  const server = await startProduct(google.env)
  process.env.PLAZA_E2E_PORT = String(server.port)
  return async () => {
    await server.stop()
    google.stop()
    await rm(shop, { recursive: true, force: true })
  }
}
