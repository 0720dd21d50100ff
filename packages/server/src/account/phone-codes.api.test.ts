import { checkOtp, loginOtp, me, smsCheckToken, smsLogin, smsResendCode } from '@plaza/contracts/account/account.api'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { startTestServer, type TestServer } from '../testing/index.ts'
import { sentMessages } from '../testing/messages.ts'

let shop: TestServer
const known = '3001234567'
const unknown = '3119998877'

beforeAll(async () => {
  shop = await startTestServer()
  await inVerde("update users set verified_phone = phone where id = 'verde-cliente'")
})
afterAll(() => shop?.stop())
// Limits have a test of their own.
beforeEach(() => Reflect.set(shop.uses, 'limits', { take: async () => true, giveBack: async () => {} }))

const inVerde = (text: string, values: unknown[] = []) => shop.db.withTenant('verde', (tx) => tx.run(text, values))
const messages = () => sentMessages(shop, 'sms')

/** The code in the one text message that followed `count` of them. */
async function codeAfter(count: number): Promise<string> {
  await expect.poll(sentSoFar).toBe(count + 1)
  return /código es (\d{6})/.exec((await messages()).at(-1)?.body ?? '')?.[1] ?? ''
}
const sentSoFar = async () => (await messages()).length
const other = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0')

test('S-5-014 an empty phone, a phone of letters and an empty code are refused', async () => {
  expect((await shop.call(smsLogin, { phone: '' })).status).toBe(400)
  expect((await shop.call(smsLogin, { phone: 'tres mil' })).status).toBe(400)
  const { body } = await shop.call(smsLogin, { phone: known })
  expect((await shop.call(smsCheckToken, { token: body.token, code: '' })).body.code).toBe('OTP_WRONG')
})

test('S-8-032 without the token of an attempt there is nothing to check or send again', async () => {
  expect((await shop.call(smsCheckToken, { token: '', code: '123456' })).body.message).toBe(
    'No hay token de sesión, intente reenviar el código.',
  )
  expect((await shop.call(smsResendCode, { token: 'nada' })).body.code).toBe('OTP_NO_SESSION')
})

test('an unknown number is answered like a known one, and no message is paid for', async () => {
  const before = await sentSoFar()
  const [stranger, client] = [await shop.call(smsLogin, { phone: unknown }), await shop.call(smsLogin, { phone: known })]
  expect({ ...stranger.body, token: null }).toEqual({ ...client.body, token: null })
  expect(stranger.status).toBe(client.status)
  const code = await codeAfter(before)
  const guess = await shop.call(smsCheckToken, { token: stranger.body.token, code })
  expect([guess.status, guess.body.code]).toEqual([400, 'OTP_WRONG'])
})

test('S-8-033 after five wrong codes the right one is dead too, also when they come at once', async () => {
  const before = await sentSoFar()
  const { token } = (await shop.call(smsLogin, { phone: known })).body
  const code = await codeAfter(before)
  const guesses = await Promise.all(Array.from({ length: 12 }, () => shop.call(smsCheckToken, { token, code: other(code) })))
  for (const { status, body } of guesses) expect([status, body.message]).toEqual([400, 'Código incorrecto o expirado'])
  expect((await shop.call(smsCheckToken, { token, code })).body.code).toBe('OTP_WRONG')
})

test('an expired code, and one that another has replaced, open nothing', async () => {
  const before = await sentSoFar()
  const { token } = (await shop.call(smsLogin, { phone: known })).body
  const first = await codeAfter(before)
  await shop.call(smsResendCode, { token })
  const second = await codeAfter(before + 1)
  if (first !== second) expect((await shop.call(smsCheckToken, { token, code: first })).body.code).toBe('OTP_WRONG')
  await inVerde("update phone_codes set expires_at = now() - interval '1 second'")
  expect((await shop.call(smsCheckToken, { token, code: second })).body.code).toBe('OTP_WRONG')
})

test('a code of one business opens nothing in another', async () => {
  await shop.db.withTenant('azul', (tx) => tx.run("update modules set status = 'active' where code = 'phone_login'"))
  await shop.uses.directory.refresh()
  const before = await sentSoFar()
  const { token } = (await shop.call(smsLogin, { phone: known })).body
  const code = await codeAfter(before)
  expect((await shop.call(smsCheckToken, { token, code }, { business: 'azul' })).body.code).toBe('OTP_WRONG')
  expect((await shop.call(smsCheckToken, { token, code })).status).toBe(200)
})

test('staff do not sign in by text message', async () => {
  await inVerde("update users set phone = '3200000001', verified_phone = '3200000001' where id = 'verde-superadmin'")
  const before = await sentSoFar()
  expect((await shop.call(smsLogin, { phone: '3200000001' })).status).toBe(200)
  await shop.call(smsLogin, { phone: known })
  await codeAfter(before)
})

test('S-7-033 a fourth code more is not sent', async () => {
  const { token } = (await shop.call(smsLogin, { phone: known })).body
  for (let i = 0; i < 3; i++) expect((await shop.call(smsResendCode, { token })).body.message).toMatch(/código/)
  expect((await shop.call(smsResendCode, { token })).body.message).toBe('Error enviando OTP, intente nuevamente.')
})

test('S-7-031 S-7-032 the code, typed with its prefix or not, signs in once', async () => {
  const before = await sentSoFar()
  const asked = await shop.call(smsLogin, { phone: '+57 300 123 4567' })
  expect(asked.body).toEqual({ token: expect.stringMatching(/^[\w-]{43}$/), message: expect.stringContaining('código') })
  const code = await codeAfter(before)
  expect((await messages()).at(-1)).toMatchObject({
    to: '+573001234567',
    body: expect.stringMatching(/@(verde\.)?localhost #\d{6}$/),
  })
  const signedIn = await shop.call(smsCheckToken, { token: asked.body.token, code: ` ${code} ` })
  expect(signedIn.body).toMatchObject({ expires_in: 600, user: { id: 'verde-cliente', role: 'client' } })
  expect((await shop.call(me, {}, { token: signedIn.body.token })).status).toBe(200)
  expect((await shop.call(smsCheckToken, { token: asked.body.token, code })).body.code).toBe('OTP_WRONG')
})

test('S-7-025 S-7-026 the older pair signs in by phone and code', async () => {
  const before = await sentSoFar()
  const asked = await shop.call(loginOtp, { phone: known })
  expect(asked.body).toEqual({ message: expect.any(String) })
  const otp = await codeAfter(before)
  const cookie = asked.headers.getSetCookie()[0]?.split(';')[0] ?? ''
  const check = (typed: string) => shop.call(checkOtp, { phone: known, otp: typed }, { headers: { cookie } })
  expect((await check(other(otp))).body.code).toBe('OTP_WRONG')
  expect((await check(otp)).body.user.id).toBe('verde-cliente')
  expect((await check(otp)).body.code).toBe('OTP_WRONG')
})

test('neither code nor token stand in the database', async () => {
  const before = await sentSoFar()
  const { token } = (await shop.call(smsLogin, { phone: known })).body
  const code = await codeAfter(before)
  const rows = await shop.db.withTenant('verde', (tx) => tx.query('select token_hash, code_hash, user_id from phone_codes'))
  expect(JSON.stringify(rows)).not.toContain(token)
  expect(JSON.stringify(rows)).not.toContain(`"${code}"`)
})
