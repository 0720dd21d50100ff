import type { LineProduct, OptionTag } from '@plaza/contracts/cart/line.entity'
import type { CountType } from '@plaza/contracts/catalog/product.entity'
import type { Tx } from '../platform/database.ts'
import { type CartLine, type Current, priceOf, type Snapshot } from './cart-line.ts'
import { openStatesSql } from './cart.repository.ts'
import { gramsTaken, lineTotal, savedOn, type Sums } from './money.ts'

/** All lines in the order they were added, each with the product as it is now at the branch. One statement, whatever the size. */
export async function readLines(tx: Tx, orderId: string, branchId: string | null): Promise<CartLine[]> {
  const rows = await tx.query<LineRow>(`${linesSql} and l.order_id = $2 ${inOrder}`, [tx.business, orderId, branchId], 'cart-lines')
  return rows.map((row) => toCartLine(row, branchId))
}

/** The lines of the user's open cart as they were accepted, asked together with the cart itself; `current`, which costs more than all the rest, is null. */
export async function readOpenLines(tx: Tx, userId: string): Promise<CartLine[]> {
  const rows = await tx.query<LineRow>(
    `select ${lineColumns} from order_lines l
     where l.business_id = $1 and l.order_id = (
       select id from orders where business_id = $1 and user_id = $2 and state in (${openStatesSql}) and not inactive) ${inOrder}`,
    [tx.business, userId],
    'cart-open-lines',
  )
  return rows.map((row) => toCartLine(row, null))
}

/** A product as the branch sells it now; null when the business has no such product. */
export async function readCurrent(tx: Tx, productId: string, branchId: string | null): Promise<Current | null> {
  const [row] = await tx.query<CurrentRow>(
    `select ${currentSql} from products p
       left join product_branches b on b.business_id = p.business_id and b.product_id = p.id and b.office_id = $3
     where p.business_id = $1 and p.id = $2`,
    [tx.business, productId, branchId],
    'cart-current',
  )
  return row ? toCurrent(row, branchId) : null
}

/**
 * What the lines of the user's open cart come to without the one of a product; null when that cannot be told from the rows alone, because an older
 * release wrote one. Costs the same for any product.
 */
export async function readOtherSums(tx: Tx, userId: string, productId: string): Promise<Sums | null> {
  const [row] = await tx.query<SumsRow>(
    `select ${sumsSql} from order_lines x where x.business_id = $1 and x.product_id <> $3 and x.order_id = (
       select id from orders where business_id = $1 and user_id = $2 and state in (${openStatesSql}) and not inactive)`,
    [tx.business, userId, productId],
    'cart-other-sums',
  )
  return row ? toSums(row) : null
}

/** Whose open cart, which product, and the branch the shopper looks from. */
export interface OfferAsked {
  readonly userId: string
  readonly productId: string
  readonly branchId: string
}

export interface OpenOffer {
  /** The branch that judges: the cart's own, or while there is no cart with lines the one the shopper looks from. */
  readonly branchId: string
  readonly current: Current | null
  /** The product's line in the cart. */
  readonly line: CartLine | null
  /** As `readOtherSums` answers. */
  readonly others: Sums | null
}

/** For the open carts of several users at once, in their order: a product, its line and what the other lines come to. */
export async function readOpenOffers(tx: Tx, asked: readonly OfferAsked[]): Promise<OpenOffer[]> {
  const rows = await tx.query<LineRow & SumsRow & { at: number; branch_id: string }>(
    `select a.at::int, p.id as product_id, j.branch_id, ${offerColumns}, ${currentSql}, s.*
     from unnest($2::text[], $3::text[], $4::text[]) with ordinality as a (user_id, product_id, branch_id, at)
       join products p on p.business_id = $1 and p.id = a.product_id
       left join orders o on o.business_id = $1 and o.user_id = a.user_id and o.state in (${openStatesSql}) and not o.inactive
       left join order_lines l on l.business_id = $1 and l.order_id = o.id and l.product_id = a.product_id
       cross join lateral (
         select ${sumsSql} from order_lines x
         where x.business_id = $1 and x.order_id = o.id and x.product_id <> a.product_id) s
       cross join lateral (
         select case when s.sum_lines = 0 and l.order_id is null then a.branch_id else coalesce(o.branch_office_id, a.branch_id) end as branch_id) j
       left join product_branches b on b.business_id = $1 and b.product_id = a.product_id and b.office_id = j.branch_id`,
    [tx.business, asked.map(({ userId }) => userId), asked.map(({ productId }) => productId), asked.map(({ branchId }) => branchId)],
    'cart-open-offers',
  )
  const byPlace = new Map(rows.map((row) => [row.at, row]))
  return asked.map((each, at) => {
    const row = byPlace.get(at + 1)
    const branchId = row?.branch_id ?? each.branchId
    return { branchId, ...toOffer(row, branchId), others: row ? toSums(row) : null }
  })
}

