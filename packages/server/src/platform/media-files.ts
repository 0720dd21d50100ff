import { randomUUID } from 'node:crypto'
import * as fs from 'node:fs/promises'
import path from 'node:path'

/** Writes a file so that readers see the old one or the whole new one. */
export async function writeWhole(file: string, bytes: Uint8Array): Promise<void> {
  await fs.mkdir(path.dirname(file), { recursive: true })
  const fresh = `${file}.${randomUUID()}.new`
  await fs.writeFile(fresh, bytes)
  await fs.rename(fresh, file)
}
