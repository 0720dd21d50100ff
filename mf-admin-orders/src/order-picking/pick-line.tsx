import type { Line } from '@plaza/contracts/cart/line.entity'
import { formatPesos } from '@plaza/contracts/kernel/money'
import type { Order } from '@plaza/contracts/orders/order.entity'
import { getOrder } from '@plaza/contracts/orders/orders.api'
import { pickLine } from '@plaza/contracts/orders/picking.api'
import { Button, Picture } from '@plaza/ui'
import { useCallMutation } from '@plaza/ui/query'
import { Check, PackageX, Replace, Undo2 } from 'lucide-react'
import { useState } from 'react'
import { amountText } from '../order-dialog/line-text.ts'
import { Mark, wishesOf } from '../order-dialog/order-lines.tsx'
import { FoundAmount } from './found-amount.tsx'
import { ProposeReplacement } from './propose-replacement.tsx'

interface Props {
  order: Order
  line: Line
  /** The order is being picked, by this person. */
  active: boolean
}

/** One line: found, another amount, missing, something else instead. A second tap takes the mark off. */
export function PickLine({ order, line, active }: Props) {
  const [proposing, setProposing] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  const pick = useCallMutation(pickLine, { invalidates: [getOrder] })
  const mark = line.picking?.mark ?? null
  const send = async (next: 'found' | 'missing' | null, found: number | null = null) => {
    setProblem(null)
    const answer = await pick.run({ id: order.id, productId: line.id, mark: next, found })
    return answer.ok ? null : answer.problem.message
  }
  const say = async (next: 'found' | 'missing' | null) => setProblem(await send(next))
  return (
    <li className="ado-pick__line" data-mark={mark ?? 'open'} aria-label={line.product.title ?? ''}>
      <Picture src={line.product.photoUrl} alt="" width={72} height={72} />
      <div className="ado-pick__text">
        <strong>{line.product.title}</strong>
        {line.product.subTitle && <span className="ado-pick__pack">{line.product.subTitle}</span>}
        <span className="ado-pick__amount">
          {amountText(line)} <Mark line={line} />
        </span>
        <small>SKU {line.id_item}</small>
        {wishesOf(line).length > 0 && <small className="ado-pick__wish">{wishesOf(line).join(' · ')}</small>}
        <Proposal line={line} />
      </div>
      {active && mark !== 'replaced' && (
        <div className="ado-pick__marks">
          {mark ? (
            <Button size="small" busy={pick.isPending} onClick={() => void say(null)}>
              <Undo2 size={16} aria-hidden="true" />
              Deshacer
            </Button>
          ) : (
            <>
              <Button look="primary" size="small" busy={pick.isPending} onClick={() => void say('found')}>
                <Check size={16} aria-hidden="true" />
                Listo
              </Button>
              <Button size="small" busy={pick.isPending} onClick={() => void say('missing')}>
                <PackageX size={16} aria-hidden="true" />
                Falta
              </Button>
            </>
          )}
          {mark !== 'missing' && <FoundAmount line={line} onFound={(found) => send('found', found)} busy={pick.isPending} />}
          {mark === 'missing' && !line.original_product_id && (
            <Button size="small" onClick={() => setProposing(true)}>
              <Replace size={16} aria-hidden="true" />
              Reemplazar
            </Button>
          )}
        </div>
      )}
      {problem && (
        <p className="pz-field__error" role="alert">
          {problem}
        </p>
      )}
      {proposing && <ProposeReplacement order={order} line={line} onClose={() => setProposing(false)} />}
    </li>
  )
}

function Proposal({ line: { picking } }: { line: Line }) {
  const offered = picking?.replacement
  if (!offered) return null
  const answer = { accepted: 'El cliente lo aceptó', declined: 'El cliente no lo quiso' } as const
  return (
    <p className="ado-pick__proposal" role="status">
      {[offered.title, offered.subTitle].filter(Boolean).join(' · ')} · {offered.countDisplay} · {formatPesos(offered.totalPrice)}
      <strong>{offered.answer ? answer[offered.answer] : 'Esperando al cliente'}</strong>
    </p>
  )
}
