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
import { checkoutAddress } from './wompi-signature.ts'

/** One business's keys at Wompi. */
export interface WompiKeys {
  readonly public_key: string
  readonly private_key: string
  readonly integrity_secret: string
  readonly events_secret: string
}

/** `checkout` is where browsers pay (may begin with `/`: on the shop itself), `api` where we ask. */
export interface WompiPlace {
  readonly checkout: string
  readonly api: string
}

const statuses: Record<string, PaymentStatus> = {
  PENDING: 'pending',
  APPROVED: 'approved',
  DECLINED: 'declined',
  VOIDED: 'voided',
  ERROR: 'error',
}

const transaction = z.object({
  id: z.string().check(z.regex(transactionIdPattern)),
  status: z.enum(Object.keys(statuses) as [string, ...string[]]),
  amount_in_cents: z.int(),
  reference: z.string().check(z.minLength(1), z.maxLength(200)),
  currency: z.string(),
  payment_method_type: z.nullish(z.string()),
  merchant: z.nullish(z.object({ public_key: z.nullish(z.string()) })),
})
const one = z.object({ data: transaction })
const several = z.object({ data: z.array(transaction) })

export function wompi(keys: WompiKeys, { checkout, api }: WompiPlace): PaymentGateway {
  const ask = (path: string) => askProvider(`${api}/v1/${path}`, { headers: { authorization: `Bearer ${keys.private_key}` } })
  const isOurs = ({ merchant }: z.output<typeof transaction>) => !merchant?.public_key || merchant.public_key === keys.public_key
  return {
    name: 'wompi',
    async link({ orderId, amountInCents, origin }) {
      const base = checkout.startsWith('/') ? origin + checkout : checkout
      const { public_key: publicKey, integrity_secret: integritySecret } = keys
      const redirectUrl = returnAddress(origin)
      return {
        url: checkoutAddress({ base, publicKey, integritySecret, amountInCents, reference: orderId, redirectUrl }),
        providerId: null,
      }
    },
    async read(transactionId) {
      if (!transactionIdPattern.test(transactionId)) return null
      const answer = await ask(`transactions/${transactionId}`)
      if (answer === null) return null
      const { data } = readable(one, answer)
      // Another merchant's customer may have paid him under our reference.
      return isOurs(data) && data.id === transactionId ? toPayment(data) : null
    },
    async attempts({ orderId }) {
      const answer = await ask(`transactions?reference=${encodeURIComponent(orderId)}`)
      if (answer === null) return []
      return readable(several, answer)
        .data.filter((each) => isOurs(each) && each.reference === orderId)
        .map(toPayment)
    },
  }
}

/** The payment an authentic `transaction.updated` tells of; null for other events and unreadable ones. */
export function paymentOf(event: { event: string; data: Readonly<Record<string, unknown>> }): ProviderPayment | null {
  if (event.event !== 'transaction.updated') return null
  const read = transaction.safeParse(event.data.transaction)
  return read.success ? toPayment(read.data) : null
}

const toPayment = (data: z.output<typeof transaction>): ProviderPayment => ({
  transactionId: data.id,
  orderId: data.reference,
  status: statuses[data.status] as PaymentStatus,
  amountInCents: data.amount_in_cents,
  currency: data.currency,
  method: data.payment_method_type ?? null,
})

function readable<T extends z.ZodMiniType>(schema: T, answer: unknown): z.output<T> {
  const read = schema.safeParse(answer)
  if (!read.success) throw new ProviderUnreachable('Wompi answered something unreadable')
  return read.data
}
