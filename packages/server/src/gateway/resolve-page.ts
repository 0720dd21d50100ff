import { wantedPage } from '@plaza/contracts/account/account.events'
import { isAdminLevel, type Role } from '@plaza/contracts/account/role'
import type { ComposedPage, Composition } from '@plaza/contracts/registry/composition.entity'
import { matchPath } from './match-path.ts'

export interface OpenPage {
  remote: string
  page: string
  params: Record<string, string>
}

export type Resolved =
  | { kind: 'redirect'; to: string }
  /** `composed` is null for the shell's own screens. `canonical` is the path this page is known by. */
  | { kind: 'page'; status: number; open: OpenPage; composed: ComposedPage | null; canonical: string }

/**
 * Which page this path opens for this visitor: A-32 for the back office, A-72 for unknown paths, S-2-002 for pages that need a session.
 * A guest is sent home from what staff and signed-in people open; the address says where to go on after signing in, `search` with it.
 */
export function resolvePage(composition: Pick<Composition, 'pages' | 'menu'>, role: Role | null, path: string, search = ''): Resolved {
  const match = matchPath(composition.pages, path)
  if (role === null && (isStaffPath(path) || match?.page.access.kind === 'signedIn'))
    return { kind: 'redirect', to: `/${wantedPage.hash(path + search)}` }
  if (isAdminPath(path)) return resolveAdminPage(composition, role, path, match)
  if (!match) return ownScreen(path) ?? homeInPlace(composition.pages)
  return opened(match)
}

/** S-2-033 to S-2-036, S-2-137: screens of the shell itself. */
const ownScreens = new Set(['config', 'terms', 'blog', 'atomic', 'coming-soon'])

function ownScreen(path: string): Resolved | null {
  const name = path.replace(/^\/+|\/+$/g, '')
  return ownScreens.has(name) ? shellScreen(name, `/${name}`, 200) : null
}

export const isAdminPath = (path: string) => /^\/admin(\/|$)/.test(path)
const isStaffPath = (path: string) => /^\/(admin|picking)(\/|$)/.test(path)

type Found = NonNullable<ReturnType<typeof matchPath<ComposedPage>>>

function resolveAdminPage({ menu }: Pick<Composition, 'menu'>, role: Role | null, path: string, match: Found | null): Resolved {
  if (match) return opened(match)
  const firstDoor = menu.find((entry) => entry.menu === 'admin')
  if (firstDoor && /^\/admin\/*$/.test(path)) return { kind: 'redirect', to: firstDoor.path }
  return shellScreen(role !== null && isAdminLevel(role) && firstDoor ? 'not-found' : 'forbidden', path)
}

function homeInPlace(pages: readonly ComposedPage[]): Resolved {
  const home = matchPath(pages, '/')
  return home ? opened(home) : shellScreen('not-found', '/')
}

const shellScreen = (page: string, canonical: string, status = 404): Resolved => ({
  kind: 'page',
  status,
  open: { remote: 'shell', page, params: {} },
  composed: null,
  canonical,
})

const opened = ({ page, params }: Found): Resolved => ({
  kind: 'page',
  status: 200,
  open: { remote: page.remote, page: page.page, params },
  composed: page,
  canonical: canonicalOf(page.paths, params),
})

/** The first pattern that these parameters fill: two addresses of one product name one canonical page. */
function canonicalOf(patterns: readonly string[], params: Record<string, string>): string {
  const names = (pattern: string) => [...pattern.matchAll(/:(\w+)/g)].map((found) => found[1] as string)
  const pattern = [...patterns]
    .sort((a, b) => names(a).length - names(b).length)
    .find((each) => names(each).every((name) => name in params))
  return (pattern ?? '/').replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ''))
}
