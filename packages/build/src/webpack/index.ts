import path from 'node:path'
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack'
import type { Configuration } from 'webpack'
import { containerName, folderOf } from '../workspace.ts'
import { baseConfiguration, type BuildOptions } from './base.ts'
import { FirstLoadChunks } from './first-load.ts'
import { hostShares, providedModules, remoteShares } from './shares.ts'
import { slimRuntime } from './slim-runtime.ts'

export type { BuildOptions } from './base.ts'
export type Configure = (options: BuildOptions) => Configuration

/** Name of the chunk with remote.tsx. */
export const exposedChunkName = 'remote'

interface HostOptions {
  /** Federation runtime plugins, as files of the shell. */
  runtimePlugins?: string[]
}

/** The shell's build: entry `src/index.ts`, all curated shares, no remote known. */
export function host({ runtimePlugins = [] }: HostOptions = {}): Configure {
  return (options) => {
    const folder = options.folder ?? folderOf('shell')
    const firstLoad = new FirstLoadChunks(folder)
    return baseConfiguration(folder, 'shell', '/assets/shell/', options, {
      entry: { shell: [providedEntry, './src/index.ts'] },
      cacheGroups: firstLoad.cacheGroups(),
      atOnce: ['shell', 'vendor', 'platform'],
      plugins: [
        firstLoad,
        new ModuleFederationPlugin({
          ...federation,
          name: 'shell',
          runtimePlugins: runtimePlugins.map((file) => path.resolve(folder, file)),
          shared: hostShares(),
          experiments: { ...experiments, provideExternalRuntime: true },
        }),
      ],
    })
  }
}

/** A remote's build: exposes `./remote` (src/remote.tsx), takes every share from the shell. Its federation name carries the version. */
export function remote(name: string): Configure {
  return (options) => {
    const container = containerName(name, options.version)
    return baseConfiguration(options.folder ?? folderOf(name), container, `/remotes/${name}/${options.version}/`, options, {
      entry: {},
      plugins: [
        ...slimRuntime(),
        new ModuleFederationPlugin({
          ...federation,
          name: container,
          filename: 'remoteEntry.[contenthash:12].js',
          exposes: { './remote': { import: './src/remote.tsx', name: exposedChunkName } },
          shared: remoteShares(),
          experiments: { ...experiments, externalRuntime: true },
        }),
      ],
    })
  }
}

// `loaded-first`: the default strategy loads every known remote at start, and one dead remote kills the page.
const federation = { shareStrategy: 'loaded-first' as const, dts: false, manifest: false }
const experiments = { optimization: { target: 'web' as const, disableSnapshot: true } }

/** Puts every share into the shell's graph (never called): only modules in the graph are provided. */
const providedEntry = `data:text/javascript,${encodeURIComponent(
  `globalThis.__plaza_shares__ = () => [${providedModules.map((name) => `import('${name}')`).join(',')}]`,
)}`
