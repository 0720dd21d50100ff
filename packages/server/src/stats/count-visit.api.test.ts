import { addSiteVisit } from '@plaza/contracts/account/account.api'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestServer, type TestServer, testUserId } from '../testing/index.ts'

let shop: TestServer
beforeAll(async () => {
  shop = await startTestServer()
})
afterAll(() => shop?.stop())

const visit = (user_id: string | null, browser: string, token?: string) =>
  shop.call(addSiteVisit, { user_id }, { headers: { 'user-agent': browser }, ...(token ? { token } : {}) })

async function counted() {
  const [row] = await shop.db.withTenant('verde', (tx) =>
    tx.query<{ all: number; registered: number }>(
      `select coalesce(sum(value) filter (where type = 'visit'), 0) as all, coalesce(sum(value) filter (where type = 'visit_registered'), 0) as registered
       from stats where business_id = $1`,
      ['verde'],
    ),
  )
  return [row?.all, row?.registered]
}

test('S-4-057: a visit is recorded once as guest, however often it is told that day', async () => {
  const before = await counted()
  for (const told of ['', '', null]) expect(await visit(told, 'guest')).toMatchObject({ status: 200, body: { ok: true } })
  expect(await counted()).toEqual([Number(before[0]) + 1, before[1]])
})

test('S-4-058 S-7-024: after sign-in it is recorded once as the user', async () => {
  const { token } = await shop.signIn('cliente@demo.co')
  const before = await counted()
  for (const browser of ['at home', 'on the phone']) await visit(testUserId('verde', 'cliente@demo.co'), browser, token)
  expect(await counted()).toEqual([Number(before[0]) + 1, Number(before[1]) + 1])
})

test('A-30: the id of somebody else, or a token that ended, makes a guest', async () => {
  const { token } = await shop.signIn('cliente2@demo.co')
  const before = await counted()
  expect((await visit(testUserId('verde', 'nuevo@demo.co'), 'forged', token)).status).toBe(200)
  expect((await visit(testUserId('verde', 'nuevo@demo.co'), 'forged')).status).toBe(200)
  expect((await visit('', 'late', 'an.old.token')).status).toBe(200)
  expect(await counted()).toEqual([Number(before[0]) + 2, before[1]])
})
