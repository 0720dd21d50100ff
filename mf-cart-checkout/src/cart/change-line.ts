import { cartPanelRequested } from '@plaza/contracts/cart/cart.events'
import { cartTexts } from '@plaza/contracts/cart/cart.messages'
import { bus } from '@plaza/event-bus'
import { afterPaint, toasts } from '@plaza/ui'
import { type CartLine, estimate, readCart, writeCart } from './cart-state.ts'
import { keepGuestLines } from './guest-storage.ts'
import { businessOfCart } from './start-cart.ts'
import { wish } from './wishes.ts'

export const mostOfOneProduct = 999

export type LineChange = Partial<Pick<CartLine, 'count' | 'countType' | 'comment' | 'maturity' | 'optionsTags'>>

/** Puts a line into the cart as it should be; count 0 removes it. Shown at once, taken back when the server refuses. */
export function changeLine(line: CartLine, change: LineChange) {
  // The line as it stands now, not as it was drawn: a comment sent after a pause must not undo a count changed meanwhile.
  const known = readCart().lines.find((each) => each.id === line.id)
  const wanted = { ...(known ?? line), ...change }
  show(wanted)
  if (!known) bus.publish(cartPanelRequested, { open: false })
  if (readCart().userId !== null) {
    wish({ ...wanted, totalPrice: estimate(wanted) }, known !== undefined)
    return void import('./send-lines.ts').then(({ sendWishes }) => sendWishes())
  }
  keepGuestLines(businessOfCart(), readCart().lines)
  if (!known) askToSignIn()
}

function show(line: CartLine) {
  const shown = { ...line, totalPrice: estimate(line) }
  writeCart((state) => {
    const known = state.lines.some((each) => each.id === line.id)
    const lines = known ? state.lines.map((each) => (each.id === line.id ? shown : each)) : [...state.lines, shown]
    return { ...state, lines: lines.filter((each) => each.count > 0) }
  })
}

let asked = false

// Once: who goes on as a guest has answered. The cart itself keeps saying it. The quantity that was touched is painted before it.
function askToSignIn() {
  if (asked) return
  asked = true
  void afterPaint().then(() => toasts.snackbar(cartTexts.signInToKeep))
}
