import { randomUUID } from 'node:crypto'
import { accountProblems, accountTexts } from '@plaza/contracts/account/account.messages'
import { isReadableEmail, normalizeEmail } from '@plaza/contracts/account/account.rules'
import { commonProblems } from '@plaza/contracts/kernel/common.problems'
import { createRemoteJWKSet, type JWTPayload, jwtVerify } from 'jose'
import { showBusiness } from '../business/show-business.ts'
import type { Tx } from '../platform/database.ts'
import type { Env } from '../platform/env.ts'
import { fail } from '../platform/problems.ts'
import { limitOrFail } from '../platform/rate-limit.ts'
import type { Scope } from '../platform/scope.ts'
import type { Uses } from '../platform/uses.ts'
import { answerSession, beginSession, type SessionAnswer } from './begin-session.ts'
import { keepTerms, recordConsents } from './consents.ts'
import { takeOverByEmail } from './take-over.ts'

const google = {
  issuer: 'https://accounts.google.com',
  certs: 'https://www.googleapis.com/oauth2/v3/certs',
  authorize: 'https://accounts.google.com/o/oauth2/v2/auth',
}

/** Sign-ins with an identity token in five minutes from one address. */
const attempts = { address: 60, windowSeconds: 300 }

interface Identity {
  sub: string
  email: string
  name: string
}

/** What a browser needs to open Google's window; null when the operator has not configured it. */
export const googleOptions = ({ GOOGLE_CLIENT_ID: client_id, GOOGLE_AUTHORIZE_URL }: Env) =>
  client_id ? { client_id, authorize_url: GOOGLE_AUTHORIZE_URL ?? google.authorize } : null

/** Signs in with an ID token of Google, verified against its published keys; an account is made at the first time. */
export async function signInWithGoogle(scope: Scope, idToken: string, uses: Uses): Promise<SessionAnswer> {
  if (!uses.env.GOOGLE_CLIENT_ID) fail(accountProblems.googleUnavailable)
  await limitOrFail(uses.limits, `google:${scope.business}:${scope.network}`, attempts.address, attempts.windowSeconds)
  const identity = await identityOf(idToken, uses.env)
  const begun = await uses.db.withTenant(scope.business, async (tx) => {
    const userId =
      (await findByIdentity(tx, identity)) ?? (await joinByEmail(tx, identity)) ?? (await open(tx, scope, identity, uses.clock.now()))
    return beginSession(tx, scope, userId, uses)
  })
  return answerSession(scope, uses, begun)
}

const keySets = new Map<string, ReturnType<typeof createRemoteJWKSet>>()

function keysAt(address: string) {
  const known = keySets.get(address) ?? createRemoteJWKSet(new URL(address), { timeoutDuration: 3000 })
  keySets.set(address, known)
  return known
}

async function identityOf(idToken: string, env: Env): Promise<Identity> {
  const issuer = env.GOOGLE_ISSUER ?? google.issuer
  const claims = await jwtVerify(idToken, keysAt(env.GOOGLE_CERTS_URL ?? google.certs), {
    audience: env.GOOGLE_CLIENT_ID as string,
    // Google signs with either form of its name.
    issuer: [issuer, issuer.replace(/^https:\/\//, '')],
    algorithms: ['RS256', 'ES256'],
    requiredClaims: ['exp', 'sub'],
  }).then(
    ({ payload }): JWTPayload => payload,
    () => fail(accountProblems.loginFailed),
  )
  const { sub, email, email_verified: verified, name } = claims
  if (typeof sub !== 'string' || typeof email !== 'string' || (verified !== true && verified !== 'true')) fail(accountProblems.loginFailed)
  return { sub, email, name: typeof name === 'string' ? name : '' }
}

async function findByIdentity(tx: Tx, { sub }: Identity): Promise<string | null> {
  const [row] = await tx.query<{ id: string }>(
    "select id from users where business_id = $1 and id_auth = $2 and provider = 'google' and not inactive",
    [tx.business, sub],
    'google-user',
  )
  return row?.id ?? null
}

/**
 * The e-mail already has an account, made with a password by somebody who never proved to own the address. Its owner takes it over:
 * password and sessions of before end, or whoever typed in the address first could wait inside.
 */
async function joinByEmail(tx: Tx, { sub, email }: Identity): Promise<string | null> {
  const [row] = await tx.query<{ id: string; inactive: boolean }>(
    'select id, inactive from users where business_id = $1 and lower(email) = lower($2) for update',
    [tx.business, email],
    'google-join',
  )
  if (!row) return null
  if (row.inactive) fail(accountProblems.loginFailed)
  await tx.run(
    "update users set id_auth = $3, provider = 'google', password_hash = null, last_update_date = now() where business_id = $1 and id = $2",
    [tx.business, row.id, sub],
  )
  await takeOverByEmail(tx, row.id)
  return row.id
}

/** Beside the button stands that who enters for the first time accepts the terms; promotional use is asked for in the profile. */
async function open(tx: Tx, { ip: origin }: Scope, { sub, email, name }: Identity, date: Date): Promise<string> {
  if (normalizeEmail(email) !== email || !isReadableEmail(email))
    fail(commonProblems.validation, { details: [{ field: 'email', message: accountTexts.emailForeign }] })
  const id = randomUUID()
  const { terms, terms_version: version = null } = await showBusiness(tx)
  const consent = { date: date.toISOString(), version, origin }
  await tx.run(
    `insert into users (business_id, id, id_auth, email, name, role, provider, habeas_accept, email_verified_at)
     values ($1, $2, $3, $4, $5, 'client', 'google', $6, now())`,
    [
      tx.business,
      id,
      sub,
      email,
      name || email.split('@')[0],
      JSON.stringify({ accepted: true, ...consent, promotional: { accepted: false, ...consent } }),
    ],
  )
  if (terms && version) keepTerms(tx, version, terms)
  recordConsents(tx, id, [
    { purpose: 'terms', accepted: true, version, origin, date },
    { purpose: 'promotional', accepted: false, version, origin, date },
  ])
  return id
}
