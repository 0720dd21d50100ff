import { readdirSync } from 'node:fs'
import { create } from 'tar'

/** A built dist as the gzip tarball that `publish` sends: files at its root, same bytes for same files. */
export async function pack(dist: string): Promise<Buffer> {
  const chunks: Buffer[] = []
  const tarball = create({ gzip: true, portable: true, cwd: dist, mtime: new Date(0) }, readdirSync(dist).sort())
  for await (const chunk of tarball) chunks.push(chunk as Buffer)
  return Buffer.concat(chunks)
}
