import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { login, me, signInOptions } from '@plaza/contracts/account/account.api'
import { exportJWK, generateKeyPair, SignJWT } from 'jose'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestServer, type TestServer } from '../testing/index.ts'

const clientId = 'plaza.apps.example'
type SigningKey = Awaited<ReturnType<typeof generateKeyPair>>['privateKey']

let shop: TestServer
let provider: Server
let issuer: string
let key: SigningKey

/** An identity provider of our own that publishes its keys as Google does. */
beforeAll(async () => {
  const pair = await generateKeyPair('RS256')
  key = pair.privateKey
  const keys = { keys: [{ ...(await exportJWK(pair.publicKey)), kid: 'one', alg: 'RS256', use: 'sig' }] }
  provider = createServer((_request, response) => response.setHeader('content-type', 'application/json').end(JSON.stringify(keys)))
  await new Promise<void>((resolve) => provider.listen(0, '127.0.0.1', resolve))
  issuer = `http://127.0.0.1:${(provider.address() as AddressInfo).port}`
  shop = await startTestServer({
    env: { GOOGLE_CLIENT_ID: clientId, GOOGLE_ISSUER: issuer, GOOGLE_CERTS_URL: `${issuer}/certs`, GOOGLE_AUTHORIZE_URL: `${issuer}/auth` },
  })
})
afterAll(async () => {
  await shop?.stop()
  provider?.close()
})

interface Token {
  sub?: string
  email?: string
  verified?: boolean
  audience?: string
  from?: string
  seconds?: number
  signer?: SigningKey
}
const idToken = ({
  sub = 'g-1',
  email = 'gina@correo.co',
  verified = true,
  audience = clientId,
  from = issuer,
  seconds = 60,
  signer = key,
}: Token = {}) =>
  new SignJWT({ email, email_verified: verified, name: 'Gina Gómez' })
    .setProtectedHeader({ alg: 'RS256', kid: 'one' })
    .setSubject(sub)
    .setAudience(audience)
    .setIssuer(from)
    .setExpirationTime(Math.floor(Date.now() / 1000) + seconds)
    .sign(signer)

test('S-8-018 without configuration the shopper is sent to e-mail and password', async () => {
  const plain = await startTestServer({ businesses: ['verde'] })
  const { status, body } = await plain.call(login, { googleToken: 'x' })
  expect([status, body.message]).toEqual([
    503,
    'Esta funcionalidad no esta disponible en este momento, por favor inicia sesion con tu email y contraseña.',
  ])
  expect((await plain.call(signInOptions, {})).body.google).toBeNull()
  await plain.stop()
})

test('a token for another site, of another issuer, expired, unverified or signed by somebody else opens nothing', async () => {
  const stranger = (await generateKeyPair('RS256')).privateKey
  const bad: Token[] = [
    { audience: 'other' },
    { from: 'https://evil.example' },
    { seconds: -60 },
    { verified: false },
    { signer: stranger },
  ]
  for (const wrong of bad) expect((await shop.call(login, { googleToken: await idToken(wrong) })).body.code).toBe('LOGIN_FAILED')
  expect((await shop.call(login, { googleToken: 'not.a.token' })).body.code).toBe('LOGIN_FAILED')
})

test('A-23: who enters for the first time accepts the terms, by the words that stand there today, and nothing else; the second time changes nothing', async () => {
  for (let times = 0; times < 2; times++)
    await shop.call(login, { googleToken: await idToken({ sub: 'g-terms', email: 'terminos@correo.co' }) })
  const rows = await shop.db.withTenant('verde', (tx) =>
    tx.query(
      `select c.purpose, c.accepted, c.origin is not null as origin, u.habeas_accept -> 'accepted' as shown
       from consents c join users u on u.business_id = c.business_id and u.id = c.user_id
       where u.business_id = 'verde' and u.email = 'terminos@correo.co' order by c.id`,
    ),
  )
  expect(rows).toEqual([
    { purpose: 'terms', accepted: true, origin: true, shown: true },
    { purpose: 'promotional', accepted: false, origin: true, shown: true },
  ])
})

test('S-7-017 the first time makes an account, the second finds it; S-7-019 the same token as `token`', async () => {
  const first = await shop.call(login, { googleToken: await idToken() })
  expect(first.body.user).toMatchObject({
    email: 'gina@correo.co',
    name: 'Gina Gómez',
    provider: 'google',
    role: 'client',
    habeasAccept: { accepted: true, promotional: { accepted: false } },
  })
  const second = await shop.call(login, { token: await idToken({ email: 'gina.nueva@correo.co' }) })
  expect(second.body.user.id).toBe(first.body.user.id)
})

test('a verified e-mail that reads like another makes no account, nor takes one over', async () => {
  const email = 'сliente@demo.co'
  const { status, body } = await shop.call(login, { googleToken: await idToken({ sub: 'g-look', email }) })
  expect([status, body.details?.[0]?.field]).toEqual([400, 'email'])
  const found = await shop.db.withTenant('verde', (tx) =>
    tx.query("select 1 from users where business_id = 'verde' and email = $1", [email]),
  )
  expect(found).toEqual([])
})

test('the owner of an e-mail takes over the account somebody made with it: its password and sessions end', async () => {
  const squatter = await shop.signIn('cliente2@demo.co')
  const owner = await shop.call(login, { googleToken: await idToken({ sub: 'g-2', email: 'cliente2@demo.co' }) })
  expect(owner.body.user.id).toBe('verde-cliente2')
  expect((await squatter.call(me, {})).status).toBe(401)
  expect((await shop.call(login, { email: 'cliente2@demo.co', password: 'Mercado2026*' })).status).toBe(401)
})

test('the same person in two businesses is two accounts', async () => {
  const [verde, azul] = [
    await shop.call(login, { googleToken: await idToken({ sub: 'g-3', email: 'dos@correo.co' }) }),
    await shop.call(login, { googleToken: await idToken({ sub: 'g-3', email: 'dos@correo.co' }) }, { business: 'azul' }),
  ]
  expect(verde.body.user.id).not.toBe(azul.body.user.id)
})

test('S-2-162 S-2-163 a shop says which ways in it has', async () => {
  expect((await shop.call(signInOptions, {})).body).toEqual({
    google: { client_id: clientId, authorize_url: `${issuer}/auth` },
    phone: true,
  })
  expect((await shop.call(signInOptions, {}, { business: 'azul' })).body.phone).toBe(false)
})
