import type { BranchColumn, ImportedEntry } from './map-row.ts'

export interface KeyedOffice {
  id: string
  /** The eight keys of the web service (B-3-011). */
  keys: Readonly<Record<string, string | null | undefined>>
}

const fields = {
  key_price: 'price',
  key_price_neto: 'price_neto',
  key_discount: 'discount',
  key_pum: 'pum',
  key_quantity_pum: 'quantity_pum',
  key_stock_min: 'stock_min',
} as const satisfies Record<string, keyof ImportedEntry>

const stockNames = ['stock', 'existencias', 'inventario', 'cantidad']
const likeness = (text: string) => text.trim().toLowerCase()

/**
 * Columns that say something of one branch, by its keys: `NORTE.precio` or `NORTE_precio` for `key` NORTE and `key_price` precio; a bare `precio_norte`
 * where no other branch has the same key; and `NORTE` itself, or `NORTE.stock`, for what it has in stock.
 */
export function branchColumnsOf(columns: readonly string[], offices: readonly KeyedOffice[]): BranchColumn[] {
  const byLikeness = new Map(columns.map((column) => [likeness(column), column]))
  const uses = new Map<string, number>()
  for (const { keys } of offices)
    for (const name of Object.keys(fields)) {
      const key = likeness(keys[name] ?? '')
      uses.set(`${name} ${key}`, (uses.get(`${name} ${key}`) ?? 0) + 1)
    }
  return offices.flatMap(({ id, keys }) => {
    const branch = likeness(keys.key ?? '')
    const find = (names: string[]) => names.map((name) => byLikeness.get(name)).find((column) => column !== undefined)
    const under = (name: string) => (branch === '' ? [] : [`${branch}.${name}`, `${branch}_${name}`, `${branch} ${name}`])
    const found: BranchColumn[] = []
    for (const [name, field] of Object.entries(fields)) {
      const key = likeness(keys[name] ?? '')
      if (key === '') continue
      const alone = uses.get(`${name} ${key}`) === 1 ? [key] : []
      const column = find([...under(key), ...alone])
      if (column !== undefined) found.push({ office: id, column, field })
    }
    const stock = branch === '' ? undefined : find([...stockNames.flatMap(under), branch])
    if (stock !== undefined) found.push({ office: id, column: stock, field: 'stock' })
    return found
  })
}
