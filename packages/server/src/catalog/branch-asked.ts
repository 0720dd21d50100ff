import { catalogProblems } from '@plaza/contracts/catalog/catalog.messages'
import { branchInUse, resolveBranch } from '../branches/resolve-branch.ts'
import type { Reader } from '../platform/database.ts'
import { fail } from '../platform/problems.ts'

/**
 * The branch that a read names; one that this business does not have is said, for another's prices would be wrong (S-1-010). Where none is
 * named, the branch in use or the first one; null only for a business without branches.
 */
export const branchAsked = async (reader: Reader, named: string | null | undefined, inUse: string | null): Promise<string | null> =>
  named ? ((await resolveBranch(reader, named)) ?? fail(catalogProblems.branchNotFound)) : branchInUse(reader, inUse)
