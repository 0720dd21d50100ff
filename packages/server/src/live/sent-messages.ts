import { unseal } from '../platform/seal.ts'
import type { SharedUses } from '../platform/uses.ts'

export interface SentMessage {
  business: string
  id: number
  kind: string
  to: string
  subject: string
  body: string
  date: Date
}

interface Row extends SentMessage {
  sealed: string | null
}

/** The messages of a business that no provider carried, newest first; links and codes as long as they open something. */
export async function listSentMessages(
  business: string,
  { db, env }: Pick<SharedUses, 'db' | 'env'>,
  limit: number,
): Promise<SentMessage[]> {
  const rows = await db.withTenant(business, (tx) =>
    tx.query<Row>(
      `select business_id as business, id, kind, recipient as "to", subject, body, creation_date as date,
         case when sealed_until > now() then sealed end as sealed
       from sent_messages where business_id = $1 order by id desc limit $2`,
      [business, limit],
    ),
  )
  return rows.map(({ sealed, ...message }) => {
    const body = sealed && unseal(env.SESSION_SECRET, { business, purpose: 'message' }, sealed)
    return typeof body === 'string' && body !== '' ? { ...message, body } : message
  })
}
