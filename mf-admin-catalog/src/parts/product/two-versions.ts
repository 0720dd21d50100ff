import type { Office } from '@plaza/contracts/branches/office.entity'
import type { AdminProduct } from '@plaza/contracts/catalog/admin-product.entity'
import type { IvaClass } from '@plaza/contracts/catalog/iva-class'
import type { Difference } from '@plaza/ui/forms'
import { ivaText } from '../iva-options.ts'
import { productValues } from './product-values.ts'
import type { Changed } from './save-product.ts'
import type { StockRow } from './stock-entries.ts'

const labels: Record<string, string> = {
  title: 'Nombre',
  id_item: 'SKU',
  bar_code: 'Código de barras',
  brand: 'Marca',
  subTitle: 'Subtítulo',
  description: 'Descripción',
  provider: 'Proveedor',
  category_id: 'Categoría',
  sub_category_id: 'Subcategoría',
  iva_class: 'IVA',
  photos: 'Fotos',
  inactive: 'Inactivo',
  inactiveManual: 'Oculto',
  tags: 'Etiquetas',
}

const rowLabels: Record<string, string> = {
  price: 'Precio',
  price_neto: 'Precio neto',
  discount: 'Descuento',
  stock: 'Existencias',
  stock_min: 'Mínimo',
  pum: 'PUM',
  quantity_pum: 'Cantidad PUM',
}

/** What this person typed beside what is stored by now, field by field where they differ. Fields that were not touched are nobody's conflict. */
export function differences(product: AdminProduct, changed: Changed, current: AdminProduct, offices: readonly Office[]): Difference[] {
  const before = productValues(product, offices)
  const theirs = productValues(current, offices)
  const fields = Object.entries(labels).flatMap(([name, field]) =>
    !(name in changed) || said(changed[name]) === said(theirs[name])
      ? []
      : [{ field, mine: wordsOf(name, changed[name]), theirs: wordsOf(name, theirs[name]) }],
  )
  const rows = ((changed.stock_branch_offices ?? []) as readonly StockRow[]).flatMap((row) => {
    const opened = (before.stock_branch_offices as readonly StockRow[]).find(({ id }) => id === row.id)
    const other = (theirs.stock_branch_offices as readonly StockRow[]).find(({ id }) => id === row.id)
    const office = offices.find(({ id }) => id === row.id)?.displayName ?? row.id
    return Object.entries(rowLabels).flatMap(([key, label]) => {
      const one = said(row[key as keyof StockRow])
      const two = said(other?.[key as keyof StockRow])
      const isTouched = one !== said(opened?.[key as keyof StockRow])
      return !isTouched || one === two ? [] : [{ field: `${label} · ${office}`, mine: one, theirs: two }]
    })
  })
  return [...fields, ...rows]
}

const wordsOf = (name: string, value: unknown) => (name === 'iva_class' && value ? ivaText(value as IvaClass) : said(value))

function said(value: unknown): string {
  if (value instanceof File) return value.name
  if (typeof value === 'boolean') return value ? 'Sí' : 'No'
  if (Array.isArray(value)) return value.map(said).join(', ')
  return String(value ?? '')
}
