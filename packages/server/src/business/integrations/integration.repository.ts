import type { Integration } from '@plaza/contracts/business/integration.entity'
import type { Tx } from '../../platform/database.ts'

const moment = (column: string) => `to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as ${column}`
const columns = `id, name, cron, ${moment('cron_next_step')}, ${moment('last_run_at')}, last_status, nullif(last_message, '') as last_message`

export const readIntegrations = (tx: Tx): Promise<Integration[]> =>
  tx.query<Integration>(
    `select ${columns} from integrations where business_id = $1 order by name, id`,
    [tx.business],
    'business-integrations',
  )

export const readIntegration = async (tx: Tx, id: string): Promise<Integration | null> =>
  (await tx.query<Integration>(`select ${columns} from integrations where business_id = $1 and id = $2`, [tx.business, id]))[0] ?? null

/** A run that has not ended after this long is taken for dead: the process ended under it. */
const longestMinutes = 30

/** Takes the integration for one run; null when somebody else is at it. */
export async function beginRun(tx: Tx, id: string): Promise<{ config: Record<string, unknown>; cron: string } | null> {
  const [row] = await tx.query<{ config: Record<string, unknown>; cron: string }>(
    `update integrations set last_status = 'running', last_run_at = now(), last_message = ''
     where business_id = $1 and id = $2
       and (last_status is distinct from 'running' or last_run_at < now() - make_interval(mins => $3))
     returning config, cron`,
    [tx.business, id, longestMinutes],
    'integration-begin',
  )
  return row ?? null
}

export const endRun = (tx: Tx, id: string, status: 'completed' | 'failed', message: string) =>
  tx.run(
    'update integrations set last_status = $3, last_message = $4 where business_id = $1 and id = $2',
    [tx.business, id, status, message.slice(0, 500)],
    'integration-end',
  )

export const planNext = (tx: Tx, id: string, next: Date | null) =>
  tx.run('update integrations set cron_next_step = $3 where business_id = $1 and id = $2', [tx.business, id, next], 'integration-plan')

/** What is due, over all businesses; a platform transaction. What names no job of ours keeps a schedule of its own. */
export const dueIntegrations = (tx: Tx, now: Date): Promise<{ business_id: string; id: string }[]> =>
  tx.query(
    "select business_id, id from integrations where cron <> '' and config ? 'job' and cron_next_step <= $1 order by cron_next_step limit 20",
    [now],
    'integrations-due',
  )
