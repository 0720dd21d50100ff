import type * as calls from '@plaza/contracts/campaigns/campaigns.api'
import type { Tx } from '../platform/database.ts'
import type { Handler } from '../platform/mount.ts'

export const listExcludedNumbers: Handler<typeof calls.listExcludedNumbers> = async ({ business }, _input, { db }) => ({
  data: await db.withTenant(business, readNumbers),
})

/** Replaces the business's copy of the register. */
export const saveExcludedNumbers: Handler<typeof calls.saveExcludedNumbers> = async ({ business }, { phones }, { db }) => ({
  data: await db.withTenant(business, async (tx) => {
    await tx.run('delete from excluded_numbers where business_id = $1', [tx.business])
    await tx.run('insert into excluded_numbers (business_id, phone) select distinct $1, unnest($2::text[])', [tx.business, phones])
    return readNumbers(tx)
  }),
})

async function readNumbers(tx: Tx): Promise<string[]> {
  const rows = await tx.query<{ phone: string }>('select phone from excluded_numbers where business_id = $1 order by phone', [tx.business])
  return rows.map(({ phone }) => phone)
}
