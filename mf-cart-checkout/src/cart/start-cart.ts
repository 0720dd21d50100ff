import { sessionChanged } from '@plaza/contracts/account/account.events'
import { getActiveCart } from '@plaza/contracts/cart/cart.api'
import { cartChanged } from '@plaza/contracts/cart/cart.events'
import type { Order } from '@plaza/contracts/orders/order.entity'
import { api } from '@plaza/api-client'
import { bus } from '@plaza/event-bus'
import { usePlaza } from '@plaza/ui'
import { getDefaultStore } from 'jotai'
import { useEffect } from 'react'
import { cartAtom, countOf, readCart, subtotal, writeCart } from './cart-state.ts'
import { onGuestLinesElsewhere, readGuestLines } from './guest-storage.ts'
import { migrateGuestCart } from './migrate-guest-cart.ts'
import { linesOf } from './server-cart.ts'

let started: string | null = null

/** Brings the cart to life, once per page whichever of our parts comes first. */
export function useStartCart() {
  const { business, user } = usePlaza()
  const userId = user?.id ?? null
  useEffect(() => startCart(business.at_business, userId), [business.at_business, userId])
}

export const businessOfCart = () => started ?? ''

function startCart(business: string, userId: string | null) {
  if (started === business) return
  started = business
  getDefaultStore().sub(cartAtom, announce)
  onGuestLinesElsewhere(business, () => readCart().userId === null && takeGuestLines(business))
  bus.subscribe(sessionChanged, (session) => void enter(business, session.userId))
  void enter(business, userId, true)
}

/** A new session means another cart: the guest's lines go along into the server's. */
async function enter(business: string, userId: string | null, first = false) {
  if (!first && userId === readCart().userId) return
  if (userId === null) return takeGuestLines(business)
  writeCart((state) => ({ ...state, status: 'loading', userId }))
  await migrateGuestCart(business)
  await reloadCart()
}

function takeGuestLines(business: string) {
  writeCart(() => ({ status: 'ready', userId: null, lines: readGuestLines(business), order: null }))
}

/** Asks the server for the open cart. */
export async function reloadCart() {
  const answer = await api.call(getActiveCart, {})
  if (answer.ok) showCart(answer.value.cart)
  else writeCart((state) => ({ ...state, status: 'failed' }))
}

/** The server's word on the cart. */
export function showCart(order: Order | null) {
  writeCart((state) => ({ ...state, status: 'ready', order, lines: linesOf(order) }))
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
