import { randomUUID } from 'node:crypto'
import * as fs from 'node:fs/promises'
import path from 'node:path'
import type { Logger } from 'pino'
import { checkedKey, type FileStore, unavailable } from './file-store.ts'

/** Files in a folder of this machine; several instances share them only where they share the disk. */
export function filesInFolder(root: string, log: Logger): FileStore {
  const placeOf = (key: string) => path.join(root, ...checkedKey(key).split('/'))
  const failed = (work: string) => (cause: unknown) => unavailable(log, work, cause)
  const list = async (folder: string) => filesBelow(placeOf(folder)).catch(failed(`list ${folder}`))
  return {
    list,
    put: async (key, bytes) => writeWhole(placeOf(key), bytes).catch(failed(`put ${key}`)),
    get: async (key) =>
      fs
        .readFile(placeOf(key))
        .catch(noneWhenMissing)
        .catch(failed(`get ${key}`)),
    remove: async (key) => fs.rm(placeOf(key), { force: true }).catch(failed(`remove ${key}`)),
    async removeAll(folder) {
      const files = await list(folder)
      await fs.rm(placeOf(folder), { recursive: true, force: true }).catch(failed(`remove ${folder}`))
      return files.length
    },
    reached: () => Promise.resolve(true),
  }
}

/** Writes a file so that readers see the old one or the whole new one. */
export async function writeWhole(file: string, bytes: Uint8Array): Promise<void> {
  await fs.mkdir(path.dirname(file), { recursive: true })
  const fresh = `${file}.${randomUUID()}.new`
  await fs.writeFile(fresh, bytes)
  await fs.rename(fresh, file)
}

async function filesBelow(folder: string): Promise<string[]> {
  const entries = (await fs.readdir(folder, { recursive: true, withFileTypes: true }).catch(noneWhenMissing)) ?? []
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)).split(path.sep).join('/'))
}

const missing = new Set(['ENOENT', 'ENOTDIR', 'EISDIR', 'ENAMETOOLONG'])

function noneWhenMissing(error: NodeJS.ErrnoException): null {
  if (missing.has(error.code ?? '')) return null
  throw error
}
