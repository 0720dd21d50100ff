import { sessionChanged } from '@plaza/contracts/account/account.events'
import { branchAsked, branchChanged } from '@plaza/contracts/branches/branches.events'
import { addProductsAsked, cartChanged, cartOutdated } from '@plaza/contracts/cart/cart.events'
import { bus } from '@plaza/event-bus'
import { loadTwice, type Plaza, usePlaza } from '@plaza/ui'
import { getDefaultStore } from 'jotai'
import { useEffect } from 'react'
import { cartAtom, type CartState, countOf, readCart, subtotal, writeCart } from './cart-state.ts'
import { onGuestLinesElsewhere, readGuestLines } from './guest-storage.ts'
import { loadSendLines } from './load-send-lines.ts'
import { keepMigration } from './migration-record.ts'

let started: string | null = null
let offices: Plaza['offices'] = []

/** Brings the cart to life, once per page whichever of our parts comes first. */
export function useStartCart() {
  const { business, user, offices: known } = usePlaza()
  const userId = user?.id ?? null
  useEffect(() => void (offices = known), [known])
  useEffect(() => startCart(business.at_business, userId), [business.at_business, userId])
}

/** As shoppers know it; empty for a branch that is closed. */
export const nameOf = (branchId: string): string => offices.find(({ id }) => id === branchId)?.displayName ?? ''

export const businessOfCart = () => started ?? ''
/** Where the shopper buys. */
export const branchOfCart = () => bus.last(branchChanged)?.branchId ?? null

function startCart(business: string, userId: string | null) {
  if (started === business) return
  started = business
  getDefaultStore().sub(cartAtom, announce)
  onGuestLinesElsewhere(business, () => readCart().userId === null && takeGuestLines(business))
  void enter(business, userId)
  bus.handle(addProductsAsked, async (wish) => (await loadTwice(() => import('./add-products.ts'))).addProducts(wish))
  bus.handle(branchAsked, async ({ branchId }) => (await loadTwice(() => import('./move-cart.ts'))).moveCart(branchId))
  bus.subscribe(branchChanged, ({ branchId }) => void checkBranch(business, branchId))
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
  try {
    const { enterUserCart } = await loadTwice(() => import('./enter-user-cart.ts'))
    await enterUserCart(business, userId)
  } catch {
    enterAgainOnline(business, userId)
  }
}

/** Nothing of the server's cart could be loaded: it says so, and comes when the connection is back. */
function enterAgainOnline(business: string, userId: string) {
  writeCart((state) => ({ ...state, status: 'failed' }))
  addEventListener(
    'online',
    () => {
      if (entered !== userId) return
      entered = undefined
      void enter(business, userId)
    },
    { once: true },
  )
}

/** Another device or tab changed the cart. */
async function refresh() {
  if (readCart().userId === null) return
  // Not to be had: the next news asks again.
  const sender = await loadSendLines().catch(() => null)
  await sender?.reloadUnlessSending()
}

/** A guest's lines are priced anew; a signed-in shopper's cart says itself where it is, and the header follows it. */
async function checkBranch(business: string, branchId: string | null) {
  const { userId, lines, order } = readCart()
  const isElsewhere = userId === null ? lines.some((line) => line.branchId !== branchId) : branchToFollow(order, branchId) !== null
  if (!isElsewhere) return
  if (userId !== null) return refresh()
  const pricing = await loadTwice(() => import('./reprice-guest-lines.ts')).catch(() => null)
  await pricing?.repriceGuestLines(business, branchId)
}

function takeGuestLines(business: string) {
  writeCart(() => ({ status: 'ready', userId: null, lines: readGuestLines(business), order: null }))
  void checkBranch(business, branchOfCart())
}

/** The branch of a cart with lines when it is not the one in use; null otherwise. */
function branchToFollow(order: CartState['order'], branchId: string | null): string | null {
  const own = order && order.products.length > 0 ? (order.branch_office_id ?? null) : null
  return own === branchId ? null : own
}

let announced = ''
let moving = 0

/** Does what may move the cart and tells the shopper about it: nothing more is said here. */
export async function whileMoving<Answer>(work: () => Promise<Answer>): Promise<Answer> {
  moving++
  try {
    return await work()
  } finally {
    moving--
  }
}

function announce() {
  const state = readCart()
  if (state.status !== 'ready') return
  const own = branchToFollow(state.order, branchOfCart())
  if (own) {
    bus.publish(branchChanged, { branchId: own })
    if (moving === 0)
      void loadTwice(() => import('./tell-branch.ts')).then(
        ({ tellFollowed }) => tellFollowed(nameOf(own)),
        () => {},
      )
  }
  const payload = { count: countOf(state), subtotal: subtotal(state), type: state.order?.type ?? 'delivery' } as const
  if (JSON.stringify(payload) === announced) return
  announced = JSON.stringify(payload)
  bus.publish(cartChanged, payload)
}
