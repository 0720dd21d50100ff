import { checkAddressOffice, listOffices } from '@plaza/contracts/branches/branches.api'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestServer, testOfficeId, type TestServer } from '../testing/index.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
  await server.db.withTenant('verde', (tx) =>
    tx.run(
      `insert into offices (business_id, id, name, display_name, city, address, lat, lng, ws_keys, inactive) values ('verde', 'closed', 'closed', 'Cerrada', 'Cali', 'x', 3.4, -76.5, '{"key": "ws"}', true)`,
    ),
  )
})
afterAll(() => server?.stop())

test('S-7-023: a point outside every coverage has no branch', async () => {
  const answer = await server.call(checkAddressOffice, { latitude: 4.6, longitude: -74.1 })
  expect([answer.status, answer.body.code, answer.body.message]).toEqual([
    404,
    'NO_COVERAGE',
    'Sin cobertura disponible en esta dirección.',
  ])
})

test('S-7-023: half a point is refused, naming the field', async () => {
  const answer = await server.call(checkAddressOffice, { latitude: 3.47 } as never)
  expect([answer.status, answer.body.details?.[0]?.field]).toEqual([400, 'longitude'])
})

test('S-7-023: a point inside gives the office with its polygon', async () => {
  const { body } = await server.call(checkAddressOffice, { latitude: 3.371, longitude: -76.531 })
  expect(body.office.id).toBe(testOfficeId('verde', 'sur'))
  expect(body.office.polygon).toHaveLength(4)
})

test('S-3-016: active branches only, without web-service keys', async () => {
  const { body } = await server.call(listOffices, {})
  expect(body.data.map(({ id }) => id)).toEqual([testOfficeId('verde', 'norte'), testOfficeId('verde', 'sur')])
  expect(JSON.stringify(body)).not.toContain('ws_keys')
})
