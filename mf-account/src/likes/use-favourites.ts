import { api } from '@plaza/api-client'
import {
  createCustomCart,
  getCustomCart,
  getCustomCartProducts,
  listCustomCarts,
  ownCarts,
  updateCustomCart,
} from '@plaza/contracts/community/community.api'
import type { CustomCart } from '@plaza/contracts/community/custom-cart.entity'
import type { OutputOf } from '@plaza/contracts/kernel/call'
import { callKey, useQueryClient } from '@plaza/ui/query'

type Carts = OutputOf<typeof listCustomCarts>
type Lines = CustomCart['products']

/** Changes to own carts, shown at once and taken back when the server refuses. Each answers a problem's text, or null when it is saved. */
export function useFavourites(userId: string, productId: string) {
  const client = useQueryClient()
  const key = callKey(listCustomCarts, ownCarts(userId))
  const show = (change: (list: CustomCart[]) => CustomCart[]) =>
    client.setQueryData<Carts>(key, (shown) => shown && { data: { ...shown.data, list: change(shown.data.list) } })

  const save = async (cart: CustomCart, products: Lines): Promise<string | null> => {
    const put = (lines: Lines) => show((list) => list.map((each) => (each.id === cart.id ? { ...each, products: lines } : each)))
    put(products)
    const answer = await api.call(updateCustomCart, { id: cart.id, products })
    if (!answer.ok) {
      put(cart.products)
      return answer.problem.message
    }
    for (const { key: other } of [getCustomCart, getCustomCartProducts]) void client.invalidateQueries({ queryKey: [other] })
    return null
  }

  return {
    add: (cart: CustomCart) => save(cart, [...cart.products, { id: productId, count: 1, countType: 'units' }]),
    take: (cart: CustomCart) =>
      save(
        cart,
        cart.products.filter(({ id }) => id !== productId),
      ),
    async create(name: string): Promise<string | null> {
      const answer = await api.call(createCustomCart, { name, type: 'private_user_collection', products: [{ id: productId }] })
      if (!answer.ok) return answer.problem.message
      show((list) => [answer.value.data, ...list])
      return null
    },
  }
}
