import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { PublishedVersion } from '@plaza/contracts/registry/version.entity'
import { LRUCache } from 'lru-cache'

/** Where published versions live. Names are checked before they come here (`safePath`, `remoteName`, `versionName`). */
export interface VersionFiles {
  /** Stores all files of a version or none. What a publication that was never committed left behind is replaced. */
  put(published: PublishedVersion, files: ReadonlyMap<string, Buffer>): Promise<void>
  /** The bytes, or null when there is no such file. */
  read(name: string, version: string, file: string): Promise<Buffer | null>
  /** Every file that this instance has of a version; null when it has none. */
  all(name: string, version: string): Promise<Map<string, Buffer> | null>
  exists(published: PublishedVersion): Promise<boolean>
  /** Has a version at hand before the first visitor asks. */
  prepare(published: PublishedVersion): Promise<void>
  remove(name: string, version: string): Promise<void>
}

const remoteName = /^[a-z][a-z0-9-]{1,62}$/
const versionName = /^\d+\.\d+\.\d+(-[0-9A-Za-z.-]{1,40})?$/
const segment = /^[A-Za-z0-9_@~-][A-Za-z0-9._@~-]{0,180}$/

export const isRemoteName = (text: string) => remoteName.test(text)
export const isVersionName = (text: string) => versionName.test(text)
/** Relative, forward slashes, no `..`, no hidden files. */
export const isSafePath = (file: string) => file.length <= 400 && file.split('/').every((part) => segment.test(part))

/** `<root>/<name>/<version>/…`, with a cache of the last buffers read (versions never change, so nothing expires). */
export function versionFolders(root: string, cacheBytes = 48 * 1024 * 1024): VersionFiles {
  const cache = new LRUCache<string, Buffer>({ maxSize: cacheBytes, sizeCalculation: (bytes) => bytes.byteLength + 200 })
  const folder = (name: string, version: string) => path.join(root, name, version)
  const forget = (name: string, version: string) => {
    for (const key of [...cache.keys()]) if (key.startsWith(`${name}/${version}/`)) cache.delete(key)
  }
  return {
    async put({ name, version }, files) {
      const mark = `${name}-${version}-${process.pid}-${Date.now()}`
      const parts = path.join(root, `.incoming-${mark}`)
      const old = path.join(root, `.outgoing-${mark}`)
      try {
        for (const [file, bytes] of files) await write(path.join(parts, file), bytes)
        await mkdir(path.join(root, name), { recursive: true })
        await rename(folder(name, version), old).catch(unlessMissing)
        await rename(parts, folder(name, version))
        forget(name, version)
      } finally {
        for (const left of [parts, old]) await rm(left, { recursive: true, force: true })
      }
    },
    async read(name, version, file) {
      if (!isRemoteName(name) || !isVersionName(version) || !isSafePath(file)) return null
      const key = `${name}/${version}/${file}`
      const known = cache.get(key)
      if (known) return known
      const bytes = await readFile(path.join(folder(name, version), file)).catch(() => null)
      if (bytes) cache.set(key, bytes)
      return bytes
    },
    async remove(name, version) {
      if (!isRemoteName(name) || !isVersionName(version)) return
      await rm(folder(name, version), { recursive: true, force: true })
      forget(name, version)
    },
    all: (name, version) => readFolder(folder(name, version)).catch(unlessMissing),
    prepare: () => Promise.resolve(),
    exists: ({ name, version }) =>
      stat(path.join(folder(name, version), 'plaza.json')).then(
        () => true,
        () => false,
      ),
  }
}

async function write(file: string, bytes: Buffer) {
  await mkdir(path.dirname(file), { recursive: true })
  await writeFile(file, bytes)
}

/** The files of a folder on this machine, by their paths below it. */
export async function readFolder(folder: string): Promise<Map<string, Buffer>> {
  const files = new Map<string, Buffer>()
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue
    const full = path.join(entry.parentPath, entry.name)
    files.set(path.relative(folder, full).split(path.sep).join('/'), await readFile(full))
  }
  return files
}

function unlessMissing(error: NodeJS.ErrnoException): null {
  if (error.code !== 'ENOENT') throw error
  return null
}
