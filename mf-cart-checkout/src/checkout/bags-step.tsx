import { bagChoices } from '@plaza/contracts/business/business.entity'
import { selectBags } from '@plaza/contracts/cart/cart.api'
import { bagsTax, bagTaxAt } from '@plaza/contracts/cart/totals'
import { formatPesos } from '@plaza/contracts/kernel/money'
import type { Order } from '@plaza/contracts/orders/order.entity'
import { useBusiness } from '@plaza/ui'
import { RadioCards } from '@plaza/ui/forms'
import { useNavigate } from '@plaza/ui/router'
import { useState } from 'react'
import { StepActions } from './step-actions.tsx'
import { useSaveStep } from './use-save-step.ts'

export function BagsStep({ order }: { order: Order }) {
  const { bags_config, bag_tax } = useBusiness()
  const [today] = useState(() => new Date())
  const taxPerBag = bagTaxAt(bag_tax ?? [], today)
  const choices = bagChoices(bags_config)
  const navigate = useNavigate()
  const { save, busy, problem } = useSaveStep()
  const [wanted, setWanted] = useState<string | null>(null)
  const choose = async (code: string) => {
    setWanted(code)
    await save(selectBags, { uuid: order.id, bags_config: { code } })
    // Unless another was chosen meanwhile.
    setWanted((last) => (last === code ? null : last))
  }
  return (
    <>
      <h1>¿En qué bolsas lo empacamos?</h1>
      <RadioCards
        label="Tipo de bolsa"
        hideLabel
        value={wanted ?? order.bags_config?.code ?? null}
        onChange={(code) => void choose(code)}
        options={choices.map((bag) => ({
          value: bag.code,
          label: bag.name,
          description: <BagPrice price={bag.price_per_bag} tax={bagsTax(1, bag, taxPerBag)} />,
        }))}
      />
      {choices.length === 0 && <p>Empacamos tu pedido sin costo de bolsas.</p>}
      {order.bags_config && (
        <dl className="cart-bags" aria-live="polite">
          <div>
            <dt>
              Tu pedido necesita {order.bags_count} {order.bags_count === 1 ? 'bolsa' : 'bolsas'}
            </dt>
            <dd>{formatPesos(order.price_total_bags - order.bags_tax)}</dd>
          </div>
          {order.bags_tax > 0 && (
            <div>
              <dt>Impuesto a las bolsas</dt>
              <dd>{formatPesos(order.bags_tax)}</dd>
            </div>
          )}
        </dl>
      )}
      <StepActions
        back="/checkout/pay"
        order={order}
        missing={!order.bags_config && choices.length > 0 ? 'Elige una bolsa para continuar.' : null}
        problem={problem}
        busy={busy}
        onNext={() => void navigate('/checkout/finish')}
      />
    </>
  )
}

/** What one bag costs; the tax, where it is owed, stands by itself and before choosing (art. 512-15 E.T.). */
const BagPrice = ({ price, tax }: { price: number; tax: number }) => (
  <>
    {price === 0 ? 'Sin costo' : `${formatPesos(price)} por bolsa`}
    {tax > 0 && <span className="cart-bags__tax">+ {formatPesos(tax)} de impuesto por bolsa</span>}
  </>
)
