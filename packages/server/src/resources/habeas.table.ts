import { commonProblems } from '@plaza/contracts/kernel/common.problems'
import { fail } from '../platform/problems.ts'
import { columnsOf } from './columns.ts'
import type { Doc, Table } from './table.ts'

/** Anyone may register where the module is on; only staff of habeas read. */
export const habeasData: Table = {
  name: 'habeas_registrations',
  columns:
    columnsOf(`id user_type client_type promotional_send_authorization:flag registraduria_data?:json registraduria_status user_data:json
    company_data?:json consent:json createdAt:time updatedAt:time`),
  order: 't.created_at desc',
  prepare(_tx, scope, input, before) {
    if (!scope.modules.has('habeas-data')) fail(commonProblems.forbidden)
    const consent =
      before === null && input.consent ? { ...(input.consent as Doc), date: new Date().toISOString(), origin: scope.ip } : input.consent
    return upperCased({ ...input, consent }) as Doc
  },
}

/** B 3: texts are stored upper case, e-mails lower case; codes and consent as they are. */
function upperCased(input: Doc): Doc {
  const said = (part: unknown) =>
    part && Object.fromEntries(Object.entries(part as Doc).map(([field, value]) => [field, cased(field, value)]))
  return {
    ...input,
    ...(input.user_data ? { user_data: said(input.user_data) } : {}),
    ...(input.company_data ? { company_data: said(input.company_data) } : {}),
  }
}

function cased(field: string, value: unknown) {
  if (typeof value !== 'string' || asWritten.has(field)) return value
  return field === 'email' ? value.toLowerCase() : value.toUpperCase()
}

const asWritten = new Set(['rut', 'gender', 'dwelling_type', 'prefered_location_office', 'birthdate', 'document_date_expedition'])
