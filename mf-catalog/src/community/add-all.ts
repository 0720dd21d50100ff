import { addProductsAnswer, type AddProductsAnswer, addProductsAsked } from '@plaza/contracts/cart/cart.events'
import { wishOfLine } from '@plaza/contracts/community/community-wish'
import { bus } from '@plaza/event-bus'
import type { CollectionLine } from './lines.ts'

type Outcome = { ok: true; report: AddProductsAnswer } | { ok: false; report: AddProductsAnswer | null }

const patience = 20_000

/** Asks the cart to fetch every product anew and to add what can be had (S-7-081). Not ok when nothing was added; `report` null when nobody answered. */
export async function addAll(products: readonly CollectionLine[]): Promise<Outcome> {
  const lines = products.map(wishOfLine)
  try {
    const report = addProductsAnswer.parse(await bus.ask(addProductsAsked, { lines }, patience))
    return { ok: report.added.length > 0, report }
  } catch {
    // No cart on this page, or it did not answer in time.
    return { ok: false, report: null }
  }
}
