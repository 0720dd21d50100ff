import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { everyBusiness } from '@plaza/contracts/registry/registry.api'
import type { PublishedVersion } from '@plaza/contracts/registry/version.entity'
import type { SharedUses } from '../platform/uses.ts'
import type { Registry } from '../registry/registry.ts'
import { readShell, type ShellManifest, shellFolder } from '../registry/shell-manifest.ts'
import type { FaceBundle, FaceRunner } from './face-runner.ts'

/** The face bundle of a remote's version; null when it brings none. */
export function remoteFace({ files }: Registry, { name, version, face }: PublishedVersion): FaceBundle | null {
  if (!face) return null
  // Files that cannot be had now are asked for again with the next page.
  return {
    key: `${name}@${version}`,
    source: async () => (await files.read(name, version, face).catch(() => null))?.toString('utf8') ?? null,
  }
}

/** The shell's own: header, menu and footer around a page. */
export function shellFace(shell: ShellManifest | null): FaceBundle | null {
  if (!shell?.face) return null
  const file = path.join(shellFolder(), shell.face)
  return { key: `shell@${shell.version}`, source: () => readFile(file, 'utf8').catch(() => null) }
}

/** Has the faces of all that is active loaded, so that the first page after a start or an activation is drawn like every other. */
export async function keepFaces({ directory, log }: SharedUses, registry: Registry, faces: FaceRunner): Promise<void> {
  const snapshot = registry.current()
  const active = [everyBusiness, ...directory.all().map(({ id }) => id)].flatMap((business) => snapshot.activeFor(business))
  const bundles = [shellFace(await readShell()), ...active.map(({ published }) => remoteFace(registry, published))]
  const once = new Map(bundles.flatMap((bundle) => (bundle ? [[bundle.key, bundle] as const] : [])))
  await faces.keep([...once.values()]).catch((error) => log.warn({ err: error }, 'faces could not be loaded ahead'))
}
