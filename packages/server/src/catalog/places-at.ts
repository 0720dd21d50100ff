import type { Tx } from '../platform/database.ts'

export interface ShelfPlace {
  readonly isle: string
  readonly gondola: string
}

/** Where products of these sub-categories stand at one branch, by sub-category; those nobody has placed are missing. */
export async function placesAt(tx: Tx, officeId: string, subCategoryIds: readonly string[]): Promise<Map<string, ShelfPlace>> {
  const rows = await tx.query<ShelfPlace & { id: string }>(
    `select distinct on (s.id) s.id, place ->> 'isle' as isle, place ->> 'gondola' as gondola
     from sub_categories s, jsonb_array_elements(s.planometry) place
     where s.business_id = $1 and s.id = any($2) and place ->> 'office_id' = $3 order by s.id`,
    [tx.business, subCategoryIds, officeId],
    'shelf-places',
  )
  return new Map(rows.map(({ id, isle, gondola }) => [id, { isle, gondola }]))
}
