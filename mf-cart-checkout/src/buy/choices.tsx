import { amountText } from '@plaza/contracts/cart/amount-text'
import { cartTexts } from '@plaza/contracts/cart/cart.messages'
import type { productBuy } from '@plaza/contracts/catalog/catalog.slots'
import { maturities } from '@plaza/contracts/catalog/choices'
import { formatPesos } from '@plaza/contracts/kernel/money'
import type { SlotProps } from '@plaza/contracts/kernel/slot'
import { fillText } from '@plaza/contracts/kernel/text'
import { toasts } from '@plaza/ui'
import type { ReactNode } from 'react'
import { type CartLine, estimate } from '../cart/cart-state.ts'
import { type LineChange, withChange } from '../cart/change-line.ts'
import { unitFrom, valuesOf, withOption } from '../cart/line-choices.ts'

interface Props {
  product: SlotProps<typeof productBuy>
  /** As it stands in the cart, or as it would go in. */
  line: CartLine
  onChange: (change: LineChange) => void
}

/** How the product is wanted: by units or grams, how ripe, how cut. */
export function Choices({ product, line, onChange }: Props) {
  const changeUnit = (value: string) => {
    const change = { countType: unitFrom(value, line) }
    tellRounding(line, withChange(line, change))
    onChange(change)
  }
  return (
    <>
      {product.soldByWeight && !product.onlyUnits && (
        <Choice label="Unidad" value={line.countType} onChange={changeUnit}>
          <option value="grams">Gramos</option>
          <option value="units" disabled={product.onlyGrams}>
            Unidades
          </option>
        </Choice>
      )}
      {product.maturity && (
        <Choice label="Madurez" value={line.maturity ?? 'Normal'} onChange={(maturity) => onChange({ maturity })}>
          {maturities.map((each) => (
            <option key={each}>{each}</option>
          ))}
        </Choice>
      )}
      {product.options.map(({ label, values }) => (
        <Choice
          key={label}
          label={label}
          value={line.optionsTags.find((tag) => tag.label === label)?.value ?? ''}
          onChange={(value) => onChange({ optionsTags: withOption(line.optionsTags, label, value) })}
        >
          <option value="">Sin preferencia</option>
          {valuesOf(values).map((each) => (
            <option key={each}>{each}</option>
          ))}
        </Choice>
      ))}
    </>
  )
}

/** 300 g become a tray of 500 g: the shopper reads what is bought now, and what it costs. */
function tellRounding(before: CartLine, after: CartLine) {
  const [beforePrice, price] = [before, after].map((line) => formatPesos(estimate(line))) as [string, string]
  if (price === beforePrice) return
  const [was, amount] = [before, after].map((line) => amountText(line, line.unitGram, line.subTitle)) as [string, string]
  toasts.snackbar(fillText(cartTexts.unitChanged, { amount, price, before: was, beforePrice }))
}

interface ChoiceProps {
  label: string
  value: string
  onChange: (value: string) => void
  children: ReactNode
}

const Choice = ({ label, value, onChange, children }: ChoiceProps) => (
  <label className="cart-choice">
    <span>{label}</span>
    <select value={value} onChange={(event) => onChange(event.currentTarget.value)}>
      {children}
    </select>
  </label>
)
