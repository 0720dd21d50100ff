import type { Office } from '@plaza/contracts/branches/office.entity'
import type { AdminProduct } from '@plaza/contracts/catalog/admin-product.entity'
import { isNetAbovePrice, netAbovePrice } from '@plaza/contracts/catalog/branch-price.rules'
import { catalogAdminTexts, productFieldLabels } from '@plaza/contracts/catalog/catalog-admin.messages'
import { fillText } from '@plaza/contracts/kernel/text'
import type { RecordValues } from '@plaza/ui/forms'
import { photosOf } from './photos.ts'
import { type StockRow, stockRows } from './stock-entries.ts'

/** What the form begins with; of a new product nothing. */
export const productValues = (product: AdminProduct | null, offices: readonly Pick<Office, 'id'>[]): RecordValues => ({
  title: product?.title ?? '',
  id_item: product?.id_item ?? '',
  bar_code: product?.bar_code ?? '',
  brand: product?.brand ?? '',
  subTitle: product?.subTitle ?? '',
  description: product?.description ?? '',
  provider: product?.provider ?? '',
  category_id: product?.category_id ?? '',
  sub_category_id: product?.sub_category_id ?? '',
  iva_class: product?.iva_class ?? null,
  countType: product?.countType ?? 'units',
  grams_x_unidad: product?.grams_x_unidad ?? null,
  unit_gram: product?.unit_gram ?? null,
  photos: photosOf(product),
  inactive: product?.inactive ?? false,
  inactiveManual: product?.inactiveManual ?? false,
  tags: product?.tags ?? [],
  stock_branch_offices: stockRows(product, offices),
})

/** B-5-030, B-5-031, A-116: what a product cannot be without, by its own words, and a net price above the price. */
export function blankFields(values: RecordValues): Record<string, string> {
  const blank = Object.entries(productFieldLabels).filter(([name]) => String(values[name] ?? '').trim() === '')
  return {
    ...weightFaults(values),
    ...Object.fromEntries(blank.map(([name, label]) => [name, fillText(catalogAdminTexts.fieldRequired, { field: label })])),
    ...priceFaults(values),
  }
}

const weightFields = { grams_x_unidad: 'peso de una unidad', unit_gram: 'se pesa de a' } as const

/** A weighed product is sold gram by gram, and never by the piece, until both are known. */
const weightFaults = (values: RecordValues): Record<string, string> =>
  values.countType === 'grams'
    ? Object.fromEntries(
        Object.entries(weightFields).flatMap(([name, field]) =>
          values[name] ? [] : [[name, fillText(catalogAdminTexts.fieldRequired, { field })]],
        ),
      )
    : {}

/** What staff of a branch may mend: a net price above the price. */
export function priceFaults(values: RecordValues): Record<string, string> {
  const rows = (values.stock_branch_offices ?? []) as readonly StockRow[]
  return rows.some(isNetAbovePrice) ? { stock_branch_offices: netAbovePrice } : {}
}

/** B-5-028 to B-5-030: what a new product needs besides. */
export function unfinished(values: RecordValues): Record<string, string> {
  const rows = values.stock_branch_offices as readonly StockRow[]
  return {
    ...(values.category_id ? {} : { category_id: catalogAdminTexts.productCategoryRequired }),
    ...(values.category_id && !values.sub_category_id ? { sub_category_id: catalogAdminTexts.productSubCategoryRequired } : {}),
    ...(rows.some(({ stock }) => stock > 0) ? {} : { stock_branch_offices: catalogAdminTexts.productStockRequired }),
    ...blankFields(values),
  }
}
