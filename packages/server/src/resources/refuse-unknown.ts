import { resourceProblems, unknownReferenceTexts } from '@plaza/contracts/resources/resources.messages'
import { fillText } from '@plaza/contracts/kernel/text'
import type { Tx } from '../platform/database.ts'
import { fail } from '../platform/problems.ts'
import type { Doc, References } from './table.ts'

/**
 * Refuses, field by field, ids that nobody of this business has. Only those that are new to the record are looked for: what left since must not
 * hold up other changes.
 */
export async function refuseUnknown(tx: Tx, references: References, input: Doc, before: Doc | null): Promise<void> {
  const found = await Promise.all(
    Object.entries(references).map(async ([field, table]) => {
      const known = new Set(idsIn(before ?? {}, field))
      const added = idsIn(input, field).filter((id) => !known.has(id))
      return { field, table, missing: await missingOf(tx, table, added) }
    }),
  )
  const details = found.flatMap(({ field, table, missing }) =>
    missing.length > 0 ? [{ field: field.split('.')[0] ?? field, message: messageOf(table, missing) }] : [],
  )
  if (details.length > 0) fail(resourceProblems.unknownReference, { details })
}

function idsIn(doc: Doc, field: string): string[] {
  const [name = '', part] = field.split('.')
  const values = [doc[name]].flat()
  const ids = part === undefined ? values : values.map((value) => (value as Doc | null)?.[part])
  return [...new Set(ids.filter((id): id is string => typeof id === 'string' && id !== ''))]
}

async function missingOf(tx: Tx, table: References[string], ids: readonly string[]): Promise<string[]> {
  if (ids.length === 0) return []
  const rows = await tx.query<{ id: string }>(`select id from ${table} where business_id = $1 and id = any($2)`, [tx.business, ids])
  const known = new Set(rows.map(({ id }) => id))
  return ids.filter((id) => !known.has(id))
}

const shownMost = 3

function messageOf(table: References[string], ids: readonly string[]) {
  const { one, many } = unknownReferenceTexts[table]
  const shown = ids
    .slice(0, shownMost)
    .map((id) => `«${id}»`)
    .join(', ')
  return fillText(ids.length === 1 ? one : many, { ids: ids.length > shownMost ? `${shown} y ${ids.length - shownMost} más` : shown })
}
