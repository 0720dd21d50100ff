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
  /** Whole pesos. */
  readonly amount: number
  readonly counts: boolean
  readonly refund_due: number
  readonly refund_done: number
  readonly reason: string
  readonly method: string | null
  readonly creation_date: Date
  readonly last_update_date: Date
}

/** Every payment of an order: the first approved first, then those that never were. */
export const paymentsOf = (tx: Tx, orderId: string): Promise<PaymentRow[]> =>
  tx.query<PaymentRow>(
    `select transaction_id, gateway, status, (amount_in_cents / 100)::int as amount, counts, refund_due, refund_done, reason, method,
       creation_date, last_update_date
     from payments where business_id = $1 and order_id = $2 order by approved_at nulls last, creation_date, transaction_id`,
    [tx.business, orderId],
    'payments-of-order',
  )

/** One attempt in its latest state; `counts` says whether it was for the order's own amount. */
export const savePayment = (tx: Tx, entry: InboxEntry, counts: boolean, now: Date): Promise<number> =>
  tx.run(
    `insert into payments (business_id, gateway, transaction_id, order_id, status, amount_in_cents, currency, method, counts, approved_at,
       creation_date, last_update_date)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, case when $5 = 'approved' then $10::timestamptz end, $10, $10)
     on conflict (business_id, gateway, transaction_id) do update set status = excluded.status, amount_in_cents = excluded.amount_in_cents,
       currency = excluded.currency, method = excluded.method, counts = excluded.counts,
       approved_at = coalesce(payments.approved_at, excluded.approved_at), last_update_date = excluded.last_update_date`,
    [
      tx.business,
      entry.gateway,
      entry.transactionId,
      entry.orderId,
      entry.status,
      entry.amountInCents,
      entry.currency,
      entry.method,
      counts,
      now,
    ],
    'payment-save',
  )

interface Due {
  readonly amount: number
  readonly reason: string
  readonly now: Date
}

/** How much of one payment has to go back in all. */
export const saveDue = (tx: Tx, { gateway, transaction_id }: PaymentRow, { amount, reason, now }: Due): Promise<number> =>
  tx.run(
    `update payments set refund_due = $4, reason = $5, last_update_date = $6
     where business_id = $1 and gateway = $2 and transaction_id = $3`,
    [tx.business, gateway, transaction_id, amount, reason, now],
    'payment-due',
  )

interface SavedLink {
  readonly orderId: string
  readonly gateway: PaymentGatewayName
  readonly link: PaymentLink
  readonly amountInCents: number
  /** The shopper goes there now. */
  readonly isOpened: boolean
  readonly now: Date
}

export const firstCheckSeconds = 20

/** Remembers that the order may be paid from now on. */
export const saveLink = (tx: Tx, { orderId, gateway, link, amountInCents, isOpened, now }: SavedLink): Promise<number> =>
  tx.run(
    `insert into payment_links (business_id, order_id, gateway, provider_id, url, next_check, creation_date, amount_in_cents, opened_at)
     values ($1, $2, $3, $4, $5, now() + make_interval(secs => $6), $7, $8, case when $9 then $7::timestamptz end)
     on conflict (business_id, order_id, gateway) do update set provider_id = excluded.provider_id, url = excluded.url, checks = 0,
       next_check = excluded.next_check, creation_date = excluded.creation_date, amount_in_cents = excluded.amount_in_cents,
       opened_at = coalesce(excluded.opened_at, payment_links.opened_at)`,
    [tx.business, orderId, gateway, link.providerId, link.url, firstCheckSeconds, now, amountInCents, isOpened],
    'payment-link-save',
  )

export interface SavedLinkRow extends PaymentLink {
  readonly amount_in_cents: number | null
  readonly creation_date: Date
  readonly opened_at: Date | null
}

/** The payment page of an order that was handed out last, with when the shopper opened it. */
export async function findLink(tx: Tx, orderId: string, gateway: PaymentGatewayName): Promise<SavedLinkRow | null> {
  const rows = await tx.query<SavedLinkRow>(
    `select url, provider_id as "providerId", amount_in_cents, creation_date, opened_at from payment_links
     where business_id = $1 and order_id = $2 and gateway = $3 and url is not null`,
    [tx.business, orderId, gateway],
    'payment-link-find',
  )
  return rows[0] ?? null
}

export interface DueLink {
  readonly order_id: string
  readonly gateway: PaymentGatewayName
  readonly provider_id: string | null
}

/**
 * Links whose provider should be asked now, pushed further away in the same statement so that instances do not ask twice.
 * A payment that was approved may be voided without an event: until the order leaves, for three days at most, it is asked about every hour.
 * Orders cancelled for more than a day, or gone, are not asked about again.
 */
export const takeDueLinks = (tx: Tx): Promise<DueLink[]> =>
  tx.query<DueLink>(
    `with due as (
       select l.order_id, l.gateway, o.state in ('5_waiting_online_payment', '11_store_onlinepayment_fail')
         or (o.state = '12_store_cancel_order' and o.last_update > now() - interval '1 day') as waits,
         o.state in ('6_payment_complete', '7_admin_cart_accept', '8_store_select_products', '9_store_invoice_products')
           and o.placed_at > now() - interval '3 days' as is_paid
       from payment_links l join orders o on o.business_id = l.business_id and o.id = l.order_id
       where l.business_id = $1 and l.next_check <= now() order by l.next_check limit 20 for update of l skip locked)
     update payment_links l set checks = l.checks + 1,
       next_check = case when due.waits then now() + make_interval(secs => least(600, 20 * 2 ^ least(l.checks, 6)))
         when due.is_paid then now() + interval '1 hour' end
     from due where l.business_id = $1 and l.order_id = due.order_id and l.gateway = due.gateway
     returning l.order_id, l.gateway, l.provider_id, due.waits`,
    [tx.business],
    'payment-links-due',
  )
