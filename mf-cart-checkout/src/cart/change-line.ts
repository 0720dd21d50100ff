import { cartPanelRequested } from '@plaza/contracts/cart/cart.events'
import { cartTexts } from '@plaza/contracts/cart/cart.messages'
import { convertAmount } from '@plaza/contracts/kernel/quantity'
import { bus } from '@plaza/event-bus'
import { afterPaint, toasts } from '@plaza/ui'
import { type CartLine, estimate, readCart, writeCart } from './cart-state.ts'
import { keepGuestLines } from './guest-storage.ts'
import { loadSendLines } from './load-send-lines.ts'
import { branchOfCart, businessOfCart } from './start-cart.ts'
import { wish } from './wishes.ts'

export type LineChange = Partial<Pick<CartLine, 'count' | 'countType' | 'comment' | 'maturity' | 'optionsTags'>>

/** The line after a change. A change of unit alone keeps the amount: 500 g become one piece of 500 g. */
export function withChange(line: CartLine, change: LineChange): CartLine {
  const changed = { ...line, ...change }
  if (change.countType === undefined || change.count !== undefined) return changed
  const { count, countType } = convertAmount(line, change.countType, line.unitGram, line.pricedGrams ?? null)
  return { ...changed, count, countType }
}

/** Puts a line into the cart as it should be; count 0 removes it. Shown at once, taken back when the server refuses. */
export function changeLine(line: CartLine, change: LineChange) {
  // The line as it stands now, not as it was drawn: a comment sent after a pause must not undo a count changed meanwhile.
  const known = readCart().lines.find((each) => each.id === line.id)
  const wanted = withChange(known ?? { ...line, branchId: branchOfCart() }, change)
  show(wanted)
  if (!known) bus.publish(cartPanelRequested, { open: false })
  if (readCart().userId !== null) {
    wish({ ...wanted, totalPrice: estimate(wanted) }, known !== undefined)
    return void loadSendLines().then(
      ({ sendWishes }) => sendWishes(),
      () => toasts.info(cartTexts.waitsForConnection),
    )
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
