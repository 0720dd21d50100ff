import { createAccount, login, restorePassword, updateMe } from '@plaza/contracts/account/account.api'
import { accountTexts } from '@plaza/contracts/account/account.messages'
import { inviteStaff } from '@plaza/contracts/account/admin-users.api'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestServer, testPassword, type TestServer } from '../testing/index.ts'
import { mailsTo } from '../testing/messages.ts'

let shop: TestServer
beforeAll(async () => {
  shop = await startTestServer()
})
afterAll(() => shop?.stop())

const account = (email: string) => ({ email, password: testPassword, name: 'Mariana', phone: '3159990000', habeasAccept: true })
const register = (email: string) => shop.call(createAccount, account(email))
const inVerde = (text: string, values: unknown[] = []) => shop.db.withTenant('verde', (tx) => tx.run(text, values))

test('an e-mail with invisible or wide letters is the account it reads as, to sign up, sign in and recover', async () => {
  for (const email of ['cliente\u200b@demo.co', '\u202ecliente@demo.co', 'ｃliente@demo.co'])
    expect([email, (await register(email)).body.code]).toEqual([email, 'EMAIL_IS_USED'])
  const { body } = await register('lectora\u00ad@demo.co')
  expect(body.user.email).toBe('lectora@demo.co')
  expect((await shop.call(login, { email: 'lectora\u200b@demo.co', password: testPassword })).status).toBe(200)
  expect((await shop.call(restorePassword, { email: 'lectora\u200b@demo.co' })).status).toBe(200)
  expect(await mailsTo(shop, 'lectora@demo.co')).toHaveLength(1)
})

test('letters of another alphabet are refused for a new account, a new e-mail and an invitation', async () => {
  const email = 'сliente@demo.co'
  const refusal = { code: 'VALIDATION', details: [{ field: 'email', message: accountTexts.emailForeign }] }
  expect((await register(email)).body).toMatchObject(refusal)
  const superadmin = await shop.signIn('superadmin@demo.co')
  expect((await superadmin.call(inviteStaff, { name: 'Nelly', email, role: 'superadmin', branchId: null })).body).toMatchObject(refusal)
  expect((await superadmin.call(updateMe, { email, password: testPassword })).body).toMatchObject(refusal)
})

test('an account whose e-mail is of before goes on: it signs in, saves its profile and recovers', async () => {
  const email = 'сliente3@demo.co'
  const { body } = await register('cliente3@demo.co')
  await inVerde('update users set email = $2 where id = $1', [body.user.id, email])
  const again = await shop.call(login, { email, password: testPassword })
  expect(again.body.user?.id).toBe(body.user.id)
  expect((await shop.call(updateMe, { email, name: 'Mariana Dos' }, { token: again.body.token })).status).toBe(200)
  expect((await shop.call(restorePassword, { email })).status).toBe(200)
})

test('A-23 terms that were not accepted in so many words open no account', async () => {
  const { habeasAccept: _, ...silent } = account('callada@demo.co')
  const { status, body } = await shop.call(createAccount, silent as never)
  expect([status, body.details]).toEqual([400, [{ field: 'habeasAccept', message: accountTexts.termsRequired }]])
})

test('a list of e-mails is not tried in a day: after thirty that are taken, or unknown, nobody is told more', async () => {
  const days: string[] = []
  const { limits } = shop.uses
  // The minute's limit has a test of its own.
  Reflect.set(shop.uses, 'limits', {
    take: (key: string, limit: number, seconds: number) => {
      if (seconds < 86_400) return Promise.resolve(true)
      days.push(key)
      return limits.take(key, limit, seconds)
    },
    giveBack: (key: string, seconds: number) => limits.giveBack(key, seconds),
  })
  const statusesOf = async (ask: (at: number) => Promise<{ status: number }>) => {
    const statuses: number[] = []
    for (let at = 0; at < 31; at++) statuses.push((await ask(at)).status)
    return statuses
  }
  const taken = await statusesOf(() => register('cliente@demo.co'))
  expect([taken.slice(0, 20).every((status) => status === 409), taken.at(-1)]).toEqual([true, 429])
  expect((await register('nueva@demo.co')).status).toBe(429)
  const unknown = await statusesOf((at) => shop.call(restorePassword, { email: `nadie${at}@demo.co` }))
  expect([unknown.slice(0, 20).every((status) => status === 400), unknown.at(-1)]).toEqual([true, 429])
  expect(new Set(days).size).toBe(2)
  Reflect.set(shop.uses, 'limits', limits)
})
