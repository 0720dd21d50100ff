import type { Call, InputOf, OutputOf } from '@plaza/contracts/kernel/call'
import type { ProblemBody } from '@plaza/contracts/kernel/problem'
import * as fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import type { Database } from '../platform/database.ts'
import { readEnv } from '../platform/env.ts'
import type { Route } from '../platform/mount.ts'
import { createServer } from '../server.ts'
import type { SharedUses } from '../platform/uses.ts'
import { createTestDatabase, startTestPostgres, testServerVariable } from './database.ts'
import { refuseNested } from './refuse-nested.ts'
import { fileOf, send } from './send.ts'
import { seedBusinesses, testPassword } from './world.ts'

export { connectDatabase } from '../platform/database.ts'
export { startTestPostgres } from './database.ts'
export { seedLargeShop } from './large-shop.ts'
export { seedManyOrders } from './many-orders.ts'
export { testAccounts, testOfficeId, testPassword, testUserId } from './world.ts'

export interface Options {
  /** Businesses to make (branches and accounts, see `world.ts`); `['verde', 'azul']` by default. */
  businesses?: readonly string[]
  /** True fills the database with the demo data instead. */
  demo?: boolean
  /** Further environment variables. */
  env?: Record<string, string>
  /** Calls besides those of the domains. */
  routes?: readonly Route[]
  /** A database made by `createTestDatabase`, for several servers on one; never seeded. */
  databaseUrl?: string
}

export interface Asking {
  business?: string
  token?: string
  office?: string
  headers?: Record<string, string>
}

export type Answer<Body> = { status: number; headers: Headers; body: Body & Partial<ProblemBody> }

/** A person using the shop: every call carries business and token; the refresh cookie is kept as a browser would. */
export interface Person {
  readonly token: string
  readonly user: { id: string; role: string }
  readonly cookie: string
  call<C extends Call>(contract: C, input: InputOf<C>, asking?: Asking): Promise<Answer<OutputOf<C>>>
}

export interface TestServer {
  /** `http://localhost:<port>`, without a slash at the end. */
  readonly url: string
  readonly databaseUrl: string
  readonly db: Database
  readonly uses: SharedUses
  /** Sends a call as a guest (or with `token`), to `verde` unless told otherwise. Network failures throw; problems are answers. */
  call<C extends Call>(contract: C, input: InputOf<C>, asking?: Asking): Promise<Answer<OutputOf<C>>>
  /** Any request; `host` sets the Host header. */
  request(path: string, options?: RequestInit & { host?: string }): Promise<Response>
  signIn(email: string, business?: string): Promise<Person>
  stop(): Promise<void>
}

/** The real server on a real, fresh database. One per test file is usual; call `stop` at its end. */
export async function startTestServer(options: Options = {}): Promise<TestServer> {
  const postgres = process.env[testServerVariable] ? null : await startTestPostgres()
  const database = options.databaseUrl ? null : await createTestDatabase(postgres?.url ?? (process.env[testServerVariable] as string))
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'plaza-data-'))
  const databaseUrl = options.databaseUrl ?? (database as { url: string }).url
  const env = readEnv({
    NODE_ENV: 'test',
    PORT: '0',
    DATA_DIR: folder,
    DEMO: options.demo ? '1' : '0',
    ...(process.env.REDIS_URL ? { REDIS_URL: process.env.REDIS_URL } : {}),
    ...options.env,
    DATABASE_URL: databaseUrl,
  })
  const server = await createServer(env, options.routes)
  refuseNested(server.uses.db)
  if (!options.demo && !options.databaseUrl) {
    await seedBusinesses(server.uses.db, options.businesses ?? ['verde', 'azul'])
    await server.uses.directory.refresh()
  }
  const url = (await server.listen()).replace('127.0.0.1', 'localhost')
  return {
    url,
    databaseUrl,
    db: server.uses.db,
    uses: server.uses,
    call: (contract, input, asking) => send(url, contract, input, asking),
    request: (file, requestOptions) => fileOf(url, file, requestOptions),
    signIn: (email, business = 'verde') => signIn(url, email, business),
    async stop() {
      await server.close()
      await database?.drop()
      await postgres?.stop()
      fs.rmSync(folder, { recursive: true, force: true })
    },
  }
}

async function signIn(url: string, email: string, business: string): Promise<Person> {
  const response = await fileOf(url, '/api/v1/users/login', {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'at-business': business },
    body: JSON.stringify({ email, password: testPassword }),
  })
  const body = (await response.json()) as { token: string; user: { id: string; role: string } }
  if (response.status !== 200) throw new Error(`${email} could not sign in: ${JSON.stringify(body)}`)
  const cookie = response.headers
    .getSetCookie()
    .map((each) => each.split(';')[0])
    .join('; ')
  return { ...body, cookie, call: (contract, input, asking) => send(url, contract, input, { business, token: body.token, ...asking }) }
}
