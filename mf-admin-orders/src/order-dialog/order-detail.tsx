import { fullName } from '@plaza/contracts/account/user.entity'
import type { OutputOf } from '@plaza/contracts/kernel/call'
import { formatDateTime } from '@plaza/contracts/kernel/dates'
import type { Order } from '@plaza/contracts/orders/order.entity'
import type { getOrder } from '@plaza/contracts/orders/orders.api'
import { paymentMethodLabels } from '@plaza/contracts/payments/payment-method'
import { usePlaza } from '@plaza/ui'
import { QRCodeSVG } from 'qrcode.react'
import { OrderStateLabel } from '@plaza/ui/order-state'
import { Facts, type Fact } from './facts.tsx'
import { LazySheet } from './lazy-sheet.tsx'
import { OrderLines } from './order-lines.tsx'
import { OrderNotes } from './order-notes.tsx'
import { OrderPayments } from './order-payments.tsx'
import { OrderPeople } from './order-people.tsx'
import { OrderTotals } from './order-totals.tsx'
import { StateHistory } from './state-history.tsx'
import './order-dialog.css'

type Shown = OutputOf<typeof getOrder>
type Client = Shown['client']

/** All that staff need of one order: left what goes into the bag, right whose it is and what became of it. */
export const OrderDetail = ({ order, client, changes = [], payments, notes = [] }: Shown) => (
  <div className="ado-detail">
    <LazySheet order={order} phone={client?.phone} />
    <div className="ado-detail__main">
      <OrderFacts order={order} />
      <OrderLines lines={order.products} />
      <OrderTotals order={order} />
      {payments && <OrderPayments order={order} payments={payments} />}
    </div>
    <div className="ado-detail__side">
      <ClientFacts order={order} client={client} />
      <AddressFacts order={order} />
      <OrderPeople order={order} />
      <OrderNotes orderId={order.id} notes={notes} />
      <StateHistory updates={order.state_updates} changes={changes} />
      <Verification id={order.id} />
    </div>
  </div>
)

/** the order's own page, for who hands it over. */
const Verification = ({ id }: { id: string }) => (
  <figure className="ado-qr">
    <QRCodeSVG
      value={new URL(`/shoppingcart-detail/${id}`, location.origin).href}
      size={112}
      marginSize={2}
      title="Código QR para verificar el pedido"
    />
    <figcaption>Verificación del pedido</figcaption>
  </figure>
)

function OrderFacts({ order }: { order: Order }) {
  const { offices } = usePlaza()
  const method = order.payment_method_selected
  return (
    <div className="ado-detail__head">
      <div aria-live="polite">
        <OrderStateLabel order={order} />
      </div>
      <Facts
        title="Orden"
        hideTitle
        facts={[
          ['Fecha', formatDateTime(order.creationDate)],
          ['Sede', offices.find(({ id }) => id === order.branch_office_id)?.displayName],
          ['Medio de pago', method && paymentMethodLabels[method]],
          ['Observaciones', order.observations_client],
        ]}
      />
    </div>
  )
}

function ClientFacts({ order, client }: { order: Order; client: Client }) {
  const facts: Fact[] = [
    ['Nombre', client ? fullName(client) : order.user?.fullname],
    ['Documento', client?.identification_card],
    ['Teléfono', client?.phone && <a href={`tel:${client.phone}`}>{client.phone}</a>],
    ['Correo', client?.email],
  ]
  return <Facts title="Cliente" facts={facts} />
}

function AddressFacts({ order: { type, address_selected: address } }: { order: Order }) {
  return (
    <Facts
      title={type === 'pickup' ? 'Recoge en sede' : 'Entrega a domicilio'}
      facts={[
        ['Lugar', type === 'pickup' ? (address?.displayName ?? address?.alias) : (address?.alias ?? address?.displayName)],
        ['Dirección', [address?.address, address?.city].filter(Boolean).join(', ')],
        ['Zona', type === 'pickup' ? null : address?.zoneDisplayName],
        ['Indicaciones', address?.comment],
      ]}
    />
  )
}
