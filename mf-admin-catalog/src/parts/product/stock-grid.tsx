import { usePlaza } from '@plaza/ui'
import type { KeyboardEvent } from 'react'
import type { StockRow } from './stock-entries.ts'
import './product.css'

interface Props {
  readonly rows: readonly StockRow[]
  readonly onChange: (rows: StockRow[]) => void
  readonly error?: string | undefined
  readonly disabled?: boolean
}

const columns = [
  { key: 'price', label: 'Precio', step: 1 },
  { key: 'price_neto', label: 'Precio neto', step: 1 },
  { key: 'discount', label: 'Descuento %', step: 0.01 },
  { key: 'stock', label: 'Existencias', step: 1 },
  { key: 'stock_min', label: 'Mínimo', step: 1 },
  { key: 'pum', label: 'PUM', step: 0.01 },
  { key: 'quantity_pum', label: 'Cantidad PUM', step: 1 },
] as const

/** Prices and stock of every branch, typed as in a spreadsheet: Enter and the arrows up and down go to the branch above or below. */
export function StockGrid({ rows, onChange, error, disabled = false }: Props) {
  const { offices } = usePlaza()
  const set = (id: string, key: (typeof columns)[number]['key'], text: string) => {
    const value = text === '' && (key === 'pum' || key === 'quantity_pum') ? null : Number(text)
    onChange(rows.map((row) => (row.id === id ? { ...row, [key]: value } : row)))
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
        <table className="adc-stock__table" onKeyDown={moveBetweenRows}>
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
                  {columns.map(({ key, label, step }) => (
                    <td key={key}>
                      <input
                        className="adc-stock__cell pz-numbers"
                        type="number"
                        min={0}
                        step={step}
                        aria-label={`${label} · ${name}`}
                        disabled={disabled}
                        value={row[key] ?? ''}
                        onChange={(event) => set(row.id, key, event.currentTarget.value)}
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
