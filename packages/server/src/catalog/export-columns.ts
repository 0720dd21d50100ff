import { type IvaClass, ivaClassLabels } from '@plaza/contracts/catalog/iva-class'
import { type CountType, countTypeLabels, joinPhotos } from '@plaza/contracts/catalog/product-words'
import { importTargets } from '@plaza/contracts/imports/import-mapping.entity'

export interface ExportRow {
  id_item: string
  bar_code: string | null
  title: string
  sub_title: string
  brand: string
  description: string
  provider: string
  category: string
  sub_category: string
  unit_measurement: string | null
  unit_measurement_pum: string | null
  price: number | null
  price_neto: number | null
  discount: number | null
  stock: number | null
  stock_min: number | null
  pum: number | null
  quantity_pum: number | null
  iva_class: IvaClass | null
  count_type: CountType
  grams_x_unidad: number | null
  unit_gram: number | null
  inactive: boolean
  inactive_manual: boolean
  inactive_reason: string
  photo_url: string | null
  another_photos: string[]
  /** The branch that prices and stock are of. */
  branch: string | null
  tags: string[]
  views_total_count: number
  sales_total_count: number
  last_update_date: string
}

export type ExportCell = string | number | null

interface ExportColumn {
  header: string
  width: number
  value(row: ExportRow): ExportCell
  /** In the product table, and so in an export that names no columns. */
  usual?: boolean
  /** Of one branch: a file that holds it names the branch. */
  ofBranch?: boolean
}

const label = (key: string) => importTargets.find((target) => target.key === key)?.label ?? key
const yesNo = (flag: boolean) => (flag ? 'Sí' : 'No')

/** Headings as the import suggests them, so that an export can be changed and imported again. */
export const exportColumns: Readonly<Record<string, ExportColumn>> = {
  id_item: { header: label('id_item'), width: 14, value: (row) => row.id_item, usual: true },
  bar_code: { header: label('bar_code'), width: 16, value: (row) => row.bar_code, usual: true },
  title: { header: label('title'), width: 40, value: (row) => row.title, usual: true },
  subTitle: { header: label('subTitle'), width: 20, value: (row) => row.sub_title },
  brand: { header: label('brand'), width: 18, value: (row) => row.brand, usual: true },
  description: { header: label('description'), width: 40, value: (row) => row.description },
  provider: { header: label('provider'), width: 20, value: (row) => row.provider },
  category: { header: label('category'), width: 20, value: (row) => row.category, usual: true },
  sub_category: { header: label('sub_category'), width: 20, value: (row) => row.sub_category, usual: true },
  unit_measurement: { header: label('unit_measurement'), width: 10, value: (row) => row.unit_measurement },
  unit_measurement_pum: { header: label('unit_measurement_pum'), width: 10, value: (row) => row.unit_measurement_pum },
  // Its own: an inherited class that were written here would become the product's own by importing the file again.
  iva_class: {
    header: label('iva_class'),
    width: 10,
    value: ({ iva_class }) => iva_class && ivaClassLabels[iva_class],
    usual: true,
  },
  price: { header: label('price'), width: 10, value: (row) => row.price, ofBranch: true, usual: true },
  price_neto: { header: label('price_neto'), width: 10, value: (row) => row.price_neto, ofBranch: true, usual: true },
  discount: { header: label('discount'), width: 10, value: (row) => row.discount, ofBranch: true, usual: true },
  stock: { header: label('stock'), width: 10, value: (row) => row.stock, ofBranch: true, usual: true },
  stock_min: { header: label('stock_min'), width: 10, value: (row) => row.stock_min, ofBranch: true },
  pum: { header: label('pum'), width: 10, value: (row) => row.pum, ofBranch: true },
  quantity_pum: { header: label('quantity_pum'), width: 10, value: (row) => row.quantity_pum, ofBranch: true },
  countType: { header: label('countType'), width: 12, value: ({ count_type }) => countTypeLabels[count_type], usual: true },
  grams_x_unidad: { header: label('grams_x_unidad'), width: 12, value: (row) => row.grams_x_unidad, usual: true },
  unit_gram: { header: label('unit_gram'), width: 12, value: (row) => row.unit_gram, usual: true },
  inactive: { header: label('inactive'), width: 10, value: (row) => yesNo(row.inactive), usual: true },
  inactiveManual: { header: 'Oculto', width: 10, value: (row) => yesNo(row.inactive_manual), usual: true },
  inactiveReason: { header: 'Motivo de inactividad', width: 30, value: (row) => row.inactive_reason },
  imageUploaded: { header: 'Con imagen', width: 10, value: (row) => yesNo((row.photo_url ?? '') !== ''), usual: true },
  photoUrl: { header: label('photoUrl'), width: 30, value: (row) => row.photo_url, usual: true },
  anotherPhotos: {
    header: label('anotherPhotos'),
    width: 30,
    value: ({ another_photos }) => joinPhotos(another_photos),
    usual: true,
  },
  branch: { header: label('branch'), width: 20, value: (row) => row.branch, usual: true },
  tags: { header: 'Etiquetas', width: 20, value: (row) => row.tags.join(', ') },
  viewsTotalCount: { header: 'Vistas', width: 10, value: (row) => row.views_total_count },
  salesTotalCount: { header: 'Ventas', width: 10, value: (row) => row.sales_total_count },
  lastUpdateDate: { header: 'Actualizado', width: 18, value: (row) => row.last_update_date, usual: true },
}

export const usualColumns = Object.keys(exportColumns).filter((key) => exportColumns[key]?.usual)
