import * as z from 'zod/mini'

/** What a column of a file may become, in the order the screen lists them. `group` says under which heading. */
export const importTargets = [
  {
    key: 'id_item',
    label: 'SKU',
    group: 'Producto',
    required: true,
    words: ['sku', 'plu', 'id_item', 'item', 'codigo', 'referencia', 'id'],
  },
  { key: 'title', label: 'Nombre', group: 'Producto', required: true, words: ['nombre', 'titulo', 'title', 'producto', 'name'] },
  {
    key: 'bar_code',
    label: 'Código de barras',
    group: 'Producto',
    words: ['codigo de barras', 'bar_code', 'ean', 'barras', 'barcode', 'gtin'],
  },
  { key: 'subTitle', label: 'Subtítulo', group: 'Producto', words: ['subtitulo', 'subtitle', 'presentacion'] },
  { key: 'brand', label: 'Marca', group: 'Producto', words: ['marca', 'brand'] },
  { key: 'description', label: 'Descripción', group: 'Producto', words: ['descripcion', 'description'] },
  { key: 'provider', label: 'Proveedor', group: 'Producto', words: ['proveedor', 'provider'] },
  { key: 'category', label: 'Categoría', group: 'Ubicación', words: ['categoria', 'category', 'nivel1', 'departamento', 'linea'] },
  {
    key: 'sub_category',
    label: 'Subcategoría',
    group: 'Ubicación',
    words: ['subcategoria', 'sub_category', 'subcategory', 'nivel2', 'grupo'],
  },
  { key: 'unit_measurement', label: 'Unidad de medida', group: 'Producto', words: ['unidad', 'unidad de medida', 'unit_measurement'] },
  { key: 'unit_measurement_pum', label: 'Unidad del PUM', group: 'Producto', words: ['unidad pum', 'unidad_pum', 'unit_measurement_pum'] },
  {
    key: 'iva_class',
    label: 'IVA',
    group: 'Producto',
    words: ['iva_class', 'clase de iva', 'tarifa iva', 'tarifa de iva', 'iva %', '% iva', 'impuesto'],
  },
  { key: 'countType', label: 'Se vende por', group: 'Producto', words: ['counttype', 'count_type', 'tipo de venta', 'venta por'] },
  {
    key: 'grams_x_unidad',
    label: 'Peso de una unidad (g)',
    group: 'Producto',
    words: ['grams_x_unidad', 'peso de una unidad', 'gramos por unidad'],
  },
  { key: 'unit_gram', label: 'Se pesa de a (g)', group: 'Producto', words: ['unit_gram', 'se pesa de a', 'gramos por paso'] },
  { key: 'photoUrl', label: 'Foto', group: 'Producto', words: ['photourl', 'photo_url', 'foto principal'] },
  {
    key: 'anotherPhotos',
    label: 'Otras fotos (una por línea)',
    group: 'Producto',
    words: ['anotherphotos', 'another_photos', 'otras fotos'],
  },
  { key: 'inactive', label: 'Inactivo (sí o no)', group: 'Producto', words: ['inactivo', 'inactive'] },
  { key: 'branch', label: 'Sede', group: 'Sedes', words: ['branch', 'branch_id', 'sucursal', 'punto de venta'] },
  { key: 'price', label: 'Precio', group: 'Sedes', words: ['precio', 'price', 'precio_eur', 'pvp'] },
  { key: 'price_neto', label: 'Precio neto', group: 'Sedes', words: ['precio neto', 'precio_neto', 'price_neto'] },
  { key: 'discount', label: 'Descuento (%)', group: 'Sedes', words: ['descuento', 'discount'] },
  { key: 'stock', label: 'Existencias', group: 'Sedes', words: ['existencias', 'stock', 'inventario', 'cantidad'] },
  { key: 'stock_min', label: 'Existencias mínimas', group: 'Sedes', words: ['minimo', 'stock_min', 'existencias minimas'] },
  { key: 'pum', label: 'PUM', group: 'Sedes', words: ['pum'] },
  { key: 'quantity_pum', label: 'Cantidad del PUM', group: 'Sedes', words: ['cantidad pum', 'cantidad_pum', 'quantity_pum'] },
] as const

export type ImportTarget = (typeof importTargets)[number]['key']
export const importTargetKeys = importTargets.map(({ key }) => key) as [ImportTarget, ...ImportTarget[]]

const source = z.object({
  target: z.enum(importTargetKeys),
  /** The file's column; without one every row gets `fixed`. */
  column: z.optional(z.nullable(z.string().check(z.maxLength(300)))),
  fixed: z.optional(z.nullable(z.string().check(z.maxLength(500)))),
  /** Prices are multiplied by it, for files in another currency or without thousands. */
  factor: z.optional(z.number().check(z.minimum(0.000001), z.maximum(1_000_000))),
})
export type ImportSource = z.output<typeof source>

/**
 * How a file's columns become products. `offices`: the branches that prices and stock without a branch of their own are for; empty means all, or the branch
 * that the row names in its column `branch`. A row that names a branch outside `offices` is refused.
 */
export const importMapping = z.object({
  sources: z.array(source).check(z.maxLength(100)),
  offices: z._default(z.array(z.string()).check(z.maxLength(1000)), []),
  /** Products of the business that the file does not name become inactive. */
  deactivateMissing: z._default(z.boolean(), false),
  /** Rows of a category that the business does not have are errors, instead of making it. */
  refuseNewCategories: z.optional(z.boolean()),
  /** How the file's texts write decimals: `1.234,50` (`comma`, as people here do) or `1,234.50` (`point`, as machines of elsewhere do). */
  decimal_sign: z.optional(z.enum(['comma', 'point'])),
})
export type ImportMapping = z.output<typeof importMapping>

const plain = (text: string) =>
  text
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase()
    .replace(/[\s_-]+/g, ' ')
    .trim()

/** The mapping a file's headings suggest: each column is taken once, exact words before likenesses. */
export function suggestMapping(columns: readonly string[]): ImportMapping {
  const free = new Set(columns)
  const sources: ImportSource[] = []
  for (const { key, label, words } of importTargets) {
    const column = [label, ...words].map(plain).flatMap((word) => [...free].filter((each) => plain(each) === word))[0]
    if (column === undefined) continue
    free.delete(column)
    sources.push({ target: key, column })
  }
  return { sources, offices: [], deactivateMissing: false }
}
