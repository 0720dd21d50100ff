import { bagChoices, type Business } from '@plaza/contracts/business/business.entity'
import type { BagsConfig } from '@plaza/contracts/cart/bags.entity'

/** What the business decides about its carts. Amounts in whole pesos, 0 means none. */
export interface CartSettings {
  readonly cart_min_price: number
  readonly delivery_price: number
  readonly delivery_price_rule: 'flat' | 'zone'
  readonly bags: readonly BagsConfig[]
  readonly bagTaxes: readonly { from: string; amount: number }[]
  readonly payment_hold_minutes: number
}

type Stored = Partial<
  Pick<Business, 'cart_min_price' | 'delivery_price' | 'delivery_price_rule' | 'bags_config' | 'bag_tax' | 'payment_hold_minutes'>
>

const defaultHoldMinutes = 30

/**
 * Only these fields leave the configuration, which also holds styles and texts. Taken out in one reading: each `config -> …` would unpack
 * the whole document again.
 */
export const settingsSql = `(select to_jsonb(s) from businesses b, jsonb_to_record(b.config) as s(cart_min_price jsonb, delivery_price jsonb,
    delivery_price_rule jsonb, bags_config jsonb, bag_tax jsonb, payment_hold_minutes jsonb)
  where b.business_id = $1)`

export function toSettings(stored: Stored | null): CartSettings {
  return {
    cart_min_price: stored?.cart_min_price ?? 0,
    delivery_price: stored?.delivery_price ?? 0,
    delivery_price_rule: stored?.delivery_price_rule === 'zone' ? 'zone' : 'flat',
    bags: bagChoices(stored?.bags_config),
    bagTaxes: stored?.bag_tax ?? [],
    payment_hold_minutes: stored?.payment_hold_minutes ?? defaultHoldMinutes,
  }
}
