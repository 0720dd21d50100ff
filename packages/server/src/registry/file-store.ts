import { mkdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { LRUCache } from 'lru-cache'

/** Where published versions live. Names are checked before they come here (`safePath`, `remoteName`, `versionName`). */
export interface FileStore {
  /** Stores one version's folder at once: it is either all there or not there. Throws when it exists. */
  put(name: string, version: string, files: ReadonlyMap<string, Buffer>): Promise<void>
  /** The bytes, or null when there is no such file. */
  read(name: string, version: string, file: string): Promise<Buffer | null>
  exists(name: string, version: string): Promise<boolean>
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
export function diskFileStore(root: string, cacheBytes = 48 * 1024 * 1024): FileStore {
  const cache = new LRUCache<string, Buffer>({ maxSize: cacheBytes, sizeCalculation: (bytes) => bytes.byteLength + 200 })
  const folder = (name: string, version: string) => path.join(root, name, version)
  return {
    async put(name, version, files) {
      const parts = path.join(root, `.incoming-${name}-${version}-${process.pid}-${Date.now()}`)
      try {
        for (const [file, bytes] of files) await write(path.join(parts, file), bytes)
        await mkdir(path.join(root, name), { recursive: true })
        await rename(parts, folder(name, version))
      } finally {
        await rm(parts, { recursive: true, force: true })
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
      for (const key of [...cache.keys()]) if (key.startsWith(`${name}/${version}/`)) cache.delete(key)
    },
    exists: (name, version) =>
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
