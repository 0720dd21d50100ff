import type { PaymentGatewayName } from '@plaza/contracts/payments/payment.entity'
import type { Tx } from '../platform/database.ts'
import type { PaymentLink, ProviderPayment } from './payment-gateway.ts'

/** Writes what a provider said; a repetition changes nothing. */
export const writeToInbox = (tx: Tx, gateway: PaymentGatewayName, told: ProviderPayment, now: Date): Promise<number> =>
  tx.run(
    `insert into payment_inbox (business_id, gateway, transaction_id, status, order_id, amount_in_cents, currency, method, received_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9) on conflict do nothing`,
    [tx.business, gateway, told.transactionId, told.status, told.orderId, told.amountInCents, told.currency, told.method, now],
    'payment-inbox-write',
  )

export interface InboxEntry extends ProviderPayment {
  readonly gateway: PaymentGatewayName
}

/** The oldest entry that is due, locked; one that another instance works on is left to it. */
export async function lockInboxEntry(tx: Tx): Promise<InboxEntry | null> {
  const rows = await tx.query<InboxEntry>(
    `select gateway, transaction_id as "transactionId", status, order_id as "orderId", amount_in_cents as "amountInCents", currency, method
     from payment_inbox where business_id = $1 and processed_at is null and next_try <= now()
     order by received_at limit 1 for update skip locked`,
    [tx.business],
    'payment-inbox-lock',
  )
  return rows[0] ?? null
}

export const finishInboxEntry = (tx: Tx, { gateway, transactionId, status }: InboxEntry, now: Date): Promise<number> =>
  tx.run(
    'update payment_inbox set processed_at = $5 where business_id = $1 and gateway = $2 and transaction_id = $3 and status = $4',
    [tx.business, gateway, transactionId, status, now],
    'payment-inbox-finish',
  )

/** After a failure: later again, at most ten minutes later. */
export const postponeInboxEntry = (tx: Tx, { gateway, transactionId, status }: InboxEntry): Promise<number> =>
  tx.run(
    `update payment_inbox set attempts = attempts + 1, next_try = now() + make_interval(secs => least(600, 2 ^ least(attempts, 12)))
     where business_id = $1 and gateway = $2 and transaction_id = $3 and status = $4`,
    [tx.business, gateway, transactionId, status],
    'payment-inbox-postpone',
  )

export interface PaymentRow {
  readonly transaction_id: string
  readonly gateway: PaymentGatewayName
  readonly status: ProviderPayment['status']
  readonly to_refund: boolean
}

export const paymentsOf = (tx: Tx, orderId: string): Promise<PaymentRow[]> =>
  tx.query<PaymentRow>(
    'select transaction_id, gateway, status, to_refund from payments where business_id = $1 and order_id = $2',
    [tx.business, orderId],
    'payments-of-order',
  )

export const savePayment = (tx: Tx, entry: InboxEntry, refund: string | null, now: Date): Promise<number> =>
  tx.run(
    `insert into payments (business_id, gateway, transaction_id, order_id, status, amount_in_cents, currency, method, to_refund, reason,
       creation_date, last_update_date, refund_due)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $11, case when $9 then ($6::bigint / 100)::int else 0 end)
     on conflict (business_id, gateway, transaction_id) do update set status = excluded.status, amount_in_cents = excluded.amount_in_cents,
       currency = excluded.currency, method = excluded.method, to_refund = excluded.to_refund, reason = excluded.reason,
       last_update_date = excluded.last_update_date, refund_due = greatest(excluded.refund_due, payments.refund_done)`,
    [
      tx.business,
      entry.gateway,
      entry.transactionId,
      entry.orderId,
      entry.status,
      entry.amountInCents,
      entry.currency,
      entry.method,
      refund !== null,
      refund ?? '',
      now,
    ],
    'payment-save',
  )

/** Approved payments of an order that is given up; answers how many. */
export const refundPayments = (tx: Tx, orderId: string, reason: string, now: Date): Promise<number> =>
  tx.run(
    `update payments set to_refund = true, refund_due = amount_in_cents / 100, reason = $3, last_update_date = $4
     where business_id = $1 and order_id = $2 and status = 'approved' and not to_refund`,
    [tx.business, orderId, reason, now],
    'payments-refund',
  )

/** What the approved payments that stay with the order exceed this total by; asked again it says the newest amount. */
export const refundPart = (tx: Tx, orderId: string, total: number, reason: string, now: Date): Promise<number> =>
  tx.run(
    `with paid as (
       select gateway, transaction_id, amount_in_cents / 100 - $3 as over from payments
       where business_id = $1 and order_id = $2 and status = 'approved' and not to_refund order by creation_date limit 1)
     update payments p set refund_due = greatest(paid.over, p.refund_done, 0), reason = case when paid.over > 0 then $4 else '' end, last_update_date = $5
     from paid where p.business_id = $1 and p.gateway = paid.gateway and p.transaction_id = paid.transaction_id
       and p.refund_due <> greatest(paid.over, p.refund_done, 0)`,
    [tx.business, orderId, total, reason, now],
    'payments-refund-part',
  )

interface SavedLink {
  readonly orderId: string
  readonly gateway: PaymentGatewayName
  readonly link: PaymentLink
  readonly now: Date
}

export const firstCheckSeconds = 20

/** Remembers that the order may be paid from now on. */
export const saveLink = (tx: Tx, { orderId, gateway, link, now }: SavedLink): Promise<number> =>
  tx.run(
    `insert into payment_links (business_id, order_id, gateway, provider_id, url, next_check, creation_date)
     values ($1, $2, $3, $4, $5, now() + make_interval(secs => $6), $7)
     on conflict (business_id, order_id, gateway) do update set provider_id = excluded.provider_id, url = excluded.url, checks = 0,
       next_check = excluded.next_check, creation_date = excluded.creation_date`,
    [tx.business, orderId, gateway, link.providerId, link.url, firstCheckSeconds, now],
    'payment-link-save',
  )

export interface DueLink {
  readonly order_id: string
  readonly gateway: PaymentGatewayName
  readonly provider_id: string | null
}

/**
 * Links whose provider should be asked now, pushed further away in the same statement so that instances do not ask twice.
 * Orders paid, cancelled for more than a day, or gone are not asked about again.
 */
export const takeDueLinks = (tx: Tx): Promise<DueLink[]> =>
  tx.query<DueLink>(
    `with due as (
       select l.order_id, l.gateway, o.state in ('5_waiting_online_payment', '11_store_onlinepayment_fail')
         or (o.state = '12_store_cancel_order' and o.last_update > now() - interval '1 day') as waits
       from payment_links l join orders o on o.business_id = l.business_id and o.id = l.order_id
       where l.business_id = $1 and l.next_check <= now() order by l.next_check limit 20 for update of l skip locked)
     update payment_links l set checks = l.checks + 1,
       next_check = case when due.waits then now() + make_interval(secs => least(600, 20 * 2 ^ least(l.checks, 6))) end
     from due where l.business_id = $1 and l.order_id = due.order_id and l.gateway = due.gateway
     returning l.order_id, l.gateway, l.provider_id, due.waits`,
    [tx.business],
    'payment-links-due',
  )
