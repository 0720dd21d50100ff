import { signInRequested } from '@plaza/contracts/account/account.events'
import { fullName } from '@plaza/contracts/account/user.entity'
import type { Order } from '@plaza/contracts/orders/order.entity'
import { paymentMethodLabels } from '@plaza/contracts/payments/payment-method'
import { bus } from '@plaza/event-bus'
import { Button, useSession } from '@plaza/ui'
import { CreditCard, Lock, MapPin, MessageSquareText, Store, UserRound } from 'lucide-react'
import type { ReactNode } from 'react'
import type { Client } from './order-view.tsx'

/** Whose the order is, where it goes and how it is paid; a stranger finds it masked. */
export function Addressee({ order, client }: { order: Order; client: Client }) {
  const pickup = order.type === 'pickup'
  const method = order.payment_method_selected
  return (
    <section className="acc-order__card" aria-label="Datos del pedido">
      <dl className="acc-order__facts">
        <Fact icon={<UserRound size={20} />} label="Cliente">
          <strong>{client ? fullName(client) : order.user?.fullname}</strong>
          {client?.identification_card && <span>Documento {client.identification_card}</span>}
          {client?.phone && <a href={`tel:${client.phone}`}>{client.phone}</a>}
          {client?.email && <span>{client.email}</span>}
        </Fact>
        <Fact icon={pickup ? <Store size={20} /> : <MapPin size={20} />} label={pickup ? 'Recoge en' : 'Dirección'}>
          <Place order={order} />
        </Fact>
        <Fact icon={<CreditCard size={20} />} label="Medio de pago">
          <strong>{method ? paymentMethodLabels[method] : '***'}</strong>
        </Fact>
        {order.observations_client && (
          <Fact icon={<MessageSquareText size={20} />} label="Observaciones">
            <span>{order.observations_client}</span>
          </Fact>
        )}
      </dl>
      {!client && <Masked />}
    </section>
  )
}

function Place({ order: { type, address_selected: address } }: { order: Order }) {
  const name = type === 'pickup' ? (address?.displayName ?? address?.alias) : (address?.alias ?? address?.displayName)
  return (
    <>
      {name && <strong>{name}</strong>}
      <span>{[address?.address, address?.city].filter(Boolean).join(', ')}</span>
      {address?.comment && <span>{address.comment}</span>}
    </>
  )
}

const Fact = ({ icon, label, children }: { icon: ReactNode; label: string; children: ReactNode }) => (
  <div>
    <dt>
      <span aria-hidden="true">{icon}</span>
      {label}
    </dt>
    <dd>{children}</dd>
  </div>
)

function Masked() {
  const user = useSession()
  return (
    <div className="acc-order__masked">
      <Lock size={18} aria-hidden="true" />
      <p>Por privacidad, estos datos solo los ve quien hizo el pedido.</p>
      {!user && (
        <Button size="small" onClick={() => bus.publish(signInRequested, { reason: 'profile' })}>
          Iniciar sesión
        </Button>
      )}
    </div>
  )
}
