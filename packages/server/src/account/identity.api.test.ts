import {
  checkOtp,
  createAccount,
  login,
  loginOtp,
  me,
  restorePassword,
  smsCheckToken,
  smsLogin,
  updateMe,
} from '@plaza/contracts/account/account.api'
import { updateUser } from '@plaza/contracts/account/admin-users.api'
import { confirmEmail, sendPhoneCode, undoEmailChange, verifyPhone } from '@plaza/contracts/account/identity.api'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { SentMessage } from '../live/sent-messages.ts'
import { startTestServer, testPassword, type TestServer } from '../testing/index.ts'
import * as messages from '../testing/messages.ts'

let shop: TestServer
beforeAll(async () => {
  shop = await startTestServer()
})
afterAll(() => shop?.stop())
// Limits have a test of their own.
beforeEach(() => Reflect.set(shop.uses, 'limits', { take: async () => true, giveBack: async () => {} }))

const problemOf = ({ status, body }: { status: number; body: { code?: string | undefined } }) => [status, body.code]

const sent = (kind: 'sms' | 'mail') => messages.sentMessages(shop, kind)
const mailsTo = (address: string) => messages.mailsTo(shop, address)
const linkIn = (message: SentMessage | undefined, path: string) =>
  new URL(new RegExp(`https?:\\S+${path}\\S*`).exec(message?.body ?? '')?.[0] ?? 'http://nothing/')
const tokenIn = (message: SentMessage | undefined, path: string) => linkIn(message, path).searchParams.get('token') ?? ''

let numbers = 0
const freshNumber = () => `31550000${String(numbers++).padStart(2, '0')}`

/** Registers as anybody can: nothing of it is proved. */
async function register(phone = freshNumber()) {
  const email = `persona-${phone}@demo.co`
  const { body } = await shop.call(createAccount, { email, password: testPassword, name: 'Mariana', phone, habeasAccept: true })
  return { ...body.user, email, phone, token: body.token }
}

describe('a telephone that nobody proved', () => {
  test('A-20 is kept as a contact and opens nothing, at registration, in the profile and by staff', async () => {
    const person = await register()
    const superadmin = await shop.signIn('superadmin@demo.co')
    const [changed, byStaff] = [freshNumber(), freshNumber()]
    const before = (await sent('sms')).length
    await shop.call(smsLogin, { phone: person.phone })
    expect((await shop.call(updateMe, { phone: changed }, { token: person.token })).body.user.phone).toBe(changed)
    await shop.call(smsLogin, { phone: changed })
    expect((await superadmin.call(updateUser, { id: person.id, phone: byStaff })).body.user.phone).toBe(byStaff)
    await shop.call(smsLogin, { phone: byStaff })
    expect(await sent('sms')).toHaveLength(before)
  })

  test('A-20 is cleared when the account is recovered by a mailed link', async () => {
    const person = await register()
    await shop.call(restorePassword, { email: person.email })
    const token = tokenIn((await mailsTo(person.email)).at(-1), '/restore-password')
    const { body } = await shop.call(restorePassword, { email: person.email, token, password: 'otraClave1' })
    expect(body.user).toMatchObject({ id: person.id, phone: null })
    expect((await shop.call(me, {}, { token: person.token })).status).toBe(401)
  })
})

describe('codes by text message', () => {
  test('A-24 the older pair opens only in the client that asked for the code', async () => {
    const phone = await verifiedNumber('verde-cliente')
    const before = (await sent('sms')).length
    const asked = await shop.call(loginOtp, { phone })
    const otp = /código es (\d{6})/.exec((await sent('sms'))[before]?.body ?? '')?.[1] ?? ''
    expect((await shop.call(checkOtp, { phone, otp })).body.code).toBe('OTP_NO_SESSION')
    const cookie = asked.headers.getSetCookie()[0]?.split(';')[0] ?? ''
    expect((await shop.call(checkOtp, { phone: freshNumber(), otp }, { headers: { cookie } })).body.code).toBe('OTP_WRONG')
    expect((await shop.call(checkOtp, { phone, otp }, { headers: { cookie } })).body.user.id).toBe('verde-cliente')
  })

  test('S-2-163 are neither sent nor taken where the module is off', async () => {
    for (const call of [smsLogin, loginOtp])
      expect(problemOf(await shop.call(call, { phone: '3001234567' }, { business: 'azul' }))).toEqual([403, 'PHONE_LOGIN_OFF'])
    expect(problemOf(await shop.call(checkOtp, { phone: '3001234567', otp: '123456' }, { business: 'azul' }))).toEqual([
      403,
      'PHONE_LOGIN_OFF',
    ])
  })
})

