import { type ImportMapping, type ImportSource, type ImportTarget, importTargets } from '@plaza/contracts/imports/import-mapping.entity'
import type { ImportDetail } from '@plaza/contracts/imports/product-import.entity'
import { usePlaza } from '@plaza/ui'
import { MultiSelect, NumberCell, Select, Switch } from '@plaza/ui/forms'
import { sourceOf, withSource } from './mapping.ts'

interface Props {
  readonly found: ImportDetail
  readonly mapping: ImportMapping
  readonly onChange: (mapping: ImportMapping) => void
}

const decimalSigns = [
  { value: 'comma', label: 'Con coma: 1.234,50' },
  { value: 'point', label: 'Con punto: 1,234.50' },
]

/** Which column becomes what. Beside each choice stands what the first row says there. */
export function MappingForm({ found, mapping, onChange }: Props) {
  const { offices } = usePlaza()
  const officeName = (id: string) => offices.find((office) => office.id === id)?.displayName ?? id
  return (
    <div className="adc-mapping">
      <p>
        {found.total_records} filas. Elige de qué columna sale cada dato; una celda vacía deja el dato como está.
        {found.branch_columns.length > 0 &&
          ` ${found.branch_columns.length} columnas se reconocieron por las claves de las sedes: ${found.branch_columns
            .map(({ column, office }) => `${column} (${officeName(office)})`)
            .join(', ')}.`}
      </p>
      <div className="adc-mapping__scroll">
        <table className="adc-mapping__table">
          <thead>
            <tr>
              <th scope="col">Dato</th>
              <th scope="col">Columna del archivo</th>
              <th scope="col">Ejemplo</th>
              <th scope="col">Valor fijo</th>
              <th scope="col">Multiplicar por</th>
            </tr>
          </thead>
          <tbody>
            {importTargets.map((target) => (
              <TargetRow
                key={target.key}
                target={target}
                found={found}
                source={sourceOf(mapping, target.key)}
                onChange={(source) => onChange(withSource(mapping, target.key, source))}
              />
            ))}
          </tbody>
        </table>
      </div>
      <Select
        label="Cómo escribe el archivo los decimales"
        help="Un número que se puede leer de dos maneras no se adivina: su fila lo dice."
        options={decimalSigns}
        value={mapping.decimal_sign ?? 'comma'}
        onChange={(sign) => onChange({ ...mapping, decimal_sign: sign === 'point' ? 'point' : 'comma' })}
      />
      <MultiSelect
        label="Sedes para los precios y existencias"
        help={
          sourceOf(mapping, 'branch')
            ? 'Sin elegir, la sede que nombra cada fila; donde no nombra ninguna, todas las sedes activas.'
            : 'Sin elegir, todas las sedes activas.'
        }
        options={offices.map(({ id, displayName }) => ({ value: id, label: displayName }))}
        value={mapping.offices}
        onChange={(chosen) => onChange({ ...mapping, offices: chosen })}
      />
      <Switch
        label="Dejar fuera las filas de categorías que no existen"
        checked={mapping.refuseNewCategories ?? false}
        onChange={(refuseNewCategories) => onChange({ ...mapping, refuseNewCategories })}
      />
      <Switch
        label="Inactivar los productos que no están en el archivo"
        checked={mapping.deactivateMissing}
        onChange={(deactivateMissing) => onChange({ ...mapping, deactivateMissing })}
      />
    </div>
  )
}

interface RowProps {
  readonly target: (typeof importTargets)[number]
  readonly found: ImportDetail
  readonly source: ImportSource | undefined
  readonly onChange: (source: Omit<ImportSource, 'target'> | null) => void
}

const withFactor: readonly ImportTarget[] = ['price', 'price_neto', 'stock']

function TargetRow({ target: { key, label, ...target }, found, source, onChange }: RowProps) {
  const column = source?.column ?? ''
  const { target: _, ...rest } = source ?? { target: key }
  const example = column === '' ? '' : (found.sample[0]?.[found.columns.indexOf(column)] ?? '')
  return (
    <tr>
      <th scope="row">
        {label}
        {'required' in target && target.required && <span className="pz-field__required"> *</span>}
      </th>
      <td>
        <select
          className="pz-filter"
          aria-label={`Columna de ${label}`}
          value={column}
          onChange={(event) => onChange({ ...rest, column: event.currentTarget.value || null })}
        >
          <option value="">No importar</option>
          {found.columns.map((each) => (
            <option key={each}>{each}</option>
          ))}
        </select>
      </td>
      <td className="pz-muted adc-mapping__example">{example}</td>
      <td>
        {key !== 'id_item' && key !== 'title' && (
          <input
            className="pz-filter"
            aria-label={`Valor fijo de ${label}`}
            value={source?.fixed ?? ''}
            onChange={(event) => onChange({ ...rest, fixed: event.currentTarget.value || null })}
          />
        )}
      </td>
      <td>
        {withFactor.includes(key) && (
          <NumberCell
            kind="decimal"
            min={0}
            label={`Multiplicar ${label} por`}
            value={source?.factor ?? null}
            onChange={(factor) => {
              const { factor: __, ...without } = rest
              onChange(factor ? { ...without, factor } : without)
            }}
          />
        )}
      </td>
    </tr>
  )
}
