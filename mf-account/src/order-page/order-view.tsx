import { fullName } from '@plaza/contracts/account/user.entity'
import type { OutputOf } from '@plaza/contracts/kernel/call'
import { formatDateTime } from '@plaza/contracts/kernel/dates'
import { formatPesos } from '@plaza/contracts/kernel/money'
import type { Order } from '@plaza/contracts/orders/order.entity'
import type { OrderState } from '@plaza/contracts/orders/order-state'
import type { getOrder } from '@plaza/contracts/orders/orders.api'
import type { OrderPayment } from '@plaza/contracts/payments/payment.entity'
import { pickingDifference, totalRows } from '@plaza/contracts/orders/order-totals'
import { orderTexts } from '@plaza/contracts/orders/orders.messages'
import { QRCodeSVG } from 'qrcode.react'
import type { MouseEvent, ReactNode } from 'react'
import { useBusiness } from '@plaza/ui'
import { OrderStateLabel } from '@plaza/ui/order-state'
import { Addressee } from './addressee.tsx'
import { OrderLines } from './order-lines.tsx'
import { OrderPayments } from './order-payments.tsx'
import { Progress } from './progress.tsx'
import { openReplacements } from '../parts/open-replacements.ts'
import { headlineOf, replacementHeadline } from './what-next.ts'
import './order.css'

export type Client = OutputOf<typeof getOrder>['client']

interface OrderViewProps {
  order: Order
  /** Null for strangers: then everything about the person comes masked. */
  client: Client
  /** The staff's buttons. */
  actions: ReactNode
  /** The viewer placed it. */
  answers: boolean
  /** What the owner may ask for. */
  notify: ReactNode
  /** The way to pay it, for the owner of an unpaid order. */
  pay: ReactNode
  /** Empty for strangers. */
  payments: readonly OrderPayment[]
}

export const OrderView = ({ order, client, payments, actions, answers, notify, pay }: OrderViewProps) => (
  <article className="acc-order">
    <header className="acc-order__head">
      <div>
        <h1>Pedido N.º {order.id_order}</h1>
        <p>
          {formatDateTime(order.creationDate)}
          {client && ` · ${fullName(client)}`}
        </p>
      </div>
      <div aria-live="polite">
        <OrderStateLabel order={order} />
      </div>
    </header>
    <Standing order={order} pay={pay} open={answers ? openReplacements(order) : 0} />
    {actions && <div className="acc-order__staff">{actions}</div>}
    <div className="acc-order__columns">
      <div className="acc-order__main">
        <section className="acc-order__card" aria-labelledby="acc-order-lines">
          <h2 id="acc-order-lines">
            Productos{order.products.length > 0 && <span className="acc-order__number">{order.products.length}</span>}
          </h2>
          {order.products.length === 0 ? <p>{orderTexts.noLines}</p> : <OrderLines order={order} answers={answers} />}
          <Totals order={order} />
        </section>
      </div>
      <div className="acc-order__side">
        {notify}
        <Progress order={order} />
        <OrderPayments payments={payments} />
        <Addressee order={order} client={client} />
        <figure className="acc-order__card acc-order__qr">
          <QRCodeSVG
            value={new URL(`/shoppingcart-detail/${order.id}`, location.origin).href}
            size={148}
            marginSize={2}
            title="Código QR para verificar el pedido"
          />
          <figcaption>
            <strong>Verificación del pedido</strong>
            Muéstralo al recibir: abre esta misma página.
          </figcaption>
        </figure>
      </div>
    </div>
  </article>
)

const promisedStates: readonly OrderState[] = [
  '13_order_received',
  '6_payment_complete',
  '7_admin_cart_accept',
  '8_store_select_products',
  '9_store_invoice_products',
]

/** The first thing to read: where the order stands and what comes next. */
function Standing({ order, pay, open }: { order: Order; pay: ReactNode; open: number }) {
  const { now, next } = open > 0 ? replacementHeadline(open) : headlineOf(order)
  const { delivery_promise: promise } = useBusiness()
  const isPromised = order.type === 'delivery' && !order.payment_voided_at && promisedStates.includes(order.state)
  return (
    <section className="acc-order__card acc-order__standing" aria-label="Estado del pedido" aria-live="polite">
      <div>
        <strong>{now}</strong>
        {next && <p>{next}</p>}
        {isPromised && promise && <p>{promise}</p>}
      </div>
      {open > 0 && (
        <a className="pz-button pz-button--primary" href="#acc-order-lines" onClick={goToOffer}>
          Ver y responder
        </a>
      )}
      {pay}
    </section>
  )
}

function goToOffer(event: MouseEvent) {
  event.preventDefault()
  const answer = document.querySelector<HTMLElement>('.acc-order__answers button')
  answer?.scrollIntoView({ block: 'center' })
  answer?.focus({ preventScroll: true })
}

const Totals = ({ order }: { order: Order }) => (
  <>
    <dl className="acc-order__money">
      {totalRows(order).map(({ label, amount }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{formatPesos(amount)}</dd>
        </div>
      ))}
    </dl>
    <GivenBack order={order} />
  </>
)

/** Paid already, and less was found: the difference goes back the way it came. */
function GivenBack({ order }: { order: Order }) {
  const difference = -pickingDifference(order)
  if (difference <= 0 || order.payment_method_selected !== 'online') return null
  return <p className="acc-order__back">Te devolvemos {formatPesos(difference)} a tu medio de pago.</p>
}
