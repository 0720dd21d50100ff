import { readdirSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants } from 'node:zlib'

const compress = promisify(brotliCompress)
const compressible = /\.(js|css|svg|json)$/

/** Writes `<file>.br` (quality 11) beside every file that gains by it. zlib works in Node's thread pool, so all at once is parallel. */
export async function precompress(dist: string): Promise<void> {
  await Promise.all(
    listFiles(dist)
      .filter((file) => compressible.test(file))
      .map((file) => compressFile(path.join(dist, file))),
  )
}

async function compressFile(file: string) {
  const bytes = await readFile(file)
  const packed = await compress(bytes, {
    params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length },
  })
  if (packed.length < bytes.length) await writeFile(`${file}.br`, packed)
}

/** All files under a folder, relative, with forward slashes, sorted. */
export function listFiles(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)).replaceAll(path.sep, '/'))
    .sort()
}
