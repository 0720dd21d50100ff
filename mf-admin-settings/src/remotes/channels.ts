import { everyBusiness, type RemoteSummary } from '@plaza/contracts/registry/registry.api'

type Channel = RemoteSummary['channels'][number]

/** The channel's name as people read it: the business's title with its id, where the title is known. */
export function channelLabel(business: string, businesses: readonly { id: string; title: string }[] = []): string {
  if (business === everyBusiness) return 'Todas las empresas'
  const title = businesses.find(({ id }) => id === business)?.title
  return title && title !== business ? `${title} (${business})` : business
}

/** Every channel that can be moved: the common one first, then this business, then every other business and whoever is pinned already. */
export function channelChoices(remotes: readonly RemoteSummary[], ownBusiness: string, businesses: readonly string[]): string[] {
  const pinned = remotes.flatMap(({ channels }) => channels.map(({ business }) => business))
  return [...new Set([everyBusiness, ownBusiness, ...[...businesses, ...pinned].toSorted()])]
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
