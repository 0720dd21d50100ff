import type { PaymentGatewayName, PaymentStatus } from '@plaza/contracts/payments/payment.entity'

/** A provider of online payments (Wompi, Credibanco); the bundled sandbox speaks their protocols and needs no implementation of its own. */
export interface PaymentGateway {
  readonly name: PaymentGatewayName
  /** Where the shopper pays. Throws ProviderUnreachable. */
  link(request: PaymentRequest): Promise<PaymentLink>
  /** What the provider itself says of one transaction of this business; null when it knows none. Throws ProviderUnreachable. */
  read(transactionId: string): Promise<ProviderPayment | null>
  /** All attempts to pay one order. Throws ProviderUnreachable. */
  attempts(order: { orderId: string; providerId: string | null }): Promise<ProviderPayment[]>
}

export interface PaymentRequest {
  readonly orderId: string
  readonly amountInCents: number
  /** `https://verde.example`, as the shopper's browser reaches the shop. */
  readonly origin: string
}

export interface PaymentLink {
  readonly url: string
  readonly providerId: string | null
}

/** What a provider says of one attempt to pay. `orderId` is the reference we gave it; nothing of it is compared with our order yet. */
export interface ProviderPayment {
  readonly transactionId: string
  readonly orderId: string
  readonly status: PaymentStatus
  readonly amountInCents: number
  readonly currency: string
  readonly method: string | null
}

/** The provider gave no usable answer. */
export class ProviderUnreachable extends Error {}

export const transactionIdPattern = /^[\w-]{1,100}$/

/** Where the provider sends the shopper's browser back to. */
export const returnAddress = (origin: string): string => `${origin}/wompi-response/`

const longestWait = 8000

/** One request to a provider; anything but JSON with status 200 (or null for 404) is ProviderUnreachable. */
export async function askProvider(url: string, init: RequestInit = {}): Promise<unknown> {
  try {
    const response = await fetch(url, { ...init, redirect: 'error', signal: AbortSignal.timeout(longestWait) })
    if (response.status === 404) return null
    if (!response.ok) throw new Error(`status ${response.status}`)
    return await response.json()
  } catch (error) {
    throw new ProviderUnreachable(`${new URL(url).origin}: ${(error as Error).message}`)
  }
}
