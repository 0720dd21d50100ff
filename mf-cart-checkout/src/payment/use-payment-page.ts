import type { ApiProblem } from '@plaza/api-client'
import { getOrder, myOrders } from '@plaza/contracts/orders/orders.api'
import { startPayment } from '@plaza/contracts/payments/payments.api'
import { paymentProblems, paymentTexts } from '@plaza/contracts/payments/payments.messages'
import { useCallMutation, useQueryClient } from '@plaza/ui/query'
import { useState } from 'react'

export interface PaymentPage {
  /** What became of the press; empty before it. */
  readonly notice: string
  readonly isProblem: boolean
  /** Words of the button that opens the same page once more; null while a first press is expected. */
  readonly offersAgain: string | null
  readonly isPaid: boolean
  readonly open: (again: boolean) => Promise<void>
}

type Outcome = Omit<PaymentPage, 'open'>

const waiting: Outcome = { notice: '', isProblem: false, offersAgain: null, isPaid: false }
const opened: Outcome = { ...waiting, notice: 'Abrimos el pago en otra pestaña.', offersAgain: 'Abrir el pago de nuevo' }

/** Opens the payment page of an order in another tab; the server gives it out once, whatever the number of presses and tabs. */
export function usePaymentPage(id: string, onOpened?: () => void): PaymentPage {
  const [outcome, setOutcome] = useState(waiting)
  const client = useQueryClient()
  const start = useCallMutation(startPayment)
  const open = async (again: boolean) => {
    // Opened by the press itself: the browser blocks a tab that comes after the answer.
    const tab = window.open('', '_blank')
    const answer = await start.run({ id, again })
    if (!answer.ok) {
      tab?.close()
      setOutcome(outcomeOf(answer.problem))
      for (const call of [getOrder, myOrders]) void client.invalidateQueries({ queryKey: [call.key] })
      return
    }
    const { url } = answer.value
    if (url === '') {
      tab?.close()
      return setOutcome({ ...waiting, notice: paymentTexts.linkMissing, isProblem: true })
    }
    if (!tab) return location.assign(url)
    tab.opener = null
    tab.location.replace(url)
    setOutcome(opened)
    onOpened?.()
  }
  return { ...outcome, open }
}

function outcomeOf({ code, status, message }: ApiProblem): Outcome {
  if (code === paymentProblems.alreadyOpen.code) return { ...waiting, notice: message, offersAgain: 'Abrirlo aquí' }
  if (code === paymentProblems.pending.code)
    return { ...waiting, notice: `${message} Te avisamos cuando responda.`, offersAgain: 'Pagar de otra forma' }
  if (code === paymentProblems.alreadyPaid.code) return { ...waiting, notice: message, isPaid: true }
  return { ...waiting, notice: status === 0 || status >= 500 ? paymentTexts.linkFailed : message, isProblem: true }
}
