import { catalogProblems } from '@plaza/contracts/catalog/catalog.messages'
import { branchInUse, resolveBranch } from '../branches/resolve-branch.ts'
import type { Reader } from '../platform/database.ts'
import { fail } from '../platform/problems.ts'
import type { Uses } from '../platform/uses.ts'

/** The branch that a read names. One that this business does not have is said: another's prices would be wrong (S-1-010). */
export async function branchNamed(reader: Reader, named: string, { directory }: Pick<Uses, 'directory'>): Promise<string> {
  // A branch's own id is known without asking.
  if (directory.get(reader.business)?.offices.has(named)) return named
  return (await resolveBranch(reader, named)) ?? fail(catalogProblems.branchNotFound)
}

/** The same; where none is named, the branch in use or the first one, and null only for a business without branches. */
export const branchAsked = async (reader: Reader, named: string | undefined, inUse: string | null, uses: Pick<Uses, 'directory'>) =>
  named ? branchNamed(reader, named, uses) : branchInUse(reader, inUse)
