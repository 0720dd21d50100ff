import { bagChoices } from '@plaza/contracts/business/business.entity'
import { selectBags } from '@plaza/contracts/cart/cart.api'
import { formatPesos } from '@plaza/contracts/kernel/money'
import type { Order } from '@plaza/contracts/orders/order.entity'
import { useBusiness } from '@plaza/ui'
import { RadioCards } from '@plaza/ui/forms'
import { useNavigate } from '@plaza/ui/router'
import { useState } from 'react'
import { StepActions } from './step-actions.tsx'
import { useSaveStep } from './use-save-step.ts'

export function BagsStep({ order }: { order: Order }) {
  const { bags_config } = useBusiness()
  const navigate = useNavigate()
  const { save, busy } = useSaveStep()
  const [wanted, setWanted] = useState<string | null>(null)
  const choose = async (code: string) => {
    setWanted(code)
    await save(selectBags, { uuid: order.id, bags_config: { code } })
    setWanted(null)
  }
  return (
    <>
      <h1>¿En qué bolsas lo empacamos?</h1>
      <RadioCards
        label="Tipo de bolsa"
        hideLabel
        value={wanted ?? order.bags_config?.code ?? null}
        onChange={(code) => void choose(code)}
        options={bagChoices(bags_config).map((bag) => ({
          value: bag.code,
          label: bag.name,
          description: bag.price_per_bag === 0 ? 'Sin costo' : `${formatPesos(bag.price_per_bag)} por bolsa`,
        }))}
      />
      {order.bags_config && (
        <p>
          Tu pedido necesita {order.bags_count} {order.bags_count === 1 ? 'bolsa' : 'bolsas'}: {formatPesos(order.price_total_bags)}
        </p>
      )}
      <StepActions back="/checkout/pay" disabled={!order.bags_config} busy={busy} onNext={() => void navigate('/checkout/finish')} />
    </>
  )
}
