import { useLocation } from '@plaza/ui/router'
import { AddressStep } from './address-step.tsx'
import { BagsStep } from './bags-step.tsx'
import { CheckoutFrame } from './checkout-frame.tsx'
import { FinishStep } from './finish-step.tsx'
import { PayStep } from './pay-step.tsx'
import { steps } from './steps.ts'

const screens = { address: AddressStep, pay: PayStep, bags: BagsStep, finish: FinishStep }

/** All four steps are one load: nobody should wait between two of them. */
export default function CheckoutPage() {
  const { pathname } = useLocation()
  const step = steps.find((each) => each.path === pathname.replace(/\/$/, ''))?.id ?? 'address'
  const Screen = screens[step]
  return <CheckoutFrame step={step}>{(order) => <Screen order={order} />}</CheckoutFrame>
}
