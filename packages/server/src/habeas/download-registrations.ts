import { exportFault } from '@plaza/contracts/habeas/habeas.rules'
import { habeasProblems } from '@plaza/contracts/habeas/habeas.messages'
import { csvOf } from '../platform/csv.ts'
import { Download } from '../platform/download.ts'
import { fail } from '../platform/problems.ts'
import type { Scope } from '../platform/scope.ts'
import type { SharedUses } from '../platform/uses.ts'
import { workbookOf } from '../platform/workbook.ts'
import { registrationsBetween } from './habeas.repository.ts'
import { tableOf } from './registration-table.ts'

type Uses = Pick<SharedUses, 'db' | 'clock'>

const dayInBogota = new Intl.DateTimeFormat('sv-SE', { timeZone: 'America/Bogota' })
// Colombia keeps one time the whole year.
const midnight = (day: string) => new Date(`${day}T00:00:00-05:00`)
const xlsx = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'

export async function downloadAll({ business }: Scope, _input: object, { db, clock }: Uses): Promise<Download> {
  const all = await db.withTenant(business, (tx) => registrationsBetween(tx, new Date(0), new Date(8.64e15 / 10)))
  const { header, rows } = tableOf(all)
  return new Download(`habeas-data-${dayInBogota.format(clock.now())}.csv`, 'text/csv; charset=utf-8', Buffer.from(csvOf(header, rows)))
}

/** From the first day to the last, both counted as Bogotá counts them. */
export async function downloadExcel(
  { business }: Scope,
  { fecha_desde: from, fecha_hasta: to }: { fecha_desde: string; fecha_hasta: string },
  { db, clock }: Uses,
): Promise<Download> {
  const fault = exportFault(from, to, dayInBogota.format(clock.now()))
  if (fault) fail(habeasProblems.rangeInvalid, { details: [{ field: from ? 'fecha_hasta' : 'fecha_desde', message: fault }] })
  const end = new Date(midnight(to).getTime() + 24 * 3600_000)
  const made = await db.withTenant(business, (tx) => registrationsBetween(tx, midnight(from), end))
  const { header, rows } = tableOf(made)
  const bytes = await workbookOf({ sheet: 'Habeas data', columns: header.map((each) => ({ header: each })), rows })
  return new Download(`habeas-data-${from}-${to}.xlsx`, xlsx, bytes)
}
