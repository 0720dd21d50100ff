import { getAuditEntry, listAudit } from '@plaza/contracts/audit/audit.api'
import {
  dryRunCampaign,
  saveExcludedNumbers,
  scheduleCampaign,
  sendCampaign,
  unscheduleCampaign,
} from '@plaza/contracts/campaigns/campaigns.api'
import type { Campaign } from '@plaza/contracts/campaigns/campaign.entity'
import type { Call } from '@plaza/contracts/kernel/call'
import { resourceCallsOf } from '@plaza/contracts/resources/resources.api'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { sendPlanned } from './send-planned.ts'
import { type Person, startTestServer, testOfficeId, type TestServer, testUserId } from '../testing/index.ts'

const friday = new Date('2026-11-20T15:00:00-05:00')
const saturday = new Date('2026-11-21T10:00:00-05:00')
const sunday = new Date('2026-11-22T11:00:00-05:00')

let server: TestServer
let staff: Person
let now = friday

beforeAll(async () => {
  server = await startTestServer({ env: { CAMPAIGNS: 'on' } })
  server.uses.clock.now = () => now
  staff = await server.signIn('superadmin@demo.co')
})
afterAll(() => server?.stop())
beforeEach(async () => {
  now = friday
  await server.db.withTenant('verde', async (tx) => {
    await tx.run('update campaigns set send_at = null where business_id = $1', [tx.business])
    await tx.run('delete from commercial_contacts where business_id = $1', [tx.business])
    await tx.run('delete from consents where business_id = $1', [tx.business])
    await tx.run('delete from excluded_numbers where business_id = $1', [tx.business])
    await tx.run('delete from outbox where business_id = $1', [tx.business])
    await tx.run('delete from sent_messages where business_id = $1', [tx.business])
  })
})

const { create, get, updateById, remove, paginate } = resourceCallsOf('campaings') as Record<string, Call>
const campaign = async (over: object = {}): Promise<string> => {
  const { body } = await staff.call(
    create as Call,
    { type: 'ALL_USERS_SMS', title: 'Quincena', description: 'Todo al 10 %', ...over } as never,
  )
  return (body as { data: { id: string } }).data.id
}
const dryRun = async (id: string) => (await staff.call(dryRunCampaign, { id })).body.data
const send = (id: string) => staff.call(sendCampaign, { id })
const consents = (email: string, accepted = true) =>
  server.db.withTenant('verde', (tx) =>
    tx.run(`insert into consents (business_id, user_id, purpose, accepted, date) values ($1, $2, 'promotional', $3, now())`, [
      tx.business,
      testUserId('verde', email),
      accepted,
    ]),
  )
const phoneOf = (email: string, phone: string | null) =>
  server.db.withTenant('verde', (tx) =>
    tx.run('update users set phone = $3 where business_id = $1 and id = $2', [tx.business, testUserId('verde', email), phone]),
  )
const sent = () =>
  server.db.withTenant('verde', (tx) =>
    tx.query<{ topic: string; payload: { to: string; body: string } }>(
      'select topic, payload from outbox where business_id = $1 order by id',
      [tx.business],
    ),
  )

test('an admin, a client and a guest have no campaigns at all', async () => {
  const id = await campaign()
  for (const email of ['admin@demo.co', 'cliente@demo.co', 'habeas@demo.co']) {
    const person = await server.signIn(email)
    expect([(await person.call(sendCampaign, { id })).status, (await person.call(dryRunCampaign, { id })).status]).toEqual([403, 403])
  }
  expect((await server.call(sendCampaign, { id })).status).toBe(401)
})

test('A-102: where the adapter is off, as it is unless switched on, nothing is sent', async () => {
  const other = await startTestServer({ databaseUrl: server.databaseUrl })
  try {
    await consents('cliente@demo.co')
    const id = await campaign()
    const person = await other.signIn('superadmin@demo.co')
    expect((await person.call(dryRunCampaign, { id })).body.data).toMatchObject({ senderOn: false, willSend: 1 })
    expect((await person.call(sendCampaign, { id })).body).toMatchObject({ code: 'CAMPAIGNS_OFF' })
    expect(await sent()).toEqual([])
  } finally {
    await other.stop()
  }
})

