import { createHash, createHmac } from 'node:crypto'
import { keepTerms } from '../account/consents.ts'
import type { Tx } from '../platform/database.ts'

export type Purpose = 'treatment' | 'promotional'
export interface Asked {
  readonly purpose: Purpose
  readonly text: string
  readonly required: boolean
}

/** The words people agree to, one purpose at a time; `version` is part of their SHA-256. */
export async function currentConsent(tx: Tx): Promise<{ version: string; purposes: Asked[] }> {
  const [row] = await tx.query<{ title: string | null; legal: string | null }>(
    `select config ->> 'title' as title, config ->> 'legal' as legal from businesses where business_id = $1`,
    [tx.business],
    'habeas-who',
  )
  const who = row?.title || tx.business
  const purposes: Asked[] = [
    {
      purpose: 'treatment',
      required: true,
      text: `Autorizo de manera previa, expresa e informada a ${who} a recolectar, guardar y usar mis datos personales para gestionar mi registro, mis compras y la atención de mis solicitudes. Conozco que puedo consultar, corregir y suprimir mis datos, y retirar esta autorización cuando quiera (Ley 1581 de 2012).`,
    },
    {
      purpose: 'promotional',
      required: false,
      text: `Autorizo a ${who} a enviarme promociones y novedades por correo electrónico, mensaje de texto y teléfono.`,
    },
  ]
  const version = `hd-${createHash('sha256').update(JSON.stringify(purposes)).digest('hex').slice(0, 12)}`
  return { version, purposes }
}

/** Keeps the words behind the version. */
export const keepConsentText = (tx: Tx, { version, purposes }: Awaited<ReturnType<typeof currentConsent>>) =>
  keepTerms(tx, version, purposes.map(({ text }) => text).join('\n\n'))

export interface Proof {
  readonly registrationId: string
  readonly documentNumber: string
  readonly purpose: Purpose
  readonly accepted: boolean
  readonly version: string | null
  readonly channel: 'form' | 'staff' | 'link'
  readonly origin?: string | null
  readonly device?: string | null
  readonly branchId?: string | null
  readonly by?: string | null
}

export const addProof = (tx: Tx, proof: Proof, secret: string) =>
  tx.run(
    `insert into habeas_consents (business_id, registration_id, subject, purpose, accepted, version, channel, origin, device, branch_id, by_user)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11)`,
    [
      tx.business,
      proof.registrationId,
      subjectOf(tx.business, proof.documentNumber, secret),
      proof.purpose,
      proof.accepted,
      proof.version,
      proof.channel,
      proof.origin ?? null,
      proof.device?.slice(0, 300) ?? null,
      proof.branchId ?? null,
      proof.by ?? null,
    ],
    'habeas-proof',
  )

const subjectOf = (business: string, documentNumber: string, secret: string) =>
  createHmac('sha256', secret).update(`${business}:${documentNumber}`).digest('hex')

interface ProofRow {
  purpose: Purpose
  accepted: boolean
  version: string | null
  text: string | null
  channel: 'form' | 'staff' | 'link' | 'import'
  origin: string | null
  device: string | null
  by: string | null
  date: Date
}

export async function readProofs(tx: Tx, registrationId: string) {
  const rows = await tx.query<ProofRow>(
    `select c.purpose, c.accepted, c.version, t.body as text, c.channel, c.origin, c.device, c.by_user as by, c.date
     from habeas_consents c left join terms_texts t on t.business_id = c.business_id and t.version = c.version
     where c.business_id = $1 and c.registration_id = $2 order by c.id`,
    [tx.business, registrationId],
    'habeas-proofs',
  )
  return rows.map((row) => ({ ...row, date: row.date.toISOString() }))
}
