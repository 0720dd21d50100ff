import { showBusiness } from '../business/show-business.ts'
import { sellerText } from '@plaza/contracts/business/seller-text'
import type { IvaClass } from '@plaza/contracts/catalog/iva-class'
import type { HandOff } from '@plaza/contracts/orders/hand-off.entity'
import { orderProblems } from '@plaza/contracts/orders/orders.messages'
import { productIvaClass } from '../catalog/iva-class.ts'
import type { Tx } from '../platform/database.ts'
import { paidWith } from '../payments/paid-with.ts'
import { fail } from '../platform/problems.ts'
import type { Scope } from '../platform/scope.ts'
import type { SharedUses } from '../platform/uses.ts'
import { taxesOf, taxLines } from './hand-off.ts'
import type { OrderRow } from './order-record.ts'
import { findPlacedOrder } from './placed-order.ts'

type Uses = Pick<SharedUses, 'db' | 'clock'>

/** The order as it is handed to whoever invoices it: kept bytes when dispatched, a draft before. Staff of another branch have no such order. */
export const showHandOff = (scope: Scope, { id }: { id: string }, { db, clock }: Uses): Promise<{ document: HandOff }> =>
  db.withTenant(scope.business, async (tx) => {
    const row = (await findPlacedOrder(tx, id)) ?? fail(orderProblems.notFound)
    const branch = scope.user?.branchId ?? null
    if (branch !== null && branch !== row.branch_office_id) fail(orderProblems.notFound)
    return { document: (await readKept(tx, id)) ?? (await makeHandOff(tx, row, clock.now())) }
  })

/** At dispatch, in the same transaction: what is handed over from now on. */
export async function keepHandOff(tx: Tx, row: OrderRow, now: Date): Promise<void> {
  const document = await makeHandOff(tx, row, now)
  await tx.run(
    'insert into order_documents (business_id, order_id, document, creation_date) values ($1, $2, $3, $4) on conflict do nothing',
    [tx.business, row.id, JSON.stringify(document), now],
    'hand-off-keep',
  )
}

async function readKept(tx: Tx, id: string): Promise<HandOff | null> {
  const sql = 'select document from order_documents where business_id = $1 and order_id = $2'
  const [kept] = await tx.query<{ document: HandOff }>(sql, [tx.business, id], 'hand-off-kept')
  return kept?.document ?? null
}

async function makeHandOff(tx: Tx, row: OrderRow, now: Date): Promise<HandOff> {
  const [business, lines, [buyer], transactions] = await Promise.all([
    showBusiness(tx),
    soldLines(tx, row),
    buyerOf(tx, row),
    paidWith(tx, row.id),
  ])
  const deductions = row.coupons_applyed.map(({ amount, type, produtsIds }) => ({
    amount: amount ?? 0,
    products: type === 'products_price' ? (produtsIds ?? []) : null,
  }))
  const taxed = taxLines(lines, deductions, row.coupons_total)
  const place = row.address_selected
  return {
    version: 1,
    final: row.state === '10_store_dispatch_products',
    order: {
      id: row.id,
      id_order: row.id_order,
      type: row.type,
      placed_at: row.placed_at?.toISOString() ?? null,
      branch_office_id: row.branch_office_id,
      city: row.city,
    },
    seller: { business: tx.business, title: business.title, legal: sellerText(business) },
    buyer: {
      id: row.user_id,
      name: row.user_fullname,
      identification_card: buyer?.identification_card ?? null,
      email: buyer?.email ?? null,
      phone: buyer?.phone ?? null,
      address: row.type === 'delivery' ? (place?.address ?? null) : null,
    },
    currency: 'COP',
    lines: lines.map(({ product_id, id_item, description, quantity, unit, total: gross }, at) => ({
      product_id,
      id_item,
      description,
      quantity,
      unit,
      gross,
      ...(taxed[at] as (typeof taxed)[number]),
    })),
    taxes: taxesOf(taxed),
    bags: { count: row.bags_count, amount: row.price_total_bags - row.bags_tax, inc_bolsas: row.bags_tax },
    delivery: row.price_domicile,
    payment: { method: row.payment_method_selected ?? null, transactions },
    totals: {
      subtotal: row.price_subtotal_computed,
      discounts: row.coupons_total,
      bags: row.price_total_bags,
      delivery: row.price_domicile,
      total: row.price_total_computed,
    },
    created_at: now.toISOString(),
  }
}

interface SoldRow {
  product_id: string
  id_item: string
  description: string
  quantity: number
  unit: '94' | 'GRM'
  total: number
  iva_class: IvaClass | null
}

// A line whose product had no class when it was ordered takes the one it has now. Without one it stays null: no rate is guessed.
const soldLines = (tx: Tx, { id }: OrderRow): Promise<SoldRow[]> =>
  tx.query<SoldRow>(
    `select l.product_id, l.id_item, coalesce(l.product ->> 'title', l.id_item) as description,
       coalesce(l.found, case l.count_type when 'grams' then l.count * coalesce((l.product ->> 'unit_gram')::int, 1) else l.count end) as quantity,
       case l.count_type when 'grams' then 'GRM' else '94' end as unit, l.total_price as total,
       coalesce(l.iva_class, ${productIvaClass}) as iva_class
     from order_lines l left join products p on p.business_id = l.business_id and p.id = l.product_id
     where l.business_id = $1 and l.order_id = $2 and l.mark is distinct from 'missing' and l.mark is distinct from 'replaced'
     order by l.creation_date, l.product_id`,
    [tx.business, id],
    'hand-off-lines',
  )

const buyerOf = (tx: Tx, { user_id }: OrderRow) =>
  tx.query<{ identification_card: string | null; email: string | null; phone: string | null }>(
    'select identification_card, email, phone from users where business_id = $1 and id = $2',
    [tx.business, user_id],
    'hand-off-buyer',
  )
