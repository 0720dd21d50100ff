import { existsSync } from 'node:fs'
import { copyFile, readdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'

interface Description {
  readonly version: string
  readonly files: readonly string[]
}

/**
 * Writes the description of a build into `staging` and takes the files of the build before along, not those of earlier ones: who runs that
 * one may not have read all of it yet. Names carry hashes; of an equal name the new file counts.
 */
export async function describeAndKeepEarlier(dist: string, staging: string, { name, version }: { name: string; version: string }) {
  const files = await readdir(staging)
  const before = await readDescription(path.join(dist, name))
  for (const file of before?.files ?? [])
    if (!files.includes(file) && existsSync(path.join(dist, file))) await copyFile(path.join(dist, file), path.join(staging, file))
  await writeFile(path.join(staging, name), JSON.stringify({ version, files } satisfies Description))
}

// One that cannot be read is a build to be replaced as a whole.
const readDescription = async (file: string): Promise<Partial<Description> | null> =>
  readFile(file, 'utf8')
    .then(JSON.parse, () => null)
    .catch(() => null)
