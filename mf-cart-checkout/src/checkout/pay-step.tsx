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
import { Banknote, CreditCard, Smartphone } from 'lucide-react'
import { useState } from 'react'
import { CouponBox } from '../coupons/coupon-box.tsx'
import { useCoupons } from '../coupons/use-coupons.ts'
import { CouponBanners } from './coupon-banners.tsx'
import { StepActions } from './step-actions.tsx'
import { useSaveStep } from './use-save-step.ts'

const icons = { online: Smartphone, cash: Banknote, dataphone: CreditCard } as const

export function PayStep({ order }: { order: Order }) {
  const online = (useBusiness().payment_gateways ?? []).length > 0
  const [method, setMethod] = useState<PaymentMethod>(order.payment_method_selected ?? (online ? defaultPaymentMethod : 'cash'))
  const navigate = useNavigate()
  const coupons = useCoupons(order)
  const { save, busy, problem } = useSaveStep()
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
        options={offeredPaymentMethods.map((each) => {
          const Icon = icons[each]
          return {
            value: each,
            label: paymentMethodLabels[each],
            description: each === 'online' && !online ? 'No disponible por ahora' : hintOf(each, order.type),
            icon: <Icon size={24} strokeWidth={1.75} aria-hidden="true" />,
            disabled: each === 'online' && !online,
          }
        })}
      />
      <CouponBanners order={order} coupons={coupons} />
      <CouponBox order={order} coupons={coupons} />
      <StepActions back="/checkout/address" order={order} problem={problem} busy={busy} onNext={() => void next()} />
    </>
  )
}

function hintOf(method: (typeof offeredPaymentMethods)[number], type: Order['type']): string {
  const when = type === 'pickup' ? 'al recoger' : 'al recibir'
  return { online: 'Tarjeta, PSE, Nequi y más', cash: `Pagas ${when}`, dataphone: `Tarjeta ${when}` }[method]
}
