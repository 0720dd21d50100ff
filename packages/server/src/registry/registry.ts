import path from 'node:path'
import * as prom from 'prom-client'
import type { SharedUses } from '../platform/uses.ts'
import { type VersionFiles, versionFolders } from './version-files.ts'
import { remoteRows } from './remote.repository.ts'
import { sharedVersions } from './shared-versions.ts'
import { type RegistrySnapshot, snapshot } from './snapshot.ts'

/** Which version of which remote runs where; held in memory, kept current over all instances. */
export interface Registry {
  readonly files: VersionFiles
  current(): RegistrySnapshot
  /** Reads channels and versions again; whoever changed them awaits this, so that the next page has the change. */
  refresh(): Promise<void>
  /** Called after each reading. */
  onChange(listener: () => void): void
  count(action: 'publish' | 'activate' | 'rollback' | 'canary' | 'remove' | 'refused', name: string): void
}

const registries = new WeakMap<SharedUses['directory'], Promise<Registry>>()

/** The registry of this process. Known by what no call wraps: `db` is another object in calls that are audited. */
export function registryOf(uses: SharedUses): Promise<Registry> {
  const known = registries.get(uses.directory) ?? loadRegistry(uses)
  registries.set(uses.directory, known)
  return known
}

async function loadRegistry({ db, env, files: store, signals, metrics, log }: SharedUses): Promise<Registry> {
  let held = snapshot(0, [], new Map())
  let wanted = 0
  const listeners: (() => void)[] = []
  const local = versionFolders(path.resolve(env.DATA_DIR, 'remotes'))
  const published = async (name: string, version: string) =>
    held.version(name, version) ?? db.withPlatform((tx) => remoteRows(tx).version(name, version))
  const files = env.S3_ENDPOINT ? sharedVersions({ store, local, published, log }) : local
  const changes = new prom.Counter({
    name: 'plaza_registry_changes_total',
    help: 'Publications, activations, rollbacks and refusals by remote',
    labelNames: ['action', 'remote'],
    registers: [metrics.register],
  })

  async function refresh() {
    const generation = ++wanted
    const [channels, versions] = await db.withPlatform(async (tx) =>
      Promise.all([remoteRows(tx).channels(), remoteRows(tx).versionsInUse()]),
    )
    // Pages name a version only when its files are here, or after the store was asked for them in vain.
    await Promise.allSettled([...versions.values()].map((version) => files.prepare(version)))
    const fresh = snapshot(generation, channels, versions)
    // A slower, older reading must not replace a newer one.
    if (fresh.generation <= held.generation) return
    held = fresh
    for (const listener of listeners) listener()
  }

  const refreshQuietly = () => void refresh().catch((error) => log.error({ err: error }, 'the registry could not be read again'))
  signals.on('registry', refreshQuietly)
  signals.on('gap', refreshQuietly)
  await refresh()
  return {
    files,
    current: () => held,
    refresh,
    onChange: (listener) => void listeners.push(listener),
    count: (action, remote) => changes.inc({ action, remote }),
  }
}
