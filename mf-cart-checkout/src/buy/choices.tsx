import type { productBuy } from '@plaza/contracts/catalog/catalog.slots'
import { maturities } from '@plaza/contracts/catalog/choices'
import { formatPesos, gramsOf } from '@plaza/contracts/kernel/money'
import type { SlotProps } from '@plaza/contracts/kernel/slot'
import type { ReactNode } from 'react'
import { type CartLine, estimate } from '../cart/cart-state.ts'
import type { LineChange } from '../cart/change-line.ts'
import { unitFrom, valuesOf, withOption } from '../cart/line-choices.ts'
import { LineComment } from '../cart/line-comment.tsx'

interface Props {
  product: SlotProps<typeof productBuy>
  /** As it stands in the cart, or as it would go in. */
  line: CartLine
  onChange: (change: LineChange) => void
}

/** How the product is wanted: by units or grams, how ripe, how cut, and in the shopper's own words once it is in the cart. */
export default function Choices({ product, line, onChange }: Props) {
  return (
    <>
      {product.soldByWeight && !product.onlyUnits && (
        <>
          <Choice label="Unidad" value={line.countType} onChange={(value) => onChange({ countType: unitFrom(value, line) })}>
            <option value="grams">Gramos</option>
            <option value="units" disabled={product.onlyGrams}>
              Unidades
            </option>
          </Choice>
          <Preview line={line} />
        </>
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
      {line.count > 0 && <LineComment line={line} />}
    </>
  )
}

/** What the weight chosen costs, while it is being chosen; one step's price stands on the card already. */
function Preview({ line }: { line: CartLine }) {
  const { count, countType, unitGram, stepPrice } = line
  if (countType !== 'grams' || stepPrice === null || !unitGram || count <= 1) return null
  return (
    <p className="cart-buy__preview">
      ≈ {formatPesos(estimate(line))} por {gramsOf(count, unitGram)} g
    </p>
  )
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
