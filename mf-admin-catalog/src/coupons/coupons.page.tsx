import { coupon, type Coupon, couponTypes } from '@plaza/contracts/cart/coupon.entity'
import { couponFaults } from '@plaza/contracts/cart/coupon.rules'
import { formatDate } from '@plaza/contracts/kernel/dates'
import { pageSizes } from '@plaza/contracts/kernel/limits'
import { formatPesos } from '@plaza/contracts/kernel/money'
import { Badge, useMinute, usePlaza } from '@plaza/ui'
import type { RecordField, RecordValues } from '@plaza/ui/forms'
import type { Column } from '@plaza/ui/table'
import { genericCalls } from '@plaza/contracts/resources/generic.api'
import { GenericPage } from '../parts/generic-page.tsx'
import { ProductPicker } from '../parts/product-picker.tsx'
import { recordColumns } from '../parts/record-columns.tsx'
import { contains, oneOf, said, within } from '../parts/wire-filter.ts'
import { couponValues, couponWire } from './coupon-form.ts'
import { couponStatus } from './coupon-status.ts'
import { CouponUses } from './coupon-uses.tsx'

const calls = genericCalls('cupons', 'coupons', coupon)
const filters = { code: 'text', type: 'select', state: 'select', creationDate: 'dateRange' } as const
const typeLabels = { total_cart: 'Todo el carrito', products_price: 'Algunos productos' } as const
const typeOptions = couponTypes.map((value) => ({ value, label: typeLabels[value] }))

/** B-2-082: coupons, ten per page. */
export default function CouponsPage() {
  const { offices } = usePlaza()
  const fields = couponFields(offices.map(({ id, displayName }) => ({ value: id, label: displayName })))
  return (
    <GenericPage<Coupon, typeof filters>
      title="Cupones"
      noun="cupón"
      name="cupones"
      calls={calls}
      columns={columns}
      filters={filters}
      where={({ code, type, state, creationDate }) =>
        said({ code: contains(code), type: oneOf(type), creationDate: within(creationDate), inactive: state === 'inactive' })
      }
      pageSize={pageSizes.coupons}
      sort={{ key: 'creationDate', direction: 'desc' }}
      empty="No hay cupones para mostrar"
      errorText="No logramos cargar los cupones."
      form={(row) => ({
        fields,
        values: couponValues(row),
        tabs: [{ key: 'productos', label: 'Productos' }],
        extraTabs: row ? [{ key: 'usos', label: `Usos (${row.usesTotalCount})`, content: <CouponUses couponId={row.id} /> }] : [],
        validate: couponFaults,
        toWire: couponWire,
        removeQuestion: `El cupón ${row?.code ?? ''} dejará de funcionar.`,
      })}
    />
  )
}

const discountText = ({ percentage, value }: Coupon) => (Number(percentage) > 0 ? `${Number(percentage)} %` : formatPesos(value))
const statusTones = { Vigente: 'success', Programado: 'action', Vencido: 'neutral', Agotado: 'neutral', Desactivado: 'neutral' } as const

function StatusCell({ coupon: row }: { readonly coupon: Coupon }) {
  const status = couponStatus(row, useMinute())
  return <Badge tone={statusTones[status]}>{status}</Badge>
}

const limitText = (limit: number) => (limit > 0 ? String(limit) : 'Sin límite')
const spanText = ({ startDate, endDate }: Coupon) =>
  [startDate && `desde ${formatDate(startDate)}`, endDate && `hasta ${formatDate(endDate)}`].filter(Boolean).join(' ') || 'Siempre'

const columns: Column<Coupon>[] = [
  {
    key: 'code',
    header: 'Código',
    opens: true,
    sortable: true,
    hideable: false,
    cell: ({ code }) => code,
    value: ({ code }) => code,
    filter: { kind: 'text' },
  },
  { key: 'type', header: 'Tipo', cell: ({ type }) => typeLabels[type], filter: { kind: 'select', options: typeOptions } },
  { key: 'value', header: 'Descuento', numeric: true, cell: discountText },
  { key: 'status', header: 'Situación', cell: (row) => <StatusCell coupon={row} />, value: (row) => couponStatus(row, new Date()) },
  { key: 'span', header: 'Vigencia', cell: spanText },
  { key: 'usesTotalCount', header: 'Usos', numeric: true, sortable: true, cell: ({ usesTotalCount }) => usesTotalCount },
  { key: 'usesTotalLimit', header: 'Límite de usos', numeric: true, cell: ({ usesTotalLimit }) => limitText(usesTotalLimit) },
  { key: 'autoActivate', header: 'Automático', cell: ({ autoActivate }) => (autoActivate ? 'Sí' : 'No') },
  ...recordColumns,
]

const discountKind = ({ percentage }: RecordValues) => (percentage === true ? 'percent' : 'money')

const couponFields = (offices: readonly { value: string; label: string }[]): RecordField[] => [
  { name: 'code', label: 'Código', kind: 'text', required: true, maxLength: 40, half: true, help: 'Se guarda en minúsculas.' },
  { name: 'type', label: 'Tipo', kind: 'select', required: true, options: typeOptions, half: true },
  { name: 'description', label: 'Descripción', kind: 'textarea', maxLength: 300 },
  {
    name: 'value',
    label: 'Valor del descuento',
    kind: 'number',
    counts: discountKind,
    required: true,
    min: 0,
    half: true,
    section: 'Descuento',
  },
  { name: 'percentage', label: 'El valor es un porcentaje', kind: 'switch', half: true },
  { name: 'usesPerUserLimit', label: 'Usos por persona', kind: 'number', min: 0, half: true, help: '0: sin límite.', section: 'Límites' },
  { name: 'usesTotalLimit', label: 'Usos en total', kind: 'number', min: 0, half: true, help: '0: sin límite.' },
  { name: 'stackLimit', label: 'Cupones juntos en un carrito', kind: 'number', min: 1, half: true, help: '1: no se combina con otros.' },
  { name: 'startDate', label: 'Empieza', kind: 'dateTime', half: true, section: 'Vigencia' },
  { name: 'endDate', label: 'Termina', kind: 'dateTime', half: true },
  { name: 'offices_ids', label: 'Sedes', kind: 'multi', options: offices, help: 'Sin sedes elegidas vale en todas.' },
  { name: 'autoActivate', label: 'Se aplica solo', kind: 'switch', half: true },
  { name: 'inactive', label: 'Desactivado', kind: 'switch', half: true },
  {
    name: 'produtsIds',
    label: 'Productos',
    kind: 'custom',
    tab: 'productos',
    render: ({ value, onChange, error, disabled }) => {
      const chosen = (value ?? []) as string[]
      return (
        <>
          {error && <p className="pz-field__error">{error}</p>}
          <ProductPicker
            chosen={chosen}
            disabled={disabled}
            onAdd={(id) => onChange([...chosen, id])}
            onRemove={(id) => onChange(chosen.filter((each) => each !== id))}
          />
        </>
      )
    },
  },
]