/** Like `readCurrent` for many; products the business does not have are missing from the map. */
export async function readCurrents(tx: Tx, productIds: readonly string[], branchId: string | null): Promise<Map<string, Current>> {
  const rows = await tx.query<CurrentRow & { id: string }>(
    `select p.id, ${currentSql} from products p
       left join product_branches b on b.business_id = p.business_id and b.product_id = p.id and b.office_id = $3
     where p.business_id = $1 and p.id = any($2)`,
    [tx.business, productIds, branchId],
    'cart-currents',
  )
  return new Map(rows.flatMap((row) => (toCurrent(row, branchId) ? [[row.id, toCurrent(row, branchId) as Current]] : [])))
}

/** The products of these carts, by cart. */
export async function readProductIds(tx: Tx, orderIds: readonly string[]): Promise<Map<string, string[]>> {
  const rows = await tx.query<{ order_id: string; product_id: string }>(
    'select order_id, product_id from order_lines where business_id = $1 and order_id = any($2)',
    [tx.business, orderIds],
    'cart-product-ids',
  )
  const byCart = Map.groupBy(rows, (row) => row.order_id)
  return new Map([...byCart].map(([orderId, lines]) => [orderId, lines.map((line) => line.product_id)]))
}

/** Like `readLines` for many carts, by cart. */
export async function readLinesOf(tx: Tx, carts: readonly { orderId: string; branchId: string }[]): Promise<Map<string, CartLine[]>> {
  const rows = await tx.query<LineRow & { order_id: string; branch_id: string }>(
    `select l.order_id, a.branch_id, ${lineColumns}, ${currentSql}
     from unnest($2::text[], $3::text[]) as a (order_id, branch_id)
       join order_lines l on l.business_id = $1 and l.order_id = a.order_id
       left join products p on p.business_id = $1 and p.id = l.product_id
       left join product_branches b on b.business_id = $1 and b.product_id = l.product_id and b.office_id = a.branch_id
     ${inOrder}`,
    [tx.business, carts.map(({ orderId }) => orderId), carts.map(({ branchId }) => branchId)],
    'cart-lines-of',
  )
  const byCart = Map.groupBy(rows, (row) => row.order_id)
  return new Map([...byCart].map(([orderId, lines]) => [orderId, lines.map((row) => toCartLine(row, row.branch_id))]))
}

/** A product at a branch together with its line in the cart; `product` null when the business has no such product. */
export async function readOffer(
  tx: Tx,
  orderId: string,
  productId: string,
  branchId: string | null,
): Promise<{ current: Current | null; line: CartLine | null }> {
  const [row] = await tx.query<LineRow>(
    `select p.id as product_id, ${offerColumns}, ${currentSql}
     from products p
       left join product_branches b on b.business_id = p.business_id and b.product_id = p.id and b.office_id = $3
       left join order_lines l on l.business_id = p.business_id and l.order_id = $2 and l.product_id = p.id
     where p.business_id = $1 and p.id = $4`,
    [tx.business, orderId, branchId, productId],
    'cart-offer',
  )
  return toOffer(row, branchId)
}

function toOffer(row: LineRow | undefined, branchId: string | null): { current: Current | null; line: CartLine | null } {
  if (!row) return { current: null, line: null }
  return { current: toCurrent(row, branchId), line: row.count === null ? null : toCartLine(row, branchId) }
}