describe('a telephone that a code proved', () => {
  test('A-20 signs in, until the number changes', async () => {
    const person = await register()
    expect((await prove(person, person.phone)).body.user).toMatchObject({ phone: person.phone, phoneVerified: true })
    expect((await signInBySms(person.phone)).body.user?.id).toBe(person.id)
    const { body } = await shop.call(updateMe, { phone: freshNumber() }, { token: person.token })
    expect(body.user.phoneVerified).toBe(false)
    const before = (await sent('sms')).length
    await shop.call(smsLogin, { phone: person.phone })
    expect(await sent('sms')).toHaveLength(before)
  })

  test('A-20 a code that was on its way when the number changed opens nothing', async () => {
    const person = await register()
    await prove(person, person.phone)
    const attempt = await askForCode(person.phone)
    await shop.call(updateMe, { phone: freshNumber() }, { token: person.token })
    expect(problemOf(await shop.call(smsCheckToken, attempt))).toEqual([400, 'OTP_WRONG'])
  })

  test('A-20 a code proves for the account that asked only, and never signs in', async () => {
    const [person, other] = [await register(), await register()]
    const attempt = await codeFor(person, person.phone)
    expect(problemOf(await shop.call(verifyPhone, attempt))).toEqual([401, 'UNAUTHENTICATED'])
    expect(problemOf(await shop.call(smsCheckToken, attempt))).toEqual([400, 'OTP_WRONG'])
    expect(problemOf(await shop.call(verifyPhone, attempt, { token: other.token }))).toEqual([400, 'OTP_WRONG'])
    await prove(other, other.phone)
    const signIn = await askForCode(other.phone)
    expect(problemOf(await shop.call(verifyPhone, signIn, { token: other.token }))).toEqual([400, 'OTP_WRONG'])
  })

  test('A-20 belongs to one of two accounts that prove it at once, however it is typed', async () => {
    const phone = freshNumber()
    const people = [await register(), await register()]
    const attempts = [await codeFor(people[0]!, phone), await codeFor(people[1]!, `+57 ${phone}`)]
    const answers = await Promise.all(attempts.map((attempt, at) => shop.call(verifyPhone, attempt, { token: people[at]!.token })))
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
    expect(answers.find(({ status }) => status === 409)?.body.code).toBe('PHONE_IS_USED')
    const winner = people[answers.findIndex(({ status }) => status === 200)]
    expect((await signInBySms(phone)).body.user?.id).toBe(winner?.id)
  })

  test('A-20 stays after a recovery by mail only where the e-mail had been proved before it', async () => {
    const person = await register()
    await prove(person, person.phone)
    expect((await recover(person.email)).body.user).toMatchObject({ phone: null, phoneVerified: false })
    const { body } = await shop.call(login, { email: person.email, password: 'otraClave1' })
    await prove({ ...person, token: body.token }, person.phone)
    expect((await recover(person.email)).body.user).toMatchObject({ phone: person.phone, phoneVerified: true })
  })
})

