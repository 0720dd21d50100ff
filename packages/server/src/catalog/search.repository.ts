import { setImmediate as breathe } from 'node:timers/promises'
import type { Database, Reader, Tx } from '../platform/database.ts'
import type { BranchOffer, SearchDoc } from './search/search-doc.ts'

/** What is read anew for an index: the products that changed since the cursor, and where to go on. */
export interface SearchNews {
  readonly cursor: string
  /** Names and visibility of all categories, as one value: when it differs, every product may read differently. */
  readonly shelving: string
  readonly changed: readonly string[]
}

/** Without a cursor nothing is called changed: whoever builds anew reads everything. */
export async function readSearchNews(tx: Tx, cursor: string | null): Promise<SearchNews> {
  const [[now], [shelving], changed] = await Promise.all([
    tx.query<{ cursor: string }>('select pg_snapshot_xmin(pg_current_snapshot())::text as cursor', [], 'search-cursor'),
    tx.query<{ shelving: string }>(
      `select md5(coalesce(string_agg(concat_ws('|', c.id, c.category_name, c.disabled, c.inactive, s.id, s.display_name, s.show, s.disabled), '/' order by c.id, s.id), ''))
         as shelving from categories c left join sub_categories s on s.business_id = c.business_id and s.category_id = c.id where c.business_id = $1`,
      [tx.business],
      'search-shelving',
    ),
    cursor === null
      ? []
      : tx.query<{ product_id: string }>(
          'select distinct product_id from product_changes where business_id = $1 and xid >= $2::text::xid8',
          [tx.business, cursor],
          'search-changes',
        ),
  ])
  return { cursor: now?.cursor ?? '0', shelving: shelving?.shelving ?? '', changed: changed.map((row) => row.product_id) }
}

export const forgetOldChanges = (tx: Tx) =>
  tx.run("delete from product_changes where business_id = $1 and date < now() - interval '1 hour'", [tx.business], 'search-forget')

const portion = 1000

/** Everything on sale anywhere, in portions, so that other requests are answered between them. */
export async function* readAllSearchDocs(db: Database, business: string): AsyncGenerator<SearchDoc[]> {
  for (let after = ''; ; ) {
    const docs = await db.withTenant(business, (tx) => readDocs(tx, 'p.id > $2 order by p.id limit $3', [after, portion], 'all'))
    yield docs
    await breathe()
    const last = docs.at(-1)
    if (!last || docs.length < portion) return
    after = last.id
  }
}

/** Those of the ids that are on sale. */
export const readSearchDocs = (tx: Tx, ids: readonly string[]) => readDocs(tx, 'p.id = any($2)', [ids], 'some')

async function readDocs(tx: Tx, which: string, values: readonly unknown[], name: string): Promise<SearchDoc[]> {
  const rows = await tx.query<SearchDoc>(
    `select p.id, p.title, concat_ws(' ', p.title_large, p.sub_title) as details, p.brand, p.provider, p.tags, p.category_id as "categoryId",
       c.category_name as "categoryName", p.sub_category_id as "subCategoryId", s.display_name as "subCategoryName", p.views_total_count as views,
       (select coalesce(json_agg(json_build_object('officeId', b.office_id, 'discount', b.discount, 'inStock', b.stock > 0,
           'price', case when b.price_neto > 0 then b.price_neto else b.price end)), '[]')
         from product_branches b where b.business_id = p.business_id and b.product_id = p.id and (b.price > 0 or b.price_neto > 0)) as branches
     from products p join categories c on c.business_id = p.business_id and c.id = p.category_id and not c.disabled and not c.inactive
     join sub_categories s on s.business_id = p.business_id and s.id = p.sub_category_id and s.show and not s.disabled
     where p.business_id = $1 and not p.inactive and not p.inactive_manual and ${which}`,
    [tx.business, ...values],
    `search-docs-${name}`,
  )
  return rows.map((row) => ({ ...row, branches: row.branches satisfies readonly BranchOffer[] }))
}

/** Products of exactly this SKU or bar code, however its letters are written. */
export async function findByCode(reader: Reader, code: string): Promise<string[]> {
  const rows = await reader.query<{ id: string }>(
    'select id from products where business_id = $1 and (id_item = any($2) or id_item_old = any($2) or bar_code = any($2)) limit 5',
    [reader.business, [code, code.toLowerCase(), code.toUpperCase()]],
    'search-code',
  )
  return rows.map((row) => row.id)
}