test('Ley 2300: outside the hours nothing is sent, and the answer says when it may be', async () => {
  await consents('cliente@demo.co')
  const id = await campaign()
  now = sunday
  expect(await dryRun(id)).toMatchObject({ allowedNow: false, nextWindow: '2026-11-23T12:00:00.000Z', willSend: 1 })
  const { status, body } = await send(id)
  expect([status, body.code, body.data]).toEqual([409, 'CAMPAIGN_QUIET_HOURS', { nextWindow: '2026-11-23T12:00:00.000Z' }])
  expect(await sent()).toEqual([])
})

test('Ley 1581: only who agreed gets it; the last word counts; whom nobody can reach is told apart', async () => {
  await consents('cliente@demo.co')
  await consents('cliente2@demo.co')
  await consents('cliente2@demo.co', false)
  await consents('nuevo@demo.co')
  const counts = await dryRun(await campaign())
  expect(counts).toMatchObject({ willSend: 1, skipped: { noChannel: 1, excluded: 0 } })
  expect(counts.audience).toBe(counts.willSend + Object.values(counts.skipped).reduce((sum, each) => sum + each, 0))
})

test('a dry run sends nothing; sending writes to each person once, and a second time is refused', async () => {
  await consents('cliente@demo.co')
  await consents('nuevo@demo.co')
  await phoneOf('nuevo@demo.co', '+57 310 555 44 33')
  const id = await campaign()
  expect(await dryRun(id)).toMatchObject({ willSend: 2 })
  expect(await sent()).toEqual([])
  const both = await Promise.all([send(id), send(id)])
  expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409])
  const messages = await sent()
  expect(messages.map(({ topic, payload }) => [topic, payload.to, payload.body])).toEqual([
    ['sms', '3001234567', 'Quincena\nTodo al 10 %'],
    ['sms', '3105554433', 'Quincena\nTodo al 10 %'],
  ])
  expect((await send(id)).body).toMatchObject({ code: 'CAMPAIGN_ALREADY_SENT' })
  await phoneOf('nuevo@demo.co', null)
})

test('two accounts with one number are one person', async () => {
  await consents('cliente@demo.co')
  await consents('cliente2@demo.co')
  expect(await dryRun(await campaign())).toMatchObject({ willSend: 1, skipped: { contactedToday: 1 } })
  await send(await campaign())
  expect(await sent()).toHaveLength(1)
})

test('what was sent stays as it was: it is not changed, and removing it forgets no contact', async () => {
  await consents('cliente@demo.co')
  const id = await campaign()
  expect((await send(id)).body.data).toMatchObject({ sentAt: friday.toISOString(), counts: { willSend: 1 } })
  expect((await staff.call(updateById as Call, { id, title: 'Otro' } as never)).body).toMatchObject({ code: 'CAMPAIGN_ALREADY_SENT' })
  expect((await staff.call(remove as Call, { id } as never)).status).toBe(200)
  expect(await dryRun(await campaign())).toMatchObject({ willSend: 0, skipped: { contactedToday: 1 } })
})

test('Ley 2300: at most one contact a day, and not a second channel in the same week', async () => {
  await consents('cliente@demo.co')
  for (const id of ['telefono', 'portatil'])
    await server.db.withTenant('verde', (tx) =>
      tx.run('insert into push_devices (business_id, id, user_id, token) values ($1, $2, $3, $2)', [
        tx.business,
        id,
        testUserId('verde', 'cliente@demo.co'),
      ]),
    )
  await send(await campaign())
  expect((await send(await campaign())).body).toMatchObject({ code: 'CAMPAIGN_NOBODY', data: { skipped: { contactedToday: 1 } } })
  now = saturday
  expect(await dryRun(await campaign({ type: 'ALL_USERS_PUSH' }))).toMatchObject({ willSend: 0, skipped: { otherChannel: 1 } })
  expect(await dryRun(await campaign())).toMatchObject({ willSend: 1 })
  now = new Date('2026-11-27T10:00:00-05:00')
  const push = await campaign({ type: 'ALL_USERS_PUSH' })
  expect(await dryRun(push)).toMatchObject({ willSend: 1 })
  await send(push)
  expect((await sent()).filter(({ topic }) => topic === 'push').map(({ payload }) => payload)).toEqual(
    expect.arrayContaining(
      ['telefono', 'portatil'].map((device) => expect.objectContaining({ to: testUserId('verde', 'cliente@demo.co'), device })),
    ),
  )
})

