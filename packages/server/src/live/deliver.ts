import { contactAllowed } from '@plaza/contracts/campaigns/contact-hours'
import { hasSandbox } from '../payments/business-gateway.ts'
import type { Deliver, LiveMessage, OutboxRow, OutgoingMessage } from '../platform/outbox.ts'
import { unseal } from '../platform/seal.ts'
import { shopOrigin } from '../platform/shop-origin.ts'
import type { SharedUses } from '../platform/uses.ts'
import type { MessageProviders } from './message-providers.ts'

/** Where each outbox topic goes: `live` to open pages; mail and text messages to their provider; what has none to the list of sent messages. */
export function deliverWith(uses: Pick<SharedUses, 'db' | 'live' | 'clock' | 'env' | 'directory'>, providers: MessageProviders): Deliver {
  return async (row) => {
    const { business, topic, payload } = row
    if (topic === 'live') return uses.live.send(business, payload as LiveMessage)
    if (topic !== 'mail' && topic !== 'sms' && topic !== 'push') throw new Error(`Nobody delivers "${topic}"`)
    // What could not leave in time waits for the next window: the relay tries again.
    if ((payload as OutgoingMessage).commercial && !contactAllowed(uses.clock.now())) throw new Error('outside the hours for advertising')
    // The link or code opens nothing any more: nobody wants the message.
    if (row.sealedUntil && row.sealedUntil <= uses.clock.now()) return
    const provider = providers[topic]
    const message = withLink(row, uses)
    if (provider === null) return store(uses, { ...row, payload: message })
    await provider(openMessage({ ...row, payload: message }, uses), await senderOf(uses, business))
  }
}

/** A mail says where its page is; which host the business has is known here, not where the message was written. */
function withLink({ business, topic, payload }: OutboxRow, uses: Pick<SharedUses, 'env' | 'directory'>): OutgoingMessage {
  const message = payload as OutgoingMessage
  if (topic !== 'mail' || !message.url) return message
  return { ...message, body: `${message.body}\n\n${shopOrigin({ business }, uses)}${message.url}` }
}

function openMessage({ business, payload, sealed }: OutboxRow, { env }: Pick<SharedUses, 'env'>): OutgoingMessage {
  const message = payload as OutgoingMessage
  if (!sealed) return message
  const body = unseal(env.SESSION_SECRET, { business, purpose: 'message' }, sealed)
  if (typeof body !== 'string') throw new Error('The message was sealed under another SESSION_SECRET')
  return { ...message, body }
}

const senderOf = ({ db }: Pick<SharedUses, 'db'>, business: string) =>
  db.withTenant(business, async (tx) => {
    const [row] = await tx.query<{ name: string }>(
      "select coalesce(nullif(config->>'app_title', ''), config->>'title', business_id) as name from businesses where business_id = $1",
      [business],
      'sender-name',
    )
    return { business, name: row?.name ?? business }
  })

// Marked as sent in the same statement: what the relay repeats after a crash is not stored twice. A power cut may undo both, and it is repeated.
// Only /dev/outbox reads what was sealed; without it nothing is kept.
const store = ({ db, env }: Pick<SharedUses, 'db' | 'env'>, { business, id, topic, payload, sealed, sealedUntil }: OutboxRow) =>
  db.withTenant(business, async (tx) => {
    const { to, subject = '', body } = payload as OutgoingMessage
    const kept = hasSandbox(env) ? sealed : null
    void tx.write('set local synchronous_commit = off')
    void tx.write(
      `with sent as (update outbox set sent_at = now(), sealed = null where business_id = $1 and id = $2 and sent_at is null returning id),
       ended as (update sent_messages set sealed = null where business_id = $1 and sealed is not null and sealed_until <= now())
       insert into sent_messages (business_id, kind, recipient, subject, body, sealed, sealed_until)
       select $1, $3, $4, $5, $6, $7, $8 from sent`,
      [business, id, topic, to, subject, body, kept ?? null, kept ? (sealedUntil ?? null) : null],
      'message-store',
    )
  })
