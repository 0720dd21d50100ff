import { api } from '@plaza/api-client'
import { type BranchChange, type BranchConsent, branchChange } from '@plaza/contracts/cart/branch-change.entity'
import { selectAddress } from '@plaza/contracts/cart/cart.api'
import { cartTexts } from '@plaza/contracts/cart/cart.messages'
import { fillText } from '@plaza/contracts/kernel/text'
import type { Order } from '@plaza/contracts/orders/order.entity'
import { useState } from 'react'
import { cartAsShown } from '../cart/send-lines.ts'
import { whileMoving } from '../cart/start-cart.ts'
import { branchTitle, tellMoved } from '../cart/tell-branch.ts'
import { showCart } from '../cart/user-cart.ts'
import { lastOnly } from './last-only.ts'

/** A destination that another branch serves, and what the cart would be there. */
export interface BranchQuestion {
  readonly id: string
  readonly type: Order['type']
  readonly change: BranchChange
  /** Products that the shopper would rather leave out. */
  readonly remove: readonly string[]
}

export interface DestinationChoice {
  readonly busy: boolean
  readonly problem: string | null
  /** What the shopper may do next; no failure. */
  readonly hint: string | null
  readonly question: BranchQuestion | null
  readonly choose: (id: string, type: Order['type']) => Promise<void>
  /** Asks anew what the cart would be without these products. */
  readonly leaveOut: (remove: readonly string[]) => Promise<void>
  readonly accept: () => Promise<void>
  readonly refuse: () => void
}

/** Saves where the order goes. When another branch serves it, the shopper is asked before anything changes. Of quick choices the last one counts. */
export function useDestination(order: Order): DestinationChoice {
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  const [hint, setHint] = useState<string | null>(null)
  const [question, setQuestion] = useState<BranchQuestion | null>(null)
  const [inTurn] = useState(lastOnly)

  const send = async (id: string, type: Order['type'], consent: BranchConsent) => {
    setBusy(true)
    setProblem(null)
    setHint(null)
    const answer = await inTurn(() => whileMoving(() => sendChoice(order.id, id, type, consent)))
    // A later choice took this one's place; it is not over yet.
    if (answer === null) return
    setBusy(false)
    const asked = answer.ok ? null : changeIn(answer.problem)
    setQuestion(asked && { id, type, change: asked, remove: consent.remove ?? [] })
    if (!answer.ok && !asked) setProblem(answer.problem.message)
  }
  return {
    busy,
    problem,
    hint,
    question,
    choose: (id, type) => send(id, type, {}),
    leaveOut: async (remove) => {
      if (question) await send(question.id, question.type, { remove: [...remove] })
    },
    accept: async () => {
      if (!question) return
      const { id, type, change, remove } = question
      await send(id, type, { branch_office_id: change.to.id, total: change.after.price_total_computed, remove: [...remove] })
    },
    refuse: () => {
      const branch = question?.change.from?.displayName
      setHint(branch ? fillText(cartTexts.branchKept, { branch: branchTitle(branch) }) : null)
      setQuestion(null)
    },
  }
}

async function sendChoice(uuid: string, id: string, type: Order['type'], consent: BranchConsent) {
  // What is on its way to the cart belongs to the amounts the shopper is asked about.
  await cartAsShown()
  const answer = await api.call(selectAddress, { uuid, type, address_selected: { id }, consent })
  if (!answer.ok) return answer
  showCart(answer.value.cart)
  // Who was asked knows already.
  if (answer.value.branch_change && consent.total === undefined) tellMoved(answer.value.branch_change)
  return answer
}

function changeIn({ code, data }: { code: string; data?: unknown }): BranchChange | null {
  const change = code === 'BRANCH_CHANGES' ? branchChange.safeParse(data) : null
  return change?.success ? change.data : null
}
