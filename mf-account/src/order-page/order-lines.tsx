import type { Line } from '@plaza/contracts/cart/line.entity'
import { formatPesos } from '@plaza/contracts/kernel/money'
import type { Order } from '@plaza/contracts/orders/order.entity'
import { Picture } from '@plaza/ui'
import { AnswerReplacement } from './answer-replacement.tsx'

/** What was bought and, while it is picked, what was found of it. `answers`: the viewer may take a replacement. */
export const OrderLines = ({ order, answers }: { order: Order; answers: boolean }) => (
  <ul className="acc-order__lines">
    {order.products.map((line) => (
      <li key={line.id} data-mark={line.picking?.mark}>
        <Picture src={line.product.photoUrl} alt="" width={56} height={56} />
        <span className="acc-order__title">
          {line.product.title}
          <small>
            {amountOf(line)}
            {line.product.subTitle && ` · ${line.product.subTitle}`}
            {line.comment && ` · ${line.comment}`}
          </small>
          <Found line={line} />
        </span>
        <Amount line={line} />
        {line.picking?.replacement && <AnswerReplacement order={order} line={line} answers={answers} />}
      </li>
    ))}
  </ul>
)

const amountOf = ({ countDisplay, countDisplayForceGrams, count, countType, picking }: Line) =>
  picking?.mark === 'found' && countDisplayForceGrams
    ? countDisplayForceGrams
    : countType === 'grams'
      ? (countDisplay ?? count)
      : `${count} und`

function Found({ line: { picking, original_product_id, countType, count } }: { line: Line }) {
  if (original_product_id) return <small className="acc-order__found">Reemplazo que aceptaste</small>
  if (picking?.mark === 'missing') return <small className="acc-order__gone">No lo encontramos en la tienda</small>
  if (picking?.mark === 'replaced') return <small className="acc-order__gone">Reemplazado</small>
  if (picking?.mark !== 'found') return null
  const fewer = countType === 'units' && picking.found != null && picking.found < count
  return <small className="acc-order__found">{fewer ? `Encontramos ${picking.found} de ${count}` : 'Listo'}</small>
}

/** The old amount stays in sight where the picking found less. */
function Amount({ line: { totalPrice, picking } }: { line: Line }) {
  const before = picking && picking.ordered_total > totalPrice ? picking.ordered_total : null
  return (
    <strong>
      {before !== null && (
        <s>
          <span className="pz-hidden">Antes </span>
          {formatPesos(before)}
        </s>
      )}
      {formatPesos(totalPrice)}
    </strong>
  )
}
