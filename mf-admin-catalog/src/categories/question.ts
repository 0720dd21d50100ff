import type { listAdminCategories } from '@plaza/contracts/catalog/categories.api'
import type { InputOf } from '@plaza/contracts/kernel/call'

interface Asked {
  readonly page: number
  readonly limit: number
  readonly sort: { readonly key: string; readonly direction: 'asc' | 'desc' } | null
  readonly settled: { readonly categoryName: string; readonly position: number | null; readonly disabled: string; readonly state: string }
}

/** What the table's view asks the server; empty filters are left out. */
export function question({ page, limit, sort, settled }: Asked): InputOf<typeof listAdminCategories> {
  const { categoryName, position, disabled, state } = settled
  return {
    page,
    limit,
    ...(categoryName.trim() && { categoryName: categoryName.trim() }),
    ...(position !== null && { position }),
    ...(disabled !== '' && { disabled: disabled === 'yes' }),
    ...(state !== '' && { inactive: true }),
    ...(sort && { order: { [sort.key]: sort.direction } }),
  }
}
