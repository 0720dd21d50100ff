import { cartTexts } from '@plaza/contracts/cart/cart.messages'
import type { productBuy } from '@plaza/contracts/catalog/catalog.slots'
import type { SlotProps } from '@plaza/contracts/kernel/slot'
import { toasts } from '@plaza/ui'
import { lazy, Suspense, useState } from 'react'
import { AskBeforeRemoving } from '../cart/ask-before-removing.tsx'
import type { CartLine } from '../cart/cart-state.ts'
import { changeLine, type LineChange } from '../cart/change-line.ts'
import { Quantity } from '../cart/quantity.tsx'
import { useStartCart } from '../cart/start-cart.ts'
import { useLine } from '../cart/use-line.ts'
import './product-buy.css'

type Props = SlotProps<typeof productBuy>

// Only product pages ask how a product is wanted; cards, which are the first screen, need not wait for it.
const Choices = lazy(() => import('./choices.tsx'))
const AskBeforeAdding = lazy(() => import('./ask-before-adding.tsx'))

/** The buy control of a card or product page: the quantity in the cart, in place. */
export default function ProductBuy(product: Props) {
  useStartCart()
  const line = useLine(product.productId)
  const [wish, setWish] = useState<LineChange>({})
  const [asking, setAsking] = useState<'add' | 'remove' | null>(null)
  const known = line ?? { ...newLine(product), ...wish }
  const change = (wanted: LineChange) => {
    if (!line && product.price === null) return toasts.error(cartTexts.notAtBranch)
    if (!line && product.alertBeforeAdd && asking !== 'add') return setAsking('add')
    changeLine(known, wanted)
  }
  if (!product.available && !line) return <span className="cart-buy__off">Agotado</span>
  return (
    <div className={`cart-buy cart-buy--${product.surface}${line ? ' cart-buy--in' : ''}`}>
      {product.surface === 'detail' && (
        <Suspense fallback={null}>
          <Choices product={product} line={known} onChange={(wanted) => (line ? change(wanted) : setWish({ ...wish, ...wanted }))} />
        </Suspense>
      )}
      <Quantity
        line={{ ...known, title: product.title, count: line?.count ?? 0 }}
        onChange={(count) => (count === 0 ? setAsking('remove') : change({ count }))}
      />
      {asking === 'remove' && (
        <AskBeforeRemoving title={product.title} onYes={() => change({ count: 0 })} onClose={() => setAsking(null)} />
      )}
      {asking === 'add' && (
        <Suspense fallback={null}>
          <AskBeforeAdding
            title={product.title}
            text={product.alertBeforeAdd ?? ''}
            onYes={() => change({ count: 1 })}
            onClose={() => setAsking(null)}
          />
        </Suspense>
      )}
    </div>
  )
}

function newLine(product: Props): CartLine {
  const byGrams = product.soldByWeight && !product.onlyUnits
  return {
    id: product.productId,
    id_item: product.idItem,
    title: product.title,
    subTitle: product.subTitle,
    photoUrl: product.photoUrl,
    count: 0,
    countType: byGrams ? 'grams' : 'units',
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
