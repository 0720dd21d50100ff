import type { Tx } from '../platform/database.ts'

export interface Consent {
  readonly purpose: 'terms' | 'promotional'
  readonly accepted: boolean
  readonly version: string | null
  /** The address it came from. */
  readonly origin: string | null
  readonly date: Date
}

/** The proof of what somebody agreed to or took back; need not be awaited. */
export function recordConsents(tx: Tx, userId: string, consents: readonly Consent[]): void {
  for (const { purpose, accepted, version, origin, date } of consents)
    void tx.write(
      'insert into consents (business_id, user_id, purpose, accepted, version, origin, date) values ($1, $2, $3, $4, $5, $6, $7)',
      [tx.business, userId, purpose, accepted, version, origin, date],
      'consent-add',
    )
}

/** Keeps the words behind a version, the first time somebody agrees to them. */
export function keepTerms(tx: Tx, version: string, body: string): void {
  void tx.write(
    'insert into terms_texts (business_id, version, body) values ($1, $2, $3) on conflict do nothing',
    [tx.business, version, body],
    'terms-keep',
  )
}

export const readConsents = (tx: Tx, userId: string): Promise<Consent[]> =>
  tx.query<Consent>(
    'select purpose, accepted, version, origin, date from consents where business_id = $1 and user_id = $2 order by id',
    [tx.business, userId],
    'consents-read',
  )
