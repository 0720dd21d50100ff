import { importMapping, type ImportMapping } from '@plaza/contracts/imports/import-mapping.entity'
import type { Reader, Tx } from '../platform/database.ts'

/** The integration that runs the import; one per business. */
export const feedId = 'product-import'

export interface StoredFeed {
  url: string
  cron: string
  mapping: ImportMapping | null
  next: Date | null
}

interface Row {
  cron: string
  cron_next_step: Date | null
  config: { url?: string; mapping?: unknown }
}

const feedOf = ({ cron, cron_next_step, config }: Row): StoredFeed => ({
  url: config.url ?? '',
  cron,
  mapping: config.mapping ? importMapping.parse(config.mapping) : null,
  next: cron_next_step,
})

export async function readFeed(reader: Reader): Promise<StoredFeed> {
  const [row] = await reader.query<Row>('select cron, cron_next_step, config from integrations where business_id = $1 and id = $2', [
    reader.business,
    feedId,
  ])
  return row ? feedOf(row) : { url: '', cron: '', mapping: null, next: null }
}

export const saveFeed = (tx: Tx, { url, cron, mapping, next }: StoredFeed): Promise<number> =>
  tx.run(
    `insert into integrations (business_id, id, name, cron, cron_next_step, config) values ($1, $2, 'Importación de productos', $3, $4, $5)
     on conflict (business_id, id) do update set cron = excluded.cron, cron_next_step = excluded.cron_next_step, config = excluded.config`,
    [tx.business, feedId, cron, next, JSON.stringify({ url, mapping })],
  )

/** The feed if it is due, held until the transaction ends so that only one instance runs it. */
export async function lockDueFeed(tx: Tx, now: Date): Promise<StoredFeed | null> {
  const [row] = await tx.query<Row>(
    `select cron, cron_next_step, config from integrations where business_id = $1 and id = $2 and cron <> '' and cron_next_step <= $3
     for update skip locked`,
    [tx.business, feedId, now],
    'import-feed-due',
  )
  return row ? feedOf(row) : null
}

export const moveFeed = (tx: Tx, next: Date | null): Promise<number> =>
  tx.run('update integrations set cron_next_step = $3 where business_id = $1 and id = $2', [tx.business, feedId, next])
