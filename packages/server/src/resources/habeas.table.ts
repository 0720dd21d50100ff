import { refuseFaults } from '../habeas/register.ts'
import { storedCase } from '../habeas/casing.ts'
import { columnsOf } from './columns.ts'
import type { Doc, Table } from './table.ts'

/** Registering has a call of its own (`habeas/register.ts`); staff of habeas read and correct. */
export const habeasData: Table = {
  name: 'habeas_registrations',
  columns:
    columnsOf(`id user_type client_type promotional_send_authorization:flag registraduria_data?:json registraduria_status user_data:json
    company_data?:json consent:json withdrawnAt?:time createdAt:time updatedAt:time`),
  order: 't.created_at desc',
  prepare(_tx, _scope, { consent: _consent, withdrawnAt: _withdrawnAt, ...input }, before) {
    const whole = storedCase(input)
    refuseFaults({ ...before, ...whole } as unknown as Parameters<typeof refuseFaults>[0])
    return whole as Doc
  },
}
