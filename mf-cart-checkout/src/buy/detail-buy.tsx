import type { productBuy } from '@plaza/contracts/catalog/catalog.slots'
import type { SlotProps } from '@plaza/contracts/kernel/slot'
import type { CartLine } from '../cart/cart-state.ts'
import type { LineChange } from '../cart/change-line.ts'
import { LineComment } from '../cart/line-comment.tsx'
import { BuyBar } from './buy-bar.tsx'
import { Choices } from './choices.tsx'

interface Props {
  product: SlotProps<typeof productBuy>
  /** As it stands in the cart, or as it would go in. */
  line: CartLine
  isInCart: boolean
  onChange: (change: LineChange) => void
  onAdd: () => void
}

/** What a product page asks: how the product is wanted, how much of it, and words for the picker once it is in the cart. */
export default function DetailBuy({ product, line, isInCart, onChange, onAdd }: Props) {
  return (
    <>
      <Choices product={product} line={line} onChange={onChange} />
      <BuyBar line={line} isInCart={isInCart} isPriced={product.price !== null} onCount={(count) => onChange({ count })} onAdd={onAdd} />
      {isInCart && <LineComment line={line} />}
    </>
  )
}
