import type { CustomCart } from '@plaza/contracts/community/custom-cart.entity'
import { ProductPicker } from '../parts/product-picker.tsx'

type Line = CustomCart['products'][number]

interface Props {
  readonly lines: readonly Line[]
  readonly onChange: (lines: Line[]) => void
  readonly disabled: boolean
}

/** B-2-085: which products, how many of each, and a word about it. */
export function ProductLines({ lines, onChange, disabled }: Props) {
  const change = (id: string, part: Partial<Line>) => onChange(lines.map((line) => (line.id === id ? { ...line, ...part } : line)))
  return (
    <ProductPicker
      chosen={lines.map(({ id }) => id)}
      disabled={disabled}
      onAdd={(id) => onChange([...lines, { id, count: 1, countType: 'units' }])}
      onRemove={(id) => onChange(lines.filter((line) => line.id !== id))}
      more={(id) => {
        const line = lines.find((each) => each.id === id)
        return line && <LineFields line={line} disabled={disabled} onChange={(part) => change(id, part)} />
      }}
    />
  )
}

const LineFields = ({ line, disabled, onChange }: { line: Line; disabled: boolean; onChange: (part: Partial<Line>) => void }) => (
  <span className="adc-picker__line">
    <input
      className="pz-filter pz-numbers"
      type="number"
      min={1}
      max={999}
      aria-label="Cantidad"
      value={line.count}
      disabled={disabled}
      onChange={(event) => onChange({ count: Math.min(999, Math.max(1, Math.round(Number(event.currentTarget.value)) || 1)) })}
    />
    <select
      className="pz-filter"
      aria-label="Medida"
      value={line.countType}
      disabled={disabled}
      onChange={(event) => onChange({ countType: event.currentTarget.value as Line['countType'] })}
    >
      <option value="units">unidades</option>
      <option value="grams">gramos</option>
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
  </span>
)
