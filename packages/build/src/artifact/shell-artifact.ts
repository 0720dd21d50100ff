import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type { Chunk, Compilation } from 'webpack'
import { integrityOf } from '../webpack/integrity.ts'
import { filesOf, chunksOfImport, importsOf, shareKey, sharesIn, withShares } from './chunk-files.ts'
import { buildFaces } from './face.ts'
import { buildServiceWorker } from './service-worker.ts'
import { precompress } from './precompress.ts'
import type { Built } from './remote-artifact.ts'

export interface ShellAsset {
  href: string
  integrity: string
}

/** `plaza-shell.json`: what the gateway writes into every page. */
export interface ShellArtifact {
  version: string
  /** Entry scripts, in order; `<script defer>` with nonce and integrity. */
  scripts: ShellAsset[]
  /** Stylesheets of the first screen. */
  styles: ShellAsset[]
  /** Scripts the entry loads next: bootstrap and the shares it needs; `<link rel=preload as=script>`. */
  preloads: ShellAsset[]
  /** Shares by name, for the check of a published version. */
  shares: string[]
  /** Files of each share with what it needs itself, to preload for a screen that asks for more than the shell does. */
  shareFiles: Record<string, { scripts: ShellAsset[]; styles: ShellAsset[] }>
  /** Bundle of src/face.tsx: `faces.shell(data)` draws header, menu and footer around a page's face. */
  face?: string
}

const publicPath = '/assets/shell/'

/** Completes the shell's dist: `.br` files and `plaza-shell.json`, written last. */
export async function writeShellArtifact({ folder, version, compilation, dist, development }: Built): Promise<ShellArtifact> {
  const face = await buildFaces(folder, dist)
  await buildServiceWorker(folder, dist)
  if (!development) await precompress(dist)
  const asset = (file: string): ShellAsset => ({ href: publicPath + file, integrity: integrityOf(readFileSync(path.join(dist, file))) })
  const assets = (chunks: Chunk[]) => ({ scripts: filesOf(chunks).scripts.map(asset), styles: filesOf(chunks).styles.map(asset) })
  const entry = [...(compilation.entrypoints.get('shell')?.chunks ?? [])]
  const first = withShares(compilation, [...entry, ...bootstrapChunks(folder, compilation)])
  const shares = sharesOf(compilation)
  const shell: ShellArtifact = {
    version,
    scripts: filesOf(entry).scripts.map(asset),
    styles: filesOf(first).styles.map(asset),
    preloads: filesOf(first.filter((chunk) => !entry.includes(chunk))).scripts.map(asset),
    shares: [...shares.keys()].sort(),
    ...(face === null ? {} : { face }),
    shareFiles: Object.fromEntries([...shares].map(([name, chunks]) => [name, assets(chunks)])),
  }
  writeFileSync(path.join(dist, 'plaza-shell.json'), `${JSON.stringify(shell, null, 1)}\n`)
  return shell
}

/** The entry is only a door: federation needs an asynchronous step before the first share is used. */
function bootstrapChunks(folder: string, compilation: Compilation): Chunk[] {
  const entryFile = path.join(folder, 'src/index.ts')
  return importsOf(entryFile).flatMap((request) => chunksOfImport(compilation, entryFile, request))
}

function sharesOf(compilation: Compilation): Map<string, Chunk[]> {
  const shares = new Map<string, Chunk[]>()
  for (const chunk of compilation.chunks) {
    for (const module of sharesIn(compilation, chunk))
      shares.set(shareKey(module), withShares(compilation, shareChunks(compilation, module)))
  }
  return new Map([...shares].sort(([a], [b]) => (a < b ? -1 : 1)))
}

function shareChunks(compilation: Compilation, module: ReturnType<typeof sharesIn>[number]): Chunk[] {
  return module.blocks.flatMap((block) => compilation.chunkGraph.getBlockChunkGroup(block)?.chunks ?? [])
}
