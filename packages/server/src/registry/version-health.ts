import type { VersionHealth } from '@plaza/contracts/registry/registry.api'
import type { SharedUses } from '../platform/uses.ts'

/** What a browser told of one version. */
export interface Sign {
  readonly name: string
  readonly version: string
  /** `view`, `error`, or a vital's name. */
  readonly metric: string
  readonly value: number
}

const comparedDays = 7
const flushAfter = 2000
/** Each bucket is a twentieth wider than the one before: a percentile read from them is right within 5 %. */
const growth = 1.05
const scoreScale = 1000

const bucketOf = ({ metric, value }: Sign): number => {
  if (metric === 'view' || metric === 'error') return 0
  return metric === 'CLS' ? Math.round(value * scoreScale) : Math.round(Math.log(Math.max(value, 1)) / Math.log(growth))
}
const valueOf = (metric: string, bucket: number) => (metric === 'CLS' ? bucket / scoreScale : Math.round(growth ** bucket))

interface Book {
  counts: Map<string, number>
  timer: NodeJS.Timeout | null
}
const books = new WeakMap<SharedUses['directory'], Book>()

/** Counts what browsers told; written together shortly after, so that a page view costs no transaction of its own. */
export function noteHealth(uses: SharedUses, signs: readonly Sign[]): void {
  const book = books.get(uses.directory) ?? { counts: new Map<string, number>(), timer: null }
  books.set(uses.directory, book)
  const hour = uses.clock.now().toISOString().slice(0, 13)
  for (const sign of signs) {
    const key = JSON.stringify([sign.name, sign.version, `${hour}:00:00Z`, sign.metric, bucketOf(sign)])
    book.counts.set(key, (book.counts.get(key) ?? 0) + 1)
  }
  book.timer ??= setTimeout(
    () => void flushHealth(uses).catch((error) => uses.log.warn({ err: error }, 'health was not written')),
    flushAfter,
  ).unref()
}

export async function flushHealth(uses: SharedUses): Promise<void> {
  const book = books.get(uses.directory)
  if (!book) return
  const counts = book.counts
  book.counts = new Map()
  if (book.timer) clearTimeout(book.timer)
  book.timer = null
  if (counts.size === 0) return
  const rows = [...counts].sort(([a], [b]) => (a < b ? -1 : 1)).map(([key, count]) => [...(JSON.parse(key) as unknown[]), count])
  await uses.db.withPlatform((tx) =>
    tx.run(
      `insert into remote_health as h (name, version, hour, metric, bucket, count)
       select r ->> 0, r ->> 1, (r ->> 2)::timestamptz, r ->> 3, (r ->> 4)::int, (r ->> 5)::bigint from json_array_elements($1::json) r
       on conflict (name, version, hour, metric, bucket) do update set count = h.count + excluded.count`,
      [JSON.stringify(rows)],
    ),
  )
}

/** Each version of a remote that anybody saw in the last days: how often, how often it failed, and its vitals at the 75th percentile. */
export async function healthOf(uses: SharedUses, name: string): Promise<VersionHealth[]> {
  await flushHealth(uses)
  const rows = await uses.db.withPlatform((tx) =>
    tx.query<{ version: string; metric: string; bucket: number; count: number }>(
      `select version, metric, bucket, sum(count)::bigint as count from remote_health
       where name = $1 and hour > now() - make_interval(days => $2) group by 1, 2, 3 order by 1, 2, 3`,
      [name, comparedDays],
    ),
  )
  const versions = [...new Set(rows.map(({ version }) => version))]
  return versions.map((version) => {
    const own = rows.filter((row) => row.version === version)
    const total = (metric: string) => own.filter((row) => row.metric === metric).reduce((sum, { count }) => sum + count, 0)
    const views = total('view')
    const errors = total('error')
    const p75 = (metric: string) =>
      percentile(
        own.filter((row) => row.metric === metric),
        metric,
      )
    return { version, views, errors, error_rate: views === 0 ? null : errors / views, lcp: p75('LCP'), inp: p75('INP'), cls: p75('CLS') }
  })
}

function percentile(rows: readonly { bucket: number; count: number }[], metric: string, share = 0.75): number | null {
  const all = rows.reduce((sum, { count }) => sum + count, 0)
  let seen = 0
  for (const { bucket, count } of rows) {
    seen += count
    if (seen >= all * share) return valueOf(metric, bucket)
  }
  return null
}
