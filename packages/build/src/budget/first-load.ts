import { firstSlotsOn } from '@plaza/contracts/registry/registry.slots'
import type { PublishedVersion } from '@plaza/contracts/registry/version.entity'
import type { ShellArtifact } from '../artifact/shell-artifact.ts'

export const limits = { homeBytes: 200 * 1024, homeFiles: 22, otherBytes: 40 * 1024, entryBytes: 8 * 1024 }

export interface FileOf {
  /** Package folder (`shell`, `mf-catalog`). */
  folder: string
  file: string
}

export interface PageFiles {
  page: string
  files: FileOf[]
}

export interface Row {
  name: string
  bytes: number
  limit: number
  files?: number
  ok: boolean
}

/** Scripts the browser needs before the named pages are drawn and usable: shell, page's remote, and the fillings of the slots on it. */
export function pageFiles(shell: ShellArtifact, remotes: readonly PublishedVersion[], pages: readonly string[]): PageFiles[] {
  const shoppers = remotes.filter(({ manifest }) => manifest.audience === 'shopper')
  return pages.flatMap((page) => {
    const owner = shoppers.find(({ manifest }) => page in manifest.pages)
    return owner === undefined
      ? []
      : [
          {
            page,
            files: unique([...shellFiles(shell), ...shoppers.flatMap((remote) => remoteFiles(shell, remote, owner.name, page))]),
          },
        ]
  })
}

const shellFiles = (shell: ShellArtifact) => [...shell.scripts, ...shell.preloads].map(({ href }) => shellFile(href))
const shellFile = (href: string): FileOf => ({ folder: 'shell', file: href.replace(/^\/assets\/shell\//, '') })

function remoteFiles(shell: ShellArtifact, remote: PublishedVersion, owner: string, page: string): FileOf[] {
  const first = firstSlotsOn(owner)
  const filled = remote.manifest.fills.map(({ slot }) => slot).filter((slot) => first.includes(slot))
  const doors = remote.name === owner ? [page, ...filled] : filled
  if (doors.length === 0) return []
  const screens = doors.flatMap((door) => remote.screens?.[door] ?? [])
  const own = [remote.entry, ...remote.initial.scripts, ...screens.flatMap(({ scripts }) => scripts)]
  const shared = screens.flatMap(({ shares }) => shares.flatMap((share) => shell.shareFiles[share]?.scripts ?? []))
  return [...own.map((file) => ({ folder: remote.name, file })), ...shared.map(({ href }) => shellFile(href))]
}

const unique = (files: FileOf[]) => [...new Map(files.map((file) => [`${file.folder}/${file.file}`, file])).values()]

export const bytesOf = (files: readonly FileOf[], sizeOf: (file: FileOf) => number) => files.reduce((sum, file) => sum + sizeOf(file), 0)

/** Sets sizes against the limits. Pages beside home may weigh home's limit and 40 KB more. */
export function judge(
  pages: readonly { page: string; files: number; bytes: number }[],
  entries: readonly { name: string; bytes: number }[],
): Row[] {
  const pageRows = pages.map(({ page, files, bytes }) => {
    const limit = page === 'home' ? limits.homeBytes : limits.homeBytes + limits.otherBytes
    return { name: `first load of ${page}`, bytes, limit, files, ok: bytes <= limit && (page !== 'home' || files <= limits.homeFiles) }
  })
  return [
    ...pageRows,
    ...entries.map(({ name, bytes }) => ({ name: `entry of ${name}`, bytes, limit: limits.entryBytes, ok: bytes <= limits.entryBytes })),
  ]
}

export function table(rows: readonly Row[]): string {
  const kilobytes = (bytes: number) => (bytes / 1024).toFixed(1).padStart(7)
  return rows
    .map(
      ({ name, bytes, limit, files, ok }) =>
        `${ok ? 'ok  ' : 'OVER'} ${name.padEnd(28)}${kilobytes(bytes)} of ${kilobytes(limit)} KB br${files === undefined ? '' : `, ${files} files`}`,
    )
    .join('\n')
}
