import { readFileSync } from 'node:fs'
import path from 'node:path'
import { brotliCompressSync, constants } from 'node:zlib'
import type { PublishedVersion } from '@plaza/contracts/registry/version.entity'
import type { ShellArtifact } from './artifact/shell-artifact.ts'
import { bytesOf, judge, type PageFiles, pageFiles, table } from './budget/first-load.ts'
import { allNames, builtVersion } from './build/stale.ts'
import { folderOf, remoteNames } from './workspace.ts'

// node packages/build/src/budgets.ts: what the shopper's first pages weigh, against the budgets of the design.
const read = <Data>(file: string) => JSON.parse(readFileSync(file, 'utf8')) as Data
const missing = allNames().filter((name) => builtVersion(folderOf(name)) === null)
if (missing.length > 0) {
  console.error(`not built: ${missing.join(', ')}. Run pnpm build first.`)
  process.exit(1)
}

const shell = read<ShellArtifact>(path.join(folderOf('shell'), 'dist/plaza-shell.json'))
const remotes = remoteNames().map((name) => read<PublishedVersion>(path.join(folderOf(name), 'dist/plaza.json')))

const pages = pageFiles(shell, remotes, ['home', 'category', 'product'])
const rows = judge(
  pages.map(weigh),
  remotes.map((remote) => ({ name: remote.name, bytes: sizeOf(remote.name, remote.entry) })),
)
console.log(table(rows))
process.exitCode = rows.every((row) => row.ok) ? 0 : 1

function weigh({ page, files }: PageFiles) {
  return { page, files: files.length, bytes: bytesOf(files, ({ folder, file }) => sizeOf(folder, file)) }
}

/** Brotli size as it travels: the `.br` file's, or that of compressing now when there is none. */
function sizeOf(folder: string, file: string): number {
  const full = path.join(folderOf(folder), 'dist', file)
  try {
    return readFileSync(`${full}.br`).length
  } catch {
    return brotliCompressSync(readFileSync(full), { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).length
  }
}
