import { createHash } from 'node:crypto'
import type { PublishedVersion } from '@plaza/contracts/registry/version.entity'
import { type Unzipped, unzip, zip } from 'fflate'

/** Everything of a version in the store stands below. */
export const archiveFolder = (name: string, version: string): string => `remotes/${name}/${version}`

/**
 * Named by what is in it: a publication that was never committed stands in nobody's way, and an upload that arrives late replaces nothing.
 */
export const archiveKey = ({ name, version, files }: PublishedVersion): string => {
  const digest = createHash('sha256').update(canonical(files)).digest('hex').slice(0, 32)
  return `${archiveFolder(name, version)}/${digest}.zip`
}

/** The same words in whatever order: the database keeps JSON in its own. */
export const isSamePublication = (a: unknown, b: unknown): boolean => canonical(a) === canonical(b)

/** `plaza.json` stands in it as it was understood, so that it says tomorrow what the registry's row says. */
export async function packArchive(published: PublishedVersion, files: ReadonlyMap<string, Buffer>): Promise<Buffer> {
  const all = { ...Object.fromEntries(files), 'plaza.json': Buffer.from(JSON.stringify(published)) }
  return new Promise((resolve, reject) =>
    zip(all, { level: 6, mtime: firstZipDay }, (error, bytes) => (error ? reject(error) : resolve(Buffer.from(bytes)))),
  )
}

/** Throws when it is no archive. What it says is checked by whoever asked. */
export async function unpackArchive(archive: Buffer): Promise<Map<string, Buffer>> {
  const files = await new Promise<Unzipped>((resolve, reject) =>
    unzip(archive, (error, unzipped) => (error ? reject(error) : resolve(unzipped))),
  )
  return new Map(Object.entries(files).map(([file, bytes]) => [file, Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)]))
}

// The same files are the same bytes.
const firstZipDay = new Date(1980, 0, 1)

const canonical = (value: unknown): string =>
  JSON.stringify(value, (_, each: unknown) =>
    typeof each === 'object' && each !== null && !Array.isArray(each) ? Object.fromEntries(Object.entries(each).sort(byName)) : each,
  )

const byName = ([a]: [string, unknown], [b]: [string, unknown]) => (a < b ? -1 : 1)
