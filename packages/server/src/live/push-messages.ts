import * as z from 'zod/mini'
import type { Database } from '../platform/database.ts'
import type { Env } from '../platform/env.ts'
import type { SendMessage } from './message-providers.ts'

const subscription = z.object({
  endpoint: z.url({ protocol: /^https?$/ }),
  keys: z.object({ p256dh: z.string(), auth: z.string() }),
})

/** Push services of the browsers. A subscription names its own address, so any other would let people send our server anywhere. */
const services = /(^|\.)(fcm\.googleapis\.com|push\.services\.mozilla\.com|notify\.windows\.com|push\.apple\.com)$/
const patience = 10_000
/** News of an order that nobody could be given for so long are no news. */
const timeToLiveSeconds = 6 * 3600
const gone = new Set([404, 410])

/** Web push (RFC 8030, 8291, 8292) to one browser of the person `to`; a subscription that is dead or none is forgotten. */
export async function pushMessages(env: Env, db: Database): Promise<SendMessage | null> {
  const { VAPID_PUBLIC_KEY: publicKey, VAPID_PRIVATE_KEY: privateKey } = env
  if (!publicKey || !privateKey) return null
  const { default: webPush } = await import('web-push')
  const vapidDetails = { subject: subjectOf(env), publicKey, privateKey }
  return async ({ to, device = '', subject = '', body, url }, { name, business }) => {
    const stored = await readToken(db, business, to, device)
    if (stored === null) return
    const known = subscriptionOf(stored, env)
    if (known === null) return forget(db, business, device, stored)
    const payload = JSON.stringify({ title: subject ? `${name} · ${subject}` : name, body, url })
    const request = webPush.generateRequestDetails(known, payload, { vapidDetails, TTL: timeToLiveSeconds, contentEncoding: 'aes128gcm' })
    const answer = await fetch(request.endpoint, {
      method: request.method,
      headers: request.headers as Record<string, string>,
      body: new Uint8Array(request.body ?? []),
      redirect: 'error',
      signal: AbortSignal.timeout(patience),
    })
    await answer.body?.cancel()
    if (gone.has(answer.status)) return forget(db, business, device, stored)
    if (!answer.ok) throw new Error(`the push service answered ${answer.status}`)
  }
}

/** Whom a push service may ask about our messages. */
const subjectOf = ({ PUBLIC_URL }: Env) =>
  PUBLIC_URL.startsWith('https:') ? PUBLIC_URL : `mailto:no-reply@${new URL(PUBLIC_URL).hostname}`

/** Null for what is no web push subscription: the field also takes tokens of apps. */
function subscriptionOf(stored: string, { VAPID_SERVICE: own }: Env) {
  try {
    const known = subscription.parse(JSON.parse(stored))
    const { protocol, hostname, origin } = new URL(known.endpoint)
    return origin === (own && new URL(own).origin) || (protocol === 'https:' && services.test(hostname)) ? known : null
  } catch {
    return null
  }
}

const readToken = (db: Database, business: string, userId: string, device: string) =>
  db.withTenant(business, async (tx) => {
    const [row] = await tx.query<{ token: string }>(
      `select d.token from push_devices d join users u on u.business_id = d.business_id and u.id = d.user_id
       where d.business_id = $1 and d.user_id = $2 and d.id = $3 and not u.inactive`,
      [tx.business, userId, device],
      'push-token',
    )
    return row?.token ?? null
  })

// Only the subscription that failed: the browser may have a newer one meanwhile.
const forget = (db: Database, business: string, device: string, token: string) =>
  db.withTenant(business, async (tx) => {
    await tx.run('delete from push_devices where business_id = $1 and id = $2 and token = $3', [tx.business, device, token], 'push-dead')
  })
