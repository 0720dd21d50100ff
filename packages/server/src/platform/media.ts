import * as fs from 'node:fs/promises'
import path from 'node:path'

/** Files people uploaded and pictures of the demo, kept per business. Names are ours (`products/123.webp`), never a visitor's. */
export interface Media {
  /** Stores the bytes and answers the address under which browsers find them. */
  save(business: string, name: string, bytes: Uint8Array): Promise<string>
  read(business: string, name: string): Promise<Buffer | null>
  remove(business: string, name: string): Promise<void>
  readonly folder: string
}

const safeName = /^[a-z0-9][a-z0-9_-]*(\/[a-z0-9][a-z0-9._-]*)*$/i

export function mediaInFolder(folder: string): Media {
  const fileOf = (business: string, name: string) => {
    if (!safeName.test(business) || !safeName.test(name) || name.includes('..')) throw new Error(`Not a media name: ${name}`)
    return path.join(folder, business, name)
  }
  return {
    folder,
    async save(business, name, bytes) {
      const file = fileOf(business, name)
      await fs.mkdir(path.dirname(file), { recursive: true })
      const fresh = `${file}.${process.pid}.new`
      await fs.writeFile(fresh, bytes)
      await fs.rename(fresh, file)
      return `/media/${business}/${name}`
    },
    read: (business, name) => fs.readFile(fileOf(business, name)).catch(() => null),
    remove: (business, name) => fs.rm(fileOf(business, name), { force: true }),
  }
}
