import type { PaymentStatus } from '@plaza/contracts/payments/payment.entity'
import * as z from 'zod/mini'
import {
  askProvider,
  type PaymentGateway,
  ProviderUnreachable,
  type ProviderPayment,
  returnAddress,
  transactionIdPattern,
} from './payment-gateway.ts'

/** One business's account at Credibanco. */
export interface CredibancoKeys {
  readonly user: string
  readonly password: string
}

const pesosCode = '170'

const registeredOnly = 0

/** Order states of the gateway: 0 registered, 1 held, 2 deposited, 3 reversed, 4 refunded, 5 at the bank, 6 declined. */
const statuses: readonly PaymentStatus[] = ['pending', 'pending', 'approved', 'voided', 'refunded', 'pending', 'declined']

const registered = z.object({ orderId: z.string().check(z.regex(transactionIdPattern)), formUrl: z.string() })
const told = z.object({
  orderNumber: z.string(),
  orderStatus: z.int().check(z.minimum(0), z.maximum(6)),
  amount: z.coerce.number(),
  currency: z.coerce.string(),
})

/** Orders are registered under their id without hyphens: the gateway takes 32 characters. */
const toNumber = (orderId: string) => orderId.replaceAll('-', '')
const fromNumber = (number: string) => number.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')

/** The gateway knows one payment per registration, and its return address says nothing that counts. `base` ends before `/register.do`. */
export function credibanco({ user, password }: CredibancoKeys, base: string): PaymentGateway {
  const ask = async <T extends z.ZodMiniType>(
    operation: string,
    fields: Record<string, string>,
    schema: T,
  ): Promise<z.output<T> | null> => {
    const body = new URLSearchParams({ userName: user, password, ...fields })
    const answer = await askProvider(`${base}/${operation}`, { method: 'POST', body })
    const read = schema.safeParse(answer)
    if (read.success) return read.data
    if (answer === null || (typeof answer === 'object' && 'errorCode' in answer && String(answer.errorCode) === '6')) return null
    throw new ProviderUnreachable('Credibanco answered something unreadable')
  }
  const read = async (transactionId: string): Promise<ProviderPayment | null> => {
    if (!transactionIdPattern.test(transactionId)) return null
    const answer = await ask('getOrderStatusExtended.do', { orderId: transactionId }, told)
    // A page that nobody has paid at yet is no attempt.
    return answer && answer.orderStatus !== registeredOnly ? toPayment(transactionId, answer) : null
  }
  return {
    name: 'credibanco',
    async link({ orderId, amountInCents, origin }) {
      const returnUrl = `${returnAddress(origin)}?gateway=credibanco`
      const fields = { orderNumber: toNumber(orderId), amount: String(amountInCents), currency: pesosCode, returnUrl }
      const answer = await ask('register.do', fields, registered)
      if (!answer) throw new ProviderUnreachable('Credibanco registered nothing')
      return { url: answer.formUrl.startsWith('/') ? origin + answer.formUrl : answer.formUrl, providerId: answer.orderId }
    },
    read,
    async attempts({ providerId }) {
      const payment = providerId === null ? null : await read(providerId)
      return payment ? [payment] : []
    },
  }
}

const toPayment = (transactionId: string, { orderNumber, orderStatus, amount, currency }: z.output<typeof told>): ProviderPayment => ({
  transactionId,
  orderId: fromNumber(orderNumber),
  status: statuses[orderStatus] as PaymentStatus,
  amountInCents: amount,
  currency: currency === pesosCode ? 'COP' : currency,
  method: 'CARD',
})
