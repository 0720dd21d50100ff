import type { Tx } from '../../platform/database.ts'

/**
 * Every table that holds rows of businesses, those that refer to others before those they refer to, the business itself last. Asked of the
 * database, so that a table added tomorrow is exported and erased without a word here.
 */
export async function tenantTables(tx: Pick<Tx, 'query'>): Promise<string[]> {
  const tables = await tx.query<{ name: string }>(
    `select c.table_name as name from information_schema.columns c
     join information_schema.tables t on t.table_schema = c.table_schema and t.table_name = c.table_name and t.table_type = 'BASE TABLE'
     where c.table_schema = 'public' and c.column_name = 'business_id' order by 1`,
  )
  const references = await tx.query<{ from: string; to: string }>(
    `select distinct a.relname as "from", b.relname as "to" from pg_constraint k
     join pg_class a on a.oid = k.conrelid join pg_class b on b.oid = k.confrelid where k.contype = 'f' and a.oid <> b.oid`,
  )
  return sorted(
    tables.map(({ name }) => name),
    references,
  )
}

/** Depth first over what refers to a table: those come before it. */
export function sorted(tables: readonly string[], references: readonly { from: string; to: string }[]): string[] {
  const done = new Set<string>()
  const visit = (table: string, above: readonly string[]) => {
    if (done.has(table) || above.includes(table)) return
    for (const { from, to } of references) if (to === table && tables.includes(from)) visit(from, [...above, table])
    done.add(table)
  }
  for (const table of tables) visit(table, [])
  return [...done]
}

/** A table's name as SQL; it came from the catalogue of the database, never from a visitor. */
export const quoted = (table: string): string => `"${table.replaceAll('"', '""')}"`
