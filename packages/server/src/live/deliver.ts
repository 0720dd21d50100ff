import type { Deliver, LiveMessage, OutgoingMessage } from '../platform/outbox.ts'
import type { SharedUses } from '../platform/uses.ts'

/** Where each outbox topic goes: `live` to open pages; mail, text messages and pushes to the list of sent messages until a provider is configured. */
export function deliverWith({ db, live }: SharedUses): Deliver {
  return async ({ business, topic, payload }) => {
    if (topic === 'live') return live.send(business, payload as LiveMessage)
    if (topic !== 'mail' && topic !== 'sms' && topic !== 'push') throw new Error(`Nobody delivers "${topic}"`)
    const { to, subject = '', body } = payload as OutgoingMessage
    await db.withTenant(business, (tx) =>
      tx.run('insert into sent_messages (business_id, kind, recipient, subject, body) values ($1, $2, $3, $4, $5)', [business, topic, to, subject, body]),
    )
  }
}
