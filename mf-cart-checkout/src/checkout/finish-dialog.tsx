import { api } from '@plaza/api-client'
import { acceptProduct } from '@plaza/contracts/cart/cart.api'
import { cartTexts } from '@plaza/contracts/cart/cart.messages'
import { formatPesos } from '@plaza/contracts/kernel/money'
import { ConfirmDialog } from '@plaza/ui/overlays'
import { useState } from 'react'
import { readCart } from '../cart/cart-state.ts'
import { showCart } from '../cart/user-cart.ts'
import type { Question } from './finish-questions.ts'

interface Props {
  readonly questions: readonly Question[]
  readonly branchId: string | null
  readonly onAccepted: () => unknown
  /** With the text to say, or null when nothing need be said. */
  readonly onRefused: (text: string | null) => void
}

/** Asks one after the other; each yes is written at once, the first no ends it. */
export default function FinishDialog({ questions, branchId, onAccepted, onRefused }: Props) {
  const [at, setAt] = useState(0)
  const [busy, setBusy] = useState(false)
  const [error, setError] = useState<string | null>(null)
  const question = questions[at]
  if (!question) return null
  const accept = async () => {
    setBusy(true)
    const answer = await api.call(acceptProduct, {
      uuid: readCart().order?.id ?? '',
      productId: question.entry.product_id,
      ...(branchId ? { branch_office_id: branchId } : {}),
    })
    setBusy(false)
    if (!answer.ok) return setError(cartTexts.productsNotRefreshed)
    setError(null)
    showCart(answer.value.cart)
    if (at + 1 < questions.length) return setAt(at + 1)
    void onAccepted()
  }
  return (
    <ConfirmDialog
      key={question.entry.product_id}
      open
      {...wordsOf(question)}
      busy={busy}
      error={error}
      onConfirm={() => void accept()}
      onClose={() => onRefused(question.kind === 'price' ? cartTexts.priceRefused : null)}
    />
  )
}

function wordsOf({ kind, entry }: Question) {
  const name = entry.product_name ?? entry.product?.title ?? 'Un producto'
  if (kind === 'gone')
    return {
      title: `${name} ya no está disponible`,
      text: '¿Lo quitamos de tu pedido para continuar?',
      confirmLabel: 'Sí, quitarlo',
      cancelLabel: 'Volver al pedido',
    }
  return {
    title: `${name} cambió de precio`,
    text: `Antes costaba ${formatPesos(entry.cart_price ?? 0)} y ahora cuesta ${formatPesos(entry.current_price ?? 0)}. ¿Aceptas el cambio?`,
    confirmLabel: 'Aceptar',
    cancelLabel: 'No acepto',
  }
}
