import { api } from '@plaza/api-client'
import { addProduct, deleteActiveCart } from '@plaza/contracts/cart/cart.api'
import { cartTexts } from '@plaza/contracts/cart/cart.messages'
import { toastDurations } from '@plaza/contracts/kernel/toasts'
import { toasts } from '@plaza/ui'
import type { CartLine } from './cart-state.ts'
import { keepGuestLines, readGuestLines } from './guest-storage.ts'

/**
 * replaces the user's server cart by the guest's, once across tabs. One line that fails does not stop the others and stays in the
 * guest's cart; when nothing got through, all of it stays.
 */
export function migrateGuestCart(business: string): Promise<void> {
  return alone(`plaza-migrate-${business}`, async () => {
    const lines = readGuestLines(business)
    if (lines.length === 0) return
    const cleared = await api.call(deleteActiveCart, {})
    if (!cleared.ok) return toasts.error(cartTexts.restoreFailed, toastDurations.restoreError)
    const failed = await addOneByOne(lines)
    keepGuestLines(business, failed)
    if (failed.length === lines.length) toasts.error(cartTexts.restoreFailed, toastDurations.restoreError)
    else toasts.success(cartTexts.restored)
  })
}

async function addOneByOne(lines: readonly CartLine[]): Promise<CartLine[]> {
  const failed: CartLine[] = []
  for (const line of lines) {
    const { id, id_item, count, countType, maturity, comment, optionsTags } = line
    const answer = await api.call(addProduct, { product: id, id_item, count, countType, maturity, comment, optionsTags: [...optionsTags] })
    // A product that is gone cannot come along; anything else may work next time.
    if (!answer.ok && (answer.problem.status === 0 || answer.problem.status >= 500)) failed.push(line)
  }
  return failed
}

function alone<Answer>(name: string, work: () => Promise<Answer>): Promise<Answer> {
  return navigator.locks ? navigator.locks.request(name, work) : work()
}
