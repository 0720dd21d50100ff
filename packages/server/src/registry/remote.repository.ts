import { type PublishedVersion, publishedVersion } from '@plaza/contracts/registry/version.entity'
import type { Tx } from '../platform/database.ts'
import type { Channel } from './snapshot.ts'

export interface StoredVersion {
  name: string
  version: string
  owner: string
  published_by: string
  published_at: string
}

export interface HistoryEntry {
  name: string
  business_id: string
  action: 'publish' | 'activate' | 'rollback' | 'canary' | 'remove'
  version: string
  by_user: string
  date: string
}

const channelColumns = 'name, business_id, active_version, previous_version, activated_by, activated_at, canary_version, canary_percent'

/** Rows of the registry; they belong to the platform, so every transaction here is `withPlatform`. */
export function remoteRows(tx: Tx) {
  return {
    /** One publication or activation of this remote at a time, over all instances. */
    lock: (name: string) => tx.query("select pg_advisory_xact_lock(hashtext('plaza remote ' || $1))", [name]),

    channels: async () =>
      (await tx.query<ChannelRow>(`select ${channelColumns} from remote_channels order by name, business_id`)).map(channelOf),

    channel: async (name: string, business: string) =>
      (
        await tx.query<ChannelRow>(`select ${channelColumns} from remote_channels where name = $1 and business_id = $2`, [name, business])
      ).map(channelOf)[0],

    /** The versions a channel names, by `name@version`. */
    async versionsInUse(): Promise<Map<string, PublishedVersion>> {
      const rows = await tx.query<{ published: unknown }>(`
        select v.published from remote_versions v
        where exists (select 1 from remote_channels c where c.name = v.name and v.version in (c.active_version, c.previous_version, c.canary_version))`)
      return new Map(
        rows.map(({ published }) => publishedVersion.parse(published)).map((version) => [`${version.name}@${version.version}`, version]),
      )
    },

    version: async (name: string, version: string) =>
      (
        await tx.query<{ published: PublishedVersion }>('select published from remote_versions where name = $1 and version = $2', [
          name,
          version,
        ])
      )[0]?.published,

    isKnown: async (name: string) => (await tx.query('select 1 from remote_versions where name = $1 limit 1', [name])).length > 0,

    versions: async () =>
      (
        await tx.query<Omit<StoredVersion, 'published_at'> & { published_at: Date }>(
          `select name, version, published ->> 'owner' as owner, published_by, published_at from remote_versions order by name, published_at desc, version desc`,
        )
      ).map((row): StoredVersion => ({ ...row, published_at: row.published_at.toISOString() })),

    async containers(): Promise<Map<string, string>> {
      const rows = await tx.query<{ container: string; user: string }>(
        `select published ->> 'container' as container, name || '@' || version as user from remote_versions`,
      )
      return new Map(rows.map(({ container, user }) => [container, user]))
    },

    addVersion: (published: PublishedVersion, by: string) =>
      tx.query('insert into remote_versions (name, version, published, published_by) values ($1, $2, $3, $4)', [
        published.name,
        published.version,
        JSON.stringify(published),
        by,
      ]),

    /** A trial ends with every move: it was made against what ran before. */
    setChannel: (channel: Omit<Channel, 'activated_at' | 'canary_version' | 'canary_percent'>) =>
      tx.query(
        `insert into remote_channels (name, business_id, active_version, previous_version, activated_by) values ($1, $2, $3, $4, $5)
         on conflict (name, business_id) do update set active_version = $3, previous_version = $4, activated_by = $5, activated_at = now(), canary_version = null, canary_percent = 0`,
        [channel.name, channel.business_id, channel.active_version, channel.previous_version, channel.activated_by],
      ),

    setCanary: (name: string, business: string, version: string | null, percent: number) =>
      tx.query('update remote_channels set canary_version = $3, canary_percent = $4 where name = $1 and business_id = $2', [
        name,
        business,
        version,
        percent,
      ]),

    /** Published long ago, named by no channel, not the newest of its remote, and seen by no browser since. */
    async removable(before: Date): Promise<{ name: string; version: string }[]> {
      return tx.query<{ name: string; version: string }>(
        `select v.name, v.version from remote_versions v
         where v.published_at < $1
           and not exists (select 1 from remote_channels c where c.name = v.name and v.version in (c.active_version, c.previous_version, c.canary_version))
           and not exists (select 1 from remote_health h where h.name = v.name and h.version = v.version and h.hour > $1)
           and exists (select 1 from remote_versions n where n.name = v.name and n.published_at > v.published_at)`,
        [before],
      )
    },

    removeVersion: (name: string, version: string) =>
      tx.query('delete from remote_versions where name = $1 and version = $2', [name, version]),

    removeChannel: (name: string, business: string) =>
      tx.query('delete from remote_channels where name = $1 and business_id = $2', [name, business]),

    addHistory: (entry: Omit<HistoryEntry, 'date'>) =>
      tx.query('insert into remote_history (name, business_id, action, version, by_user) values ($1, $2, $3, $4, $5)', [
        entry.name,
        entry.business_id,
        entry.action,
        entry.version,
        entry.by_user,
      ]),

    history: async (limit = 200) =>
      (
        await tx.query<Omit<HistoryEntry, 'date'> & { date: Date }>(
          'select name, business_id, action, version, by_user, date from remote_history order by id desc limit $1',
          [limit],
        )
      ).map((row): HistoryEntry => ({ ...row, date: row.date.toISOString() })),

    /** What was active before this version was last activated; going back twice goes two steps back. */
    async activeBefore(name: string, business: string, version: string): Promise<string | null> {
      const rows = await tx.query<{ version: string }>(
        `select h.version from remote_history h
         where h.name = $1 and h.business_id = $2 and h.action = 'activate' and h.version <> $3
           and h.id < (select max(id) from remote_history where name = $1 and business_id = $2 and action = 'activate' and version = $3)
         order by h.id desc limit 1`,
        [name, business, version],
      )
      return rows[0]?.version ?? null
    },
  }
}

type ChannelRow = Omit<Channel, 'activated_at'> & { activated_at: Date }

const channelOf = (row: ChannelRow): Channel => ({ ...row, activated_at: row.activated_at.toISOString() })
