import { expect } from 'vitest'
import { listSentMessages, type SentMessage } from '../live/sent-messages.ts'
import type { TestServer } from './index.ts'

/** The mails or text messages of a business, oldest first and opened, once nothing waits any more. */
export async function sentMessages(server: TestServer, kind: 'mail' | 'sms', business = 'verde'): Promise<SentMessage[]> {
  const waiting = () =>
    server.db.withTenant(business, (tx) =>
      tx.query('select 1 from outbox where business_id = $1 and topic = $2 and sent_at is null', [business, kind]),
    )
  await expect.poll(async () => (await waiting()).length, { timeout: 5000 }).toBe(0)
  return (await listSentMessages(business, server.uses, 10_000)).filter((message) => message.kind === kind).toReversed()
}

/** The mails to this address, oldest first. */
export const mailsTo = async (server: TestServer, address: string, business?: string): Promise<SentMessage[]> =>
  (await sentMessages(server, 'mail', business)).filter(({ to }) => to === address)
