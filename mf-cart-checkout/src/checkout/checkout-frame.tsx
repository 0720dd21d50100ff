import { cartTexts } from '@plaza/contracts/cart/cart.messages'
import type { Order } from '@plaza/contracts/orders/order.entity'
import { After, EmptyState, ErrorState, Skeleton } from '@plaza/ui'
import { Navigate } from '@plaza/ui/router'
import { useAtomValue } from 'jotai'
import type { ReactNode } from 'react'
import { cartAtom } from '../cart/cart-state.ts'
import { useStartCart } from '../cart/start-cart.ts'
import { reloadCart } from '../cart/user-cart.ts'
import { OrderSummary } from './order-summary.tsx'
import { detour, type StepId, steps } from './steps.ts'
import './checkout.css'

/** Frame of the four steps: where we are, the summary, and the guard that keeps their order. */
export function CheckoutFrame({ step, children }: { step: StepId; children: (order: Order) => ReactNode }) {
  useStartCart()
  const cart = useAtomValue(cartAtom)
  if (cart.status === 'loading')
    return (
      <After milliseconds={150}>
        <Skeleton shape="block" className="cart-checkout-skeleton" />
      </After>
    )
  if (cart.status === 'failed') return <ErrorState onRetry={() => void reloadCart()} />
  if (!cart.order || cart.order.products.length === 0)
    return (
      <EmptyState
        text={cartTexts.empty}
        action={
          <a className="pz-button" href="/">
            Vuelve al inicio
          </a>
        }
      />
    )
  const elsewhere = detour(cart.order, step)
  if (elsewhere) return <Navigate to={elsewhere} replace />
  const at = steps.findIndex((each) => each.id === step)
  return (
    <div className="cart-checkout">
      <ol className="cart-steps" aria-label="Pasos de la compra">
        {steps.map((each, index) => (
          <li key={each.id} aria-current={each.id === step ? 'step' : undefined} data-done={index < at || undefined}>
            <span aria-hidden="true">{index + 1}</span>
            {index < at ? <a href={each.path}>{each.label}</a> : each.label}
          </li>
        ))}
      </ol>
      <div className="cart-checkout__main">{children(cart.order)}</div>
      <OrderSummary order={cart.order} />
    </div>
  )
}
