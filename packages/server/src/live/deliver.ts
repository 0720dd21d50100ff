import type { Deliver, LiveMessage, OutboxRow, OutgoingMessage } from '../platform/outbox.ts'
import type { SharedUses } from '../platform/uses.ts'

/** Where each outbox topic goes: `live` to open pages; mail, text messages and pushes to the list of sent messages until a provider is configured. */
export function deliverWith(uses: Pick<SharedUses, 'db' | 'live'>): Deliver {
  return async (row) => {
    if (row.topic === 'live') return uses.live.send(row.business, row.payload as LiveMessage)
    if (row.topic !== 'mail' && row.topic !== 'sms' && row.topic !== 'push') throw new Error(`Nobody delivers "${row.topic}"`)
    await store(uses, row)
  }
}

// Marked as sent in the same transaction: what the relay repeats after a crash is not stored twice.
const store = ({ db }: Pick<SharedUses, 'db'>, { business, id, topic, payload }: OutboxRow) =>
  db.withTenant(business, async (tx) => {
    const first = await tx.run('update outbox set sent_at = now() where business_id = $1 and id = $2 and sent_at is null', [business, id])
    if (first === 0) return
    const { to, subject = '', body } = payload as OutgoingMessage
    await tx.run('insert into sent_messages (business_id, kind, recipient, subject, body) values ($1, $2, $3, $4, $5)', [
      business,
      topic,
      to,
      subject,
      body,
    ])
  })
