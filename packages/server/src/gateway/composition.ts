import { createHash, createHmac, timingSafeEqual } from 'node:crypto'
import type { Role } from '@plaza/contracts/account/role'
import { mayAccess } from '@plaza/contracts/kernel/access'
import type { ComposedPage, ComposedRemote, Composition } from '@plaza/contracts/registry/composition.entity'
import type { PublishedVersion } from '@plaza/contracts/registry/version.entity'
import { LRUCache } from 'lru-cache'
import type { ActiveRemote, RegistrySnapshot } from '../registry/snapshot.ts'
import { parseAccess } from '../registry/verify-access.ts'

/** Everything a composition depends on. */
export interface Visitor {
  business: string
  role: Role | null
  modules: ReadonlySet<string>
  /** 0 to 99: the visitor's place in the crowd, for canaries. */
  bucket?: number | undefined
}

/** Answers compositions from memory while neither registry, role nor modules change. `secret` signs them. */
export function composer(secret: string) {
  const known = new LRUCache<string, Composition>({ max: 500 })
  return (snapshot: RegistrySnapshot, visitor: Visitor): Composition => {
    const active = snapshot.activeFor(visitor.business, visitor.bucket)
    const versions = snapshot.hasCanary ? active.map(({ published: { name, version } }) => `${name}@${version}`).join(' ') : ''
    const key = [snapshot.generation, versions, visitor.business, visitor.role ?? '', ...[...visitor.modules].sort()].join('\n')
    const composed = known.get(key) ?? compose(active, visitor, secret)
    known.set(key, composed)
    return composed
  }
}

/** What runs for this visitor: only remotes, pages, slots and menu entries that the visitor may open. */
export function compose(active: readonly ActiveRemote[], visitor: Visitor, secret: string): Composition {
  const allowed = (rule: { access?: unknown; module?: string }) => isAllowed(rule, visitor)
  const remotes = active
    .filter((remote) => mayReceive(remote.published, visitor))
    .sort((a, b) => (a.published.name < b.published.name ? -1 : 1))
  const content = {
    business: visitor.business,
    role: visitor.role,
    remotes: Object.fromEntries(remotes.map((remote) => [remote.published.name, composedRemote(remote)])),
    pages: remotes.flatMap(({ published }) => pagesOf(published, visitor)),
    slots: slotsOf(remotes, allowed),
    menu: remotes
      .flatMap(({ published }) => published.manifest.menu.filter(allowed))
      .map(({ label, path, icon, order, menu }) => ({ label, path, icon, order, menu }))
      .sort((a, b) => a.order - b.order),
  }
  const digest = createHash('sha256').update(JSON.stringify(content)).digest('base64url').slice(0, 16)
  const signature = sign(digest, visitor.business, secret)
  return { id: `${digest}.${signature.slice(0, 22)}`, signature, ...content }
}

/** True for an id that this server (or another instance with the same secret) gave to a page of this business. */
export function isOurComposition(id: string, business: string, secret: string): boolean {
  const [digest = '', mac = ''] = id.split('.')
  const expected = Buffer.from(sign(digest, business, secret).slice(0, 22))
  const given = Buffer.from(mac)
  return expected.length === given.length && timingSafeEqual(expected, given)
}

/** Staff remotes go only to a role that may open at least one of their doors: shoppers never receive an admin byte. */
export function mayReceive({ manifest }: PublishedVersion, visitor: Visitor): boolean {
  if (manifest.audience === 'shopper') return true
  const doors = [...Object.values(manifest.pages), ...manifest.fills, ...manifest.menu]
  return doors.some((door) => parseAccess(door.access)?.kind === 'staff' && isAllowed(door, visitor))
}

// The digest covers the whole content, so a MAC over it is a MAC over the rest; the id carries both and can be checked alone.
const sign = (digest: string, business: string, secret: string) =>
  createHmac('sha256', `composition\n${secret}`).update(`${digest}\n${business}`).digest('base64url')

function isAllowed(rule: { access?: unknown; module?: string | undefined }, { role, modules }: Visitor): boolean {
  const access = rule.access === undefined ? ({ kind: 'anyone' } as const) : parseAccess(rule.access)
  return access !== null && mayAccess(access, role, modules) && (rule.module === undefined || modules.has(rule.module))
}

/** Pages that need a session stay in a guest's composition: the shell sends the guest home, and back after signing in. */
function pagesOf({ name, manifest }: PublishedVersion, visitor: Visitor): ComposedPage[] {
  return Object.entries(manifest.pages).flatMap(([page, { path, access, title, module, preload }]) => {
    const rule = parseAccess(access)
    const open = rule?.kind === 'signedIn' ? isAllowed({ module }, visitor) : isAllowed({ access, module }, visitor)
    if (!rule || !open) return []
    return [{ remote: name, page, paths: path, access: rule, ...(title === undefined ? {} : { title }), preload }]
  })
}

function slotsOf(remotes: readonly ActiveRemote[], allowed: (rule: { access?: unknown; module?: string }) => boolean) {
  const slots: Record<string, string[]> = {}
  for (const { published } of remotes)
    for (const filling of published.manifest.fills) if (allowed(filling)) (slots[filling.slot] ??= []).push(published.name)
  return slots
}

function composedRemote({ published, previous }: ActiveRemote): ComposedRemote {
  return { name: published.name, owner: published.owner, ...filesOf(published), ...(previous ? { previous: filesOf(previous) } : {}) }
}

function filesOf(published: PublishedVersion) {
  const asset = (file: string) => ({
    href: `/remotes/${published.name}/${published.version}/${file}`,
    integrity: published.files[file] ?? '',
  })
  return {
    version: published.version,
    container: published.container,
    entry: asset(published.entry),
    styles: published.initial.styles.map(asset),
    scripts: published.initial.scripts.filter((file) => file !== published.entry).map(asset),
  }
}
