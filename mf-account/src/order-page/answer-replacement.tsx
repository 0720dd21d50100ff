import type { Line } from '@plaza/contracts/cart/line.entity'
import { formatPesos } from '@plaza/contracts/kernel/money'
import type { Order } from '@plaza/contracts/orders/order.entity'
import { getOrder } from '@plaza/contracts/orders/orders.api'
import { answerReplacement } from '@plaza/contracts/orders/picking.api'
import { Button, Picture } from '@plaza/ui'
import { useCallMutation } from '@plaza/ui/query'
import { useState } from 'react'

interface Props {
  order: Order
  line: Line
  answers: boolean
}

/** What the store offers instead of what is missing, with its price, for the owner to take or leave while it is picked. */
export function AnswerReplacement({ order, line, answers }: Props) {
  const [problem, setProblem] = useState<string | null>(null)
  const answer = useCallMutation(answerReplacement, { invalidates: [getOrder] })
  const offered = line.picking?.replacement
  if (!offered || offered.answer === 'accepted') return null
  const open = !offered.answer && order.state === '8_store_select_products'
  const say = async (accept: boolean) => {
    setProblem(null)
    const said = await answer.run({ id: order.id, productId: line.id, accept })
    if (!said.ok) setProblem(said.problem.message)
  }
  return (
    <section className="acc-order__offer" aria-label={`Reemplazo de ${line.product.title}`}>
      <Picture src={offered.photoUrl} alt="" width={40} height={40} />
      <span>
        {open ? 'Te proponemos' : 'Te propusimos'} <strong>{offered.title}</strong>
        {offered.subTitle && ` · ${offered.subTitle}`} · {offered.countDisplay} · {formatPesos(offered.totalPrice)}
        {!open && <small>{offered.answer === 'declined' ? 'No lo quisiste' : 'Sin respuesta: no se cobra'}</small>}
      </span>
      {open && answers && (
        <span className="acc-order__answers">
          <Button look="primary" size="small" busy={answer.isPending} onClick={() => void say(true)}>
            Aceptar
          </Button>
          <Button size="small" busy={answer.isPending} onClick={() => void say(false)}>
            No, gracias
          </Button>
        </span>
      )}
      {problem && (
        <p className="pz-field__error" role="alert">
          {problem}
        </p>
      )}
    </section>
  )
}
