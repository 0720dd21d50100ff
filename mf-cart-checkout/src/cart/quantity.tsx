import { cartTexts } from '@plaza/contracts/cart/cart.messages'
import { gramsOf } from '@plaza/contracts/kernel/money'
import { maxLineCount } from '@plaza/contracts/kernel/quantity'
import { fillText } from '@plaza/contracts/kernel/text'
import { Stepper, type StepperProps, toasts } from '@plaza/ui'
import type { CartLine } from './cart-state.ts'

interface QuantityProps extends Pick<StepperProps, 'min' | 'moreLabel' | 'onChange'> {
  line: Pick<CartLine, 'title' | 'count' | 'countType' | 'unitGram'>
}

/** How many, or how many grams: what is typed is grams then, and rounded to the steps the product is sold in. */
export function Quantity({ line: { title, count, countType, unitGram }, ...rest }: QuantityProps) {
  const parts = { ...rest, label: title, count, max: maxLineCount }
  if (countType !== 'grams' || !unitGram) return <Stepper {...parts} />
  return (
    <Stepper
      {...parts}
      each={unitGram}
      onRounded={(steps) => toasts.snackbar(fillText(cartTexts.gramsRounded, { step: unitGram, grams: gramsOf(steps, unitGram) }))}
    />
  )
}
