import { getCategories } from '@plaza/contracts/catalog/catalog.api'
import type { QueryClient } from './query-client.ts'
import type { ShellStore } from './shell-store.ts'
import type { Stored } from './stored.ts'

/** S-4-060: writes the parts of the session that the shell knows. Cart and custom carts are written by their owners. */
export function remember(store: ShellStore, stored: Stored, client: QueryClient): void {
  const write = () => {
    const { business, offices, user } = store.read().plaza
    stored.write('configuration', business)
    stored.write('theme', business.theme ?? 'theme_green')
    stored.write('offices', offices)
    stored.write('session', user && { userId: user.id, role: user.role })
    const categories = client.getQueriesData({ queryKey: [getCategories.key] }).find(([, data]) => data)?.[1]
    if (categories) stored.write('categories', categories)
  }
  write()
  store.subscribe(write)
}
