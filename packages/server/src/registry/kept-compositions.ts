import type { findComposition as contract, KeptComposition } from '@plaza/contracts/registry/registry.api'
import { registryProblems as problems } from '@plaza/contracts/registry/registry.messages'
import type { ParsedInputOf } from '@plaza/contracts/kernel/call'
import { commonProblems } from '@plaza/contracts/kernel/common.problems'
import type { Composition } from '@plaza/contracts/registry/composition.entity'
import { LRUCache } from 'lru-cache'
import { requireOperatorOf } from '../business/platform-operator.ts'
import type { Tx } from '../platform/database.ts'
import { fail } from '../platform/problems.ts'
import type { Scope } from '../platform/scope.ts'
import type { SharedUses } from '../platform/uses.ts'

const written = new LRUCache<string, true>({ max: 5000 })

/** Writes down once what runs under a composition's id: orders and errors name nothing but the id. Nobody waits for it. */
export function keepComposition({ db, log }: Pick<SharedUses, 'db' | 'log'>, { id, business, role, remotes }: Composition): void {
  if (written.has(id)) return
  written.set(id, true)
  const ran = Object.values(remotes).map(({ name, version }) => ({ name, version }))
  db.withTenant(business, (tx) =>
    tx.run('insert into compositions (business_id, id, role, remotes) values ($1, $2, $3, $4) on conflict do nothing', [
      tx.business,
      id,
      role,
      JSON.stringify(ran),
    ]),
  ).catch((error) => {
    written.delete(id)
    log.warn({ err: error }, 'a composition was not written down')
  })
}

/** By the number or id of an order, or by the id that an error's report names. */
export async function findComposition(
  scope: Scope,
  { business = scope.business, order, composition }: ParsedInputOf<typeof contract>,
  { db, directory }: SharedUses,
): Promise<KeptComposition> {
  requireOperatorOf(business, scope, { directory })
  if (!directory.get(business)) fail(commonProblems.businessNotFound)
  return db.withTenant(business, async (tx) => {
    const id = order ? await compositionOfOrder(tx, order) : composition
    if (!id) fail(problems.compositionUnknown)
    const [row] = await tx.query<KeptComposition>(
      `select id, business_id as business, role, remotes, to_char(first_seen at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as first_seen
       from compositions where business_id = $1 and id = $2`,
      [tx.business, id],
    )
    return row ?? fail(problems.compositionUnknown)
  })
}

async function compositionOfOrder(tx: Tx, order: string): Promise<string | null> {
  const [row] = await tx.query<{ composition_id: string | null }>(
    'select composition_id from orders where business_id = $1 and (id = $2 or id_order::text = $2) limit 1',
    [tx.business, order.trim()],
  )
  return row?.composition_id ?? null
}
