import { businessUpdatedSocket } from '@plaza/contracts/business/business.events'
import type { Tx } from '../platform/database.ts'
import { hintLive } from '../platform/outbox.ts'
import { notify } from '../platform/signals.ts'

/** Settings, styles or modules changed: instances forget what they kept, open pages ask again; both after the commit. */
export async function tellBusinessChanged(tx: Tx): Promise<void> {
  hintLive(tx, { rooms: ['business'], event: businessUpdatedSocket, payload: {} })
  await notify(tx, { kind: 'business', business: tx.business })
}
