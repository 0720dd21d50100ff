import type { ComposedPage, ComposedRemote, Composition } from '@plaza/contracts/registry/composition.entity'
import { firstSlotsOn } from '@plaza/contracts/registry/registry.slots'
import type { PublishedVersion } from '@plaza/contracts/registry/version.entity'
import type { ShellManifest } from '../registry/shell-manifest.ts'

interface Asset {
  href: string
  integrity: string
}

export interface PageFiles {
  styles: Asset[]
  preloads: Asset[]
}

/**
 * Exactly what this page's first screen loads: the shell's chunks, then of the page's remote and of those that fill its first slots the entry, first
 * files and doors, and the shares they all use. `active`: what runs for this business.
 */
export function pageFiles(
  shell: ShellManifest | null,
  composition: Composition,
  page: ComposedPage | null,
  active: readonly PublishedVersion[],
): PageFiles {
  const doors = page ? doorsOf(composition, page, active) : []
  const screens = doors.map(({ published, door }) => screenFiles(published, door))
  const remotes = once(doors.flatMap(({ published }) => composition.remotes[published.name] ?? []).map(entryFiles))
  const shares = screens.flatMap((screen) => screen.shares.flatMap((share) => shell?.shareFiles[share] ?? []))
  const own = shell?.scripts.map(({ href }) => href) ?? []
  const all = (kind: 'styles' | 'scripts') => [...remotes, ...screens, ...shares].flatMap((files) => files[kind])
  return {
    styles: once([...(shell?.styles ?? []), ...all('styles')]),
    preloads: once([...(shell?.preloads ?? []), ...all('scripts')]).filter(({ href }) => !own.includes(href)),
  }
}

interface Door {
  published: PublishedVersion
  door: string
}

/** The page first, then what fills the slots around and on it. The back office has a header of its own. */
function doorsOf({ slots }: Composition, page: ComposedPage, active: readonly PublishedVersion[]): Door[] {
  const door = (name: string, door: string): Door[] => active.filter((each) => each.name === name).map((published) => ({ published, door }))
  const own = door(page.remote, page.page)
  if (own[0]?.published.manifest.audience !== 'shopper') return own
  const around = firstSlotsOn(page.remote).flatMap((slot) => (slots[slot] ?? []).flatMap((remote) => door(remote, slot)))
  return [...own, ...around]
}

const entryFiles = ({ entry, scripts, styles }: ComposedRemote) => ({ href: entry.href, scripts: [entry, ...scripts], styles })

function screenFiles({ name, version, files, screens }: PublishedVersion, door: string) {
  const { styles, scripts, shares } = screens?.[door] ?? { styles: [], scripts: [], shares: [] }
  const asset = (file: string) => ({ href: `/remotes/${name}/${version}/${file}`, integrity: files[file] ?? '' })
  return { styles: styles.map(asset), scripts: scripts.map(asset), shares }
}

const once = <Named extends { href: string }>(all: Named[]) => [...new Map(all.map((each) => [each.href, each])).values()]
