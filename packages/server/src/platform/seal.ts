import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'

/** What is sealed; each purpose has a key of its own. */
export type SealPurpose = 'payment keys' | 'message'

export interface SealFor {
  readonly business: string
  readonly purpose: SealPurpose
}

/**
 * Secrets of one business, as they lie in the database: AES-256-GCM under a key that comes from SESSION_SECRET, the business and the
 * purpose, so that a row copied to another business opens nothing. `v1.<iv>.<tag>.<text>`, base64url.
 */
export function seal(secret: string, about: SealFor, values: unknown): string {
  const iv = randomBytes(12)
  const cipher = createCipheriv('aes-256-gcm', keyOf(secret, about), iv)
  const text = Buffer.concat([cipher.update(JSON.stringify(values), 'utf8'), cipher.final()])
  return ['v1', ...[iv, cipher.getAuthTag(), text].map((part) => part.toString('base64url'))].join('.')
}

/** Null when it was sealed under another secret, for another business or purpose, or was touched. */
export function unseal(secret: string, about: SealFor, sealed: string): unknown {
  const [version, iv, tag, text] = sealed.split('.')
  if (version !== 'v1' || !iv || !tag || !text) return null
  try {
    const decipher = createDecipheriv('aes-256-gcm', keyOf(secret, about), Buffer.from(iv, 'base64url'))
    decipher.setAuthTag(Buffer.from(tag, 'base64url'))
    return JSON.parse(Buffer.concat([decipher.update(Buffer.from(text, 'base64url')), decipher.final()]).toString('utf8'))
  } catch {
    return null
  }
}

const keyOf = (secret: string, { business, purpose }: SealFor) => Buffer.from(hkdfSync('sha256', secret, business, `plaza ${purpose}`, 32))