export interface LineChange {
  readonly productId: string
  readonly count: number
  readonly countType: CountType
  readonly maturity: string | null
  readonly comment: string
  readonly optionsTags: readonly OptionTag[]
}

export interface LineToSave extends LineChange {
  readonly orderId: string
  /** Whose prices the line carries. */
  readonly product: Snapshot
  /** The line as it is, when the caller has read it under the cart's lock: what stays the same of it is not written again. */
  readonly before: CartLine | null
}

/** Writes lines, of one cart or of many; a line of the same product is replaced and keeps its place. At most two statements. */
export function saveLines(tx: Tx, lines: readonly LineToSave[], now: Date): void {
  const isRecount = ({ before, product }: LineToSave) => before !== null && isSame(before.snapshot, product)
  const recounted = lines.filter(isRecount)
  const replaced = lines.filter((line) => !isRecount(line))
  if (recounted.length > 0) recountLines(tx, recounted.map(amountsOf))
  if (replaced.length > 0) replaceLines(tx, replaced, now)
}

const amountsOf = (line: LineToSave) => [
  line.orderId,
  line.productId,
  line.count,
  line.countType,
  line.maturity,
  line.comment,
  JSON.stringify(line.optionsTags),
  lineTotal(line),
  savedOn(line),
  gramsTaken(line),
  line.product.office_id,
]

const amountColumns = 'order_id, product_id, count, count_type, maturity, comment, options_tags, total_price, saved, grams, office_id'
const amountLists =
  '$2::text[], $3::text[], $4::int[], $5::text[], $6::text[], $7::text[], $8::jsonb[], $9::int[], $10::int[], $11::int[], $12::text[]'

const recountLines = (tx: Tx, rows: readonly (readonly unknown[])[]) =>
  void tx.write(
    `update order_lines l set count = c.count, count_type = c.count_type, maturity = c.maturity, comment = c.comment, options_tags = c.options_tags,
       total_price = c.total_price, saved = c.saved, grams = c.grams, office_id = c.office_id
     from unnest(${amountLists}) as c (${amountColumns})
     where l.business_id = $1 and l.order_id = c.order_id and l.product_id = c.product_id`,
    [tx.business, ...listsOf(rows)],
    'cart-line-recount',
  )

const replaceLines = (tx: Tx, lines: readonly LineToSave[], now: Date) =>
  void tx.write(
    `insert into order_lines (business_id, ${amountColumns}, id, id_item, price_base, product, creation_date)
     select $1, ${amountColumns}, product_id, id_item, price_base, product, $16
     from unnest(${amountLists}, $13::text[], $14::int[], $15::jsonb[]) as c (${amountColumns}, id_item, price_base, product)
     on conflict (business_id, order_id, product_id) do update set id_item = excluded.id_item, count = excluded.count, count_type = excluded.count_type,
       maturity = excluded.maturity, comment = excluded.comment, options_tags = excluded.options_tags, price_base = excluded.price_base,
       total_price = excluded.total_price, product = excluded.product, saved = excluded.saved, grams = excluded.grams,
       office_id = excluded.office_id`,
    [
      tx.business,
      ...listsOf(lines.map((line) => [...amountsOf(line), line.product.id_item, priceOf(line.product), JSON.stringify(line.product)])),
      now,
    ],
    'cart-line-save',
  )

/** The columns of these rows, as lists. */
const listsOf = (rows: readonly (readonly unknown[])[]): unknown[][] => (rows[0] ?? []).map((_, at) => rows.map((row) => row[at]))

// A snapshot is flat: names, prices, measures.
function isSame(one: Snapshot, other: Snapshot): boolean {
  const fields = Object.keys(other) as (keyof Snapshot)[]
  return Object.keys(one).length === fields.length && fields.every((field) => one[field] === other[field])
}

export const removeLines = (tx: Tx, orderId: string, productIds: readonly string[]): Promise<number> =>
  tx.run(
    'delete from order_lines where business_id = $1 and order_id = $2 and product_id = any($3)',
    [tx.business, orderId, productIds],
    'cart-lines-remove',
  )

interface CurrentRow {
  current?: LineProduct | null
  unavailable?: boolean | null
  stock?: number | null
}

