import { createHash, createHmac, randomBytes, randomUUID } from 'node:crypto'
import type { Tx } from '../platform/database.ts'
import { notify } from '../platform/signals.ts'

export const refreshDays = 30
/** Two tabs may send the same token at once: within this time the second gets the successor the first got. */
export const graceMilliseconds = 10_000

export interface IssuedRefresh {
  userId: string
  family: string
  token: string
}

interface Row {
  id: string
  user_id: string
  family: string
  replaced_at: Date | null
  revoked_at: Date | null
  expires_at: Date
}

interface Device {
  ip: string
  device: string
}

/** Begins a family of refresh tokens: one sign-in on one device. Only the hash is stored. */
export async function beginFamily(tx: Tx, userId: string, device: Device): Promise<IssuedRefresh> {
  const issued = { userId, family: randomUUID(), token: randomBytes(32).toString('base64url') }
  await store(tx, issued, device)
  return issued
}

/** Trades a token for its successor. Null when unknown, expired or revoked; a token used again after the grace time revokes its family (RFC 9700 §4.14.2). */
export async function rotate(tx: Tx, token: string, device: Device, secret: string, now: Date): Promise<IssuedRefresh | null> {
  const [row] = await tx.query<Row>(
    'select * from sessions where business_id = $1 and refresh_hash = $2 for update',
    [tx.business, hashOf(token)],
    'refresh-lock',
  )
  if (!row || row.revoked_at || row.expires_at < now) return null
  // Derived, not random: the same token always has the same successor, and it need not be kept readable for the second tab.
  const next = { userId: row.user_id, family: row.family, token: successorOf(token, secret) }
  if (!row.replaced_at) {
    const id = await store(tx, next, device)
    await tx.run('update sessions set replaced_by = $3, replaced_at = $4 where business_id = $1 and id = $2', [
      tx.business,
      row.id,
      id,
      now,
    ])
    return next
  }
  if (now.getTime() - row.replaced_at.getTime() <= graceMilliseconds) return next
  await revokeFamily(tx, row.family)
  return null
}

/** Ends one sign-in: its tokens, its access tokens and its sockets. */
export async function revokeFamily(tx: Tx, family: string) {
  await tx.run('update sessions set revoked_at = now() where business_id = $1 and family = $2 and revoked_at is null', [
    tx.business,
    family,
  ])
  // The table's trigger tells the other instances; this tells ourselves before the answer leaves.
  await notify(tx, { kind: 'session', business: tx.business, id: family })
}

/** Ends every sign-in of the user, on every device, at the next call: whoever knew the old password is out. */
export async function endSessions(tx: Tx, userId: string) {
  const families = await tx.query<{ family: string }>(
    'update sessions set revoked_at = now() where business_id = $1 and user_id = $2 and revoked_at is null returning family',
    [tx.business, userId],
    'sessions-end',
  )
  for (const { family } of new Map(families.map((each) => [each.family, each])).values())
    await notify(tx, { kind: 'session', business: tx.business, id: family })
}

/** The family of a token that is still good, without using it up. A token just replaced by another tab still counts. */
export async function familyOf(tx: Tx, token: string): Promise<string | null> {
  const [row] = await tx.query<{ family: string }>(
    'select family from sessions where business_id = $1 and refresh_hash = $2 and revoked_at is null and expires_at > now()',
    [tx.business, hashOf(token)],
    'refresh-family',
  )
  return row?.family ?? null
}

async function store(tx: Tx, { userId, family, token }: IssuedRefresh, { ip, device }: Device) {
  const id = randomUUID()
  await tx.run(
    `insert into sessions (business_id, id, user_id, family, refresh_hash, expires_at, ip, device)
     values ($1, $2, $3, $4, $5, now() + make_interval(days => $6), $7, $8)`,
    [tx.business, id, userId, family, hashOf(token), refreshDays, ip, device.slice(0, 300)],
    'refresh-store',
  )
  return id
}

const hashOf = (token: string) => createHash('sha256').update(token).digest('hex')
const successorOf = (token: string, secret: string) => createHmac('sha256', secret).update(`refresh\n${token}`).digest('base64url')
