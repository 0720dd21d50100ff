import { formatGrams } from '@plaza/contracts/kernel/money'
import type { ParsedInputOf } from '@plaza/contracts/kernel/call'
import { countDisplay } from '@plaza/contracts/kernel/money'
import type { Order } from '@plaza/contracts/orders/order.entity'
import { orderProblems } from '@plaza/contracts/orders/orders.messages'
import type { pickLine as contract } from '@plaza/contracts/orders/picking.api'
import { fail } from '../platform/problems.ts'
import type { Scope } from '../platform/scope.ts'
import type { SharedUses } from '../platform/uses.ts'
import { keepPicked, lockPicking } from './picked-order.ts'
import { mostFound, orderedAmount, pickedTotal } from './picked-total.ts'
import { type PickLineRow, savePick } from './picking.repository.ts'

type Input = ParsedInputOf<typeof contract>
type Uses = Pick<SharedUses, 'db' | 'clock'>

/** Says what the store has of one line; said twice it is the same. An open proposal falls away with it. */
export const pickLine = (scope: Scope, input: Input, { db, clock }: Uses): Promise<{ order: Order }> =>
  db.withTenant(scope.business, async (tx) => {
    const { row, user, lines } = await lockPicking(tx, scope, input.id)
    const line = lines.find(({ product_id }) => product_id === input.productId) ?? fail(orderProblems.lineMissing)
    if (line.mark === 'replaced') fail(orderProblems.answered)
    const picked = judged(line, input)
    await savePick(tx, row.id, picked)
    return keepPicked(tx, scope, row, { user, what: wordsFor(picked), now: clock.now() })
  })

function judged(line: PickLineRow, { mark, found }: Input): PickLineRow {
  const most = mostFound(line)
  const amount = mark === 'found' ? (found ?? null) : null
  if (amount !== null && amount > most)
    fail(orderProblems.tooMuch, { data: { most, amount: line.count_type === 'grams' ? formatGrams(most) : `${most} und` } })
  return { ...line, mark, found: amount, replacement: null, total_price: pickedTotal(line, mark, amount) }
}

function wordsFor(line: PickLineRow): string {
  const title = line.product.title
  if (line.mark === null) return `Quitó la marca de ${title}`
  if (line.mark === 'missing') return `Marcó que falta ${title}`
  const ordered = orderedAmount(line)
  if (line.found === null || line.found === ordered) return `Encontró ${title}`
  const shown = (count: number) => countDisplay({ count, countType: line.count_type, unit_gram: 1 })
  return `Encontró ${shown(line.found)} de ${shown(ordered)} de ${title}`
}
