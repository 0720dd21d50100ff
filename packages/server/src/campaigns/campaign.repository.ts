import type { Campaign } from '@plaza/contracts/campaigns/campaign.entity'
import { commonProblems } from '@plaza/contracts/kernel/common.problems'
import type { Reader, Tx } from '../platform/database.ts'
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
  send_at: Date | null
  send_note: string | null
  creation_date: Date
  last_update_date: Date
}

/** Who planned a sending, as the audit log names them. */
export interface Planner {
  readonly id?: string | undefined
  readonly name?: string | undefined
  readonly role?: string | undefined
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
  tx.run(
    `update campaigns set sent_at = $3, counts = $4, last_update_date = $3, send_at = null, planned_by = null, send_note = null
     where business_id = $1 and id = $2`,
    [tx.business, id, now, JSON.stringify(counts)],
  )

/** Plans its sending, or takes that back where `sendAt` is null, saying why in `note` where nobody asked for it. */
export const planCampaign = (tx: Tx, id: string, sendAt: Date | null, by: Planner | null, note: string | null = null) =>
  tx.run(
    'update campaigns set send_at = $3, planned_by = $4, send_note = $5, last_update_date = now() where business_id = $1 and id = $2',
    [tx.business, id, sendAt, by && JSON.stringify(by), note],
  )

export interface Due {
  readonly id: string
  readonly planned_by: Planner | null
}

const due = 'business_id = $1 and send_at <= $2 and sent_at is null and not inactive'

export const readDue = (reader: Reader, now: Date): Promise<Due[]> =>
  reader.query<Due>(`select id, planned_by from campaigns where ${due} order by send_at, id`, [reader.business, now], 'campaigns-due')

/** When it should have gone; null when it is no longer due, or somebody else is sending it right now. */
export async function lockPlanned(tx: Tx, id: string, now: Date): Promise<Date | null> {
  const [row] = await tx.query<{ send_at: Date }>(`select send_at from campaigns where ${due} and id = $3 for update skip locked`, [
    tx.business,
    now,
    id,
  ])
  return row?.send_at ?? null
}

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
  sendAt: row.send_at?.toISOString() ?? null,
  sendNote: row.send_note,
  creationDate: row.creation_date.toISOString(),
  lastUpdateDate: row.last_update_date.toISOString(),
})
