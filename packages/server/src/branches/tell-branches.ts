import type { Tx } from '../platform/database.ts'
import { addToOutbox } from '../platform/outbox.ts'
import { notify } from '../platform/signals.ts'

/** Every instance forgets what it knew of this business's branches, and of the shelves that depend on them, with the commit. */
export async function tellBranchesChanged(tx: Tx) {
  await addToOutbox(tx, 'catalog.changed', {})
  await notify(tx, { kind: 'business', business: tx.business })
}
