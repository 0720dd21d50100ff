import * as fs from 'node:fs'
import type { Route } from './platform/mount.ts'

const domains = ['business', 'branches', 'catalog', 'cart', 'orders', 'account', 'registry', 'resources']

/** Every call of the server: the `<domain>Routes` of each `<domain>/<domain>.routes.ts`. */
export async function allRoutes(): Promise<Route[]> {
  const lists = await Promise.all(domains.map(routesOf))
  return lists.flat()
}

async function routesOf(domain: string): Promise<Route[]> {
  const file = new URL(`./${domain}/${domain}.routes.ts`, import.meta.url)
  if (!fs.existsSync(file)) return []
  const module = (await import(file.href)) as Record<string, Route[]>
  return module[`${domain}Routes`] ?? []
}
