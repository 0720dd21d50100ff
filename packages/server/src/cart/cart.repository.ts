import { randomUUID } from 'node:crypto'
import type { LatLng } from '@plaza/contracts/kernel/base'
import type { Tx } from '../platform/database.ts'
import type { Visitor } from '../platform/scope.ts'
import { orderColumns, type OrderRow } from '../orders/order-record.ts'
import { type CartSettings, settingsSql, toSettings } from './cart-settings.ts'
import type { FeeZone } from './delivery-price.ts'
import type { Totals } from './money.ts'

/** The states of a cart that is still being filled; as literals, so that the index of open carts serves. */
export const openStatesSql = "'1_waiting_products', '2_waiting_address', '3_waiting_paymethod', '4_waiting_setcomplete'"

/** A cart and what its business decides about it; its row is locked until the transaction ends when it was read to be changed. */
export interface OpenCart {
  row: OrderRow
  /** The row as the table has it, before what is being changed. */
  stored: Readonly<OrderRow>
  readonly settings: CartSettings
  /** Of the branch that delivers; empty unless there is an address to deliver to and the business charges by zone. */
  zones: FeeZone[]
}

export interface OwnedCart extends OpenCart {
  readonly owner: Owner
}

export interface Owner {
  readonly email: string | null
  readonly phone: string | null
  readonly identification_card: string | null
}

/** The user's own cart or order by id, locked; null when it is not theirs. */
export async function lockCart(tx: Tx, userId: string, uuid: string): Promise<OwnedCart | null> {
  const rows = await tx.query<OwnedRow>(`${ownedCartSql} and o.id = $3 for update of o`, [tx.business, userId, uuid], 'cart-lock')
  return toOwnedCart(rows[0])
}

/** The user's open cart, locked; null when there is none. */
export async function lockOpenCart(tx: Tx, userId: string): Promise<OpenCart | null> {
  const rows = await tx.query<Row>(
    `${select()} ${fromCarts} and o.state in (${openStatesSql}) for update of o`,
    [tx.business, userId],
    'cart-lock-open',
  )
  const cart = toOpenCart(rows[0])
  if (cart) cart.zones = await zonesFor(tx, cart)
  return cart
}

// Asked apart: most carts grow before an address is chosen, and a statement that may look for zones costs all of them a fifth more.
async function zonesFor(tx: Tx, { row, settings }: OpenCart): Promise<FeeZone[]> {
  const isByZone = row.type === 'delivery' && row.address_selected && settings.delivery_price_rule === 'zone'
  return isByZone && row.branch_office_id ? zonesOf(tx, row.branch_office_id) : []
}

/** The open carts of these users by user, locked; without those that somebody else is changing now. */
export async function lockOpenCarts(tx: Tx, userIds: readonly string[]): Promise<Map<string, OpenCart>> {
  const carts = await completed(
    tx,
    tx.query<OrderRow>(
      `select ${orderColumns} from orders o
       where o.business_id = $1 and o.user_id = any($2) and not o.inactive and o.state in (${openStatesSql}) for update skip locked`,
      [tx.business, userIds],
      'cart-lock-many',
    ),
  )
  return new Map(carts.map((cart) => [cart.row.user_id, cart]))
}

/** Like `lockCart` for a cart of each of several users, by user; without those that somebody else is changing now. */
export async function lockCarts(tx: Tx, asked: readonly { userId: string; uuid: string }[]): Promise<Map<string, OwnedCart>> {
  const carts = await completed(
    tx,
    tx.query<OrderRow & { owner: Owner }>(
      `select ${orderColumns}, ${ownerSql('o.user_id')} as owner from unnest($2::text[], $3::text[]) as a (user_id, id)
         join orders o on o.business_id = $1 and o.id = a.id and o.user_id = a.user_id and not o.inactive for update of o skip locked`,
      [tx.business, asked.map(({ userId }) => userId), asked.map(({ uuid }) => uuid)],
      'cart-lock-these',
    ),
  )
  return new Map(carts.map(({ row: { owner, ...row }, ...cart }) => [row.user_id, { ...cart, row, stored: { ...row }, owner }]))
}

async function completed<R extends OrderRow>(tx: Tx, asked: Promise<R[]>): Promise<(OpenCart & { row: R })[]> {
  const [rows, [business]] = await Promise.all([
    asked,
    tx.query<Pick<Row, 'settings'>>(`select ${settingsSql} as settings`, [tx.business], 'cart-settings'),
  ])
  const settings = toSettings(business?.settings ?? null)
  const carts = rows.map((row) => ({ row, stored: { ...row }, settings, zones: [] as FeeZone[] }))
  await Promise.all(carts.map(async (cart) => (cart.zones = await zonesFor(tx, cart))))
  return carts
}

export async function readOpenCart(tx: Tx, userId: string): Promise<OwnedCart | null> {
  const rows = await tx.query<OwnedRow>(`${ownedCartSql} and o.state in (${openStatesSql})`, [tx.business, userId], 'cart-read-open')
  return toOwnedCart(rows[0])
}

export async function readCart(tx: Tx, userId: string, uuid: string): Promise<OwnedCart | null> {
  const rows = await tx.query<OwnedRow>(`${ownedCartSql} and o.id = $3`, [tx.business, userId, uuid], 'cart-read')
  return toOwnedCart(rows[0])
}

/** Opens a cart unless another tab was faster; false then. */
export async function insertCart(tx: Tx, user: Visitor, branchId: string | null, now: Date): Promise<boolean> {
  const inserted = await tx.run(
    `insert into orders (business_id, id, user_id, user_fullname, branch_office_id, creation_date, last_update)
     values ($1, $2, $3, $4, $5, $6, $6)
     on conflict (business_id, user_id) where state in (${openStatesSql}) and not inactive do nothing`,
    [tx.business, randomUUID(), user.id, user.name, branchId, now],
    'cart-insert',
  )
  return inserted === 1
}

