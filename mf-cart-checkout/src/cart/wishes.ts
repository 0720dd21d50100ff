import type { CartLine } from './cart-state.ts'

/** A line as it should be on the server, and is not yet; count 0 removes it. */
export interface Wish {
  readonly line: CartLine
  /** Nothing of this product was seen in the cart: what is there by then gets so much more. */
  readonly fresh: boolean
}

// By product, in the order they were made; the one under way first.
const wishes = new Map<string, Wish>()

/** Notes a wish; a later one of the same product takes its place. */
export function wish(line: CartLine, seen: boolean) {
  wishes.set(line.id, { line, fresh: wishes.get(line.id)?.fresh ?? !seen })
}

/** The next wish to send; it stays until `granted`. */
export const nextWish = (): Wish | undefined => wishes.values().next().value

/** It was answered. A newer wish of the same product, made meanwhile, stays and builds on what is there now. */
export function granted({ line }: Wish) {
  const latest = wishes.get(line.id)
  wishes.delete(line.id)
  if (latest && latest.line !== line) wishes.set(line.id, { line: latest.line, fresh: false })
}

/** Nobody answered, so it may have arrived or not: from now on the line is set to what is shown instead of raised by it. */
export function doubt({ line }: Wish) {
  const latest = wishes.get(line.id)
  if (latest) wishes.set(line.id, { line: latest.line, fresh: false })
}

/** Nothing of this product is wanted any more: the server refused. */
export const dropWish = (productId: string) => void wishes.delete(productId)

/** Forgets every wish; the answered function brings them back, set instead of raised, for some may have been granted meanwhile. */
export function setWishesAside(): () => void {
  const aside = [...wishes]
  wishes.clear()
  return () => {
    for (const [id, { line }] of aside) if (!wishes.has(id)) wishes.set(id, { line, fresh: false })
  }
}

export const hasWishes = (): boolean => wishes.size > 0

/** The lines as the shopper wants them: the server's, with what it has not heard yet. */
export function withWishes(lines: readonly CartLine[]): CartLine[] {
  const known = new Set(lines.map((line) => line.id))
  const wanted = lines.map((line) => wishes.get(line.id)?.line ?? line)
  const added = [...wishes.values()].map(({ line }) => line).filter((line) => !known.has(line.id))
  return [...wanted, ...added].filter((line) => line.count > 0)
}
