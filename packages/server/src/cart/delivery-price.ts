import { deliveryPrice as priceByRule } from '@plaza/contracts/cart/totals'
import type { LatLng } from '@plaza/contracts/kernel/base'
import type { Pesos } from '@plaza/contracts/kernel/money'
import type { OrderType } from '@plaza/contracts/orders/order.entity'
import { coversPoint } from '../branches/coverage.ts'

export interface FeeZone {
  readonly deliveryFee: Pesos
  readonly polygon: readonly LatLng[]
}

interface Destination {
  readonly type: OrderType
  readonly hasAddress: boolean
  readonly place: LatLng | null
}

interface Terms {
  readonly delivery_price: Pesos
  readonly delivery_price_rule: 'flat' | 'zone'
}

/** A-50, the one place that decides what delivery costs. Where zones overlap the cheapest applies; outside all of them the flat price. */
export function deliveryPrice(terms: Terms, { type, hasAddress, place }: Destination, zones: readonly FeeZone[]): Pesos {
  const zoneFee = type === 'delivery' && place ? cheapest(zones, place) : null
  return priceByRule({ type, hasAddress, zoneFee }, terms)
}

function cheapest(zones: readonly FeeZone[], place: LatLng): Pesos | null {
  const fees = zones.filter((zone) => coversPoint(zone.polygon, place)).map((zone) => zone.deliveryFee)
  return fees.length === 0 ? null : Math.min(...fees)
}
