import type { Office } from '@plaza/contracts/branches/office.entity'
import type { RowDraft } from './row-draft.ts'

/** What is typed in rows of the list, by branch and product (`draftKey`). */
export type BranchDrafts = Readonly<Record<string, RowDraft>>

export const noDrafts: BranchDrafts = {}

export const draftKey = (branchId: string, productId: string) => JSON.stringify([branchId, productId])
const productOf = (key: string) => (JSON.parse(key) as [string, string])[1]

/** The drafts with one put in the place of its branch and product, or taken out with null. */
export function withDraft(drafts: BranchDrafts, branchId: string, productId: string, draft: RowDraft | null): BranchDrafts {
  const { [draftKey(branchId, productId)]: _before, ...others } = drafts
  return draft ? { ...others, [draftKey(branchId, productId)]: draft } : others
}

/**
 * The drafts after one was saved. Drafts of other branches that were typed over the same version go on over the version that this save made: it is
 * no colleague's change.
 */
export function withSaved(
  drafts: BranchDrafts,
  productId: string,
  saved: RowDraft,
  { version }: { readonly version: number },
): BranchDrafts {
  const left = Object.entries(withDraft(drafts, saved.seen.id, productId, null))
  return Object.fromEntries(
    left.map(([key, draft]) => [key, productOf(key) === productId && draft.version === saved.version ? { ...draft, version } : draft]),
  )
}

/** Where else something typed waits to be saved: `Sin guardar en otras sedes: Sede Norte (2 productos).`; null when nowhere. */
export function draftsElsewhere(
  drafts: BranchDrafts,
  branchId: string | null,
  offices: readonly Pick<Office, 'id' | 'displayName'>[],
): string | null {
  const waiting = offices.flatMap(({ id, displayName }) => {
    const count = id === branchId ? 0 : Object.values(drafts).filter(({ seen }) => seen.id === id).length
    return count === 0 ? [] : [`${displayName} (${count === 1 ? '1 producto' : `${count} productos`})`]
  })
  return waiting.length === 0 ? null : `Sin guardar en otras sedes: ${waiting.join(', ')}.`
}
