import { getOrder } from '@plaza/contracts/orders/orders.api'
import { orderNotify } from '@plaza/contracts/orders/orders.slots'
import { formatPesos } from '@plaza/contracts/kernel/money'
import { QueryView, Skeleton, Slot } from '@plaza/ui'
import { useCall } from '@plaza/ui/query'
import { useParams } from '@plaza/ui/router'
import { QRCodeSVG } from 'qrcode.react'
import './thanks.css'

export default function ThanksPage() {
  const { id_order = '' } = useParams()
  const query = useCall(getOrder, { id: id_order })
  return (
    <QueryView query={query} skeleton={<Skeleton shape="block" />} errorText="No logramos cargar tu pedido.">
      {({ order }) => {
        const path = `/shoppingcart-detail/${order.id}`
        return (
          <section className="cart-thanks">
            <h1>¡Gracias por tu pedido!</h1>
            <p>
              Tu pedido es el <strong>N.º {order.id_order}</strong> por {formatPesos(order.price_total_computed)}. Te contaremos por aquí
              cada paso.
            </p>
            {order.userId && <Slot of={orderNotify} with={{ userId: order.userId }} empty={null} pending={null} />}
            <QRCodeSVG
              className="cart-thanks__qr"
              value={new URL(path, location.origin).href}
              size={180}
              marginSize={2}
              title="Código QR de tu pedido"
            />
            <div className="cart-thanks__actions">
              <a className="pz-button pz-button--primary pz-button--large" href={path}>
                Ver pedido
              </a>
              <a className="pz-button pz-button--secondary pz-button--large" href="/">
                Ir al inicio
              </a>
            </div>
          </section>
        )
      }}
    </QueryView>
  )
}
