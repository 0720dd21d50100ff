import { parseRole } from '@plaza/contracts/account/role'
import { fullName } from '@plaza/contracts/account/user.entity'
import { jwtVerify, SignJWT } from 'jose'
import { LRUCache } from 'lru-cache'
import type { Database } from '../platform/database.ts'
import { ticketSeconds } from '../platform/download.ts'
import type { Visitor } from '../platform/scope.ts'
import type { Signals } from '../platform/signals.ts'

export const accessTokenSeconds = 600
const issuer = 'plaza'
// Signals empty the cache at once; the limit only bounds what a lost signal could do.
const cacheMilliseconds = 30_000

/** One sign-in on one device: it keeps its id while its refresh tokens rotate. */
export interface Session {
  readonly id: string
  readonly user: Visitor
}

export interface Sessions {
  /** A signed access token for ten minutes. */
  issue(business: string, userId: string, sessionId: string): Promise<string>
  /** The session of a token: null when forged, expired, of another business, signed out, or its user is inactive. Role and branch are the store's, not the token's. `ticketFor` reads a ticket for that call instead. */
  verify(business: string, token: string, ticketFor?: string | null): Promise<Session | null>
  /** A token for a minute that opens this one call, by its key, and nothing else. */
  issueTicket(business: string, session: Session, call: string): Promise<string>
  /** The session by its own id, as `verify` reads it. */
  find(business: string, sessionId: string): Promise<Session | null>
}

interface Claims {
  readonly business: unknown
  readonly user: unknown
  readonly session: unknown
  /** The one call a ticket opens. */
  readonly only?: unknown
  /** Epoch seconds. */
  readonly exp: number
}

interface Row {
  id: string
  role: string
  branch_id: string | null
  name: string
  last_name: string
}

export function createSessions(db: Database, signals: Signals, secret: string): Sessions {
  const key = new TextEncoder().encode(secret)
  const cache = new LRUCache<string, Session>({ max: 20_000, ttl: cacheMilliseconds })
  // Tokens whose signature held: it holds as long as they live.
  const signed = new LRUCache<string, Claims>({ max: 20_000 })
  // What was read before a change must not be remembered after it.
  let changes = 0
  const forgetUser = (business: string, userId?: string) => {
    changes++
    for (const [name, session] of cache.entries()) if (name.startsWith(`${business}:`) && session.user.id === userId) cache.delete(name)
  }
  signals.on('user', ({ business, id }) => forgetUser(business, id))
  signals.on('session', ({ business, id }) => {
    changes++
    cache.delete(`${business}:${id}`)
  })
  signals.on('gap', () => {
    changes++
    cache.clear()
  })

  async function find(business: string, sessionId: string) {
    const name = `${business}:${sessionId}`
    const known = cache.get(name)
    if (known) return known
    const before = changes
    const session = await readSession(db, business, sessionId)
    if (session && before === changes) cache.set(name, session)
    return session
  }

  async function claimsOf(token: string): Promise<Claims | null> {
    const known = signed.get(token)
    if (known) return known.exp * 1000 > Date.now() ? known : null
    const claims = await jwtVerify(token, key, { algorithms: ['HS256'], issuer, requiredClaims: ['exp'] }).then(
      ({ payload }) => payload as unknown as Claims,
      () => null,
    )
    if (claims) signed.set(token, claims)
    return claims
  }

  const signFor = (seconds: number, claims: Record<string, string>) =>
    new SignJWT(claims).setProtectedHeader({ alg: 'HS256' }).setIssuer(issuer).setIssuedAt().setExpirationTime(`${seconds}s`).sign(key)

  return {
    find,
    issue: (business, userId, sessionId) => signFor(accessTokenSeconds, { business, user: userId, session: sessionId }),
    issueTicket: (business, { id, user }, call) => signFor(ticketSeconds, { business, user: user.id, session: id, only: call }),
    async verify(business, token, ticketFor = null) {
      const claims = await claimsOf(token)
      if (!claims || claims.business !== business || typeof claims.session !== 'string') return null
      if ((claims.only ?? null) !== ticketFor) return null
      const session = await find(business, claims.session)
      return session && session.user.id === claims.user ? session : null
    },
  }
}

async function readSession(db: Database, business: string, sessionId: string): Promise<Session | null> {
  const [row] = await db.withTenant(business, (tx) =>
    tx.query<Row>(
      `select u.id, u.role, u.branch_id, u.name, u.last_name from sessions s
       join users u on u.business_id = s.business_id and u.id = s.user_id
       where s.business_id = $1 and s.family = $2 and s.revoked_at is null and s.expires_at > now() and not u.inactive
       limit 1`,
      [business, sessionId],
      'session-read',
    ),
  )
  return row ? { id: sessionId, user: { id: row.id, role: parseRole(row.role), branchId: row.branch_id, name: fullName(row) } } : null
}
