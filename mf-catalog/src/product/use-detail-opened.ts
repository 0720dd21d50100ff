import { api } from '@plaza/api-client'
import { analyticsHappened } from '@plaza/contracts/business/analytics'
import type { Product } from '@plaza/contracts/catalog/product.entity'
import { addProductView } from '@plaza/contracts/stats/views.api'
import { bus } from '@plaza/event-bus'
import { useEffect, useRef } from 'react'
import { productOffer } from '../parts/product-offer.ts'

/** S-7-089: says once for each product shown that its page was opened, to whoever measures and to the shop's own count; another price of it, at a new branch, is no new visit. */
export function useDetailOpened(product: Product) {
  const said = useRef<string | null>(null)
  useEffect(() => {
    if (said.current === product.id) return
    said.current = product.id
    const { id: product_id, id_item, title, category_id } = product
    const price = productOffer(product).now ?? 0
    void api.call(addProductView, { id: product_id })
    bus.publish(analyticsHappened, { name: 'product_detail_open', params: { product_id, id_item, title, category_id, price } })
  }, [product])
}
