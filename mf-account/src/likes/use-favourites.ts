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
import type { InputOf, OutputOf } from '@plaza/contracts/kernel/call'
import { callKey, useQueryClient } from '@plaza/ui/query'

type Carts = OutputOf<typeof listCustomCarts>
type Lines = CustomCart['products']
type ProductChange = Pick<InputOf<typeof updateCustomCart>, 'addProducts' | 'removeProducts'>

/** Changes to own carts, shown at once and taken back when the server refuses. Each answers a problem's text, or null when it is saved. */
export function useFavourites(userId: string, productId: string) {
  const client = useQueryClient()
  const key = callKey(listCustomCarts, ownCarts(userId))
  const show = (change: (list: CustomCart[]) => CustomCart[]) =>
    client.setQueryData<Carts>(key, (shown) => shown && { data: { ...shown.data, list: change(shown.data.list) } })

  /** The list shown may be minutes old: only the change is sent. */
  const save = async (cart: CustomCart, shown: Lines, change: ProductChange): Promise<string | null> => {
    const put = (lines: Lines) => show((list) => list.map((each) => (each.id === cart.id ? { ...each, products: lines } : each)))
    put(shown)
    const answer = await api.call(updateCustomCart, { id: cart.id, ...change })
    put(answer.ok ? answer.value.data.products : cart.products)
    if (!answer.ok) return answer.problem.message
    for (const { key: other } of [getCustomCart, getCustomCartProducts]) void client.invalidateQueries({ queryKey: [other] })
    return null
  }

  return {
    add(cart: CustomCart) {
      const line = { id: productId, count: 1, countType: 'units' } as const
      return save(cart, [...cart.products, line], { addProducts: [line] })
    },
    take(cart: CustomCart) {
      const left = cart.products.filter(({ id }) => id !== productId)
      return save(cart, left, { removeProducts: [productId] })
    },
    async create(name: string): Promise<string | null> {
      const answer = await api.call(createCustomCart, { name, type: 'private_user_collection', products: [{ id: productId }] })
      if (!answer.ok) return answer.problem.message
      show((list) => [answer.value.data, ...list])
      return null
    },
  }
}
