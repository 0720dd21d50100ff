import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import { readPackage, root } from '../workspace.ts'

const shared = ['packages/contracts', 'packages/geometry', 'packages/build', 'packages/ui']
const sharedByShell = [...shared, 'packages/event-bus', 'packages/api-client']
const ignored = new Set(['node_modules', 'dist', '.tsbuild', 'decisions'])
const noSource = /\.(test|api\.test)\.tsx?$|\.md$|\.fixtures\.ts$/

/** Eight hex digits over everything a build is made of: its own folder, the packages it bundles, the presets, the lockfile. */
export function sourceHash(folder: string): string {
  const members = readPackage(folder).name === 'shell' ? sharedByShell : shared
  return hashOf([folder, ...members.map((member) => path.join(root, member)), path.join(root, 'pnpm-lock.yaml')])
}

/** Version of a build made from the working tree: `1.0.0-1a2b3c4d`, with `-dev` for a development build. Same sources, same version. */
export const localVersion = (folder: string, development = false) =>
  `${readPackage(folder).version}-${sourceHash(folder)}${development ? '-dev' : ''}`

/** Hash of the given files and folders, by relative name and content. */
export function hashOf(places: readonly string[]): string {
  const hash = createHash('sha256')
  for (const place of places) {
    for (const file of filesUnder(place))
      hash
        .update(path.relative(path.dirname(place), file))
        .update('\0')
        .update(readFileSync(file))
        .update('\0')
  }
  return hash.digest('hex').slice(0, 8)
}

function filesUnder(place: string): string[] {
  if (!existsSync(place)) return []
  if (!statSync(place).isDirectory()) return [place]
  const entries = readdirSync(place, { withFileTypes: true }).sort((a, b) => (a.name < b.name ? -1 : 1))
  return entries
    .filter((entry) => !ignored.has(entry.name) && !noSource.test(entry.name) && !entry.isSymbolicLink())
    .flatMap((entry) => filesUnder(path.join(place, entry.name)))
}
