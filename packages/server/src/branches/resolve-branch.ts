import type { Reader } from '../platform/database.ts'

/** the active branch of this id, else the first active branch of the city of this name (neither case nor accents matter). Null when there is neither. */
export async function resolveBranch(reader: Reader, cityOrOfficeId: string): Promise<string | null> {
  const [row] = await reader.query<{ id: string }>(
    `select id from offices where business_id = $1 and not inactive and (id = $2 or ${plain('city')} = ${plain('$2')})
     order by id = $2 desc, city, name, id limit 1`,
    [reader.business, cityOrOfficeId],
    'branch-resolve',
  )
  return row?.id ?? null
}

const plain = (text: string) => `translate(lower(${text}), 'áéíóúüÁÉÍÓÚÜ', 'aeiouuaeiouu')`

/** The first of the wishes that is a branch here, else the first active branch; null only for a business without branches. */
export async function branchInUse(reader: Reader, ...wishes: (string | null | undefined)[]): Promise<string | null> {
  for (const wish of wishes) {
    const found = wish ? await resolveBranch(reader, wish) : null
    if (found) return found
  }
  return firstBranch(reader)
}

async function firstBranch(reader: Reader): Promise<string | null> {
  const [row] = await reader.query<{ id: string }>(
    'select id from offices where business_id = $1 and not inactive order by city, name, id limit 1',
    [reader.business],
    'branch-first',
  )
  return row?.id ?? null
}

/** Is this the id of a branch of this business, active or not? */
export async function isBranch(reader: Reader, id: string): Promise<boolean> {
  const found = await reader.query('select 1 from offices where business_id = $1 and id = $2', [reader.business, id], 'branch-known')
  return found.length > 0
}
