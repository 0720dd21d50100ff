import type { Tx } from '../platform/database.ts'

/** Ids that one answer looks up at most. */
const mostIds = 2000

/** What records are called by the ids that stand for them in the log; an id of nothing known is left out. */
export async function namesOf(tx: Tx, ids: ReadonlySet<string>): Promise<Record<string, string>> {
  if (ids.size === 0) return {}
  const rows = await tx.query<{ id: string; name: string }>(
    `select id, name from (
       select id, display_name as name from offices where business_id = $1 and id = any($2)
       union all select id, trim(name || ' ' || last_name) from users where business_id = $1 and id = any($2)
       union all select id, title from products where business_id = $1 and id = any($2)
       union all select id, category_name from categories where business_id = $1 and id = any($2)
       union all select id, 'Pedido N.º ' || id_order from orders where business_id = $1 and id = any($2) and id_order is not null
     ) known where name <> ''`,
    [tx.business, [...ids].slice(0, mostIds)],
    'audit-names',
  )
  return Object.fromEntries(rows.map(({ id, name }) => [id, name]))
}

/** Every text of a value that could be an id, however deep it stands. */
export function idsIn(value: unknown): string[] {
  if (typeof value === 'string') return isIdLike(value) ? [value] : []
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(idsIn) : []
}

/** The ids of a key: of a part it begins with the key of the whole, `product/branch`. */
export const idsOfKey = (key: string): string[] => key.split('/').filter(isIdLike)

const isIdLike = (text: string) => /^[\w-]{3,64}$/.test(text)

/** A key in names; as it is where none of its ids is known. */
export const keyInNames = (key: string, names: Readonly<Record<string, string>>): string =>
  key.split('/').some((id) => names[id])
    ? key
        .split('/')
        .map((id) => names[id] ?? id)
        .join(' · ')
    : ''
