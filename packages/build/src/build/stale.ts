import { readFileSync } from 'node:fs'
import path from 'node:path'
import { localVersion } from '../artifact/source-hash.ts'
import { folderOf, hasShell, remoteNames } from '../workspace.ts'
import type { BuildRequest } from './build-request.ts'

/** Everything that can be built here: the shell and every remote. */
export const allNames = () => [...(hasShell() ? ['shell'] : []), ...remoteNames()]

/** Requests for those of the named packages whose dist is not of the present sources. Webpack is not loaded to find out. */
export function staleRequests(names: readonly string[], { development = false, force = false } = {}): BuildRequest[] {
  return names
    .map((name) => ({ folder: folderOf(name), version: localVersion(folderOf(name), development), development }))
    .filter((request) => force || builtVersion(request.folder) !== request.version)
}

/** Version that stands in dist, null when there is none. */
export function builtVersion(folder: string): string | null {
  try {
    return JSON.parse(readFileSync(path.join(folder, 'dist', descriptionOf(folder)), 'utf8')).version
  } catch {
    return null
  }
}

const descriptionOf = (folder: string) =>
  ({ shell: 'plaza-shell.json', server: 'plaza-server.json' })[path.basename(folder)] ?? 'plaza.json'
