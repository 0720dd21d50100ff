import { listCustomCarts } from '@plaza/contracts/community/community.api'
import { wishOfLine } from '@plaza/contracts/community/community-wish'
import type { CustomCart } from '@plaza/contracts/community/custom-cart.entity'
import { pageSizes } from '@plaza/contracts/kernel/limits'
import { Button, Picture, toasts } from '@plaza/ui'
import { useCall } from '@plaza/ui/query'
import { useState } from 'react'
import { addProducts } from './add-products.ts'
import { tellUnavailable } from './tell-unavailable.ts'

/** A-67: markets that the business suggests beside the cart, each to be added whole. They are an extra: without them nothing stands here. */
export function SuggestedMarkets() {
  const { data } = useCall(listCustomCarts, { shared: true, limit: pageSizes.checkoutMarkets, filter: { showOnCheckout: true } })
  const markets = (data?.data.list ?? []).filter((each) => each.showOnCheckout && each.products.length > 0)
  if (markets.length === 0) return null
  return (
    <section className="cart-markets" aria-labelledby="cart-markets">
      <h2 id="cart-markets">Completa tu mercado</h2>
      <ul>
        {markets.map((market) => (
          <Market key={market.id} market={market} />
        ))}
      </ul>
    </section>
  )
}

function Market({ market }: { market: CustomCart }) {
  const [busy, setBusy] = useState(false)
  const add = async () => {
    setBusy(true)
    const lines = market.products.map(wishOfLine)
    const { added, unavailable } = await addProducts({ lines })
    setBusy(false)
    if (added.length > 0) toasts.success(`Agregamos ${added.length === 1 ? '1 producto' : `${added.length} productos`} de ${market.name}.`)
    tellUnavailable(unavailable)
  }
  return (
    <li>
      <Picture src={market.photoUrl ?? market.photos[0] ?? null} alt="" width={72} height={72} />
      <span>
        <strong>{market.name}</strong>
        <small>{market.products.length === 1 ? '1 producto' : `${market.products.length} productos`}</small>
      </span>
      <Button size="small" busy={busy} aria-label={`Agregar ${market.name}`} onClick={() => void add()}>
        Agregar
      </Button>
    </li>
  )
}
