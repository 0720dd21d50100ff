import { bagChoices } from '@plaza/contracts/business/business.entity'
import { analyticsHappened } from '@plaza/contracts/business/analytics'
import { cartTexts } from '@plaza/contracts/cart/cart.messages'
import type { Order } from '@plaza/contracts/orders/order.entity'
import { bus } from '@plaza/event-bus'
import { After, EmptyState, ErrorState, Skeleton, useBusiness, usePlaza } from '@plaza/ui'
import { Navigate } from '@plaza/ui/router'
import { useAtomValue } from 'jotai'
import { PackageCheck } from 'lucide-react'
import { type ReactNode, useEffect } from 'react'
import { cartAtom } from '../cart/cart-state.ts'
import { PauseNotice } from '../cart/pause-notice.tsx'
import { useStartCart } from '../cart/start-cart.ts'
import { reloadCart } from '../cart/user-cart.ts'
import { lastPlaced } from './placed-order.ts'
import { OrderSummary } from './order-summary.tsx'
import { detour, type StepId, steps } from './steps.ts'
import { useReadyToCheckOut } from './use-ready-to-check-out.ts'
import './checkout.css'

interface Props {
  readonly step: StepId
  readonly children: (order: Order) => ReactNode
}

/** Frame of the four steps: where we are, the summary, and the guard that keeps their order. */
export function CheckoutFrame({ step, children }: Props) {
  useStartCart()
  useReadyToCheckOut()
  const cart = useAtomValue(cartAtom)
  const hasBags = bagChoices(useBusiness().bags_config).length > 0
  if (cart.status === 'loading')
    return (
      <After milliseconds={150}>
        <Skeleton shape="block" className="cart-checkout-skeleton" />
      </After>
    )
  if (cart.status === 'failed') return <ErrorState onRetry={() => void reloadCart()} />
  if (!cart.order || cart.order.products.length === 0) return <NothingToOrder />
  const elsewhere = detour(cart.order, step, hasBags)
  if (elsewhere) return <Navigate to={elsewhere} replace />
  return (
    <Steps step={step} order={cart.order}>
      {children(cart.order)}
    </Steps>
  )
}

function NothingToOrder() {
  const placed = lastPlaced()
  if (placed)
    return (
      <EmptyState
        drawing={<PackageCheck size={56} strokeWidth={1.25} />}
        text={`Tu pedido N.º ${placed.id_order} ya está hecho.`}
        action={
          <a className="pz-button pz-button--primary" href={`/shoppingcart-detail/${placed.id}`}>
            Ver pedido
          </a>
        }
      />
    )
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
}

function Steps({ step, order, children }: { step: StepId; order: Order; children: ReactNode }) {
  const { business, offices } = usePlaza()
  const promise = business.delivery_promise
  const at = steps.findIndex((each) => each.id === step)
  // A-123, once for each step that is really shown.
  useEffect(() => {
    const params = { items: order.products.length, value: order.price_total_computed, currency: 'COP' }
    bus.publish(analyticsHappened, { name: `checkout_${step}`, params })
    // Amounts change while the step stands; only opening it is told.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [step])
  return (
    <div className="cart-checkout-room">
      <div className="cart-checkout">
        <ol className="cart-steps" aria-label="Pasos de la compra">
          {steps.map((each, index) => (
            <li key={each.id} aria-current={each.id === step ? 'step' : undefined} data-done={index < at || undefined}>
              {index < at ? <a href={each.path}>{each.label}</a> : each.label}
            </li>
          ))}
        </ol>
        <div className="cart-checkout__main">
          <PauseNotice office={offices.find(({ id }) => id === order.branch_office_id)} />
          {children}
        </div>
        <OrderSummary order={order} promise={order.type === 'delivery' ? (promise ?? null) : null} />
      </div>
    </div>
  )
}
