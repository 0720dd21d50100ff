import type { ApiProblem } from '@plaza/api-client'
import { credibancoForm, getPaymentLink } from '@plaza/contracts/payments/payments.api'
import { paymentTexts } from '@plaza/contracts/payments/payments.messages'
import { useBusiness } from '@plaza/ui'
import { useCall } from '@plaza/ui/query'

export interface PaymentLinkState {
  readonly url: string | null
  readonly error: string | null
  /** Null where asking again would not help. */
  readonly retry: (() => void) | null
}

/** Where this order is paid, by the business's first gateway; asked on opening, and again on `retry`. */
export function usePaymentLink(id: string, wanted: boolean): PaymentLinkState {
  const contract = useBusiness().payment_gateways?.[0] === 'credibanco' ? credibancoForm : getPaymentLink
  const { data, error, isFetching, refetch } = useCall(contract, { id }, { enabled: wanted, staleTime: 0 })
  const retry = () => void refetch()
  if (isFetching) return { url: null, error: null, retry: null }
  if (error) return { url: null, error: textOf(error.problem), retry: error.problem.code === 'ORDER_STATE' ? null : retry }
  return { url: data?.url || null, error: data?.url === '' ? paymentTexts.linkMissing : null, retry }
}

const textOf = ({ status, message }: ApiProblem): string => (status === 0 || status >= 500 ? paymentTexts.linkFailed : message)
