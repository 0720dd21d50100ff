import { formatPesos } from '@plaza/contracts/kernel/money'
import type { Order } from '@plaza/contracts/orders/order.entity'
import { paymentMethodLabels } from '@plaza/contracts/payments/payment-method'
import { Picture, useBusiness } from '@plaza/ui'
import { TextArea } from '@plaza/ui/forms'
import { lazy, Suspense } from 'react'
import { StepActions } from './step-actions.tsx'
import { useObservations } from './use-observations.ts'
import { usePlaceOrder } from './use-place-order.ts'

const FinishDialog = lazy(() => import('./finish-dialog.tsx'))

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
              {line.comment && <small>{line.comment}</small>}
            </span>
            <strong>{formatPesos(line.totalPrice)}</strong>
          </li>
        ))}
      </ul>
      <TextArea label="Observaciones para tu pedido" value={observations} onChange={setObservations} maxLength={2000} rows={3} />
      <Seller />
      <StepActions
        back="/checkout/bags"
        total={order.price_total_computed}
        label="Finalizar pedido"
        problem={problem}
        busy={busy}
        onNext={() => void place()}
      />
      {questions.length > 0 && (
        <Suspense fallback={null}>
          <FinishDialog questions={questions} branchId={order.branch_office_id ?? null} onAccepted={onAccepted} onRefused={onRefused} />
        </Suspense>
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
    ['Bolsas', bags ? `${order.bags_count} × ${bags.name}` : '', '/checkout/bags'],
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
  const { footer_config, title } = useBusiness()
  return (
    <p className="cart-review__seller">
      Te vende {footer_config?.legal ?? title}. Al finalizar aceptas los <a href="/terms">términos y condiciones</a>.
    </p>
  )
}