interface LineRow extends CurrentRow {
  product_id: string
  id_item: string
  count: number | null
  count_type: CountType
  maturity: string | null
  comment: string
  tags: string[]
  options_tags: OptionTag[]
  creation_date: Date
  is_replaced: boolean
  replaced_product_id: string | null
  original_product_id: string | null
  stock_taken: number
  snapshot: Snapshot
}

type SumsRow = { readonly [Name in keyof Sums as `sum_${Name}`]: number } & { readonly exact: boolean }

const toSums = ({ exact, ...row }: SumsRow): Sums | null =>
  exact
    ? {
        lines: row.sum_lines,
        count: row.sum_count,
        subtotal: row.sum_subtotal,
        saved: row.sum_saved,
        units: row.sum_units,
        grams: row.sum_grams,
      }
    : null

const sumsSql = `count(*)::int as sum_lines, coalesce(sum(x.count), 0)::int as sum_count,
    coalesce(sum(x.total_price), 0)::int as sum_subtotal, coalesce(sum(x.saved), 0)::int as sum_saved,
    coalesce(sum(x.count) filter (where x.count_type = 'units'), 0)::int as sum_units, coalesce(sum(x.grams), 0)::int as sum_grams,
    coalesce(bool_and(x.saved is not null), true) as exact`

const currentSql = `b.stock, p.inactive or p.inactive_manual as unavailable, case when p.id is not null then jsonb_build_object(
    'id', p.id, 'id_item', p.id_item, 'bar_code', p.bar_code, 'title', p.title, 'subTitle', p.sub_title, 'brand', p.brand,
    'category_id', p.category_id, 'sub_category_id', p.sub_category_id, 'price', b.price, 'price_neto', b.price_neto, 'pum', b.pum,
    'quantity_pum', b.quantity_pum, 'grams_x_unidad', p.grams_x_unidad, 'unit_gram', p.unit_gram, 'unit_measurement', p.unit_measurement,
    'unit_measurement_pum', p.unit_measurement_pum, 'photoUrl', p.photo_url, 'countType', p.count_type, 'maturity', p.maturity,
    'only_buy_units', p.only_buy_units, 'restrictionsMessage', p.restrictions_message, 'inactive', p.inactive or p.inactive_manual,
    'withoutStock', coalesce(b.stock, 0) <= 0, 'hasDiscount', coalesce(b.discount, 0) > 0, 'the_discount', b.discount) end as current`

const offerColumns = `p.id_item, l.count, l.count_type, l.maturity, l.comment, l.tags, l.options_tags, l.creation_date,
    l.is_replaced, l.replaced_product_id, l.original_product_id, l.stock_taken, l.product as snapshot`
const lineColumns = `l.product_id, l.id_item, l.count, l.count_type, l.maturity, l.comment, l.tags, l.options_tags, l.creation_date,
    l.is_replaced, l.replaced_product_id, l.original_product_id, l.stock_taken, l.product as snapshot`
const linesSql = `select ${lineColumns}, ${currentSql}
  from order_lines l
    left join products p on p.business_id = l.business_id and p.id = l.product_id
    left join product_branches b on b.business_id = l.business_id and b.product_id = l.product_id and b.office_id = $3
  where l.business_id = $1`
const inOrder = 'order by l.creation_date, l.product_id'

const toCurrent = (row: CurrentRow, branchId: string | null): Current | null =>
  row.current ? { product: { ...row.current, office_id: branchId }, inactive: row.unavailable ?? true, stock: row.stock ?? 0 } : null

const toCartLine = (row: LineRow, branchId: string | null): CartLine => ({
  productId: row.product_id,
  idItem: row.id_item,
  count: row.count ?? 0,
  countType: row.count_type,
  maturity: row.maturity,
  comment: row.comment,
  tags: row.tags,
  optionsTags: row.options_tags,
  creationDate: row.creation_date,
  isReplaced: row.is_replaced,
  replacedProductId: row.replaced_product_id,
  originalProductId: row.original_product_id,
  stockTaken: row.stock_taken,
  snapshot: row.snapshot,
  current: toCurrent(row, branchId),
})
