import { formatPesos } from '@plaza/contracts/kernel/money'
import { Check } from 'lucide-react'
import { type CartLine, estimate } from '../cart/cart-state.ts'
import { Quantity } from '../cart/quantity.tsx'

interface BuyBarProps {
  /** As it stands in the cart, or as it would go in. */
  line: CartLine
  isInCart: boolean
  /** False when the branch has no price. */
  isPriced: boolean
  onCount: (count: number) => void
  onAdd: () => void
}

/** Quantity and a button that says what it costs; on phones it stays at the bottom of the screen. Nothing in it moves when it is pressed. */
export function BuyBar({ line, isInCart, isPriced, onCount, onAdd }: BuyBarProps) {
  const amount = formatPesos(isInCart ? line.totalPrice : estimate(line))
  return (
    <div className="cart-bar" data-buy-bar>
      <Quantity line={line} {...(isInCart ? {} : { min: 1, moreLabel: `Aumentar ${line.title}` })} onChange={onCount} />
      {/* The same element before and after: whoever pressed it keeps the focus, and a second press does nothing. */}
      <button
        type="button"
        className="pz-button pz-button--primary pz-button--large cart-bar__add"
        aria-disabled={isInCart || undefined}
        onClick={isInCart ? undefined : (event) => isAmountUnclear(event.currentTarget) || onAdd()}
      >
        {isInCart ? (
          <>
            <Check size={20} aria-hidden="true" />
            <span>
              <small>En tu carrito</small> {amount}
            </span>
          </>
        ) : (
          <>
            <span>
              Agregar<span className="pz-hidden"> {line.title}</span>
            </span>
            {isPriced && <span aria-hidden="true">· {amount}</span>}
          </>
        )}
      </button>
    </div>
  )
}

/** Whether the amount typed beside the button is not understood yet: it gets the focus, and nothing else is added in its place. */
function isAmountUnclear(button: HTMLElement): boolean {
  const typed = button.parentElement?.querySelector<HTMLInputElement>('input[data-unclear]')
  typed?.focus()
  return Boolean(typed)
}
