import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestServer, type TestServer } from '../testing/index.ts'
import { deleteExpiredRows } from './retention.ts'

let server: TestServer

beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server?.stop())

const tables = [
  'sessions',
  'password_resets',
  'phone_codes',
  'deletion_codes',
  'email_changes',
  'sent_messages',
  'commercial_contacts',
] as const

const count = () =>
  server.db.withTenant('verde', async (tx) => {
    const rows: Record<string, number> = {}
    for (const table of tables)
      rows[table] = Number((await tx.query<{ n: string }>(`select count(*) as n from ${table} where business_id = 'verde'`))[0]?.n)
    return rows
  })
const inDays = (days: number) => ({ ...server.uses, clock: { now: () => new Date(Date.now() + days * 24 * 3600_000) } })

test('ended sessions, codes, e-mail changes, sent messages and advertising contacts are deleted after their period, not before', async () => {
  const { user } = await server.signIn('cliente@demo.co')
  await server.db.withTenant('verde', async (tx) => {
    for (const table of tables.slice(1)) await tx.run(`delete from ${table} where business_id = 'verde'`)
    const person = ['verde', user.id]
    await tx.run(`insert into password_resets (business_id, token_hash, user_id, expires_at) values ($1, 'a', $2, now())`, person)
    await tx.run(
      `insert into phone_codes (business_id, token_hash, phone, user_id, code_hash, expires_at) values ($1, 'b', '3001112233', $2, 'c', now())`,
      person,
    )
    await tx.run(`insert into deletion_codes (business_id, user_id, code_hash, expires_at) values ($1, $2, 'd', now())`, person)
    await tx.run(
      `insert into email_changes (business_id, id, user_id, asked_by, old_email, new_email, confirm_hash, undo_hash, expires_at, undo_until)
       values ($1, 'e', $2, $2, 'a@b.co', 'c@d.co', 'f', 'g', now(), now() + interval '3 days')`,
      person,
    )
    await tx.run(`insert into sent_messages (business_id, kind, recipient, subject, body) values ($1, 'mail', 'a@b.co', 's', 'b')`, [
      'verde',
    ])
    await tx.run(`insert into campaigns (business_id, id, type, title) values ($1, 'h', 'ALL_USERS_SMS', 't') on conflict do nothing`, [
      'verde',
    ])
    await tx.run(
      `insert into commercial_contacts (business_id, user_id, day, channel, campaign_id, phone) values ($1, $2, current_date, 'sms', 'h', '3001112233')`,
      person,
    )
  })
  const before = await count()
  await deleteExpiredRows(inDays(29))
  expect(await count()).toEqual(before)
  await deleteExpiredRows(inDays(31))
  expect(await count()).toEqual({ ...before, password_resets: 0, phone_codes: 0, deletion_codes: 0, commercial_contacts: 0 })
  await deleteExpiredRows(inDays(34))
  expect(await count()).toMatchObject({ sessions: before.sessions, email_changes: 0, sent_messages: 1 })
  await deleteExpiredRows(inDays(61))
  expect(await count()).toMatchObject({ sessions: 0, sent_messages: 1 })
  await deleteExpiredRows(inDays(91))
  expect(await count()).toMatchObject({ sent_messages: 0 })
})
