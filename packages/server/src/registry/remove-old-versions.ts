import { everyBusiness } from '@plaza/contracts/registry/registry.api'
import { regularly } from '../platform/regularly.ts'
import type { SharedUses } from '../platform/uses.ts'
import { registryOf } from './registry.ts'
import { remoteRows } from './remote.repository.ts'

/** Open tabs keep the composition they began with; after this long nobody has one open. */
export const keptDays = 30
const everyHours = 6

/** Removes versions that ended their days: row first, so that a crash leaves files without a name and never a name without files. */
export async function removeOldVersionsNow(uses: SharedUses, now = uses.clock.now()): Promise<string[]> {
  const registry = await registryOf(uses)
  const before = new Date(now.getTime() - keptDays * 86_400_000)
  const gone = await uses.db.withPlatform(async (tx) => {
    const rows = remoteRows(tx)
    const removable = await rows.removable(before)
    for (const { name, version } of removable) {
      await rows.removeVersion(name, version)
      await rows.addHistory({ name, business_id: everyBusiness, action: 'remove', version, by_user: 'limpieza' })
    }
    return removable
  })
  for (const { name, version } of gone) {
    await registry.files
      .remove(name, version)
      .catch((error: Error) => uses.log.warn({ err: error, remote: name, version }, 'files of an old version stay in the store'))
    registry.count('remove', name)
    uses.log.info({ remote: name, version }, 'an old version was removed')
  }
  return gone.map(({ name, version }) => `${name}@${version}`)
}

export const removeOldVersions = (uses: SharedUses): { close(): Promise<void> } =>
  regularly(
    everyHours * 3_600_000,
    () => removeOldVersionsNow(uses),
    (error) => uses.log.warn({ err: error }, 'old versions could not be removed'),
  )
