import { everyBusiness } from '@plaza/contracts/registry/registry.api'
import type { PublishedVersion } from '@plaza/contracts/registry/version.entity'

export interface ActiveRemote {
  published: PublishedVersion
  /** The version to fall back to on the page, when there is one. */
  previous: PublishedVersion | null
}

export interface Channel {
  name: string
  /** `*` is the channel of every business that is not pinned. */
  business_id: string
  active_version: string
  previous_version: string | null
  activated_by: string
  activated_at: string
}

/** The registry as one instance holds it in memory; replaced as a whole on every change. */
export interface RegistrySnapshot {
  generation: number
  channels: readonly Channel[]
  activeFor(business: string): ActiveRemote[]
}

/** `versions` by `name@version`; it needs only those which a channel names. */
export function snapshot(
  generation: number,
  channels: readonly Channel[],
  versions: ReadonlyMap<string, PublishedVersion>,
): RegistrySnapshot {
  const resolved = new Map<string, ActiveRemote[]>()
  const resolve = (business: string) => {
    const mine = new Map(channels.filter((channel) => channel.business_id === everyBusiness).map((channel) => [channel.name, channel]))
    for (const channel of channels) if (channel.business_id === business) mine.set(channel.name, channel)
    return [...mine.values()].flatMap((channel) => activeRemote(channel, versions))
  }
  return {
    generation,
    channels,
    activeFor(business) {
      const known = resolved.get(business) ?? resolve(business)
      resolved.set(business, known)
      return known
    },
  }
}

function activeRemote(channel: Channel, versions: ReadonlyMap<string, PublishedVersion>): ActiveRemote[] {
  const published = versions.get(`${channel.name}@${channel.active_version}`)
  if (!published) return []
  return [{ published, previous: (channel.previous_version && versions.get(`${channel.name}@${channel.previous_version}`)) || null }]
}
