import type { Tx } from '../../platform/database.ts'

type Columns = Readonly<Record<string, unknown>>

export async function hasReference(tx: Tx, originalName: string): Promise<boolean> {
  const found = await tx.query(
    'select from categories where business_id = $1 and lower(original_name) = lower($2) and not inactive limit 1',
    [tx.business, originalName],
  )
  return found.length > 0
}

export function insertCategory(tx: Tx, columns: Columns): Promise<number> {
  const names = ['business_id', ...Object.keys(columns)]
  const places = names.map((_, index) => `$${index + 1}`)
  return tx.run(`insert into categories (${names.join(', ')}) values (${places.join(', ')})`, [tx.business, ...Object.values(columns)])
}

/** Names of columns are ours, never a visitor's. */
export const changeCategory = (tx: Tx, id: string, columns: Columns): Promise<number> =>
  change(tx, 'categories', id, columns, 'last_update_date = now()')

export const changeSubCategory = (tx: Tx, id: string, columns: Columns): Promise<number> =>
  change(tx, 'sub_categories', id, columns, 'updated_at = now()')

export const hideCategory = (tx: Tx, id: string): Promise<number> => changeCategory(tx, id, { inactive: true })
export const eraseCategory = (tx: Tx, id: string): Promise<number> =>
  tx.run('delete from categories where business_id = $1 and id = $2', [tx.business, id])

export const hideSubCategory = (tx: Tx, id: string): Promise<number> => changeSubCategory(tx, id, { inactive: true, show: false })
export const eraseSubCategory = (tx: Tx, id: string): Promise<number> =>
  tx.run('delete from sub_categories where business_id = $1 and id = $2', [tx.business, id])

export async function holdsProducts(tx: Tx, categoryId: string): Promise<boolean> {
  const found = await tx.query(
    `select from products where business_id = $1 and (category_id = $2
       or sub_category_id in (select id from sub_categories where business_id = $1 and category_id = $2)) limit 1`,
    [tx.business, categoryId],
  )
  return found.length > 0
}

export async function isNamedByProducts(tx: Tx, subCategoryId: string): Promise<boolean> {
  const found = await tx.query('select from products where business_id = $1 and sub_category_id = $2 limit 1', [tx.business, subCategoryId])
  return found.length > 0
}

/** Leaves the category's version as it is: whoever edits its form at the same time overwrites no tag. */
export const changeTags = (tx: Tx, id: string, tags: readonly string[]): Promise<number> =>
  tx.run('update categories set products_tags = $3 where business_id = $1 and id = $2', [tx.business, id, JSON.stringify(tags)])

/** The category's products that carry `former` carry `name` instead, once; null takes the tag away. */
export const retagProducts = (tx: Tx, categoryId: string, former: string, name: string | null): Promise<number> =>
  tx.run(
    `update products p set last_update_date = now(), tags = (
       select coalesce(jsonb_agg(tag order by at), '[]') from (
         select tag, min(at) as at from (
           select case when tag = $3 then $4 else tag end as tag, at from jsonb_array_elements_text(p.tags) with ordinality as each (tag, at)
         ) renamed where tag is not null group by tag
       ) kept)
     where p.business_id = $1 and p.category_id = $2 and p.tags @> to_jsonb($3::text)`,
    [tx.business, categoryId, former, name],
  )

function change(tx: Tx, table: string, id: string, columns: Columns, stamp: string): Promise<number> {
  const changes = Object.keys(columns).map((name, index) => `${name} = $${index + 3}`)
  return tx.run(`update ${table} set ${[...changes, stamp].join(', ')} where business_id = $1 and id = $2`, [
    tx.business,
    id,
    ...Object.values(columns),
  ])
}
