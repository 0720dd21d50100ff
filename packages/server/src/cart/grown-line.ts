import type { addProduct as contract } from '@plaza/contracts/cart/cart.api'
import { cartTexts } from '@plaza/contracts/cart/cart.messages'
import type { ParsedInputOf } from '@plaza/contracts/kernel/call'
import { commonProblems } from '@plaza/contracts/kernel/common.problems'
import { fail } from '../platform/problems.ts'
import type { Visitor } from '../platform/scope.ts'
import { type CartLine, type Current, type Snapshot, soldByWeight } from './cart-line.ts'

/** What a shopper adds, and from where they look. */
export interface Adding extends Pick<ParsedInputOf<typeof contract>, 'count' | 'countType' | 'maturity' | 'comment' | 'optionsTags'> {
  readonly user: Visitor
  readonly productId: string
  readonly branchId: string
  readonly now: Date
}

/** a product stands in one line at most. */
export const mostOfOneProduct = 999

/** The product's line after the addition. */
export function grownLine(adding: Adding, before: CartLine | null, current: Current): CartLine {
  const { product } = current
  const written = merged(adding, product, before)
  return { ...(before ?? newLine(adding.now)), ...written, productId: product.id, idItem: product.id_item, snapshot: product, current }
}

const newLine = (now: Date) => ({
  tags: [],
  creationDate: now,
  isReplaced: false,
  replacedProductId: null,
  originalProductId: null,
  stockTaken: 0,
})

// Units and steps of grams do not add up: with another unit type the last choice counts.
function merged(input: Adding, product: Snapshot, line: CartLine | null) {
  const countType = input.countType ?? line?.countType ?? 'units'
  refuseGrams(countType, product)
  return {
    countType,
    count: refuseTooMany(line?.countType === countType ? line.count + input.count : input.count),
    maturity: input.maturity ?? line?.maturity ?? null,
    comment: input.comment ?? line?.comment ?? '',
    optionsTags: [...(input.optionsTags ?? line?.optionsTags ?? [])],
  }
}

export function refuseGrams(countType: 'units' | 'grams', product: Snapshot) {
  if (countType === 'units' || soldByWeight(product)) return
  fail(commonProblems.validation, { details: [{ field: 'countType', message: cartTexts.notByGrams }] })
}

function refuseTooMany(count: number): number {
  if (count <= mostOfOneProduct) return count
  return fail(commonProblems.validation, { details: [{ field: 'count', message: `La cantidad máxima es ${mostOfOneProduct}.` }] })
}
