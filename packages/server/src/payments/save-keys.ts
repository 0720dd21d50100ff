import { businessProblems as problems } from '@plaza/contracts/business/business.messages'
import type { KeysState, savePaymentKeys as contract } from '@plaza/contracts/business/settings.api'
import type { ParsedInputOf } from '@plaza/contracts/kernel/call'
import { type PaymentGatewayName, paymentGateways } from '@plaza/contracts/payments/payment.entity'
import type { Tx } from '../platform/database.ts'
import type { Env } from '../platform/env.ts'
import { fail } from '../platform/problems.ts'
import type { Scope } from '../platform/scope.ts'
import { seal, unseal } from '../platform/seal.ts'
import type { SharedUses } from '../platform/uses.ts'
import { addToAudit } from '../resources/audit.ts'
import { hasSandbox } from './business-gateway.ts'

type Keys = ParsedInputOf<typeof contract>
interface Kept {
  readonly sealed: Record<string, string> | null
  readonly changed: Record<string, string> | null
}

/** Seals the given sets over the stored ones. The audit names the gateway, never a key. */
export async function saveKeys(scope: Scope, keys: Keys, { db, env, clock }: SharedUses): Promise<KeysState[]> {
  refuseMixed(keys)
  return db.withTenant(scope.business, async (tx) => {
    for (const gateway of paymentGateways) {
      const given = keys[gateway]
      if (given === undefined) continue
      await write(tx, gateway, given && seal(env.SESSION_SECRET, sealFor(tx), given), clock.now().toISOString())
      await addToAudit(tx, scope, { action: given ? 'set-keys' : 'remove-keys', entity: 'payments', entity_id: gateway })
    }
    return statesOf(tx, env)
  })
}

const sealFor = ({ business }: Tx) => ({ business, purpose: 'payment keys' }) as const

export const showKeys = (scope: Scope, { db, env }: SharedUses): Promise<KeysState[]> =>
  db.withTenant(scope.business, (tx) => statesOf(tx, env))

async function write(tx: Tx, gateway: string, sealed: string | null, now: string) {
  const values = [tx.business, JSON.stringify({ [gateway]: sealed }), JSON.stringify({ [gateway]: now })]
  // A null is stripped: the environment's keys count again.
  await tx.run(
    `update businesses set secrets = jsonb_set(jsonb_set(secrets, '{payments}', jsonb_strip_nulls(coalesce(secrets -> 'payments', '{}') || $2::jsonb)),
       '{payments_changed}', coalesce(secrets -> 'payments_changed', '{}') || $3::jsonb) where business_id = $1`,
    values,
    'payment-keys-write',
  )
}

async function statesOf(tx: Tx, env: Env): Promise<KeysState[]> {
  const [row] = await tx.query<Kept>(
    `select secrets -> 'payments' as sealed, secrets -> 'payments_changed' as changed from businesses where business_id = $1`,
    [tx.business],
    'payment-keys-read',
  )
  return paymentGateways.map((gateway) => {
    const sealed = row?.sealed?.[gateway]
    const opened = sealed ? (unseal(env.SESSION_SECRET, sealFor(tx), sealed) as { public_key?: string; user?: string } | null) : null
    const source = sealed ? 'own' : sourceOf(gateway, env)
    return { gateway, source, public_key: opened?.public_key ?? opened?.user ?? null, changed_at: row?.changed?.[gateway] ?? null }
  })
}

function sourceOf(gateway: PaymentGatewayName, env: Env): KeysState['source'] {
  if (gateway === 'wompi' ? env.WOMPI_PUBLIC_KEY : env.CREDIBANCO_USER) return 'platform'
  return hasSandbox(env) ? 'sandbox' : 'none'
}

function refuseMixed({ wompi }: Keys) {
  if (!wompi) return
  const isTest = Object.values(wompi).map((key) => /^(pub_|prv_)?test_/.test(key))
  if (new Set(isTest).size > 1) fail(problems.keysMixed, { details: [{ field: 'wompi', message: problems.keysMixed.text }] })
}
