import { expect, test } from 'vitest'
import { loginByEmail } from './login-by-email.ts'

const refused = { ok: false, problem: { code: 'LOGIN_FAILED', message: 'No se logró iniciar sesión.' } }
const session = { ok: true, value: { token: 't' } }
const asked = { email: 'ana@correo.co', password: 'secreto' }

function server(...answers: unknown[]) {
  const inputs: unknown[] = []
  const api = { call: async (_call: unknown, input: unknown) => (inputs.push(input), answers.shift()) }
  return { inputs, api: api as never }
}

test('S-7-019 without a provider, and when the server is not reached, the first error stands', async () => {
  const alone = server(refused)
  expect(await loginByEmail(alone.api, asked)).toBe(refused)
  const offline = { ok: false, problem: { code: 'NETWORK' } }
  const { api, inputs } = server(offline)
  expect(await loginByEmail(api, asked, { tokenFor: async () => 'x' })).toBe(offline)
  expect(inputs).toEqual([asked])
})

test('S-7-019 a provider that refuses, breaks, or whose token is refused leaves the first error', async () => {
  expect(await loginByEmail(server(refused).api, asked, { tokenFor: async () => null })).toBe(refused)
  expect(await loginByEmail(server(refused).api, asked, { tokenFor: () => Promise.reject(new Error('away')) })).toBe(refused)
  const other = { ok: false, problem: { code: 'LOGIN_FAILED', message: 'otro' } }
  expect(await loginByEmail(server(refused, other).api, asked, { tokenFor: async () => 'x' })).toBe(refused)
})

test('S-7-019 e-mail first, then the provider, then its token', async () => {
  const { api, inputs } = server(refused, session)
  expect(await loginByEmail(api, asked, { tokenFor: async (email) => `token of ${email}` })).toBe(session)
  expect(inputs).toEqual([asked, { token: 'token of ana@correo.co' }])
})
