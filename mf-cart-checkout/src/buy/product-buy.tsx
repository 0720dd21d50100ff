import { cartTexts } from '@plaza/contracts/cart/cart.messages'
import type { productBuy } from '@plaza/contracts/catalog/catalog.slots'
import type { SlotProps } from '@plaza/contracts/kernel/slot'
import { later, toasts } from '@plaza/ui'
import { useState } from 'react'
import { AskBeforeRemoving } from '../cart/ask-before-removing.tsx'
import type { CartLine } from '../cart/cart-state.ts'
import { changeLine, type LineChange, withChange } from '../cart/change-line.ts'
import { Quantity } from '../cart/quantity.tsx'
import { useStartCart } from '../cart/start-cart.ts'
import { useLine } from '../cart/use-line.ts'
import './product-buy.css'

type Props = SlotProps<typeof productBuy>

// Only product pages ask how a product is wanted; cards, which are the first screen, need not wait for it.
const DetailBuy = later(() => import('./detail-buy.tsx'), {
  waiting: <div className="cart-bar" data-buy-bar aria-hidden="true" />,
})
const AskBeforeAdding = later(() => import('./ask-before-adding.tsx'))

/** The buy control of a card or product page: the quantity in the cart, in place. */
export default function ProductBuy(product: Props) {
  useStartCart()
  const line = useLine(product.productId)
  const [wish, setWish] = useState<LineChange>({})
  const [asking, setAsking] = useState<'add' | 'remove' | null>(null)
  const known = line ?? withChange(newLine(product), wish)
  const change = (wanted: LineChange) => {
    if (!line && product.price === null) return toasts.error(cartTexts.notAtBranch)
    if (!line && product.alertBeforeAdd && asking !== 'add') return setAsking('add')
    changeLine(known, wanted)
  }
  // Null adds the first amount. A count of 0 is asked about; what is not in the cart yet is only remembered.
  const choose = (wanted: LineChange | null) => {
    if (wanted?.count === 0) return setAsking('remove')
    if (line || wanted === null) return change(wanted ?? {})
    const { count, countType } = withChange(known, wanted)
    setWish({ ...wish, ...wanted, count, countType })
  }
  if (!product.available && !line) return <span className="cart-buy__off">Agotado</span>
  return (
    <div className={`cart-buy cart-buy--${product.surface}${line ? ' cart-buy--in' : ''}`}>
      {product.surface === 'detail' ? (
        <DetailBuy product={product} line={known} isInCart={line !== null} onChange={choose} onAdd={() => change({})} />
      ) : (
        <Quantity
          line={{ ...known, title: product.title, count: line?.count ?? 0 }}
          onChange={(count) => choose(line ? { count } : null)}
        />
      )}
      {asking === 'remove' && (
        <AskBeforeRemoving title={product.title} onYes={() => change({ count: 0 })} onClose={() => setAsking(null)} />
      )}
      {asking === 'add' && (
        <AskBeforeAdding
          title={product.title}
          text={product.alertBeforeAdd ?? ''}
          onYes={() => change({})}
          onClose={() => setAsking(null)}
        />
      )}
    </div>
  )
}

function newLine(product: Props): CartLine {
  const first = product.first ?? { count: 1, countType: product.onlyGrams ? 'grams' : 'units' }
  return {
    id: product.productId,
    id_item: product.idItem,
    title: product.title,
    subTitle: product.subTitle,
    photoUrl: product.photoUrl,
    ...first,
    unitGram: product.unitGram,
    price: product.price,
    stepPrice: product.gramStepPrice,
    pricedGrams: product.pricedGrams ?? null,
    totalPrice: 0,
    comment: '',
    maturity: product.maturity ? 'Normal' : null,
    optionsTags: [],
  }
}
