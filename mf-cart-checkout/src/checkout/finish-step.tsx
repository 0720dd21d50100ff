import { api } from '@plaza/api-client'
import { createOrder } from '@plaza/contracts/cart/cart.api'
import { cartTexts } from '@plaza/contracts/cart/cart.messages'
import { cartValidation, type CartValidation, hasNews } from '@plaza/contracts/cart/validation.entity'
import { formatPesos } from '@plaza/contracts/kernel/money'
import type { Order } from '@plaza/contracts/orders/order.entity'
import { paymentMethodLabels } from '@plaza/contracts/payments/payment-method'
import { toasts } from '@plaza/ui'
import { TextArea } from '@plaza/ui/forms'
import { useNavigate } from '@plaza/ui/router'
import { lazy, Suspense, useState } from 'react'
import { reloadCart, showCart } from '../cart/user-cart.ts'
import { StepActions } from './step-actions.tsx'

const ValidationDialog = lazy(() => import('../validation/validation-dialog.tsx'))

export function FinishStep({ order }: { order: Order }) {
  const [observations, setObservations] = useState('')
  const [news, setNews] = useState<CartValidation | null>(null)
  const { place, busy } = usePlaceOrder(order, observations, setNews)
  const address = order.address_selected
  return (
    <>
      <h1>Revisa y finaliza</h1>
      <dl className="cart-review">
        <dt>{order.type === 'pickup' ? 'Recoges en' : 'Entregamos en'}</dt>
        <dd>{[address?.displayName ?? address?.alias, address?.address, address?.city].filter(Boolean).join(', ')}</dd>
        <dt>Pagas con</dt>
        <dd>{order.payment_method_selected && paymentMethodLabels[order.payment_method_selected]}</dd>
        <dt>Bolsas</dt>
        <dd>
          {order.bags_count} × {order.bags_config?.name}
        </dd>
      </dl>
      <ul className="cart-review__lines">
        {order.products.map((line) => (
          <li key={line.id}>
            <span>
              {line.countDisplay ?? line.count} × {line.product.title}
            </span>
            <strong>{formatPesos(line.totalPrice)}</strong>
          </li>
        ))}
      </ul>
      <TextArea label="Observaciones para tu pedido" value={observations} onChange={setObservations} maxLength={2000} rows={3} />
      <StepActions back="/checkout/bags" label="Finalizar pedido" busy={busy} onNext={() => void place()} />
      {news && (
        <Suspense fallback={null}>
          <ValidationDialog
            news={news}
            branchId={order.branch_office_id ?? null}
            onClose={(settled) => {
              setNews(null)
              if (!settled) toasts.error(cartTexts.priceRefused)
              void reloadCart()
            }}
          />
        </Suspense>
      )}
    </>
  )
}

/** Places the order once; a second press while the first is under way does nothing. */
function usePlaceOrder(order: Order, observations: string, onNews: (news: CartValidation) => void) {
  const [busy, setBusy] = useState(false)
  const navigate = useNavigate()
  const place = async () => {
    if (busy) return
    setBusy(true)
    const answer = await api.call(createOrder, {
      uuid: order.id,
      observations_client: observations,
      total_price: order.price_total_computed,
    })
    setBusy(false)
    if (answer.ok) {
      const placed = answer.value.order
      toasts.success(cartTexts.orderCreated)
      void navigate(
        placed.payment_method_selected === 'online' ? `/checkout/online-payment-cta/${placed.id}` : `/checkout/thanks/${placed.id}`,
      )
      return showCart(null)
    }
    const { code, message, data, status } = answer.problem
    toasts.error(status === 0 || status >= 500 ? cartTexts.orderNotCreated : message)
    const news = cartValidation.safeParse(data)
    if (news.success && hasNews(news.data)) return onNews(news.data)
    if (code === 'TOTAL_CHANGED') await reloadCart()
  }
  return { place, busy }
}
