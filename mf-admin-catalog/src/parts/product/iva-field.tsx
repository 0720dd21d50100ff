import type { AdminProduct } from '@plaza/contracts/catalog/admin-product.entity'
import type { Category } from '@plaza/contracts/catalog/category.entity'
import { inheritedIvaClass, type IvaClass } from '@plaza/contracts/catalog/iva-class'
import { type RecordField, type RecordValues, Select } from '@plaza/ui/forms'
import { inheritedIvaText, ivaOptions } from '../iva-options.ts'

/** The product's own tax class; the first choice says what it takes from the shelf that is chosen in the form. */
export const ivaField = (categories: readonly Category[], product: AdminProduct | null): RecordField => ({
  name: 'iva_class',
  label: 'IVA',
  kind: 'custom',
  half: true,
  render: ({ value, onChange, error, disabled, values }) => {
    const inherited = inheritedOf(values, categories, product)
    return (
      <Select
        label="IVA"
        placeholder={inheritedIvaText(inherited)}
        options={ivaOptions}
        value={(value as IvaClass | null) ?? ''}
        onChange={(chosen) => onChange(chosen === '' ? null : chosen)}
        error={error}
        disabled={disabled}
        help={value === null && inherited === null ? 'Sin IVA definido, la factura de este producto queda sin tarifa.' : undefined}
      />
    )
  },
})

/** What the chosen shelf gives; the server says it of the shelf where the product stands, which shoppers may not see. */
export function inheritedOf(values: RecordValues, categories: readonly Category[], product: AdminProduct | null): IvaClass | null {
  if (product && product.category_id === values.category_id && product.sub_category_id === values.sub_category_id)
    return product.iva_class_inherited ?? null
  const category = categories.find(({ id }) => id === values.category_id)
  return inheritedIvaClass(
    category?.subcategories.find(({ id }) => id === values.sub_category_id),
    category,
  )
}
