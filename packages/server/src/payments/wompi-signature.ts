import { createHash, timingSafeEqual } from 'node:crypto'

export interface Checkout {
  readonly base: string
  readonly publicKey: string
  readonly integritySecret: string | null
  readonly amountInCents: number
  readonly reference: string
  readonly redirectUrl: string
}

const currency = 'COP'

/** A plain SHA-256, not an HMAC: docs.wompi.co, "Firma de integridad". */
export const integritySignature = (reference: string, amountInCents: number, secret: string): string =>
  sha256(`${reference}${amountInCents}${currency}${secret}`)

/** S-7-084, A-53: the address of Wompi's checkout. Built by hand because the name `signature:integrity` must keep its colon. */
export function checkoutAddress({ base, publicKey, integritySecret, amountInCents, reference, redirectUrl }: Checkout): string {
  const fields = [
    ['public-key', publicKey],
    ['currency', currency],
    ['amount-in-cents', String(amountInCents)],
    ['reference', reference],
    ...(integritySecret ? [['signature:integrity', integritySignature(reference, amountInCents, integritySecret)]] : []),
    ['redirect-url', redirectUrl],
  ]
  return `${base}/p/?${fields.map(([name, value]) => `${name}=${encodeURIComponent(value as string)}`).join('&')}`
}

export interface SignedEvent {
  readonly data: Readonly<Record<string, unknown>>
  readonly signature: { readonly properties: readonly string[]; readonly checksum: string }
  readonly timestamp: number | string
}

/** What the provider must have signed for us to act on it; the list itself, and its order, are the event's. */
const mustBeSigned = ['transaction.id', 'transaction.status', 'transaction.amount_in_cents']

/** Does the event come from whoever knows the secret? Values at `signature.properties` in the order given, then timestamp, then secret. */
export function isAuthentic({ data, signature, timestamp }: SignedEvent, secret: string | null): boolean {
  if (!secret) return false
  // Values are joined without a separator: what is not covered could borrow characters from what is.
  if (!mustBeSigned.every((each) => signature.properties.includes(each))) return false
  const values = signature.properties.map((property) => valueAt(data, property))
  if (values.includes(null)) return false
  return sameText(sha256(`${values.join('')}${timestamp}${secret}`), signature.checksum.toLowerCase())
}

/** Wompi repeats an event for 28 hours at most. */
const longestDelay = 48 * 3_600_000
const clockSkew = 5 * 60_000

/** Was the event signed lately? `timestamp` counts seconds since 1970. */
export function isFresh({ timestamp }: Pick<SignedEvent, 'timestamp'>, now: Date): boolean {
  const age = now.getTime() - Number(timestamp) * 1000
  return age <= longestDelay && age >= -clockSkew
}

/** The text of a plain value at `transaction.id`; null where there is none. */
function valueAt(data: unknown, property: string): string | null {
  let value = data
  for (const name of property.split('.')) {
    if (typeof value !== 'object' || value === null || !Object.hasOwn(value, name)) return null
    value = (value as Record<string, unknown>)[name]
  }
  return ['string', 'number', 'boolean'].includes(typeof value) ? String(value) : null
}

export const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex')

/** Compares in constant time. */
export function sameText(a: string, b: string): boolean {
  const [left, right] = [Buffer.from(a), Buffer.from(b)]
  return left.length === right.length && timingSafeEqual(left, right)
}
