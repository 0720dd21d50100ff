import type { HabeasRegistration } from '@plaza/contracts/habeas/registration.entity'
import type { Tx } from '../platform/database.ts'

const columns = `id, user_type, client_type, promotional_send_authorization, registraduria_data, registraduria_status, user_data, company_data,
  consent, withdrawn_at, created_at, updated_at`

export interface Wanted {
  readonly name?: string | undefined
  readonly last_name?: string | undefined
  readonly document_number?: string | undefined
}

interface Page extends Wanted {
  readonly limit: number
  readonly offset: number
}

/** Newest first; the filters find parts of what is stored, whatever the case. */
export async function pageOfRegistrations(
  tx: Tx,
  { limit, offset, ...wanted }: Page,
): Promise<{ list: HabeasRegistration[]; total: number }> {
  const values: unknown[] = [tx.business]
  const filters = (['name', 'last_name', 'document_number'] as const).flatMap((field) => {
    const text = wanted[field]?.trim()
    return text ? [`user_data ->> '${field}' ilike $${values.push(`%${text.replace(/[\\%_]/g, '\\$&')}%`)}`] : []
  })
  const where = ['business_id = $1', ...filters].join(' and ')
  const [counted] = await tx.query<{ total: number }>(`select count(*) as total from habeas_registrations where ${where}`, values)
  const rows = await tx.query<Row>(
    `select ${columns} from habeas_registrations where ${where} order by created_at desc, id limit ${limit} offset ${offset}`,
    values,
  )
  return { list: rows.map(toRegistration), total: counted?.total ?? 0 }
}

/** Those made between two moments, oldest first; `until` is not counted. */
export async function registrationsBetween(tx: Tx, from: Date, until: Date): Promise<HabeasRegistration[]> {
  const rows = await tx.query<Row>(
    `select ${columns} from habeas_registrations where business_id = $1 and created_at >= $2 and created_at < $3 order by created_at, id`,
    [tx.business, from, until],
    'habeas-between',
  )
  return rows.map(toRegistration)
}

/** One registration, held until the transaction ends. */
export async function lockRegistration(tx: Tx, id: string): Promise<HabeasRegistration | null> {
  const [row] = await tx.query<Row>(
    `select ${columns} from habeas_registrations where business_id = $1 and id = $2 for update`,
    [tx.business, id],
    'habeas-lock',
  )
  return row ? toRegistration(row) : null
}

export interface Stored {
  readonly user_type: string
  readonly client_type: string
  readonly promotional_send_authorization: boolean
  readonly user_data: object
  readonly company_data: object | null
}

const valuesOf = (stored: Stored) => [
  stored.user_type,
  stored.client_type,
  stored.promotional_send_authorization,
  JSON.stringify(stored.user_data),
  stored.company_data ? JSON.stringify(stored.company_data) : null,
]

export const addRegistration = (tx: Tx, id: string, stored: Stored, consent: object) =>
  tx.run(
    `insert into habeas_registrations (business_id, id, user_type, client_type, promotional_send_authorization, user_data, company_data, consent)
     values ($1, $2, $3, $4, $5, $6, $7, $8)`,
    [tx.business, id, ...valuesOf(stored), JSON.stringify(consent)],
    'habeas-add',
  )

export const changeRegistration = (tx: Tx, id: string, stored: Stored) =>
  tx.run(
    `update habeas_registrations set user_type = $3, client_type = $4, promotional_send_authorization = $5, user_data = $6, company_data = $7,
       updated_at = now() where business_id = $1 and id = $2`,
    [tx.business, id, ...valuesOf(stored)],
    'habeas-change',
  )

/** No promotions any more; with `all` nothing else either. */
export const withdrawRegistration = (tx: Tx, id: string, all: boolean) =>
  tx.run(
    `update habeas_registrations set promotional_send_authorization = false, updated_at = now(),
       withdrawn_at = case when $3 then coalesce(withdrawn_at, now()) else withdrawn_at end
     where business_id = $1 and id = $2`,
    [tx.business, id, all],
    'habeas-withdraw',
  )

/** Erases what its time is over; answers how many. */
export const eraseBefore = (tx: Tx, withdrawnBefore: Date, untouchedBefore: Date) =>
  tx.run(
    'delete from habeas_registrations where business_id = $1 and (withdrawn_at < $2 or updated_at < $3)',
    [tx.business, withdrawnBefore, untouchedBefore],
    'habeas-erase',
  )

interface Row extends Omit<HabeasRegistration, 'createdAt' | 'updatedAt' | 'withdrawnAt'> {
  created_at: Date
  updated_at: Date
  withdrawn_at: Date | null
}

function toRegistration({ created_at, updated_at, withdrawn_at, ...row }: Row): HabeasRegistration {
  const consent = row.consent && 'accepted' in row.consent ? row.consent : null
  return {
    ...row,
    consent,
    withdrawnAt: withdrawn_at?.toISOString() ?? null,
    createdAt: created_at.toISOString(),
    updatedAt: updated_at.toISOString(),
  }
}