test('Registro de Números Excluidos: whoever is on it is left out; numbers that are none are refused', async () => {
  await consents('cliente@demo.co')
  const refused = await staff.call(saveExcludedNumbers, { phones: ['123'] })
  expect([refused.status, refused.body.details?.[0]?.message]).toEqual([400, 'Cada número tiene 10 dígitos y empieza por 3.'])
  await staff.call(saveExcludedNumbers, { phones: ['3001234567', '3001234567'] })
  expect(await dryRun(await campaign())).toMatchObject({ willSend: 0, skipped: { excluded: 1 } })
})

test('an office narrows the audience to who lives by it; an office of nobody is refused', async () => {
  await consents('cliente@demo.co')
  expect(await dryRun(await campaign({ office: testOfficeId('verde', 'norte') }))).toMatchObject({ willSend: 1 })
  expect(await dryRun(await campaign({ office: testOfficeId('verde', 'sur') }))).toMatchObject({ audience: 0, willSend: 0 })
  const answer = await staff.call(create as Call, { type: 'ALL_USERS_SMS', title: 'x', office: testOfficeId('azul', 'norte') } as never)
  expect([answer.status, answer.body.details?.[0]?.field]).toEqual([400, 'office'])
})

test('what is written at the last minute and could not leave waits for the next window', async () => {
  await consents('cliente@demo.co')
  const id = await campaign()
  const messages = () =>
    server.db.withTenant('verde', (tx) => tx.query('select recipient from sent_messages where business_id = $1', [tx.business]))
  // The clock passes 19:00 between the writing and the leaving.
  let asked = 0
  server.uses.clock.now = () => (asked++ === 0 ? new Date('2026-11-20T18:59:59-05:00') : new Date('2026-11-20T19:00:00-05:00'))
  await send(id)
  await expect
    .poll(
      () =>
        server.db.withTenant('verde', async (tx) => {
          const [row] = await tx.query<{ last_error: string }>('select last_error from outbox where business_id = $1', [tx.business])
          return row?.last_error
        }),
      { timeout: 10_000 },
    )
    .toBe('outside the hours for advertising')
  expect(await messages()).toEqual([])
  server.uses.clock.now = () => now
})

