import type { Api } from './api.ts'
import { chooseAll, fillCart } from './checkout.ts'

/** A placed order of somebody new at the business's first branch, by the server's calls; `shopper` is who placed it from then on. */
export async function placeOrder(shopper: Api, { method = 'cash', lines = 2, comment = '' } = {}) {
  const { email } = await shopper.newShopper()
  const [office] = await shopper.offices()
  shopper.at(office.id)
  await fillCart(shopper, office.id, lines)
  const { cart } = await shopper.must('GET', '/api/v2/shopping-cart/history/active')
  const ready = await chooseAll(shopper, cart.id, method)
  await shopper.must('POST', `/api/v2/shopping-cart/history/${cart.id}/create-order`, {
    total_price: ready.price_total_computed,
    observations_client: comment,
  })
  const { order } = await shopper.must('GET', `/api/v2/shopping-cart/${cart.id}`)
  return { email, order, office }
}
