import type { Database } from '../platform/database.ts'
import type { Env } from '../platform/env.ts'
import type { OutgoingMessage } from '../platform/outbox.ts'
import { mailHtml } from './mail-html.ts'
import { pushMessages } from './push-messages.ts'

/** The business in whose name a message goes out. */
export interface Sender {
  readonly business: string
  readonly name: string
}

/** Sends one message; rejects when the provider did not take it, so that it is tried again. */
export type SendMessage = (message: OutgoingMessage, sender: Sender) => Promise<void>

/** What carries each kind of message; null keeps it in the list of sent messages. */
export interface MessageProviders {
  readonly mail: SendMessage | null
  readonly sms: SendMessage | null
  readonly push: SendMessage | null
  close(): void
}

const patience = 10_000

/** By `SMTP_URL` (mail), `SMS_URL` (text messages) and `VAPID_PUBLIC_KEY` (push). */
export async function messageProviders(env: Env, db: Database): Promise<MessageProviders> {
  const transport = env.SMTP_URL ? await openTransport(env.SMTP_URL) : null
  const from = env.SMTP_URL ? senderAddress(env) : ''
  return {
    mail: transport
      ? async ({ to, subject, body }, { name }) =>
          void (await transport.sendMail({
            from: { name, address: from },
            to: { name: '', address: to },
            subject: subject ?? name,
            text: body,
            html: mailHtml(name, body),
          }))
      : null,
    sms: env.SMS_URL ? textMessages(env.SMS_URL, env.SMS_KEY) : null,
    push: await pushMessages(env, db),
    close: () => transport?.close(),
  }
}

// Read where it is used: a server without mail does not hold it in memory.
async function openTransport(url: string) {
  const { createTransport } = await import('nodemailer')
  return createTransport({ url, pool: true, connectionTimeout: patience, greetingTimeout: patience, socketTimeout: 2 * patience })
}

/** `?from=` of the address, else its user when that is an e-mail, else no-reply at our own host. */
function senderAddress({ SMTP_URL = '', PUBLIC_URL }: Env): string {
  const url = new URL(SMTP_URL)
  const user = decodeURIComponent(url.username)
  return url.searchParams.get('from') ?? (user.includes('@') ? user : `no-reply@${new URL(PUBLIC_URL).hostname}`)
}

/** One POST of `{to, text, from}` as JSON, the key as bearer token: what SMS gateways take, or a small relay in front of one. */
function textMessages(url: string, key: string | undefined): SendMessage {
  return async ({ to, body }, { name }) => {
    const answer = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...(key ? { authorization: `Bearer ${key}` } : {}) },
      body: JSON.stringify({ to, text: body, from: name }),
      redirect: 'error',
      signal: AbortSignal.timeout(patience),
    })
    if (!answer.ok) throw new Error(`the text message provider answered ${answer.status}`)
  }
}
