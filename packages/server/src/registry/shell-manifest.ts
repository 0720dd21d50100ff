import { readFile, stat } from 'node:fs/promises'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import * as z from 'zod/mini'

const asset = z.object({ href: z.string(), integrity: z.string() })
const files = z.object({ scripts: z.array(asset), styles: z.array(asset) })

/**
 * `shell/dist/plaza-shell.json`, written by packages/build (shell-artifact.ts): what every page needs of the shell.
 * `href` is absolute (`/assets/shell/<file>`); the file stands beside it in shell/dist.
 */
const shellManifest = z.object({
  version: z.string(),
  /** Entry scripts in order: `<script defer>` with nonce and integrity. */
  scripts: z.array(asset),
  styles: z.array(asset),
  /** What the entry loads next: `<link rel=preload as=script>`. */
  preloads: z.array(asset),
  /** Modules the shell provides; a name ending in `/` provides its sub-paths too. */
  shares: z.array(z.string()),
  /** Files of each share with what it needs itself. */
  shareFiles: z._default(z.record(z.string(), files), {}),
  /** A CommonJS bundle like a remote's face, exporting `faces.shell(data)`: the header, menu and footer around a page's face. */
  face: z.optional(z.string()),
})
export type ShellManifest = z.output<typeof shellManifest>

let folder = fileURLToPath(new URL('../../../../shell/dist/', import.meta.url))
let known: { changed: number; manifest: ShellManifest } | null = null

export const shellFolder = () => folder

/** For tests and for a shell built elsewhere. */
export function useShellFolder(other: string) {
  folder = other
  known = null
}

/** What the built shell says of itself; null when none is built. Read again when the file changes. */
export async function readShell(): Promise<ShellManifest | null> {
  const file = path.join(folder, 'plaza-shell.json')
  const changed = await stat(file).then(
    ({ mtimeMs }) => mtimeMs,
    () => null,
  )
  if (changed === null) return null
  if (known?.changed === changed) return known.manifest
  const manifest = shellManifest.parse(JSON.parse(await readFile(file, 'utf8')))
  known = { changed, manifest }
  return manifest
}
