import { readFile } from 'node:fs/promises'
import path from 'node:path'
import type { PublishedVersion } from '@plaza/contracts/registry/version.entity'
import type { SharedUses } from '../platform/uses.ts'
import type { Registry } from '../registry/registry.ts'
import { readShell, type ShellManifest, shellFolder } from '../registry/shell-manifest.ts'
import type { Prerenderer, PrerenderBundle } from './prerenderer.ts'

/** The prerender bundle of a remote's version; null when it brings none. */
export function remoteBundle({ files }: Registry, { name, version, face }: PublishedVersion, tenant: string): PrerenderBundle | null {
  if (!face) return null
  // Files that cannot be had now are asked for again with the next page.
  return {
    key: `${name}@${version}`,
    tenant,
    source: async () => (await files.read(name, version, face).catch(() => null))?.toString('utf8') ?? null,
  }
}

/** The shell's own: header, menu and footer around a page. */
export function shellBundle(shell: ShellManifest | null, tenant: string): PrerenderBundle | null {
  if (!shell?.face) return null
  const file = path.join(shellFolder(), shell.face)
  return { key: `shell@${shell.version}`, tenant, source: () => readFile(file, 'utf8').catch(() => null) }
}

/** Opens the bundles of all that is active, so that the first page after a start or an activation is drawn like every other. */
export async function keepBundles({ directory, log }: SharedUses, registry: Registry, prerenderer: Prerenderer): Promise<void> {
  const snapshot = registry.current()
  const shell = await readShell()
  const bundles = directory
    .all()
    .flatMap(({ id }) => [shellBundle(shell, id), ...snapshot.activeFor(id).map(({ published }) => remoteBundle(registry, published, id))])
    .filter((bundle) => bundle !== null)
  await prerenderer.keep(bundles).catch((error) => log.warn({ err: error }, 'prerender bundles could not be opened ahead'))
}
