import { changePrice, netAbovePrice } from '@plaza/contracts/catalog/branch-price.rules'
import { usePlaza } from '@plaza/ui'
import { NumberCell } from '@plaza/ui/forms'
import type { KeyboardEvent } from 'react'
import type { StockRow } from './stock-entries.ts'
import './product.css'

interface Props {
  readonly rows: readonly StockRow[]
  readonly onChange: (rows: StockRow[]) => void
  readonly error?: string | undefined
  readonly disabled?: boolean
  /** The one branch whose row can be changed; null for all. */
  readonly only?: string | null
}

const columns = [
  { key: 'price', label: 'Precio', kind: 'money' },
  { key: 'price_neto', label: 'Precio neto', kind: 'money' },
  { key: 'discount', label: 'Descuento %', kind: 'percent' },
  { key: 'stock', label: 'Existencias', kind: 'count' },
  { key: 'stock_min', label: 'Mínimo', kind: 'count' },
  { key: 'pum', label: 'PUM', kind: 'decimal' },
  { key: 'quantity_pum', label: 'Cantidad PUM', kind: 'count' },
] as const

/** Prices and stock of every branch, typed as in a spreadsheet: Enter and the arrows up and down go to the branch above or below. */
export function StockGrid({ rows, onChange, error, disabled = false, only = null }: Props) {
  const { offices } = usePlaza()
  const set = (id: string, key: (typeof columns)[number]['key'], typed: number | null) => {
    const value = typed ?? (key === 'pum' || key === 'quantity_pum' ? null : 0)
    const isPrice = key === 'price' || key === 'price_neto' || key === 'discount'
    const change = (row: StockRow): StockRow => (isPrice ? changePrice(row, key, value ?? 0) : { ...row, [key]: value })
    onChange(rows.map((row) => (row.id === id ? change(row) : row)))
  }
  return (
    <div className="adc-stock">
      {error && (
        <p className="pz-field__error" role="alert">
          {error}
        </p>
      )}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard */}
      <section className="adc-stock__scroll" aria-label="Precios y existencias por sede" tabIndex={0}>
        <table className="adc-stock__table" onKeyDownCapture={moveBetweenRows}>
          <thead>
            <tr>
              <th scope="col">Sede</th>
              {columns.map(({ key, label }) => (
                <th key={key} scope="col">
                  {label}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => {
              const name = offices.find(({ id }) => id === row.id)?.displayName ?? row.id
              return (
                <tr key={row.id}>
                  <th scope="row">{name}</th>
                  {columns.map(({ key, label, kind }) => (
                    <td key={key}>
                      <NumberCell
                        className="adc-stock__cell"
                        kind={kind}
                        min={0}
                        label={`${label} · ${name}`}
                        disabled={disabled || (only !== null && only !== row.id)}
                        value={row[key]}
                        error={key === 'price_neto' && row.price_neto > row.price ? netAbovePrice : undefined}
                        onChange={(value) => set(row.id, key, value)}
                      />
                    </td>
                  ))}
                </tr>
              )
            })}
          </tbody>
        </table>
      </section>
    </div>
  )
}

function moveBetweenRows(event: KeyboardEvent<HTMLTableElement>) {
  const steps: Record<string, number> = { Enter: 1, ArrowDown: 1, ArrowUp: -1 }
  const step = steps[event.key]
  const cell = (event.target as HTMLElement).closest('td')
  if (step === undefined || !cell) return
  // Enter would send the form, arrows would count a price up by one peso.
  event.preventDefault()
  const rows = [...(event.currentTarget.tBodies[0]?.rows ?? [])]
  const row = rows[rows.indexOf(cell.parentElement as HTMLTableRowElement) + step]
  row?.cells[cell.cellIndex]?.querySelector('input')?.focus()
}
