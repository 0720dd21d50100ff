import { cartTexts } from '@plaza/contracts/cart/cart.messages'
import { reachesMinimum } from '@plaza/contracts/cart/totals'
import { formatPesos } from '@plaza/contracts/kernel/money'
import { Button, EmptyState, ErrorState, IconButton, Skeleton, useBusiness, useText } from '@plaza/ui'
import { ConfirmDialog } from '@plaza/ui/overlays'
import { useAtomValue } from 'jotai'
import { Trash2 } from 'lucide-react'
import { useState } from 'react'
import { CartNotices } from './cart-notices.tsx'
import { CartLines } from './cart-lines.tsx'
import { cartAtom, countOf, shownLines, subtotal } from './cart-state.ts'
import { clearCart } from './clear-cart.ts'
import { Minimum } from './minimum.tsx'
import { reloadCart } from './user-cart.ts'
import { useConfirmCart } from './use-confirm-cart.tsx'
import './cart-view.css'

/** The lines, in all four states. */
export function CartBody({ asTable = false, onLeave }: { asTable?: boolean; onLeave?: () => void }) {
  const cart = useAtomValue(cartAtom)
  if (cart.status === 'loading') return <CartLoading />
  if (cart.status === 'failed') return <ErrorState onRetry={() => void reloadCart()} />
  const lines = shownLines(cart)
  return (
    <>
      <CartNotices empty={lines.length === 0} />
      {lines.length === 0 ? (
        <EmptyState
          text={cartTexts.empty}
          action={
            <a className="pz-button pz-button--primary pz-button--medium" href="/" onClick={onLeave}>
              Ir a comprar
            </a>
          }
        />
      ) : (
        <CartLines lines={lines} asTable={asTable} />
      )}
    </>
  )
}

const CartLoading = () => (
  <div className="cart-loading" aria-busy="true">
    <p>{cartTexts.loading}</p>
    {[1, 2, 3].map((each) => (
      <Skeleton key={each} shape="block" className="cart-loading__line" />
    ))}
  </div>
)

/** Total, minimum and the way on. */
export function CartFoot({ onDone }: { onDone?: () => void }) {
  const cart = useAtomValue(cartAtom)
  const minimum = useBusiness().cart_min_price
  const label = useText('cart_continue_button', cartTexts.confirm)
  const { confirm, validating, dialog } = useConfirmCart(onDone)
  const total = subtotal(cart)
  const count = countOf(cart)
  if (count === 0) return null
  return (
    <div className="cart-foot">
      <p className="cart-foot__info">{cartTexts.added.replace('{n}', String(count))}</p>
      <Minimum subtotal={total} />
      <p className="cart-foot__total">
        <span>Subtotal</span>
        <strong>{formatPesos(total)}</strong>
      </p>
      {cart.order?.type !== 'pickup' && <p className="cart-foot__info">El domicilio se suma al elegir tu dirección.</p>}
      <Button look="primary" size="large" wide busy={validating} disabled={!reachesMinimum(total, minimum)} onClick={() => void confirm()}>
        {validating ? cartTexts.validating : label}
      </Button>
      {dialog}
    </div>
  )
}

/** Empties the cart, after a question. */
export function ClearCart() {
  const cart = useAtomValue(cartAtom)
  const [asking, setAsking] = useState(false)
  if (countOf(cart) === 0) return null
  return (
    <>
      <IconButton label="Eliminar todos los productos" onClick={() => setAsking(true)}>
        <Trash2 size={20} />
      </IconButton>
      <ConfirmDialog
        open={asking}
        danger
        title={cartTexts.clearTitle}
        text={cartTexts.clearText}
        confirmLabel={cartTexts.clearYes}
        cancelLabel={cartTexts.clearNo}
        onConfirm={() => {
          setAsking(false)
          void clearCart()
        }}
        onClose={() => setAsking(false)}
      />
    </>
  )
}
