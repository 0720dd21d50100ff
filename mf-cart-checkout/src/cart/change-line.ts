import { type CartLine, estimate, readCart, writeCart } from './cart-state.ts'
import { keepGuestLines } from './guest-storage.ts'
import { businessOfCart } from './start-cart.ts'

export type LineChange = Partial<Pick<CartLine, 'count' | 'countType' | 'comment' | 'maturity' | 'optionsTags'>>

/** Puts a line into the cart as it should be; count 0 removes it. Shown at once, taken back when the server refuses. */
export function changeLine(line: CartLine, change: LineChange) {
  const wanted = { ...line, ...change }
  show(wanted)
  if (readCart().userId === null) return keepGuestLines(businessOfCart(), readCart().lines)
  void import('./send-lines.ts').then(({ sendLine }) => sendLine(wanted.id))
}

function show(line: CartLine) {
  const shown = { ...line, totalPrice: estimate(line) }
  writeCart((state) => {
    const known = state.lines.some((each) => each.id === line.id)
    const lines = known ? state.lines.map((each) => (each.id === line.id ? shown : each)) : [...state.lines, shown]
    return { ...state, lines: lines.filter((each) => each.count > 0) }
  })
}
