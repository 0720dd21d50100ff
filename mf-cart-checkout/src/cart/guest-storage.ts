import { optionTag } from '@plaza/contracts/cart/line.entity'
import { countTypes } from '@plaza/contracts/catalog/product.entity'
import { storageKey } from '@plaza/contracts/kernel/storage-keys'
import * as z from 'zod/mini'
import type { CartLine } from './cart-state.ts'

const storedLine = z.object({
  id: z.string(),
  id_item: z.string(),
  title: z.string(),
  subTitle: z.nullable(z.string()),
  photoUrl: z.nullable(z.string()),
  count: z.int().check(z.minimum(1)),
  countType: z.enum(countTypes),
  unitGram: z.nullable(z.number()),
  price: z.nullable(z.number()),
  stepPrice: z.nullable(z.number()),
  pricedGrams: z.optional(z.nullable(z.number())),
  totalPrice: z.int(),
  comment: z.string(),
  maturity: z.nullable(z.string()),
  optionsTags: z.array(optionTag),
  branchId: z.optional(z.nullable(z.string())),
})

/** The guest's cart of this business; what cannot be read any more is left out, line by line. */
export function readGuestLines(business: string): CartLine[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(storageKey(business, 'cart')) ?? '[]')
    return Array.isArray(stored) ? stored.flatMap((each) => storedLine.safeParse(each).data ?? []) : []
  } catch {
    return []
  }
}

/** Keeps the guest's cart. A full or forbidden storage loses nothing but the reload. */
export function keepGuestLines(business: string, lines: readonly CartLine[]) {
  try {
    if (lines.length === 0) localStorage.removeItem(storageKey(business, 'cart'))
    else localStorage.setItem(storageKey(business, 'cart'), JSON.stringify(lines))
  } catch {}
}

/** Calls back when another tab changed the guest's cart. */
export function onGuestLinesElsewhere(business: string, changed: () => void) {
  addEventListener('storage', (event) => event.key === storageKey(business, 'cart') && changed())
}
