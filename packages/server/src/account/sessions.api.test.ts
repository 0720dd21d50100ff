import { login, logout, me, refreshSession } from '@plaza/contracts/account/account.api'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestServer, type TestServer } from '../testing/index.ts'

let shop: TestServer
beforeAll(async () => {
  shop = await startTestServer()
})
afterAll(() => shop?.stop())

test('S-7-018 a wrong password and an unknown account get the same refusal', async () => {
  const wrong = await shop.call(login, { email: 'cliente@demo.co', password: 'otra-cosa' })
  const unknown = await shop.call(login, { email: 'nadie@demo.co', password: 'otra-cosa' })
  expect(wrong.status).toBe(401)
  expect(wrong.body).toEqual({ code: 'LOGIN_FAILED', message: 'No se logró iniciar sesión.' })
  expect(unknown.body).toEqual(wrong.body)
})

test('S-7-018 S-6-004 a client signs in with e-mail and password', async () => {
  const client = await shop.signIn('cliente@demo.co')
  const answer = await client.call(me, {})
  expect(answer.body.user).toMatchObject({ id: 'verde-cliente', role: 'client', isAdminOrSuper: false })
  expect(answer.body.user.addresses).toHaveLength(1)
  void logout
  void refreshSession
})
