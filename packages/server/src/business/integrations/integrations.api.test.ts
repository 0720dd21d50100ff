import { getIntegrations, runIntegration } from '@plaza/contracts/business/business.api'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Person, startTestServer, type TestServer } from '../../testing/index.ts'
import { doesIntegration, IntegrationFailed } from './integration-jobs.ts'
import { runDueIntegrations } from './watch-integrations.ts'

let server: TestServer
let superadmin: Person
let goOn = () => {}

beforeAll(async () => {
  server = await startTestServer()
  superadmin = await server.signIn('superadmin@demo.co')
  doesIntegration('test-slow', () => new Promise((resolve) => (goOn = () => resolve('Listo'))))
  doesIntegration('test-broken', () => Promise.reject(new IntegrationFailed('El sistema externo no respondió.')))
  doesIntegration('test-quick', async ({ business }) => `Hecho en ${business}`)
})
afterAll(() => server?.stop())

const add = (id: string, job: string | null, next: string | null = null, cron = '0 3 * * *', business = 'verde') =>
  server.db.withTenant(business, (tx) =>
    tx.run('insert into integrations (business_id, id, name, cron, cron_next_step, config) values ($1, $2, $2, $3, $4, $5)', [
      business,
      id,
      cron,
      next,
      JSON.stringify(job ? { job, password: 'SECRETO' } : {}),
    ]),
  )
const shown = async (id: string) => (await superadmin.call(getIntegrations, {})).body.data.find((each) => each.id === id)

test('B-1-013: admins and clients run nothing, and what is not there is not run', async () => {
  await add('ajena', 'test-quick')
  const statuses = [(await server.call(runIntegration, { id: 'ajena' })).status]
  for (const email of ['cliente@demo.co', 'admin@demo.co'])
    statuses.push((await (await server.signIn(email)).call(runIntegration, { id: 'ajena' })).status)
  statuses.push((await superadmin.call(runIntegration, { id: 'nada' })).status)
  expect(statuses).toEqual([401, 403, 403, 404])
})

test('B-1-013 B-2-101: a run says how it went and when the next one is due, and never what its keys are', async () => {
  await add('rapida', 'test-quick')
  const { body } = await superadmin.call(runIntegration, { id: 'rapida' })
  expect(body.data).toMatchObject({
    last_status: 'completed',
    last_message: 'Hecho en verde',
    cron_next_step: expect.stringMatching(/T08:00:00/),
  })
  expect(JSON.stringify([body, await shown('rapida')])).not.toContain('SECRETO')
})

test('a failure is shown in its own words; one that nobody connected says so', async () => {
  await add('rota', 'test-broken')
  await add('suelta', null)
  expect((await superadmin.call(runIntegration, { id: 'rota' })).body.data).toMatchObject({
    last_status: 'failed',
    last_message: 'El sistema externo no respondió.',
  })
  expect((await superadmin.call(runIntegration, { id: 'suelta' })).body.data).toMatchObject({
    last_status: 'failed',
    last_message: expect.stringContaining('no está conectada'),
  })
})

test('two at once: the second is told that one is under way', async () => {
  await add('lenta', 'test-slow')
  const first = superadmin.call(runIntegration, { id: 'lenta' })
  await expect.poll(async () => (await shown('lenta'))?.last_status).toBe('running')
  expect((await superadmin.call(runIntegration, { id: 'lenta' })).status).toBe(409)
  goOn()
  expect((await first).body.data.last_status).toBe('completed')
})

test('what is due runs by itself, in every business, once', async () => {
  await add('debida', 'test-quick', '2020-01-01T00:00:00Z')
  await add('debida', 'test-quick', '2020-01-01T00:00:00Z', '*/30 * * * *', 'azul')
  await add('futura', 'test-quick', '2999-01-01T00:00:00Z')
  await Promise.all([runDueIntegrations(server.uses), runDueIntegrations(server.uses)])
  expect(await shown('debida')).toMatchObject({ last_status: 'completed', last_message: 'Hecho en verde' })
  expect(new Date((await shown('debida'))?.cron_next_step ?? 0).getTime()).toBeGreaterThan(Date.now())
  expect(await shown('futura')).toMatchObject({ last_status: null, cron_next_step: '2999-01-01T00:00:00.000Z' })
  const azul = await server.db.withTenant('azul', (tx) =>
    tx.query("select last_message from integrations where business_id = 'azul' and id = 'debida'"),
  )
  expect(azul).toEqual([{ last_message: 'Hecho en azul' }])
})
