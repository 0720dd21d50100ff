import type { Product } from '@plaza/contracts/catalog/product.entity'
import type { CustomCart } from '@plaza/contracts/community/custom-cart.entity'
import { formatGrams } from '@plaza/contracts/kernel/money'
import { parseTypedNumber, type TypedNumber } from '@plaza/contracts/kernel/typed-number'
import { gramsPerPiece, maxCommunityGrams, maxLineCount } from '@plaza/contracts/kernel/quantity'
import { useState } from 'react'
import { ProductPicker } from '../parts/product-picker.tsx'

type Line = CustomCart['products'][number]

interface Props {
  readonly lines: readonly Line[]
  readonly onChange: (lines: Line[]) => void
  readonly disabled: boolean
}

/** B-2-085: which products, how many pieces or grams of each, and a word about it. */
export function ProductLines({ lines, onChange, disabled }: Props) {
  const change = (id: string, part: Partial<Line>) => onChange(lines.map((line) => (line.id === id ? { ...line, ...part } : line)))
  return (
    <ProductPicker
      chosen={lines.map(({ id }) => id)}
      disabled={disabled}
      onAdd={(id) => onChange([...lines, { id, count: 1, countType: 'units' }])}
      onRemove={(id) => onChange(lines.filter((line) => line.id !== id))}
      more={(id, product) => {
        const line = lines.find((each) => each.id === id)
        return line && <LineFields line={line} product={product} disabled={disabled} onChange={(part) => change(id, part)} />
      }}
    />
  )
}

interface LineFieldsProps {
  readonly line: Line
  /** Undefined while it has not come. */
  readonly product: Product | undefined
  readonly disabled: boolean
  readonly onChange: (part: Partial<Line>) => void
}

function LineFields({ line, product, disabled, onChange }: LineFieldsProps) {
  const isWeighed = product === undefined || product.countType === 'grams'
  return (
    <span className="adc-picker__line">
      <CountInput line={line} disabled={disabled} onChange={(count) => onChange({ count })} />
      <select
        className="pz-filter"
        aria-label="Medida"
        value={line.countType}
        disabled={disabled}
        onChange={(event) => onChange(inUnit(line, event.currentTarget.value as Line['countType'], product))}
      >
        <option value="units">unidades</option>
        <option value="grams" disabled={!isWeighed}>
          gramos
        </option>
      </select>
      <input
        className="pz-filter"
        aria-label="Comentario"
        placeholder="Comentario"
        maxLength={300}
        value={line.comment ?? ''}
        disabled={disabled}
        onChange={(event) => onChange({ comment: event.currentTarget.value })}
      />
      {line.countType === 'grams' && <small className="pz-muted">{stepText(line, product)}</small>}
    </span>
  )
}

/** The number as it is typed; what is no amount is refused in words, and the last one stays. */
function CountInput({
  line: { count, countType },
  disabled,
  onChange,
}: Pick<LineFieldsProps, 'line' | 'disabled'> & { onChange: (count: number) => void }) {
  const [draft, setDraft] = useState<{ text: string; error: string | null } | null>(null)
  const type = (text: string) => {
    const rules =
      countType === 'grams' ? ({ kind: 'grams', max: maxCommunityGrams } as const) : ({ kind: 'count', max: maxLineCount } as const)
    const typed = parseTypedNumber(text, { ...rules, min: 1 })
    if (typed.status === 'value') onChange(typed.value)
    setDraft({ text, error: errorOf(typed) })
  }
  return (
    <>
      <input
        className="pz-filter pz-numbers"
        inputMode="numeric"
        aria-label="Cantidad"
        aria-invalid={draft?.error ? true : undefined}
        value={draft?.text ?? count}
        disabled={disabled}
        onChange={(event) => type(event.currentTarget.value)}
        onBlur={() => draft?.error === null && setDraft(null)}
      />
      {draft?.error && (
        <small className="pz-field__error" role="alert">
          {draft.error} Queda en {countType === 'grams' ? formatGrams(count) : count}.
        </small>
      )}
    </>
  )
}

function errorOf(typed: TypedNumber): string | null {
  if (typed.status === 'empty') return 'Escribe una cantidad.'
  return typed.status === 'value' ? null : typed.message
}

/** The same amount in the other unit, where the product says what a piece weighs. */
function inUnit(line: Line, countType: Line['countType'], product: Product | undefined): Partial<Line> {
  const piece = product ? gramsPerPiece({ ...product, quantity_pum: product.stock_branch_offices[0]?.quantity_pum }) : null
  if (piece === null || countType === line.countType) return { countType }
  const count = countType === 'grams' ? Math.min(maxCommunityGrams, line.count * piece) : Math.max(1, Math.round(line.count / piece))
  return { countType, count: Math.min(count, countType === 'grams' ? maxCommunityGrams : maxLineCount) }
}

/** What the cart will hold where the amount lies between two steps. */
function stepText({ count }: Line, product: Product | undefined): string {
  const step = product?.unit_gram
  if (!step || count % step === 0) return step ? `De ${step} en ${step} g` : ''
  return `De ${step} en ${step} g: se venden ${formatGrams(Math.max(1, Math.round(count / step)) * step)}`
}
