import { cartTexts } from '@plaza/contracts/cart/cart.messages'
import { gramsOf } from '@plaza/contracts/kernel/money'
import { fillText } from '@plaza/contracts/kernel/text'
import { Stepper, toasts } from '@plaza/ui'
import type { CartLine } from './cart-state.ts'
import { mostOfOneProduct } from './change-line.ts'
import { typedGrams } from './typed-grams.ts'

interface QuantityProps {
  line: Pick<CartLine, 'title' | 'count' | 'countType' | 'unitGram'>
  onChange: (count: number) => void
}

/** How many, or how many grams: what is typed is grams then, and rounded to the steps the product is sold in. */
export function Quantity({ line: { title, count, countType, unitGram }, onChange }: QuantityProps) {
  const parts = { label: title, count, max: mostOfOneProduct, onChange }
  if (countType !== 'grams' || !unitGram) return <Stepper {...parts} />
  return (
    <Stepper
      {...parts}
      each={unitGram}
      parse={typedGrams}
      format={(steps) => `${gramsOf(steps, unitGram)} g`}
      hint={`Gramos, de ${unitGram} en ${unitGram}`}
      onRounded={(steps) => toasts.snackbar(fillText(cartTexts.gramsRounded, { step: unitGram, grams: gramsOf(steps, unitGram) }))}
    />
  )
}
