import type { Office } from '@plaza/contracts/branches/office.entity'
import { usePlaza, useSession } from '@plaza/ui'

/** The branch whose prices and stock staff work on: their own where they are bound to one, else the one in use. */
export function useWorkBranch(): { branchId: string | null; office: Office | null } {
  const { branchId: branchInUse, offices } = usePlaza()
  const branchId = useSession()?.branchId ?? branchInUse
  return { branchId, office: offices.find(({ id }) => id === branchId) ?? null }
}
