import { getCustomCart, getCustomCartProducts, listCustomCarts, updateCustomCart } from '@plaza/contracts/community/community.api'
import type { Product } from '@plaza/contracts/catalog/product.entity'
import type { CustomCart } from '@plaza/contracts/community/custom-cart.entity'
import type { OutputOf } from '@plaza/contracts/kernel/call'
import { toastTriples } from '@plaza/contracts/kernel/toasts'
import { api } from '@plaza/api-client'
import { toasts, useBranch } from '@plaza/ui'
import { callKey, useQueryClient } from '@plaza/ui/query'
import { useRef } from 'react'
import { changedLines, type CollectionLine } from './lines.ts'

type Answer = OutputOf<typeof getCustomCart>

/** Changes the products of an own cart: shown at once, saved in the order of the changes, taken back when the server refuses. */
export function useOwnCart(id: string) {
  const client = useQueryClient()
  const { branchId } = useBranch()
  const key = callKey(getCustomCart, { id })
  const productsKey = callKey(getCustomCartProducts, { id, office_id: branchId ?? undefined })
  const saving = useRef<Promise<unknown>>(Promise.resolve())

  const show = (products: CollectionLine[]) => client.setQueryData<Answer>(key, (shown) => shown && { data: { ...shown.data, products } })
  const shown = (): CustomCart['products'] => client.getQueryData<Answer>(key)?.data.products ?? []

  /** Answers a problem's text, or null when it is saved. */
  const change = (of: (products: CollectionLine[]) => CollectionLine[]): Promise<string | null> => {
    const before = shown()
    const after = of(before)
    show(after)
    const saved = saving.current.then(async () => {
      const answer = await api.call(updateCustomCart, { id, ...changedLines(before, after) })
      if (answer.ok) {
        void client.invalidateQueries({ queryKey: [listCustomCarts.key] })
        return null
      }
      await client.invalidateQueries({ queryKey: key })
      toasts.error(toastTriples.update.error)
      return answer.problem.message
    })
    saving.current = saved
    return saved
  }

  return {
    change,
    /** Adds one piece of the product. */
    add(product: Product): Promise<string | null> {
      client.setQueryData<OutputOf<typeof getCustomCartProducts>>(productsKey, (known) => known && { data: [...known.data, product] })
      return change((lines) => [...lines, { id: product.id, count: 1, countType: 'units', comment: null }])
    },
  }
}
