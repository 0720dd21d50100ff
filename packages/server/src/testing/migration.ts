import * as fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { connectDatabase, type Database } from '../platform/database.ts'
import { migrate, ownMigrations } from '../platform/migrate.ts'
import { createEmptyDatabase, startTestPostgres, testServerVariable } from './database.ts'

/** A database as it was before a migration, and the migration itself to apply when there is something to change. */
export interface BeforeMigration {
  readonly db: Database
  /** Answers the names of what was applied. */
  apply(): Promise<string[]>
  stop(): Promise<void>
}

export async function databaseBefore(migration: string): Promise<BeforeMigration> {
  const postgres = process.env[testServerVariable] ? null : await startTestPostgres()
  const empty = await createEmptyDatabase(postgres?.url ?? (process.env[testServerVariable] as string))
  const db = await connectDatabase(empty.url)
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'plaza-migrations-'))
  const copy = (name: string) => fs.copyFileSync(path.join(ownMigrations, name), path.join(folder, name))
  for (const name of fs.readdirSync(ownMigrations).filter((each) => each < migration)) copy(name)
  await migrate(db.pool, folder)
  return {
    db,
    apply: () => {
      copy(migration)
      return migrate(db.pool, folder)
    },
    stop: async () => {
      await db.close()
      await empty.drop()
      fs.rmSync(folder, { recursive: true })
      await postgres?.stop()
    },
  }
}
