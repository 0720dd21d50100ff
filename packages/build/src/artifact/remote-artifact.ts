import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import type { RemoteManifest } from '@plaza/contracts/kernel/manifest'
import { type PublishedVersion, publishedVersion } from '@plaza/contracts/registry/version.entity'
import type { Chunk, Compilation } from 'webpack'
import { exposedChunkName } from '../webpack/index.ts'
import { integrityOf } from '../webpack/integrity.ts'
import { containerName, readPackage } from '../workspace.ts'
import { doorsOf, filesOf, filesOfImport, chunksOfImport, shareNames } from './chunk-files.ts'
import { buildFaces } from './face.ts'
import { manifestData } from './manifest-data.ts'
import { listFiles, precompress } from './precompress.ts'

/** What webpack left in `dist`, to be completed. */
export interface Built {
  folder: string
  version: string
  compilation: Compilation
  dist: string
  development: boolean
}

/** Completes a remote's dist: faces, `.br` files and `plaza.json`, which is written last, so a folder without it is not a version. */
export async function writeRemoteArtifact({ folder, version, compilation, dist, development }: Built): Promise<PublishedVersion> {
  const manifest = await readManifest(folder)
  const face = await buildFaces(folder, dist)
  if (!development) await precompress(dist)
  const plaza = publishedVersion.parse({
    ...describeChunks(folder, compilation),
    name: manifest.name,
    version,
    owner: readPackage(folder).plaza?.owner ?? manifest.name,
    container: containerName(manifest.name, version),
    files: Object.fromEntries(listFiles(dist).map((file) => [file, integrityOf(readFileSync(path.join(dist, file)))])),
    ...(face === null ? {} : { face }),
    manifest: manifestData(manifest),
  })
  writeFileSync(path.join(dist, 'plaza.json'), `${JSON.stringify(plaza, null, 1)}\n`)
  return plaza
}

/** Evaluates src/manifest.ts with Node's type stripping. */
export async function readManifest(folder: string): Promise<RemoteManifest> {
  const file = path.join(folder, 'src/manifest.ts')
  const { manifest } = (await import(pathToFileURL(file).href)) as { manifest?: RemoteManifest }
  if (manifest === undefined) throw new Error(`${file} must export const manifest`)
  return manifest
}

function describeChunks(folder: string, compilation: Compilation) {
  const remoteFile = path.join(folder, 'src/remote.tsx')
  const entry = [...(compilation.entrypoints.values().next().value?.getRuntimeChunk()?.files ?? [])].find((file) => file.endsWith('.js'))
  const exposed = exposedChunks(compilation, remoteFile)
  return {
    entry,
    initial: filesOf(exposed),
    screens: Object.fromEntries(
      doorsOf(remoteFile).map(([door, request]) => [
        door,
        {
          ...filesOfImport(compilation, remoteFile, request),
          shares: shareNames(compilation, [...exposed, ...chunksOfImport(compilation, remoteFile, request)]),
        },
      ]),
    ),
    shares: shareNames(compilation, compilation.chunks),
  }
}

/** Chunks of the exposed module itself: all of the group that holds remote.tsx. */
function exposedChunks(compilation: Compilation, remoteFile: string): Chunk[] {
  const group = compilation.chunkGroups.find((candidate) => candidate.name === exposedChunkName)
  if (group === undefined) throw new Error(`${remoteFile} is not exposed`)
  return group.chunks
}
