import { api } from '@plaza/api-client'
import { restoreCart } from '@plaza/contracts/cart/cart.api'
import { cartTexts } from '@plaza/contracts/cart/cart.messages'
import { toasts } from '@plaza/ui'
import { atom, getDefaultStore } from 'jotai'
import { readCart } from './cart-state.ts'
import { keepMigration, onMigrationElsewhere, readMigration } from './migration-record.ts'
import { businessOfCart } from './start-cart.ts'
import { tellUnavailable } from './tell-unavailable.ts'
import { showCart } from './user-cart.ts'

/** The history entry of the cart that a guest's cart has replaced; null when there is nothing to give back. */
export const previousCartAtom = atom<string | null>(null)

let listening = false

/** Offers it in this tab, until this or another tab has given it back. */
export function offerPreviousCart(historyId: string | null) {
  getDefaultStore().set(previousCartAtom, historyId)
  if (listening) return
  listening = true
  onMigrationElsewhere(businessOfCart(), () => offerPreviousCart(ofThisUser()?.historyId ?? null))
}

/** joins the replaced cart to the present one, and says what could not come along. */
export async function restorePreviousCart() {
  const id = getDefaultStore().get(previousCartAtom)
  if (id === null) return
  const answer = await api.call(restoreCart, { id })
  if (!answer.ok && (answer.problem.status === 0 || answer.problem.status >= 500)) return toasts.error(cartTexts.updateFailed)
  const migration = ofThisUser()
  if (migration) keepMigration(businessOfCart(), { ...migration, historyId: null })
  offerPreviousCart(null)
  if (!answer.ok) return toasts.error(answer.problem.message)
  showCart(answer.value.cart)
  tellUnavailable(answer.value.unavailable)
}

function ofThisUser() {
  const { userId } = readCart()
  return userId === null ? null : readMigration(businessOfCart(), userId)
}
