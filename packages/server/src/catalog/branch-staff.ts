import { productAdminProblems } from '@plaza/contracts/catalog/catalog-admin.problems'
import type { StockEntry } from '@plaza/contracts/catalog/product.entity'
import { removedMarker } from '@plaza/contracts/kernel/uploads'
import { fail } from '../platform/problems.ts'
import type { Scope } from '../platform/scope.ts'
import type { StockWrite } from './stock-writes.ts'

interface Changes {
  readonly stock_branch_offices?: readonly StockWrite[] | undefined
}

interface Before {
  readonly stock_branch_offices: readonly StockEntry[]
}

/**
 * A-33, the one decision for every way into the catalogue: staff bound to a branch change prices, stock and availability of their own branch's
 * entries of products that are there. Everything else that would change something fails with 403; values that change nothing pass.
 *
 * @param before the product as it is; null for what is created, removed or no product.
 * @returns the changes; of those of branch staff only the entries of their branch.
 */
export function allowedChanges<Given extends object>({ user }: Scope, changes: Given, before: object | null): Given {
  const branch = user?.branchId
  if (!branch) return changes
  if (before === null) return fail(productAdminProblems.branchStaff)
  const { stock_branch_offices: entries, ...others } = changes as Given & Changes
  const known = before as Before & Record<string, unknown>
  const foreign = entries?.some((entry) => entry.id !== branch && changesEntry(entry, known.stock_branch_offices))
  const refused = [
    ...Object.entries(others).flatMap(([field, value]) => (value === undefined || isSame(value, known[field]) ? [] : [field])),
    ...(foreign ? ['stock_branch_offices'] : []),
  ]
  if (refused.length > 0)
    fail(productAdminProblems.branchStaff, {
      details: refused.map((field) => ({ field, message: productAdminProblems.branchStaff.text })),
    })
  return (entries ? { stock_branch_offices: entries.filter(({ id }) => id === branch) } : {}) as Given
}

function isSame(value: unknown, known: unknown): boolean {
  const wanted = value === removedMarker || value === '' ? null : value
  return JSON.stringify(wanted) === JSON.stringify(known === undefined || known === '' ? null : known)
}

function changesEntry({ stock_seen, ...entry }: StockWrite, known: readonly StockEntry[]): boolean {
  const now: Record<string, unknown> | undefined = known.find(({ id }) => id === entry.id)
  return Object.entries(entry).some(
    ([field, value]) => value !== undefined && !(field === 'stock' && value === stock_seen) && !isSame(value, now?.[field]),
  )
}
