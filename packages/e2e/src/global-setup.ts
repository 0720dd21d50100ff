import { startIdentityProvider } from './identity-provider.ts'
import { startProduct } from './product-server.ts'
import { restock } from './restock.ts'

/** One server for the tests that only shop and work; tests that deploy or break things start their own. */
export default async function globalSetup() {
  const google = await startIdentityProvider()
  const server = await startProduct(google.env)
  process.env.PLAZA_E2E_PORT = String(server.port)
  await restock(server.port)
  return async () => {
    await server.stop()
    google.stop()
  }
}
