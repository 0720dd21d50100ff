import { randomUUID } from 'node:crypto'
import type { PaymentGatewayName } from '@plaza/contracts/payments/payment.entity'
import type { Tx } from '../../platform/database.ts'

/** A payment as the sandbox keeps it. `status` is Wompi's word, or the number of a Credibanco order status. */
export interface SandboxPayment {
  readonly id: string
  readonly reference: string
  readonly status: string
  readonly amount_in_cents: number
  readonly currency: string
  readonly method: string | null
  readonly redirect_url: string
}

const columns = 'id, reference, status, amount_in_cents, currency, method, redirect_url'

export async function addPayment(tx: Tx, gateway: PaymentGatewayName, payment: Omit<SandboxPayment, 'id'>): Promise<SandboxPayment> {
  const rows = await tx.query<SandboxPayment>(
    `insert into sandbox_payments (business_id, gateway, id, reference, status, amount_in_cents, currency, method, redirect_url)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9) returning ${columns}`,
    [
      tx.business,
      gateway,
      randomUUID(),
      payment.reference,
      payment.status,
      payment.amount_in_cents,
      payment.currency,
      payment.method,
      payment.redirect_url,
    ],
  )
  return rows[0] as SandboxPayment
}

export async function findPayment(tx: Tx, gateway: PaymentGatewayName, id: string): Promise<SandboxPayment | null> {
  const rows = await tx.query<SandboxPayment>(
    `select ${columns} from sandbox_payments where business_id = $1 and gateway = $2 and id = $3`,
    [tx.business, gateway, id],
  )
  return rows[0] ?? null
}

export const paymentsByReference = (tx: Tx, gateway: PaymentGatewayName, reference: string): Promise<SandboxPayment[]> =>
  tx.query<SandboxPayment>(
    `select ${columns} from sandbox_payments where business_id = $1 and gateway = $2 and reference = $3 order by creation_date, id`,
    [tx.business, gateway, reference],
  )

export const latestPayments = (tx: Tx, gateway: PaymentGatewayName): Promise<SandboxPayment[]> =>
  tx.query<SandboxPayment>(
    `select ${columns} from sandbox_payments where business_id = $1 and gateway = $2 order by creation_date desc, id desc limit 30`,
    [tx.business, gateway],
  )

/** Answers the payment with its new status; null unless it was in `from`. */
export async function settlePayment(
  tx: Tx,
  gateway: PaymentGatewayName,
  { id, from, to, method }: { id: string; from: string; to: string; method?: string },
): Promise<SandboxPayment | null> {
  const rows = await tx.query<SandboxPayment>(
    `update sandbox_payments set status = $5, method = coalesce($6, method)
     where business_id = $1 and gateway = $2 and id = $3 and status = $4 returning ${columns}`,
    [tx.business, gateway, id, from, to, method ?? null],
  )
  return rows[0] ?? null
}
