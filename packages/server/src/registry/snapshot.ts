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
  /** What a share of this channel's visitors gets instead, to be compared. */
  canary_version: string | null
  canary_percent: number
}

/** The registry as one instance holds it in memory; replaced as a whole on every change. */
export interface RegistrySnapshot {
  generation: number
  channels: readonly Channel[]
  /** `bucket` 0 to 99 is the visitor's place in the crowd: those below a canary's share get it. Without one nobody does. */
  activeFor(business: string, bucket?: number): ActiveRemote[]
  /** A version that some channel names. */
  version(name: string, version: string): PublishedVersion | undefined
  /** Some channel tries something on a share of its visitors. */
  readonly hasCanary: boolean
}

/** The place of those who are in no canary. */
export const noBucket = 100

/** `versions` by `name@version`; it needs only those which a channel names. */
export function snapshot(
  generation: number,
  channels: readonly Channel[],
  versions: ReadonlyMap<string, PublishedVersion>,
): RegistrySnapshot {
  const resolved = new Map<string, ActiveRemote[]>()
  const resolve = (business: string, bucket: number) => {
    const mine = new Map(channels.filter((channel) => channel.business_id === everyBusiness).map((channel) => [channel.name, channel]))
    for (const channel of channels) if (channel.business_id === business) mine.set(channel.name, channel)
    return [...mine.values()].flatMap((channel) => activeRemote(channel, versions, bucket))
  }
  const canaries = channels.filter(({ canary_version, canary_percent }) => canary_version !== null && canary_percent > 0)
  // Visitors between the same two shares get the same.
  const placeOf = (bucket: number) => canaries.filter(({ canary_percent }) => bucket < canary_percent).length
  return {
    generation,
    channels,
    hasCanary: canaries.length > 0,
    version: (name, version) => versions.get(`${name}@${version}`),
    activeFor(business, bucket = noBucket) {
      const place = `${business} ${placeOf(bucket)}`
      const known = resolved.get(place) ?? resolve(business, bucket)
      resolved.set(place, known)
      return known
    },
  }
}

function activeRemote(channel: Channel, versions: ReadonlyMap<string, PublishedVersion>, bucket: number): ActiveRemote[] {
  const stable = versions.get(`${channel.name}@${channel.active_version}`)
  const canary = bucket < channel.canary_percent ? versions.get(`${channel.name}@${channel.canary_version}`) : undefined
  // What all others have is the way back.
  if (canary) return [{ published: canary, previous: stable ?? null }]
  if (!stable) return []
  return [
    { published: stable, previous: (channel.previous_version && versions.get(`${channel.name}@${channel.previous_version}`)) || null },
  ]
}
