import * as fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { expect, test } from 'vitest'
import { createTestDatabase, startTestPostgres, testServerVariable } from '../testing/database.ts'
import { seedBusinesses, testUserId } from '../testing/world.ts'
import { connectDatabase } from './database.ts'
import { migrate, ownMigrations } from './migrate.ts'

const own = '270-verified-phones.sql'

/** The migrations that were there before. */
function earlierMigrations() {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'plaza-earlier-'))
  for (const name of fs.readdirSync(ownMigrations)) if (name < own) fs.copyFileSync(path.join(ownMigrations, name), path.join(folder, name))
  return folder
}

test('A-20 of the accounts of before, those that a text message opened have a verified phone, one each number', async () => {
  const postgres = process.env[testServerVariable] ? null : await startTestPostgres()
  const earlier = earlierMigrations()
  const database = await createTestDatabase(postgres?.url ?? (process.env[testServerVariable] as string), earlier)
  const db = await connectDatabase(database.url)
  await seedBusinesses(db, ['verde', 'azul'])
  // Both clients of verde share 3001234567; the second opened by it last.
  const [ana, luis] = [testUserId('verde', 'cliente@demo.co'), testUserId('verde', 'cliente2@demo.co')]
  await db.withTenant('verde', async (tx) => {
    await tx.run("update users set phone = '+57 300 123 4567' where business_id = $1 and id = $2", [tx.business, luis])
    const opened = `insert into phone_codes (business_id, token_hash, phone, user_id, code_hash, expires_at, used_at)
      values ($1, $2, '3001234567', $3, '', now(), now() - make_interval(days => $4))`
    await tx.run(opened, [tx.business, 'a', ana, 3])
    await tx.run(opened, [tx.business, 'b', luis, 1])
    await tx.run('update phone_codes set used_at = null where business_id = $1 and token_hash = $2', [tx.business, 'c'])
  })
  await migrate(db.pool)
  const verifiedOf = (business: string) =>
    db.withTenant(business, (tx) =>
      tx.query('select id, verified_phone from users where business_id = $1 and verified_phone is not null', [tx.business]),
    )
  expect(await verifiedOf('verde')).toEqual([{ id: luis, verified_phone: '3001234567' }])
  expect(await verifiedOf('azul')).toEqual([])
  await db.close()
  await database.drop()
  await postgres?.stop()
  fs.rmSync(earlier, { recursive: true })
})
