import { startTestPostgres, testServerVariable } from './database.ts'

/** vitest `globalSetup`: one PostgreSQL for the whole run. */
export async function setup() {
  if (process.env[testServerVariable]) return undefined
  const postgres = await startTestPostgres()
  process.env[testServerVariable] = postgres.url
  return () => postgres.stop()
}
