import type { Campaign } from '@plaza/contracts/campaigns/campaign.entity'
import { commonProblems } from '@plaza/contracts/kernel/common.problems'
import type { Tx } from '../platform/database.ts'
import { fail } from '../platform/problems.ts'

interface Row {
  id: string
  type: Campaign['type']
  title: string
  description: string
  office: string | null
  uid: string | null
  photo_url: string | null
  inactive: boolean
  sent_at: Date | null
  counts: Campaign['counts']
  creation_date: Date
  last_update_date: Date
}

/** One campaign; `locked` keeps two people from sending it at once. */
export async function readCampaign(tx: Tx, id: string, locked = false): Promise<Campaign> {
  const [row] = await tx.query<Row>(
    `select * from campaigns where business_id = $1 and id = $2 and not inactive ${locked ? 'for update' : ''}`,
    [tx.business, id],
  )
  return row ? toCampaign(row) : fail(commonProblems.notFound)
}

export const markSent = (tx: Tx, id: string, now: Date, counts: Campaign['counts']) =>
  tx.run('update campaigns set sent_at = $3, counts = $4, last_update_date = $3 where business_id = $1 and id = $2', [
    tx.business,
    id,
    now,
    JSON.stringify(counts),
  ])

const toCampaign = (row: Row): Campaign => ({
  id: row.id,
  type: row.type,
  title: row.title,
  description: row.description,
  office: row.office,
  uid: row.uid,
  photoUrl: row.photo_url,
  inactive: row.inactive,
  sentAt: row.sent_at?.toISOString() ?? null,
  counts: row.counts,
  creationDate: row.creation_date.toISOString(),
  lastUpdateDate: row.last_update_date.toISOString(),
})
