import { selectPaymentMethod } from '@plaza/contracts/cart/cart.api'
import type { Order } from '@plaza/contracts/orders/order.entity'
import {
  defaultPaymentMethod,
  offeredPaymentMethods,
  type PaymentMethod,
  paymentMethodLabels,
} from '@plaza/contracts/payments/payment-method'
import { useBusiness } from '@plaza/ui'
import { RadioCards } from '@plaza/ui/forms'
import { useNavigate } from '@plaza/ui/router'
import { useState } from 'react'
import { StepActions } from './step-actions.tsx'
import { useSaveStep } from './use-save-step.ts'

const hints: Record<PaymentMethod, string> = {
  online: 'Tarjeta, PSE, Nequi y más',
  cash: 'Pagas al recibir',
  dataphone: 'Tarjeta al recibir',
  pickup: 'Pagas al recoger',
}

export function PayStep({ order }: { order: Order }) {
  const online = (useBusiness().payment_gateways ?? []).length > 0
  const [method, setMethod] = useState<PaymentMethod>(order.payment_method_selected ?? (online ? defaultPaymentMethod : 'cash'))
  const navigate = useNavigate()
  const { save, busy } = useSaveStep()
  const next = async () => {
    if (await save(selectPaymentMethod, { uuid: order.id, payment_method_selected: method })) void navigate('/checkout/bags')
  }
  return (
    <>
      <h1>¿Cómo quieres pagar?</h1>
      <RadioCards
        label="Medio de pago"
        hideLabel
        value={method}
        onChange={(value) => setMethod(value as PaymentMethod)}
        options={offeredPaymentMethods.map((each) => ({
          value: each,
          label: paymentMethodLabels[each],
          description: each === 'online' && !online ? 'No disponible por ahora' : hints[each],
          disabled: each === 'online' && !online,
        }))}
      />
      <StepActions back="/checkout/address" busy={busy} onNext={() => void next()} />
    </>
  )
}
