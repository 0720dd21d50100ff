import { createHmac } from 'node:crypto'
import { type PaymentGatewayName, paymentGateways } from '@plaza/contracts/payments/payment.entity'
import type { Tx } from '../platform/database.ts'
import type { Env } from '../platform/env.ts'
import { unseal } from '../platform/seal.ts'
import type { SharedUses } from '../platform/uses.ts'
import { credibanco, type CredibancoKeys } from './credibanco.ts'
import type { PaymentGateway } from './payment-gateway.ts'
import { wompi, type WompiKeys, type WompiPlace } from './wompi.ts'

type Uses = Pick<SharedUses, 'env' | 'ownAddress'>

/** What a business pays through: the gateways it switched on, in order of preference, with its own keys, else the platform's, else the sandbox's. */
export interface BusinessGateways {
  readonly first: PaymentGateway | null
  named(name: PaymentGatewayName): PaymentGateway | null
  /** Null when the business has no Wompi, so that no event can be authentic. */
  readonly wompiEventsSecret: string | null
}

export async function gatewaysOf(tx: Tx, uses: Uses): Promise<BusinessGateways> {
  const [row] = await tx.query<{ names: unknown; sealed: Record<string, string> | null }>(
    `select config -> 'payment_gateways' as names, secrets -> 'payments' as sealed from businesses where business_id = $1`,
    [tx.business],
    'payment-gateways',
  )
  const names = (Array.isArray(row?.names) ? row.names : []).filter((name): name is PaymentGatewayName => paymentGateways.includes(name))
  const own = ownKeys(row?.sealed ?? {}, tx.business, uses.env)
  const wompiKeys = names.includes('wompi')
    ? own<WompiKeys>('wompi', wompiOfPlatform(uses.env) ?? sandboxWompiKeys(tx.business, uses.env))
    : null
  const credibancoKeys = own<CredibancoKeys>('credibanco', credibancoOfPlatform(uses.env) ?? sandboxCredibancoKeys(tx.business, uses.env))
  const made: Record<PaymentGatewayName, () => PaymentGateway | null> = {
    wompi: () => wompiKeys && wompi(wompiKeys, wompiPlace(tx.business, wompiKeys, uses)),
    credibanco: () => credibancoKeys && credibanco(credibancoKeys, credibancoPlace(tx.business, credibancoKeys, uses)),
  }
  const named = (name: PaymentGatewayName) => (names.includes(name) ? made[name]() : null)
  return { first: names[0] ? named(names[0]) : null, named, wompiEventsSecret: wompiKeys?.events_secret ?? null }
}

/** The bundled sandbox never stands in for a provider in production: it would give the goods away. */
export const hasSandbox = ({ DEMO, NODE_ENV }: Env): boolean => DEMO || NODE_ENV === 'test'

/** Keys of one business at the sandbox; nobody can guess them without SESSION_SECRET. */
export function sandboxWompiKeys(business: string, env: Env): WompiKeys | null {
  if (!hasSandbox(env)) return null
  const derived = (purpose: string) => derive(env, business, purpose)
  return {
    public_key: `pub_test_${derived('public')}`,
    private_key: `prv_test_${derived('private')}`,
    integrity_secret: `test_integrity_${derived('integrity')}`,
    events_secret: `test_events_${derived('events')}`,
  }
}

export const sandboxCredibancoKeys = (business: string, env: Env): CredibancoKeys | null =>
  hasSandbox(env) ? { user: `${business}-api`, password: derive(env, business, 'credibanco') } : null

export const sandboxPath = (business: string, gateway: PaymentGatewayName): string => `/sandbox/${business}/${gateway}`

const derive = ({ SESSION_SECRET }: Env, business: string, purpose: string) =>
  createHmac('sha256', SESSION_SECRET).update(`payment sandbox ${business} ${purpose}`).digest('hex').slice(0, 32)

function wompiPlace(business: string, keys: WompiKeys, { env, ownAddress }: Uses): WompiPlace {
  if (keys.public_key === sandboxWompiKeys(business, env)?.public_key) {
    const path = sandboxPath(business, 'wompi')
    return { checkout: path, api: ownAddress() + path }
  }
  if (env.WOMPI_URL) return { checkout: env.WOMPI_URL.replace(/\/+$/, ''), api: env.WOMPI_URL.replace(/\/+$/, '') }
  const isProduction = keys.public_key.startsWith('pub_prod_')
  return { checkout: 'https://checkout.wompi.co', api: `https://${isProduction ? 'production' : 'sandbox'}.wompi.co` }
}

function credibancoPlace(business: string, keys: CredibancoKeys, { env, ownAddress }: Uses): string {
  const isSandbox = keys.password === sandboxCredibancoKeys(business, env)?.password
  if (isSandbox) return ownAddress() + sandboxPath(business, 'credibanco')
  return (env.CREDIBANCO_URL ?? 'https://ecouat.credibanco.com/payment/rest').replace(/\/+$/, '')
}

function wompiOfPlatform(env: Env): WompiKeys | null {
  const { WOMPI_PUBLIC_KEY, WOMPI_PRIVATE_KEY, WOMPI_INTEGRITY_SECRET, WOMPI_EVENTS_SECRET } = env
  if (!WOMPI_PUBLIC_KEY || !WOMPI_PRIVATE_KEY || !WOMPI_INTEGRITY_SECRET || !WOMPI_EVENTS_SECRET) return null
  return {
    public_key: WOMPI_PUBLIC_KEY,
    private_key: WOMPI_PRIVATE_KEY,
    integrity_secret: WOMPI_INTEGRITY_SECRET,
    events_secret: WOMPI_EVENTS_SECRET,
  }
}

const credibancoOfPlatform = ({ CREDIBANCO_USER: user, CREDIBANCO_PASSWORD: password }: Env): CredibancoKeys | null =>
  user && password ? { user, password } : null

// Keys that cannot be opened any more must not fall back: the money would go to somebody else's account.
const ownKeys =
  (sealed: Record<string, string>, business: string, { SESSION_SECRET }: Env) =>
  <Keys>(name: PaymentGatewayName, otherwise: Keys | null): Keys | null =>
    sealed[name] ? (unseal(SESSION_SECRET, { business, purpose: 'payment keys' }, sealed[name]) as Keys | null) : otherwise
