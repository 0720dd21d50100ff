import type { AdminProduct } from '@plaza/contracts/catalog/admin-product.entity'
import type { Category } from '@plaza/contracts/catalog/category.entity'
import { inactiveReasons } from '@plaza/contracts/catalog/product.entity'
import { catalogTexts } from '@plaza/contracts/catalog/catalog.messages'
import { MultiSelect, type RecordField, type RecordValues, Select } from '@plaza/ui/forms'
import { categoryOptions, subCategoryOptions } from '../category-options.ts'
import { ivaField } from './iva-field.tsx'
import type { Photo } from './photos.ts'
import { PhotosField } from './photos-field.tsx'
import type { StockRow } from './stock-entries.ts'
import { StockGrid } from './stock-grid.tsx'

export interface FieldsOf {
  readonly categories: readonly Category[]
  readonly product: AdminProduct | null
  /** Module categories_tags. */
  readonly withTags: boolean
  readonly mayTag: boolean
  /** The one branch whose prices and stock may be changed; null for all. */
  readonly onlyBranch?: string | null
}

/** The product form: its data, prices and stock by branch and, where the module is on, its tags. */
export function productFields({ categories, product, withTags, mayTag, onlyBranch = null }: FieldsOf): RecordField[] {
  return [
    { name: 'title', label: 'Nombre', kind: 'text', marked: true, maxLength: 300, section: 'Producto' },
    { name: 'id_item', label: 'SKU', kind: 'text', marked: true, maxLength: 100, half: true },
    { name: 'bar_code', label: 'Código de barras', kind: 'text', marked: true, maxLength: 100, half: true },
    { name: 'brand', label: 'Marca', kind: 'text', marked: true, maxLength: 200, half: true },
    { name: 'subTitle', label: 'Subtítulo', kind: 'text', maxLength: 300, half: true },
    { name: 'description', label: 'Descripción', kind: 'textarea', marked: true, maxLength: 5000 },
    { name: 'provider', label: 'Proveedor', kind: 'text', maxLength: 200 },
    {
      name: 'category_id',
      label: 'Categoría',
      kind: 'select',
      marked: true,
      half: true,
      section: 'Ubicación',
      placeholder: 'Elige una categoría',
      options: withOwn(categoryOptions(categories), product && { value: product.category_id, label: product.main_category_name ?? '' }),
    },
    subCategoryField(categories, product),
    ivaField(categories, product),
    {
      name: 'countType',
      label: 'Se vende por',
      kind: 'select',
      half: true,
      section: 'Cómo se vende',
      options: [
        { value: 'units', label: 'Unidades' },
        { value: 'grams', label: 'Peso' },
      ],
    },
    {
      name: 'grams_x_unidad',
      label: 'Peso de una unidad',
      kind: 'number',
      counts: 'grams',
      min: 1,
      half: true,
      help: 'En gramos.',
      when: isWeighed,
    },
    {
      name: 'unit_gram',
      label: 'Se pesa de a',
      kind: 'number',
      counts: 'grams',
      min: 1,
      half: true,
      help: 'En gramos: lo menos que se pide y lo que suma cada paso.',
      when: isWeighed,
    },
    {
      name: 'photos',
      label: 'Fotos',
      kind: 'custom',
      section: 'Fotos',
      render: ({ value, onChange, error, disabled }) => (
        <PhotosField photos={(value ?? []) as readonly Photo[]} onChange={onChange} error={error} disabled={disabled} />
      ),
    },
    {
      name: 'inactive',
      label: 'Producto inactivo',
      kind: 'switch',
      section: 'Estado',
      when: () => product !== null,
      help: inactiveReasons(product?.inactiveReason).join(', ') || 'Apágalo para reactivar el producto.',
    },
    { name: 'inactiveManual', label: 'Oculto en la tienda', kind: 'switch', when: () => product !== null },
    {
      name: 'stock_branch_offices',
      label: 'Precios y existencias',
      kind: 'custom',
      tab: 'stock',
      render: ({ value, onChange, error, disabled }) => (
        <StockGrid rows={value as StockRow[]} only={onlyBranch} onChange={onChange} error={error} disabled={disabled} />
      ),
    },
    ...(withTags ? [tagsField(categories, mayTag)] : []),
  ]
}

const isWeighed = ({ countType }: RecordValues) => countType === 'grams'

export const productTabs = (withTags: boolean) => [
  { key: 'stock', label: 'Precios y existencias' },
  ...(withTags ? [{ key: 'tags', label: 'Etiquetas' }] : []),
]

function subCategoryField(categories: readonly Category[], product: AdminProduct | null): RecordField {
  return {
    name: 'sub_category_id',
    label: 'Subcategoría',
    kind: 'custom',
    half: true,
    render: ({ value, onChange, error, disabled, values }) => (
      <SubCategory
        options={subOptions(categories, product, values)}
        value={String(value ?? '')}
        onChange={onChange}
        error={error}
        disabled={disabled}
      />
    ),
  }
}

interface SubProps {
  readonly options: readonly { value: string; label: string }[]
  readonly value: string
  readonly onChange: (value: unknown) => void
  readonly error: string | undefined
  readonly disabled: boolean
}

function SubCategory({ options, value, onChange, error, disabled }: SubProps) {
  return (
    <Select
      label="Subcategoría"
      required
      placeholder="Elige una subcategoría"
      options={options}
      value={options.some((option) => option.value === value) ? value : ''}
      onChange={onChange}
      error={error}
      disabled={disabled}
    />
  )
}

function subOptions(categories: readonly Category[], product: AdminProduct | null, { category_id }: RecordValues) {
  const subs = categories.find(({ id }) => id === category_id)?.subcategories ?? []
  const own =
    product && product.category_id === category_id ? { value: product.sub_category_id, label: product.sub_category_name ?? '' } : null
  return withOwn(subCategoryOptions(subs), own)
}

// A product may stand on a shelf that shoppers do not see.
const withOwn = (options: { value: string; label: string }[], own: { value: string; label: string } | null) =>
  own === null || options.some(({ value }) => value === own.value) ? options : [...options, own]

function tagsField(categories: readonly Category[], mayTag: boolean): RecordField {
  return {
    name: 'tags',
    label: 'Etiquetas',
    kind: 'custom',
    tab: 'tags',
    render: ({ value, onChange, error, disabled, values }) => {
      const chosen = (value ?? []) as string[]
      const offered = categories.find(({ id }) => id === values.category_id)?.productsTags ?? []
      const options = [...new Set([...offered, ...chosen])].map((tag) => ({ value: tag, label: tag }))
      return (
        <MultiSelect
          label="Etiquetas del producto"
          help={mayTag ? 'Salen de las etiquetas de su categoría.' : catalogTexts.tagsForbidden}
          value={chosen}
          onChange={onChange}
          options={options}
          error={error}
          disabled={disabled || !mayTag}
        />
      )
    },
  }
}
