import { login, me, refreshSession, restorePassword } from '@plaza/contracts/account/account.api'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestServer, type TestServer } from '../testing/index.ts'
import { mailsTo } from '../testing/messages.ts'

let shop: TestServer
beforeAll(async () => {
  shop = await startTestServer()
})
afterAll(() => shop?.stop())

const email = 'cliente@demo.co'
const inVerde = (text: string) => shop.db.withTenant('verde', (tx) => tx.run(text))

/** Asks for a link and opens the mail. */
async function linkFor(address: string): Promise<URL> {
  const before = (await mailsTo(shop, address)).length
  expect((await shop.call(restorePassword, { email: address })).status).toBe(200)
  const mails = await mailsTo(shop, address)
  expect(mails).toHaveLength(before + 1)
  return new URL(/https?:\S+/.exec(mails.at(-1)?.body ?? '')?.[0] ?? '')
}
const tokenFor = async (address: string) => (await linkFor(address)).searchParams.get('token') ?? ''

test('S-8-020 an e-mail without an account is told so', async () => {
  const { status, body } = await shop.call(restorePassword, { email: 'nadie@demo.co' })
  expect([status, body.code, body.message]).toEqual([
    400,
    'BAD_REQUEST_NOT_USER_FOUND',
    'No existe una cuenta asociada a tu correo, crea una.',
  ])
})

test('S-5-013 S-8-023 a short password, a token without a password and a made-up token set nothing', async () => {
  const token = await tokenFor(email)
  const short = await shop.call(restorePassword, { email, token, password: '1234567' })
  expect(short.body.details).toEqual([{ field: 'password', message: 'Las contraseñas debe tener mas de 8 caracteres.' }])
  for (const input of [
    { email, token },
    { email, token: 'inventado', password: '12345678' },
    { email: 'cliente2@demo.co', token, password: '12345678' },
  ])
    expect((await shop.call(restorePassword, input)).body).toMatchObject({
      code: 'RESTORE_FAILED',
      message: 'No se logró realizar la restauración.',
    })
  expect((await shop.call(restorePassword, { email, token, password: '12345678' }, { business: 'azul' })).body.code).toBe('RESTORE_FAILED')
  expect((await shop.call(login, { email, password: 'Mercado2026*' })).status).toBe(200)
})

test('a link older than an hour is dead', async () => {
  const token = await tokenFor('mayorista@demo.co')
  await inVerde("update password_resets set expires_at = now() - interval '1 second' where used_at is null")
  expect((await shop.call(restorePassword, { email: 'mayorista@demo.co', token, password: '12345678' })).body.code).toBe('RESTORE_FAILED')
})

test('S-7-021 S-8-022 the link goes to the business’s own address, whatever Host the request claims', async () => {
  const { body } = await shop.call(restorePassword, { email: 'cliente2@demo.co' })
  expect(body).toEqual({ message: 'Email de restauracion enviado, revisa tu email!' })
  const answer = await shop.request('/api/v1/users/restore-password', {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'at-business': 'azul', 'x-forwarded-host': 'evil.example' },
    body: JSON.stringify({ email: 'cliente2@demo.co' }),
  })
  expect(answer.status).toBe(200)
  const link = await linkFor('cliente2@demo.co')
  expect(link.hostname).toMatch(/^(verde\.)?localhost$/)
  expect(link.pathname).toBe('/restore-password')
  expect(link.searchParams.get('email')).toBe('cliente2@demo.co')
})

test('S-7-022 the new password counts, the old one and every session end, the link works once', async () => {
  const before = await shop.signIn('nuevo@demo.co')
  const [first, token] = [await tokenFor('nuevo@demo.co'), await tokenFor('nuevo@demo.co')]
  const { status, body } = await shop.call(restorePassword, { email: 'Nuevo@demo.co', token, password: 'otraClave1' })
  expect([status, body.user?.id]).toEqual([200, 'verde-nuevo'])
  expect((await before.call(me, {})).status).toBe(401)
  expect((await shop.call(refreshSession, {}, { headers: { cookie: before.cookie } })).body.code).toBe('SESSION_ENDED')
  expect((await shop.call(login, { email: 'nuevo@demo.co', password: 'Mercado2026*' })).status).toBe(401)
  expect((await shop.call(login, { email: 'nuevo@demo.co', password: 'otraClave1' })).status).toBe(200)
  for (const used of [token, first])
    expect((await shop.call(restorePassword, { email: 'nuevo@demo.co', token: used, password: 'terceraClave' })).body.code).toBe(
      'RESTORE_FAILED',
    )
})

test('asking for many links is stopped', async () => {
  const answers = await Promise.all(Array.from({ length: 20 }, () => shop.call(restorePassword, { email: 'proveedor@demo.co' })))
  expect(answers.filter(({ status }) => status === 429).length).toBeGreaterThan(0)
  expect(answers.filter(({ status }) => status === 200).length).toBeLessThanOrEqual(5)
})
