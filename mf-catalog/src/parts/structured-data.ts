import type { HeadData } from '@plaza/ui/face'

/** The way to a page as schema.org has it; the last crumb is the page itself. */
export const breadcrumbs = (origin: string, crumbs: readonly (readonly [name: string, path: string])[]) => ({
  '@type': 'BreadcrumbList',
  itemListElement: crumbs.map(([name, path], at) => ({ '@type': 'ListItem', position: at + 1, name, item: origin + path })),
})

/** Absolute address of one of our own paths or of somebody else's picture. */
export const absolute = (origin: string, address: string) => (address.startsWith('/') ? origin + address : address)

export const cityOf = ({ offices, branchId }: Pick<HeadData, 'offices' | 'branchId'>) =>
  offices.find(({ id }) => id === branchId)?.city ?? null
