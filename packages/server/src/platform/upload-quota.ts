import { isAdminLevel } from '@plaza/contracts/account/role'
import type { Problem } from '@plaza/contracts/kernel/problem'
import type { Tx } from './database.ts'
import { fail, serverProblems } from './problems.ts'
import { uploadQuotas } from './quotas.ts'
import type { Scope } from './scope.ts'
import type { SharedUses } from './uses.ts'

interface Sent {
  person_day: string
  person_total: string
  business_day: string
  business_total: string
}

/** Takes the bytes back out of the quotas: what they were sent for did not happen. */
export type Refund = () => Promise<void>

/**
 * Counts files of this size against the quotas of the person and of the business.
 *
 * @throws ProblemError 429 when a day's quota is used up, 413 when all of it is; nothing is counted then
 */
export async function chargeUpload({ business, user }: Scope, bytes: number, { db }: Pick<SharedUses, 'db'>): Promise<Refund> {
  const person = user?.id ?? ''
  const own = user && isAdminLevel(user.role) ? uploadQuotas.staff : uploadQuotas.person
  const day = await db.withTenant(business, async (tx) => {
    const counted = await count(tx, person, bytes)
    const sent = await sumOf(tx, person, counted)
    const limits: [used: string, limit: number, problem: Problem][] = [
      [sent.person_total, own.total, serverProblems.uploadsFull],
      [sent.person_day, own.day, serverProblems.uploadsOfDayFull],
      [sent.business_total, uploadQuotas.business.total, serverProblems.businessUploadsFull],
      [sent.business_day, uploadQuotas.business.day, serverProblems.businessUploadsOfDayFull],
    ]
    for (const [used, limit, problem] of limits) if (Number(used) > limit) fail(problem, { data: { limit: megabytes(limit) } })
    return counted
  })
  return () =>
    db.withTenant(business, async (tx) => {
      await tx.run('update upload_days set bytes = bytes - $4 where business_id = $1 and user_id = $2 and day = $3', [
        tx.business,
        person,
        day,
        bytes,
      ])
    })
}

// The person's row is locked from here on: uploads at once are counted one after another.
async function count(tx: Tx, person: string, bytes: number): Promise<string> {
  const [row] = await tx.query<{ day: string }>(
    `insert into upload_days as u (business_id, user_id, day, bytes) values ($1, $2, (now() at time zone 'America/Bogota')::date, $3)
     on conflict (business_id, user_id, day) do update set bytes = u.bytes + excluded.bytes returning day::text as day`,
    [tx.business, person, bytes],
    'upload-count',
  )
  return row?.day ?? ''
}

async function sumOf(tx: Tx, person: string, day: string): Promise<Sent> {
  const [row] = await tx.query<Sent>(
    `select coalesce(sum(bytes) filter (where user_id = $2 and day = $3), 0) as person_day,
       coalesce(sum(bytes) filter (where user_id = $2), 0) as person_total,
       coalesce(sum(bytes) filter (where day = $3), 0) as business_day,
       coalesce(sum(bytes), 0) as business_total
     from upload_days where business_id = $1`,
    [tx.business, person, day],
    'upload-sums',
  )
  return row as Sent
}

const megabytes = (bytes: number): string => (bytes / 1024 / 1024).toLocaleString('es-CO')
