import type { addProduct as contract } from '@plaza/contracts/cart/cart.api'
import { cartTexts } from '@plaza/contracts/cart/cart.messages'
import type { ParsedInputOf } from '@plaza/contracts/kernel/call'
import { commonProblems } from '@plaza/contracts/kernel/common.problems'
import { addAmounts, isSoldByWeight, maxLineCount } from '@plaza/contracts/kernel/quantity'
import { fail } from '../platform/problems.ts'
import type { Visitor } from '../platform/scope.ts'
import type { CartLine, Current, Snapshot } from './cart-line.ts'

/** What a shopper adds, and from where they look. */
export interface Adding extends Pick<ParsedInputOf<typeof contract>, 'count' | 'countType' | 'maturity' | 'comment' | 'optionsTags'> {
  readonly user: Visitor
  readonly productId: string
  readonly branchId: string
  readonly now: Date
}

/** The product's line (A-12: one at most) after the addition. */
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

function merged(input: Adding, product: Snapshot, line: CartLine | null) {
  const added = { count: input.count, countType: input.countType ?? line?.countType ?? 'units' }
  refuseGrams(added.countType, product)
  const { count, countType } = addAmounts(line, added, product)
  return {
    countType,
    count: refuseTooMany(count),
    maturity: input.maturity ?? line?.maturity ?? null,
    comment: input.comment ?? line?.comment ?? '',
    optionsTags: [...(input.optionsTags ?? line?.optionsTags ?? [])],
  }
}

export function refuseGrams(countType: 'units' | 'grams', product: Snapshot) {
  if (countType === 'units' || isSoldByWeight(product)) return
  fail(commonProblems.validation, { details: [{ field: 'countType', message: cartTexts.notByGrams }] })
}

function refuseTooMany(count: number): number {
  if (count <= maxLineCount) return count
  return fail(commonProblems.validation, { details: [{ field: 'count', message: `La cantidad máxima es ${maxLineCount}.` }] })
}
