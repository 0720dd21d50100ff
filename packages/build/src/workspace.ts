import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'

export const root = path.resolve(import.meta.dirname, '../../..')

/** Folder of the shell or a remote. */
export const folderOf = (name: string) => path.join(root, name)

/** Names of all remotes with sources, sorted. */
export function remoteNames(): string[] {
  return readdirSync(root)
    .filter((name) => name.startsWith('mf-') && existsSync(path.join(root, name, 'src/manifest.ts')))
    .sort()
}

export const hasShell = () => existsSync(path.join(root, 'shell/webpack.config.ts')) && existsSync(path.join(root, 'shell/src/index.ts'))

export interface PackageFile {
  name: string
  version: string
  plaza?: { owner?: string }
}

export const readPackage = (folder: string) => JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8')) as PackageFile

/** Physical federation name: a valid identifier that carries the version (`catalog_1_4_2`), so two versions can live on one page. */
export const containerName = (name: string, version: string) => `${name.replace(/^mf-/, '')}_${version}`.replace(/[^A-Za-z0-9]/g, '_')
