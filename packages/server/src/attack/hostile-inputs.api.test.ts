import { randomInt } from 'node:crypto'
import { allCalls } from '@plaza/contracts/all-calls'
import { type Call, prefixes } from '@plaza/contracts/kernel/call'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestServer, testAccounts, testPassword, type TestServer } from '../testing/index.ts'
import { sampleOf } from './attack-size.ts'
import { plausibleInput } from './plausible-input.ts'

/**
 * Every field of every call gets what no form sends. Whatever it is, the answer is no failure of the server and tells nothing of its inside.
 * `PLAZA_ATTACK_SEED` repeats a run.
 */
const seed = Number(process.env['PLAZA_ATTACK_SEED'] ?? randomInt(2 ** 31))

const deep = (depth: number): unknown => JSON.parse(`${'['.repeat(depth)}${']'.repeat(depth)}`)
const hostile: readonly unknown[] = [
  '\u0000',
  'a\u0000b',
  '\ud800',
  "'; drop table users; --",
  '%_\\',
  '../../../../etc/passwd',
  '{{7*7}}${7*7}<script>alert(1)</script>',
  '=HYPERLINK("http://evil.example")',
  'x'.repeat(100_000),
  '9'.repeat(400),
  '\u202e\u200b\ufeff',
  '2026-99-99T99:99:99Z',
  '__proto__',
  -1,
  1e308,
  2 ** 53,
  0.1,
  true,
  null,
  [],
  {},
  [null],
  { __proto__: null, constructor: { prototype: { polluted: true } } },
  Array.from({ length: 5000 }, () => 'x'),
  deep(500),
]

// They end the sessions that the attack needs, or take a password as long as bcrypt does.
const spared = new Set(['POST /api/v1/users/logout', 'DELETE /api/v1/users/me', 'POST /api/v1/users/delete'])
const told = /\bat [\w.<>]+ \(|node_modules|\.ts:\d|syntax error at|violates|relation "|column "|SELECT |password_hash/

interface Shot {
  readonly contract: Call
  readonly field: string
  readonly value: unknown
}

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server?.stop())

test('A-38: hostile values in every field of every call', { timeout: 900_000 }, async () => {
  console.info(`hostile inputs: PLAZA_ATTACK_SEED=${seed}`)
  const calls = [...allCalls.values()].filter(({ key }) => !spared.has(key))
  const all = calls.flatMap((contract) =>
    Object.keys(contract.input.shape).flatMap((field) => hostile.map((value): Shot => ({ contract, field, value }))),
  )
  const shots = sampleOf(all, 2500, seed)
  const tokens = new Map<string, string>()
  const failures: string[] = []
  const statuses = new Map<number, number>()
  for (const shot of shots) {
    const role = shot.contract.access.kind === 'anyone' ? 'guest' : 'hyperadmin'
    const { status, text } = await fire(shot, role === 'guest' ? null : await tokenOf(role, tokens))
    // A call that looks elsewhere may say that it is not to be reached.
    if (status >= 500 && !(status === 503 && text.includes('UNAVAILABLE')))
      failures.push(`${status} ${shot.contract.key} ${shot.field} ${JSON.stringify(shot.value).slice(0, 60)}`)
    else if (told.test(text)) failures.push(`told: ${shot.contract.key} ${shot.field} ${text.slice(0, 120)}`)
    statuses.set(status, (statuses.get(status) ?? 0) + 1)
    if (status === 401) tokens.delete(role)
  }
  console.info(`hostile inputs: ${shots.length} of ${all.length} values, ${calls.length} calls`, Object.fromEntries(statuses))
  expect(failures).toEqual([])
  expect(({} as Record<string, unknown>)['polluted']).toBeUndefined()
  expect((await server.request('/readyz')).status).toBe(200)
})

async function tokenOf(role: string, tokens: Map<string, string>) {
  const account = testAccounts.find((each) => each.role === role)
  const known = tokens.get(role)
  if (known) return known
  const answer = await server.request('/api/v1/users/login', {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'at-business': 'verde' },
    body: JSON.stringify({ email: account?.email, password: testPassword }),
  })
  const { token } = (await answer.json()) as { token: string }
  tokens.set(role, token)
  return token
}

async function fire({ contract, field, value }: Shot, token: string | null) {
  const input: Record<string, unknown> = {
    ...Object.fromEntries(contract.paramNames.map((name) => [name, 'nada'])),
    ...plausibleInput(contract.input),
    [field]: value,
  }
  const isQuery = (contract.sends ?? (['GET', 'DELETE'].includes(contract.method) ? 'query' : 'json')) === 'query'
  const path = contract.path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(textOf(input[name])).slice(0, 4000))
  const rest = Object.entries(input).filter(([name]) => !contract.paramNames.includes(name))
  const query = isQuery ? `?${new URLSearchParams(rest.map(([name, each]): [string, string] => [name, textOf(each)]))}`.slice(0, 8000) : ''
  const answer = await server.request(prefixes[contract.api] + path + query, {
    method: contract.method,
    headers: {
      'at-business': 'verde',
      ...(isQuery ? {} : { 'content-type': 'application/json' }),
      ...(token === null ? {} : { authorization: `Bearer ${token}` }),
    },
    ...(isQuery ? {} : { body: JSON.stringify(Object.fromEntries(rest)) }),
  })
  return { status: answer.status, text: await answer.text() }
}

/** As a client would write it into an address; a lone half of a letter becomes its replacement. */
const textOf = (value: unknown) => (typeof value === 'string' ? value : JSON.stringify(value)).toWellFormed()
