import type { ComposedPage, Composition } from '@plaza/contracts/registry/composition.entity'
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

/** Exactly what this page's first screen loads: the shell's chunks, the remote's entry, its first files, the page's own, and the shares they use. */
export function pageFiles(
  shell: ShellManifest | null,
  composition: Composition,
  page: ComposedPage | null,
  published: PublishedVersion | null,
): PageFiles {
  const remote = page && composition.remotes[page.remote]
  const screen = page && published ? screenFiles(published, page.page) : { styles: [], scripts: [], shares: [] }
  const shares = screen.shares.flatMap((share) => shell?.shareFiles[share] ?? [])
  const own = shell?.scripts.map(({ href }) => href) ?? []
  return {
    styles: once([...(shell?.styles ?? []), ...shares.flatMap(({ styles }) => styles), ...(remote?.styles ?? []), ...screen.styles]),
    preloads: once([
      ...(shell?.preloads ?? []),
      ...(remote ? [remote.entry, ...remote.scripts] : []),
      ...screen.scripts,
      ...shares.flatMap(({ scripts }) => scripts),
    ]).filter(({ href }) => !own.includes(href)),
  }
}

function screenFiles(published: PublishedVersion, page: string) {
  const screen = published.screens?.[page]
  const asset = (file: string) => ({
    href: `/remotes/${published.name}/${published.version}/${file}`,
    integrity: published.files[file] ?? '',
  })
  return { styles: screen?.styles.map(asset) ?? [], scripts: screen?.scripts.map(asset) ?? [], shares: screen?.shares ?? [] }
}

const once = (assets: Asset[]) => [...new Map(assets.map((asset) => [asset.href, asset])).values()]