describe('another e-mail', () => {
  const nextOf = ({ phone }: { phone: string }) => `nuevo-${phone}@demo.co`

  test('A-29 asks for the password and takes effect when the link sent to the new one is opened', async () => {
    const person = await register()
    const asking = { token: person.token }
    const next = nextOf(person)
    const without = await shop.call(updateMe, { email: next }, asking)
    expect([...problemOf(without), without.body.details?.[0]?.field]).toEqual([400, 'VALIDATION', 'password'])
    expect(problemOf(await shop.call(updateMe, { email: next, password: 'no es esta' }, asking))).toEqual([400, 'NOT_CONFIRMED'])
    const taken = await shop.call(updateMe, { email: 'CLIENTE@demo.co', password: testPassword }, asking)
    expect(problemOf(taken)).toEqual([409, 'EMAIL_IS_USED'])
    const { body } = await shop.call(updateMe, { email: next, password: testPassword }, asking)
    expect(body.user).toMatchObject({ email: person.email, pendingEmail: next })
    expect((await shop.call(login, { email: next, password: testPassword })).status).toBe(401)
    expect((await mailsTo(person.email)).at(-1)?.body).toContain(next)
    const stale = await restoreTokenFor(person.email)
    const token = tokenIn((await mailsTo(next)).at(-1), '/confirm-email')
    expect((await shop.call(confirmEmail, { token })).body.email).toBe(next)
    expect(problemOf(await shop.call(confirmEmail, { token }))).toEqual([400, 'EMAIL_LINK_DEAD'])
    expect((await shop.call(me, {}, asking)).body.user).toMatchObject({ email: next, pendingEmail: null })
    const byOldLink = await shop.call(restorePassword, { email: next, token: stale, password: 'otraClave1' })
    expect(problemOf(byOldLink)).toEqual([400, 'RESTORE_FAILED'])
  })

  test('A-29 the old address undoes it for 72 hours, and everything that opened the account ends', async () => {
    const person = await register()
    await prove(person, person.phone)
    const undo = await changeEmail(person, nextOf(person))
    expect(problemOf(await registerAs(person.email))).toEqual([409, 'EMAIL_IS_USED'])
    const later = await changeEmail({ ...person, email: nextOf(person) }, `otra-${person.phone}@demo.co`)
    expect((await shop.call(undoEmailChange, { token: undo })).status).toBe(200)
    expect(problemOf(await shop.call(undoEmailChange, { token: later }))).toEqual([400, 'EMAIL_LINK_DEAD'])
    expect((await shop.call(me, {}, { token: person.token })).status).toBe(401)
    expect((await shop.call(login, { email: person.email, password: testPassword })).status).toBe(401)
    const before = (await sent('sms')).length
    await shop.call(smsLogin, { phone: person.phone })
    expect(await sent('sms')).toHaveLength(before)
    const token = tokenIn((await mailsTo(person.email)).at(-1), '/restore-password')
    const restored = await shop.call(restorePassword, { email: person.email, token, password: 'otraClave1' })
    expect(restored.body.user?.id).toBe(person.id)
  })

  test('A-29 after 72 hours the old address undoes nothing, and is free again', async () => {
    const person = await register()
    const undo = await changeEmail(person, nextOf(person))
    await inVerde("update email_changes set undo_until = now() - interval '1 second'")
    expect(problemOf(await shop.call(undoEmailChange, { token: undo }))).toEqual([400, 'EMAIL_LINK_DEAD'])
    expect((await registerAs(person.email)).status).toBe(200)
  })

  test('A-29 a recovery by mail and a later change kill the link of a change under way', async () => {
    const person = await register()
    await shop.call(updateMe, { email: nextOf(person), password: testPassword }, { token: person.token })
    const first = tokenIn((await mailsTo(nextOf(person))).at(-1), '/confirm-email')
    await shop.call(updateMe, { email: `tercera-${person.phone}@demo.co`, password: testPassword }, { token: person.token })
    const second = tokenIn((await mailsTo(`tercera-${person.phone}@demo.co`)).at(-1), '/confirm-email')
    await recover(person.email)
    for (const token of [first, second]) expect(problemOf(await shop.call(confirmEmail, { token }))).toEqual([400, 'EMAIL_LINK_DEAD'])
  })

  test('A-29 by staff takes effect by the link too; their own they change in the profile', async () => {
    const person = await register()
    const superadmin = await shop.signIn('superadmin@demo.co')
    const { body } = await superadmin.call(updateUser, { id: person.id, email: nextOf(person) })
    expect(body.user).toMatchObject({ email: person.email, pendingEmail: nextOf(person) })
    expect((await mailsTo(person.email)).at(-1)?.body).toContain('/undo-email')
    const own = await superadmin.call(updateUser, { id: superadmin.user.id, email: 'otro-super@demo.co' })
    expect(problemOf(own)).toEqual([409, 'EMAIL_OWN'])
  })
})

const inVerde = (text: string) => shop.db.withTenant('verde', (tx) => tx.run(text))

interface Registered {
  email: string
  phone: string
  token: string
}

/** The attempt with its code, as the text message to this number brings it. */
async function withCode(ask: () => Promise<{ token: string }>) {
  const before = (await sent('sms')).length
  const { token } = await ask()
  return { token, code: /código es (\d{6})/.exec((await sent('sms'))[before]?.body ?? '')?.[1] ?? '' }
}
const askForCode = (phone: string) => withCode(async () => (await shop.call(smsLogin, { phone })).body)
const codeFor = (person: Registered, phone: string) =>
  withCode(async () => (await shop.call(sendPhoneCode, { phone }, { token: person.token })).body)
const signInBySms = async (phone: string) => shop.call(smsCheckToken, await askForCode(phone))
const prove = async (person: Registered, phone: string) => shop.call(verifyPhone, await codeFor(person, phone), { token: person.token })

async function restoreTokenFor(email: string) {
  await shop.call(restorePassword, { email })
  return tokenIn((await mailsTo(email)).at(-1), '/restore-password')
}
const recover = async (email: string) => shop.call(restorePassword, { email, token: await restoreTokenFor(email), password: 'otraClave1' })

/** Changes and confirms it; answers the token of the link that undoes it. */
async function changeEmail(person: Registered, next: string) {
  await shop.call(updateMe, { email: next, password: testPassword }, { token: person.token })
  const undo = tokenIn((await mailsTo(person.email)).at(-1), '/undo-email')
  await shop.call(confirmEmail, { token: tokenIn((await mailsTo(next)).at(-1), '/confirm-email') })
  return undo
}
const registerAs = (email: string) =>
  shop.call(createAccount, { email, password: testPassword, name: 'Mariana', phone: '3159990000', habeasAccept: true })

/** Gives this account of verde a number of its own, as if a code had proved it. */
async function verifiedNumber(userId: string): Promise<string> {
  const phone = freshNumber()
  await shop.db.withTenant('verde', (tx) =>
    tx.run('update users set phone = $3, verified_phone = $3 where business_id = $1 and id = $2', [tx.business, userId, phone]),
  )
  return phone
}
