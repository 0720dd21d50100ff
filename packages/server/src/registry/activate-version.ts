import { everyBusiness } from '@plaza/contracts/registry/registry.api'
import { registryProblems as problems } from '@plaza/contracts/registry/registry.messages'
import { fail } from '../platform/problems.ts'
import { notify } from '../platform/signals.ts'
import type { SharedUses } from '../platform/uses.ts'
import { type Registry, registryOf } from './registry.ts'
import { remoteRows } from './remote.repository.ts'
import type { Channel } from './snapshot.ts'

export interface Change {
  name: string
  /** One business to pin, or absent for all that are not pinned. */
  business?: string | undefined
  /** Who, for the history. */
  by: string
}

/** Moves the pointer: from the next page on this version runs. Activating the active version changes nothing. */
export async function activateVersion(uses: SharedUses, change: Change & { version: string }): Promise<Channel> {
  const { name, version, by } = change
  const business_id = change.business ?? everyBusiness
  return moved(uses, 'activate', name, async (tx) => {
    const rows = remoteRows(tx)
    if (!(await rows.version(name, version))) fail((await rows.isKnown(name)) ? problems.versionUnknown : problems.remoteUnknown)
    const before = await rows.channel(name, business_id)
    if (before?.active_version === version) return before
    await rows.setChannel({
      name,
      business_id,
      active_version: version,
      previous_version: before?.active_version ?? null,
      activated_by: by,
    })
    await rows.addHistory({ name, business_id, action: 'activate', version, by_user: by })
    return (await rows.channel(name, business_id)) as Channel
  })
}

/** Moves the pointer back to what ran before. A pin with nothing before it is taken away. */
export async function rollbackRemote(uses: SharedUses, { name, business, by }: Change): Promise<Channel> {
  const business_id = business ?? everyBusiness
  return moved(uses, 'rollback', name, async (tx) => {
    const rows = remoteRows(tx)
    const before = await rows.channel(name, business_id)
    if (!before) fail(problems.remoteUnknown)
    if (before.previous_version === null && business_id === everyBusiness) fail(problems.nothingToRollBack)
    const target = before.previous_version ?? (await rows.channel(name, everyBusiness))?.active_version
    if (!target) fail(problems.nothingToRollBack)
    await rows.addHistory({ name, business_id, action: 'rollback', version: target, by_user: by })
    if (before.previous_version === null) {
      await rows.removeChannel(name, business_id)
      return (await rows.channel(name, everyBusiness)) as Channel
    }
    const previous_version = await rows.activeBefore(name, business_id, target)
    await rows.setChannel({ name, business_id, active_version: target, previous_version, activated_by: by })
    return (await rows.channel(name, business_id)) as Channel
  })
}

/** Gives a version to a share of a channel's visitors; none, or a share of nothing, ends the trial. */
export async function tryVersion(uses: SharedUses, change: Change & { version: string | null; percent: number }): Promise<Channel> {
  const { name, by } = change
  const business_id = change.business ?? everyBusiness
  const version = change.percent > 0 ? change.version : null
  return moved(uses, 'canary', name, async (tx) => {
    const rows = remoteRows(tx)
    const channel = (await rows.channel(name, business_id)) ?? fail(problems.channelUnknown)
    if (version !== null && !(await rows.version(name, version))) fail(problems.versionUnknown)
    if (version !== null && version === channel.active_version) fail(problems.canaryIsActive)
    await rows.setCanary(name, business_id, version, version === null ? 0 : change.percent)
    const action = {
      name,
      business_id,
      action: 'canary' as const,
      version: version ? `${version} ${change.percent} %` : channel.active_version,
      by_user: by,
    }
    await rows.addHistory(action)
    return (await rows.channel(name, business_id)) as Channel
  })
}

type Tx = Parameters<typeof remoteRows>[0]

async function moved(
  uses: SharedUses,
  action: 'activate' | 'rollback' | 'canary',
  name: string,
  work: (tx: Tx) => Promise<Channel>,
): Promise<Channel> {
  const registry: Registry = await registryOf(uses)
  const channel = await uses.db.withPlatform(async (tx) => {
    await remoteRows(tx).lock(name)
    const result = await work(tx)
    await notify(tx, { kind: 'registry', business: '*', id: name })
    return result
  })
  await registry.refresh()
  registry.count(action, name)
  uses.log.info(
    { remote: name, version: channel.active_version, business: channel.business_id, by: channel.activated_by },
    `remote ${action}`,
  )
  return channel
}
