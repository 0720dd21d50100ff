import { api } from '@plaza/api-client'
import { addProduct, deleteActiveCart } from '@plaza/contracts/cart/cart.api'
import { cartTexts } from '@plaza/contracts/cart/cart.messages'
import { displayedLines } from '@plaza/contracts/cart/totals'
import { toastDurations } from '@plaza/contracts/kernel/toasts'
import { toasts } from '@plaza/ui'
import type { CartLine } from './cart-state.ts'
import { keepGuestLines, readGuestLines } from './guest-storage.ts'
import { justMigrated } from './just-migrated.ts'
import { keepMigration, readMigration } from './migration-record.ts'
import { offerPreviousCart, restorePreviousCart } from './previous-cart.ts'
import { tellUnavailable } from './tell-unavailable.ts'

const shownGuestLines = (business: string) => displayedLines(readGuestLines(business))

/**
 * replaces the user's server cart by the guest's, once across tabs. One line that fails does not stop the others and stays in the
 * guest's cart; when nothing got through, all of it stays. The replaced cart is offered back, in every tab.
 */
export async function migrateGuestCart(business: string, userId: string): Promise<void> {
  const had = shownGuestLines(business).length > 0
  await alone(`plaza-migrate-${business}`, async () => {
    const lines = shownGuestLines(business)
    if (lines.length > 0 && !justMigrated.has(business, userId, lines)) await migrate(business, userId, lines)
    // Another tab was faster.
    else if (had) tellRestored(readMigration(business, userId)?.historyId ?? null)
  })
  offerPreviousCart(readMigration(business, userId)?.historyId ?? null)
}

async function migrate(business: string, userId: string, lines: readonly CartLine[]) {
  const before = readMigration(business, userId)
  const cleared = before?.pending ? null : await api.call(deleteActiveCart, {})
  if (cleared && !cleared.ok) return toasts.error(cartTexts.restoreFailed, toastDurations.restoreError)
  const historyId = cleared ? (cleared.value.history_id ?? null) : (before?.historyId ?? null)
  keepMigration(business, { userId, historyId, pending: true })
  const { failed, gone } = await addOneByOne(lines)
  keepMigration(business, { userId, historyId, pending: failed.length > 0 })
  keepGuestLines(business, failed)
  if (failed.length < lines.length) justMigrated.tell(business, userId, lines)
  if (failed.length + gone.length === lines.length) toasts.error(cartTexts.restoreFailed, toastDurations.restoreError)
  else tellRestored(historyId)
  tellUnavailable(gone)
}

function tellRestored(historyId: string | null) {
  const action = { label: cartTexts.restorePrevious, run: () => void restorePreviousCart() }
  toasts.show({ kind: 'success', text: cartTexts.restored, ...(historyId ? { action, duration: toastDurations.snackbar } : {}) })
}

async function addOneByOne(lines: readonly CartLine[]): Promise<{ failed: CartLine[]; gone: { title: string; reason: string }[] }> {
  const failed: CartLine[] = []
  const gone: { title: string; reason: string }[] = []
  for (const line of lines) {
    const { id, id_item, count, countType, maturity, comment, optionsTags } = line
    const answer = await api.call(addProduct, { product: id, id_item, count, countType, maturity, comment, optionsTags: [...optionsTags] })
    if (answer.ok) continue
    // A product that is gone cannot come along; anything else may work next time.
    if (answer.problem.status === 0 || answer.problem.status === 429 || answer.problem.status >= 500) failed.push(line)
    else gone.push({ title: line.title, reason: answer.problem.message })
  }
  return { failed, gone }
}

function alone<Answer>(name: string, work: () => Promise<Answer>): Promise<Answer> {
  return navigator.locks ? navigator.locks.request(name, work) : work()
}