export interface CartToSave {
  readonly cart: OpenCart
  readonly totals: Totals
}

/** Writes what a change of these carts may touch; lines are written by themselves. */
export function saveCarts(tx: Tx, changed: readonly CartToSave[], now: Date): void {
  const isTotalsOnly = ({ cart: { row, stored } }: CartToSave) => chosen.every((column) => row[column] === stored[column])
  const grown = changed.filter(isTotalsOnly)
  if (grown.length > 0) saveTotals(tx, grown, now)
  for (const each of changed) if (!isTotalsOnly(each)) saveWhole(tx, each, now)
  for (const { cart } of changed) cart.stored = { ...cart.row }
}

// What shoppers choose. Most changes are of lines and move the totals alone.
const chosen = [
  'state',
  'type',
  'branch_office_id',
  'address_selected',
  'city',
  'payment_method_selected',
  'bags_config',
  'coupons_applyed',
] as const

const amountsOf = ({ cart, totals }: CartToSave) => [
  totals.bags_count,
  totals.bags_tax,
  totals.price_total_bags,
  totals.price_domicile,
  totals.price_subtotal_computed,
  totals.discounts_total,
  totals.coupons_total,
  totals.price_total_computed,
  cart.settings.cart_min_price,
]

const saveTotals = (tx: Tx, changed: readonly CartToSave[], now: Date) => {
  const amounts = changed.map(amountsOf)
  void tx.write(
    `update orders o set bags_count = c.bags_count, bags_tax = c.bags_tax, price_total_bags = c.bags, price_domicile = c.domicile,
       price_subtotal_computed = c.subtotal, discounts_total = c.discounts, coupons_total = c.coupons, price_total = c.total,
       price_total_computed = c.total, min_subtotal = c.minimum, last_update = $12
     from unnest($2::text[], $3::int[], $4::int[], $5::int[], $6::int[], $7::int[], $8::int[], $9::int[], $10::int[], $11::int[])
       as c (id, bags_count, bags_tax, bags, domicile, subtotal, discounts, coupons, total, minimum)
     where o.business_id = $1 and o.id = c.id`,
    [tx.business, changed.map(({ cart }) => cart.row.id), ...(amounts[0] ?? []).map((_, at) => amounts.map((row) => row[at])), now],
    'cart-save-totals',
  )
}

const saveWhole = (tx: Tx, changed: CartToSave, now: Date) => {
  const { row } = changed.cart
  void tx.write(
    `update orders set bags_count = $3, bags_tax = $4, price_total_bags = $5, price_domicile = $6, price_subtotal_computed = $7,
       discounts_total = $8, coupons_total = $9, price_total = $10, price_total_computed = $10, min_subtotal = $11, last_update = $12,
       state = $13, type = $14, branch_office_id = $15, address_selected = $16, city = $17, payment_method_selected = $18, bags_config = $19,
       coupons_applyed = $20
     where business_id = $1 and id = $2`,
    [
      tx.business,
      row.id,
      ...amountsOf(changed),
      now,
      row.state,
      row.type,
      row.branch_office_id,
      json(row.address_selected),
      row.city,
      row.payment_method_selected,
      json(row.bags_config),
      JSON.stringify(row.coupons_applyed),
    ],
    'cart-save',
  )
}

export const deleteCartRow = (tx: Tx, id: string): Promise<number> =>
  tx.run('delete from orders where business_id = $1 and id = $2', [tx.business, id], 'cart-delete')

export const zonesOf = (tx: Tx, officeId: string): Promise<FeeZone[]> =>
  tx.query<{ deliveryFee: number; polygon: LatLng[] }>(
    'select delivery_fee as "deliveryFee", polygon from zones where business_id = $1 and office_id = $2',
    [tx.business, officeId],
    'cart-zones',
  )

const select = (more = '') => `select ${orderColumns}, c.settings${more}`
const fromCarts = `from orders o cross join (select ${settingsSql} as settings offset 0) c
  where o.business_id = $1 and o.user_id = $2 and not o.inactive`

function ownerSql(id: string) {
  return `(select jsonb_build_object('email', u.email, 'phone', u.phone, 'identification_card', u.identification_card)
      from users u where u.business_id = $1 and u.id = ${id})`
}

// One statement for all a change must know, so that its cost does not grow.
const ownedCartSql = `${select(`,
    ${ownerSql('$2')} as owner,
    case when o.type = 'delivery' and o.address_selected is not null and c.settings ->> 'delivery_price_rule' = 'zone' then (
      select jsonb_agg(jsonb_build_object('deliveryFee', z.delivery_fee, 'polygon', z.polygon))
      from zones z where z.business_id = $1 and z.office_id = o.branch_office_id) end as zones`)}
  ${fromCarts}`

type Row = OrderRow & { settings: Parameters<typeof toSettings>[0] }
type OwnedRow = Row & { zones: FeeZone[] | null; owner: Owner }

function toOpenCart(found: Row | undefined): OpenCart | null {
  if (!found) return null
  const { settings, ...row } = found
  return { row, stored: { ...row }, settings: toSettings(settings), zones: [] }
}

function toOwnedCart(found: OwnedRow | undefined): OwnedCart | null {
  if (!found) return null
  const { zones, owner, ...row } = found
  return { ...(toOpenCart(row) as OpenCart), zones: zones ?? [], owner }
}

const json = (value: unknown) => (value === null || value === undefined ? null : JSON.stringify(value))
