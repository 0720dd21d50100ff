import type { RemoteSummary } from '@plaza/contracts/registry/registry.api'
import type { SharedUses } from '../platform/uses.ts'
import { remoteRows } from './remote.repository.ts'

/** Every remote with its versions, newest first, and what runs where. */
export async function listPublished({ db }: SharedUses): Promise<{ data: RemoteSummary[] }> {
  const { versions, channels } = await db.withPlatform(async (tx) => ({
    versions: await remoteRows(tx).versions(),
    channels: await remoteRows(tx).channels(),
  }))
  const names = [...new Set(versions.map(({ name }) => name))]
  return {
    data: names.map((name) => {
      const own = versions.filter((version) => version.name === name)
      return {
        name,
        owner: own[0]?.owner ?? name,
        versions: own.map(({ version, published_at, published_by }) => ({ version, published_at, published_by })),
        channels: channels
          .filter((channel) => channel.name === name)
          .map(({ business_id, name: _, ...channel }) => ({ business: business_id, ...channel })),
      }
    }),
  }
}