describe('sending at a later moment', () => {
  const monday = new Date('2026-11-23T09:00:00-05:00')
  const plan = (id: string, at: Date) => staff.call(scheduleCampaign, { id, sendAt: at.toISOString() })
  const read = async (id: string) => ((await staff.call(get as Call, { id } as never)).body as { data: Campaign }).data
  const planned = async (over: object = {}) => {
    await consents('cliente@demo.co')
    const id = await campaign(over)
    expect((await plan(id, monday)).status).toBe(200)
    return id
  }

  test('Ley 2300: what has passed, what is years away and an hour when nobody may be written to are refused at their field', async () => {
    const id = await campaign()
    const refused = async (at: string) => {
      const { status, body } = await plan(id, new Date(at))
      return [status, body.code, body.details?.[0]?.field, body.data]
    }
    expect(await refused('2026-11-20T14:59:00-05:00')).toEqual([400, 'CAMPAIGN_SCHEDULE_WRONG', 'sendAt', undefined])
    expect(await refused('2028-11-20T09:00:00-05:00')).toEqual([400, 'CAMPAIGN_SCHEDULE_WRONG', 'sendAt', undefined])
    expect(await refused('2026-11-22T11:00:00-05:00')).toEqual([
      400,
      'CAMPAIGN_SCHEDULE_QUIET',
      'sendAt',
      { nextWindow: '2026-11-23T12:00:00.000Z' },
    ])
    expect((await staff.call(unscheduleCampaign, { id })).body).toMatchObject({ code: 'CAMPAIGN_NOT_SCHEDULED' })
    const other = await server.signIn('admin@demo.co')
    expect((await other.call(scheduleCampaign, { id, sendAt: monday.toISOString() })).status).toBe(403)
    expect(await read(id)).toMatchObject({ sendAt: null, sentAt: null })
  })

  test('A-102: where the adapter is off nothing is planned', async () => {
    const off = await startTestServer({ databaseUrl: server.databaseUrl })
    try {
      const person = await off.signIn('superadmin@demo.co')
      const { body } = await person.call(scheduleCampaign, { id: await campaign(), sendAt: new Date(Date.now() + 3_600_000).toISOString() })
      expect(body).toMatchObject({ code: 'CAMPAIGNS_OFF' })
    } finally {
      await off.stop()
    }
  })

  test('it goes at its hour and not before, once however many servers look, and the log says who planned it', async () => {
    const id = await planned()
    await sendPlanned(server.uses)
    expect([(await read(id)).sendAt, await sent()]).toEqual([monday.toISOString(), []])
    // Another process that was started since: the plan is in the database alone.
    const other = await startTestServer({ databaseUrl: server.databaseUrl, env: { CAMPAIGNS: 'on' } })
    try {
      other.uses.clock.now = () => now
      now = new Date(monday.getTime() + 30_000)
      await Promise.all([sendPlanned(server.uses), sendPlanned(other.uses), sendPlanned(server.uses)])
    } finally {
      await other.stop()
    }
    expect(await sent()).toHaveLength(1)
    expect(await read(id)).toMatchObject({ sentAt: now.toISOString(), sendAt: null, counts: { willSend: 1 } })
    const [entry] = (await staff.call(listAudit, { entity: 'campaigns', entity_id: id })).body.data.items
    expect(entry).toMatchObject({
      user_id: testUserId('verde', 'superadmin@demo.co'),
      role: 'superadmin',
      action: 'send',
      summary: 'Envía una campaña.',
    })
    const { changes } = (await staff.call(getAuditEntry, { entry: entry?.id ?? 0 })).body
    expect(changes).toMatchObject([
      { entity: 'campaigns', before: { send_at: expect.any(String) }, after: { sent_at: expect.any(String) } },
    ])
  })

  test('a plan can be taken back, moved and lost by removing the campaign', async () => {
    const [taken, moved, removed] = [await planned(), await planned({ title: 'Se movió' }), await planned()]
    expect((await staff.call(unscheduleCampaign, { id: taken })).body.data).toMatchObject({ sendAt: null, sentAt: null })
    expect((await plan(moved, new Date('2026-11-24T09:00:00-05:00'))).status).toBe(200)
    await staff.call(remove as Call, { id: removed } as never)
    now = monday
    await sendPlanned(server.uses)
    expect(await sent()).toEqual([])
    now = new Date('2026-11-24T09:00:01-05:00')
    await sendPlanned(server.uses)
    expect((await sent()).map(({ payload }) => payload.body)).toEqual(['Se movió\nTodo al 10 %'])
    expect((await plan(moved, new Date('2026-11-25T09:00:00-05:00'))).body).toMatchObject({ code: 'CAMPAIGN_ALREADY_SENT' })
    expect((await staff.call(unscheduleCampaign, { id: moved })).body).toMatchObject({ code: 'CAMPAIGN_ALREADY_SENT' })
  })

  test('Ley 2300: when the server slept through its hour it waits for the next hours that are allowed', async () => {
    const id = await planned()
    now = new Date('2026-11-23T19:30:00-05:00')
    await sendPlanned(server.uses)
    expect([(await read(id)).sendAt, await sent()]).toEqual([monday.toISOString(), []])
    now = new Date('2026-11-24T07:00:00-05:00')
    await sendPlanned(server.uses)
    expect(await sent()).toHaveLength(1)
  })

  test('what is more than a day late does not go, nor what nobody would get; the campaign says why and can be planned again', async () => {
    const late = await planned()
    now = new Date('2026-11-24T10:00:00-05:00')
    await sendPlanned(server.uses)
    expect(await read(late)).toMatchObject({ sentAt: null, sendAt: null, sendNote: expect.stringContaining('más de un día') })
    const nobody = await campaign()
    await plan(nobody, new Date('2026-11-25T09:00:00-05:00'))
    await consents('cliente@demo.co', false)
    now = new Date('2026-11-25T09:00:00-05:00')
    await sendPlanned(server.uses)
    expect(await read(nobody)).toMatchObject({ sentAt: null, sendAt: null, sendNote: expect.stringContaining('no había nadie') })
    expect(await sent()).toEqual([])
    expect((await plan(nobody, new Date('2026-11-26T09:00:00-05:00'))).body.data).toMatchObject({ sendNote: null })
  })
})

test('B-7: campaigns are a generic list', async () => {
  await campaign({ title: 'La última' })
  const { body } = await staff.call(paginate as Call, { page: 1, limitPerPage: 10 } as never)
  expect((body as { data: { list: { title: string }[] } }).data.list[0]?.title).toBe('La última')
})
