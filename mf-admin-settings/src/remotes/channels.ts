import { everyBusiness, type RemoteSummary } from '@plaza/contracts/registry/registry.api'

type Channel = RemoteSummary['channels'][number]

/** The channel's name as people read it. */
export const channelLabel = (business: string): string => (business === everyBusiness ? 'Todas las empresas' : business)

/** Every channel that can be moved: the common one first, this business, and whoever is pinned already. */
export function channelChoices(remotes: readonly RemoteSummary[], ownBusiness: string): string[] {
  const pinned = remotes.flatMap(({ channels }) => channels.map(({ business }) => business)).toSorted()
  return [...new Set([everyBusiness, ownBusiness, ...pinned])]
}

/** What runs in a channel: its own version, else the common one. */
export const activeIn = ({ channels }: RemoteSummary, business: string): string | null =>
  (channelOf(channels, business) ?? channelOf(channels, everyBusiness))?.active_version ?? null

/** There is something to go back to: an earlier version, or for a pin the common version. */
export function mayRollBack({ channels }: RemoteSummary, business: string): boolean {
  const channel = channelOf(channels, business)
  return channel !== undefined && (business !== everyBusiness || Boolean(channel.previous_version))
}

/** How the calls name a channel: the common one by silence. */
export const sentChannel = (business: string) => (business === everyBusiness ? {} : { business })

const channelOf = (channels: readonly Channel[], business: string) => channels.find((channel) => channel.business === business)
