import { createHmac, generateKeyPairSync, randomInt, sign as signWith } from 'node:crypto'
import { allCalls } from '@plaza/contracts/all-calls'
import { me } from '@plaza/contracts/account/account.api'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Person, startTestServer, type TestServer, testUserId } from '../testing/index.ts'
import { sampleOf } from './attack-size.ts'
import { plausibleInput } from './plausible-input.ts'

/** Tokens that nobody was given, made by somebody who holds a real one of a client and knows how they are built, but not the secret. */

const seed = Number(process.env['PLAZA_ATTACK_SEED'] ?? randomInt(2 ** 31))
const base64 = (value: unknown) => Buffer.from(typeof value === 'string' ? value : JSON.stringify(value)).toString('base64url')
const partsOf = (token: string) => token.split('.') as [string, string, string]
const claimsOf = (token: string) => JSON.parse(Buffer.from(partsOf(token)[1], 'base64url').toString()) as Record<string, unknown>
const hmac = (header: object, claims: object, secret: string | Buffer) => {
  const signed = `${base64(header)}.${base64(claims)}`
  return `${signed}.${createHmac('sha256', secret).update(signed).digest('base64url')}`
}

const hs256 = { alg: 'HS256' }
const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
const publicPem = publicKey.export({ type: 'spki', format: 'pem' })

const forgeries: readonly [string, (real: string, other: string) => string][] = [
  ['no signature, alg none', (real) => `${base64({ alg: 'none' })}.${partsOf(real)[1]}.`],
  ['alg nOnE', (real) => `${base64({ alg: 'nOnE', typ: 'JWT' })}.${partsOf(real)[1]}.`],
  ['an empty signature', (real) => `${partsOf(real)[0]}.${partsOf(real)[1]}.`],
  ['a cut signature', (real) => real.slice(0, -4)],
  ['another letter in the signature', (real) => real.slice(0, -2) + (real.endsWith('AA') ? 'BB' : 'AA')],
  [
    'the role of a hyperadmin written in',
    (real) => `${partsOf(real)[0]}.${base64({ ...claimsOf(real), role: 'hyperadmin' })}.${partsOf(real)[2]}`,
  ],
  [
    'another user written in',
    (real) => `${partsOf(real)[0]}.${base64({ ...claimsOf(real), user: testUserId('verde', 'superadmin@demo.co') })}.${partsOf(real)[2]}`,
  ],
  ['the signature of another token', (real, other) => `${partsOf(real)[0]}.${base64(claimsOf(other))}.${partsOf(real)[2]}`],
  ['a later end', (real) => `${partsOf(real)[0]}.${base64({ ...claimsOf(real), exp: 9_999_999_999 })}.${partsOf(real)[2]}`],
  ['a secret everybody tries', (real) => hmac(hs256, claimsOf(real), 'secret')],
  ['an empty secret', (real) => hmac(hs256, claimsOf(real), '')],
  ['a public key as the secret', (real) => hmac({ alg: 'HS256', typ: 'JWT' }, claimsOf(real), publicPem)],
  [
    'its own key in the header',
    (real) => {
      const signed = `${base64({ alg: 'RS256', jwk: publicKey.export({ format: 'jwk' }) })}.${partsOf(real)[1]}`
      return `${signed}.${signWith('sha256', Buffer.from(signed), privateKey).toString('base64url')}`
    },
  ],
  ['a key file named in the header', (real) => hmac({ alg: 'HS256', kid: '../../../../dev/null' }, claimsOf(real), '')],
  ['HS512 in the header', (real) => `${base64({ alg: 'HS512' })}.${partsOf(real)[1]}.${partsOf(real)[2]}`],
  ['a critical extension', (real) => `${base64({ alg: 'HS256', crit: ['b64'], b64: false })}.${partsOf(real)[1]}.${partsOf(real)[2]}`],
  ['no claims', () => hmac(hs256, {}, 'secret')],
  ['words', () => 'null'],
  ['a very long one', (real) => `${real}${'A'.repeat(6000)}`],
]

let server: TestServer
let client: Person
let staff: Person
beforeAll(async () => {
  server = await startTestServer()
  client = await server.signIn('cliente@demo.co')
  staff = await server.signIn('superadmin@demo.co')
})
afterAll(() => server?.stop())

test.each(forgeries)('S-6-014: %s opens nothing', async (_name, forge) => {
  const forged = forge(client.token, staff.token)
  const closed = [...allCalls.values()].filter(({ access }) => access.kind !== 'anyone')
  for (const contract of sampleOf(closed, 12, seed)) {
    const { status } = await server.call(contract, plausibleInput(contract.input), { token: forged })
    expect(status, contract.key).toBe(401)
  }
})

test('a real token opens nothing of another business, as a ticket, as a cookie or once it was signed out', async () => {
  expect((await server.call(me, {}, { token: client.token, business: 'azul' })).status).toBe(401)
  const refresh = client.cookie.split('=')[1] ?? ''
  expect((await server.call(me, {}, { token: refresh })).status).toBe(401)
  expect((await server.request('/api/v1/users/me', { headers: { 'at-business': 'verde', cookie: `token=${client.token}` } })).status).toBe(
    401,
  )
  expect((await server.request(`/api/v1/users/me?token=${client.token}`, { headers: { 'at-business': 'verde' } })).status).toBe(401)
})
