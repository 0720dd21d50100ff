import { createHash } from 'node:crypto'
import type { forgetPushDevice } from '@plaza/contracts/account/push.api'
import { commonProblems } from '@plaza/contracts/kernel/common.problems'
import type { ParsedInputOf } from '@plaza/contracts/kernel/call'
import type { Tx } from '../platform/database.ts'
import { fail } from '../platform/problems.ts'
import type { Scope } from '../platform/scope.ts'
import type { SharedUses } from '../platform/uses.ts'

/** More browsers of one person than this are old ones nobody signed out of. */
const mostDevices = 10

/** Keeps one more browser of this person; null forgets them all. */
export async function keepDevice(tx: Tx, userId: string, token: string | null): Promise<void> {
  const person = [tx.business, userId]
  if (token === null) return void (await tx.run('delete from push_devices where business_id = $1 and user_id = $2', person, 'push-none'))
  await tx.run(
    `insert into push_devices (business_id, id, user_id, token) values ($1, $3, $2, $4)
     on conflict (business_id, id) do update set user_id = excluded.user_id, token = excluded.token, creation_date = now()`,
    [...person, deviceId(addressOf(token)), token],
    'push-keep',
  )
  await tx.run(
    `delete from push_devices where business_id = $1 and user_id = $2 and id not in
       (select id from push_devices where business_id = $1 and user_id = $2 order by creation_date desc, id limit $3)`,
    [...person, mostDevices],
    'push-oldest',
  )
}

/** This browser wants no more messages; the person's others go on. */
export async function forgetDevice(scope: Scope, { endpoint }: ParsedInputOf<typeof forgetPushDevice>, { db }: Pick<SharedUses, 'db'>) {
  const me = scope.user ?? fail(commonProblems.unauthenticated)
  await db.withTenant(scope.business, (tx) =>
    tx.run(
      'delete from push_devices where business_id = $1 and user_id = $2 and id = $3',
      [tx.business, me.id, deviceId(endpoint)],
      'push-forget',
    ),
  )
  return { ok: true as const }
}

const deviceId = (address: string) => createHash('sha256').update(address).digest('hex')

/** A browser's subscription is known by its address; its keys may change. Tokens of apps are their own address. */
function addressOf(token: string): string {
  try {
    const { endpoint } = JSON.parse(token) as { endpoint?: unknown }
    return typeof endpoint === 'string' ? endpoint : token
  } catch {
    return token
  }
}
