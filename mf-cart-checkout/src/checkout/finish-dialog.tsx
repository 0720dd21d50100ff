import { api, type Result } from '@plaza/api-client'
import { acceptProduct, rejectProduct, removeCoupon } from '@plaza/contracts/cart/cart.api'
import { cartTexts } from '@plaza/contracts/cart/cart.messages'
import { formatPesos } from '@plaza/contracts/kernel/money'
import type { Order } from '@plaza/contracts/orders/order.entity'
import { Button } from '@plaza/ui'
import { ConfirmDialog, Dialog } from '@plaza/ui/overlays'
import { useState } from 'react'
import { readCart } from '../cart/cart-state.ts'
import { showCart } from '../cart/user-cart.ts'
import type { Question } from './finish-questions.ts'

interface Props {
  readonly questions: readonly Question[]
  readonly onAccepted: () => unknown
  /** With the text to say, or null when nothing need be said. */
  readonly onRefused: (text: string | null) => void
}

/** Asks one after the other; each yes is written at once, the first no ends it. */
export default function FinishDialog({ questions, onAccepted, onRefused }: Props) {
  const [at, setAt] = useState(0)
  const [busy, setBusy] = useState(false)
  const [error, setError] = useState<string | null>(null)
  const question = questions[at]
  if (!question) return null
  const settle = async (change: () => Promise<Result<{ cart: Order }>> | null) => {
    setBusy(true)
    const answer = await change()
    setBusy(false)
    if (answer && !answer.ok) return setError(cartTexts.productsNotRefreshed)
    setError(null)
    if (answer) showCart(answer.value.cart)
    if (at + 1 < questions.length) return setAt(at + 1)
    void onAccepted()
  }
  const parts = {
    ...wordsOf(question),
    busy,
    error,
    onConfirm: () => void settle(() => accept(question)),
    onClose: () => onRefused(question.kind === 'price' ? cartTexts.priceRefused : null),
  }
  if (question.kind === 'short') {
    const productId = question.entry.product_id
    return <ShortDialog {...parts} onRemove={() => void settle(() => api.call(rejectProduct, { uuid: cartId(), productId }))} />
  }
  return <ConfirmDialog key={at} open {...parts} />
}

interface Words {
  readonly title: string
  readonly text: string
  readonly confirmLabel: string
  readonly cancelLabel: string
}

interface ShortProps extends Words {
  readonly busy: boolean
  readonly error: string | null
  readonly onConfirm: () => void
  readonly onClose: () => void
  readonly onRemove: () => void
}

/** Less than was wanted: what there is, none of it, or back. */
const ShortDialog = ({ title, text, confirmLabel, cancelLabel, busy, error, onConfirm, onClose, onRemove }: ShortProps) => (
  <Dialog
    open
    size="small"
    title={title}
    onClose={onClose}
    footer={
      <>
        <Button onClick={onClose}>{cancelLabel}</Button>
        <Button disabled={busy} onClick={onRemove}>
          Quitar
        </Button>
        <Button look="primary" busy={busy} onClick={onConfirm}>
          {confirmLabel}
        </Button>
      </>
    }
  >
    <p className="pz-muted">{text}</p>
    {error && (
      <p className="pz-field__error" role="alert">
        {error}
      </p>
    )}
  </Dialog>
)

const cartId = () => readCart().order?.id ?? ''

function accept(question: Question): Promise<Result<{ cart: Order }>> | null {
  if (question.kind === 'total') return null
  if (question.kind === 'coupon') return api.call(removeCoupon, { uuid: cartId(), idCoupon: question.idCoupon })
  return api.call(acceptProduct, { uuid: cartId(), productId: question.entry.product_id })
}

function wordsOf(question: Question): Words {
  if (question.kind === 'coupon')
    return {
      title: `El cupón ${question.code} ya no es válido`,
      text: '¿Lo quitamos de tu pedido para continuar?',
      confirmLabel: 'Sí, quitarlo',
      cancelLabel: 'Volver al pedido',
    }
  if (question.kind === 'total')
    return {
      title: `El total de tu pedido es ${formatPesos(question.after)}`,
      text: `Antes era ${formatPesos(question.before)}. ¿Finalizamos con el total nuevo?`,
      confirmLabel: `Finalizar por ${formatPesos(question.after)}`,
      cancelLabel: 'Volver al pedido',
    }
  return wordsOfLine(question.kind, question.entry)
}

function wordsOfLine(kind: 'gone' | 'short' | 'price', entry: Extract<Question, { entry: unknown }>['entry']): Words {
  const name = entry.product_name ?? entry.product?.title ?? 'Un producto'
  if (kind === 'gone')
    return {
      title: `${name} ya no está disponible`,
      text: '¿Lo quitamos de tu pedido para continuar?',
      confirmLabel: 'Sí, quitarlo',
      cancelLabel: 'Volver al pedido',
    }
  if (kind === 'short')
    return {
      title: `Quedan ${entry.available_display ?? ''} de ${name}`,
      text: `Pediste ${entry.countDisplay ?? ''}. ¿Dejamos lo que queda o lo quitamos de tu pedido?`,
      confirmLabel: `Dejar ${entry.available_display ?? ''}`,
      cancelLabel: 'Volver al pedido',
    }
  return {
    title: `${name} cambió de precio`,
    text: `Antes costaba ${formatPesos(entry.cart_price ?? 0)} y ahora cuesta ${formatPesos(entry.current_price ?? 0)}. ¿Aceptas el cambio?`,
    confirmLabel: 'Aceptar',
    cancelLabel: 'No acepto',
  }
}
