import { sessionChanged } from '@plaza/contracts/account/account.events'
import { addProductsAsked, cartChanged, cartOutdated } from '@plaza/contracts/cart/cart.events'
import { bus } from '@plaza/event-bus'
import { usePlaza } from '@plaza/ui'
import { getDefaultStore } from 'jotai'
import { useEffect } from 'react'
import { cartAtom, countOf, readCart, subtotal, writeCart } from './cart-state.ts'
import { onGuestLinesElsewhere, readGuestLines } from './guest-storage.ts'
import { keepMigration } from './migration-record.ts'

let started: string | null = null
let branch: string | null = null

/** Brings the cart to life, once per page whichever of our parts comes first. */
export function useStartCart() {
  const { business, user, branchId } = usePlaza()
  const userId = user?.id ?? null
  useEffect(() => void (branch = branchId), [branchId])
  useEffect(() => startCart(business.at_business, userId), [business.at_business, userId])
}

export const businessOfCart = () => started ?? ''
/** Where the shopper buys. */
export const branchOfCart = () => branch

function startCart(business: string, userId: string | null) {
  if (started === business) return
  started = business
  getDefaultStore().sub(cartAtom, announce)
  onGuestLinesElsewhere(business, () => readCart().userId === null && takeGuestLines(business))
  void enter(business, userId)
  bus.handle(addProductsAsked, async (wish) => (await import('./add-products.ts')).addProducts(wish))
  bus.subscribe(cartOutdated, () => void refresh())
  bus.subscribe(sessionChanged, (session) => void enter(business, session.userId))
}

let entered: string | null | undefined

/** A new session means another cart: the guest's lines go along into the server's. */
async function enter(business: string, userId: string | null) {
  if (userId === entered) return
  entered = userId
  if (userId === null) {
    keepMigration(business, null)
    return takeGuestLines(business)
  }
  writeCart((state) => ({ ...state, status: 'loading', userId }))
  // What talks to the server comes only now: guests, who are most first visits, never load it with the page.
  const { enterUserCart } = await import('./enter-user-cart.ts')
  await enterUserCart(business, userId)
}

/** Another device or tab changed the cart. */
async function refresh() {
  if (readCart().userId === null) return
  const { reloadUnlessSending } = await import('./send-lines.ts')
  await reloadUnlessSending()
}

function takeGuestLines(business: string) {
  writeCart(() => ({ status: 'ready', userId: null, lines: readGuestLines(business), order: null }))
}

let announced = ''

function announce() {
  const state = readCart()
  if (state.status !== 'ready') return
  const payload = { count: countOf(state), subtotal: subtotal(state), type: state.order?.type ?? 'delivery' } as const
  if (JSON.stringify(payload) === announced) return
  announced = JSON.stringify(payload)
  bus.publish(cartChanged, payload)
}
