import { bagChoices, type Business, type LegalIdentity } from '@plaza/contracts/business/business.entity'
import type { BagsConfig } from '@plaza/contracts/cart/bags.entity'

/** What the business decides about its carts. Amounts in whole pesos, 0 means none. */
export interface CartSettings {
  readonly cart_min_price: number
  readonly delivery_price: number
  readonly delivery_price_rule: 'flat' | 'zone'
  readonly bags: readonly BagsConfig[]
  readonly bagTaxes: readonly { from: string; amount: number }[]
  readonly payment_hold_minutes: number
  readonly delivery_promise: string | null
  readonly legal_identity: LegalIdentity | null
}

type Stored = Partial<
  Pick<
    Business,
    | 'cart_min_price'
    | 'delivery_price'
    | 'delivery_price_rule'
    | 'bags_config'
    | 'bag_tax'
    | 'payment_hold_minutes'
    | 'delivery_promise'
    | 'legal_identity'
  >
>

const defaultHoldMinutes = 30

/** The configuration without its texts and styles, whole: picking fields out of it costs more than sending the few that nobody reads. */
export const settingsSql = '(select b.short_config from businesses b where b.business_id = $1)'

export function toSettings(stored: Stored | null): CartSettings {
  return {
    cart_min_price: stored?.cart_min_price ?? 0,
    delivery_price: stored?.delivery_price ?? 0,
    delivery_price_rule: stored?.delivery_price_rule === 'zone' ? 'zone' : 'flat',
    bags: bagChoices(stored?.bags_config),
    bagTaxes: stored?.bag_tax ?? [],
    payment_hold_minutes: stored?.payment_hold_minutes ?? defaultHoldMinutes,
    delivery_promise: stored?.delivery_promise ?? null,
    legal_identity: stored?.legal_identity ?? null,
  }
}
