import { sellerText } from '@plaza/contracts/business/seller-text'
import { isSoldAt } from '@plaza/contracts/cart/line.entity'
import { formatPesos } from '@plaza/contracts/kernel/money'
import type { Order } from '@plaza/contracts/orders/order.entity'
import { paymentMethodLabels } from '@plaza/contracts/payments/payment-method'
import { later, Picture, useBusiness } from '@plaza/ui'
import { TextArea } from '@plaza/ui/forms'
import { NotSoldHere } from '../cart/not-sold-here.tsx'
import { StepActions } from './step-actions.tsx'
import { useObservations } from './use-observations.ts'
import { usePlaceOrder } from './use-place-order.ts'

const FinishDialog = later(() => import('./finish-dialog.tsx'))

export function FinishStep({ order }: { order: Order }) {
  const [observations, setObservations] = useObservations(order.id)
  const { busy, problem, questions, place, onAccepted, onRefused } = usePlaceOrder(observations)
  return (
    <>
      <h1>Revisa y finaliza</h1>
      <Choices order={order} />
      <h2>Tus productos</h2>
      <ul className="cart-review__lines">
        {order.products.map((line) => (
          <li key={line.id}>
            <Picture src={line.product.photoUrl} alt="" width={40} height={40} />
            <span>
              {line.countDisplay ?? line.count} × {line.product.title}
              {line.product.subTitle && <small>{line.product.subTitle}</small>}
              {line.comment && <small>{line.comment}</small>}
              {!isSoldAt(line, order.branch_office_id) && <NotSoldHere />}
            </span>
            <strong>{formatPesos(line.totalPrice)}</strong>
          </li>
        ))}
      </ul>
      <TextArea label="Observaciones para tu pedido" value={observations} onChange={setObservations} maxLength={2000} rows={3} />
      <Seller />
      <StepActions back="/checkout/bags" order={order} label="Finalizar pedido" problem={problem} busy={busy} onNext={() => void place()} />
      {questions.length > 0 && (
        <FinishDialog key={JSON.stringify(questions)} questions={questions} onAccepted={onAccepted} onRefused={onRefused} />
      )}
    </>
  )
}

function Choices({ order }: { order: Order }) {
  const { delivery_promise: promise } = useBusiness()
  const { address_selected: address, payment_method_selected: method, bags_config: bags, type } = order
  const rows: [string, string, string][] = [
    [
      type === 'pickup' ? 'Recoges en' : 'Entregamos en',
      [type === 'pickup' ? address?.displayName : address?.alias, address?.address, address?.city].filter(Boolean).join(', '),
      '/checkout/address',
    ],
    ['Pagas con', method ? paymentMethodLabels[method] : '', '/checkout/pay'],
    [
      'Bolsas',
      bags
        ? `${order.bags_count} × ${bags.name}${order.bags_tax > 0 ? `, más ${formatPesos(order.bags_tax)} de impuesto a las bolsas` : ''}`
        : '',
      '/checkout/bags',
    ],
    ['Entrega', type === 'delivery' ? (promise ?? '') : '', ''],
  ]
  return (
    <dl className="cart-review">
      {rows
        .filter(([, value]) => value !== '')
        .map(([label, value, path]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
            {path && (
              <dd>
                <a href={path} aria-label={`Cambiar: ${label}`}>
                  Cambiar
                </a>
              </dd>
            )}
          </div>
        ))}
    </dl>
  )
}

/** Ley 1480 art. 50: who sells, said before paying. */
function Seller() {
  const business = useBusiness()
  return (
    <p className="cart-review__seller">
      Te vende {sellerText(business) ?? business.title}. Al finalizar aceptas los <a href="/terms">términos y condiciones</a>.
    </p>
  )
}
