import { expect, test } from 'vitest'
import { deliveryPrice } from './delivery-price.ts'

const square = (side: number) => [
  { lat: -side, lng: -side },
  { lat: -side, lng: side },
  { lat: side, lng: side },
  { lat: side, lng: -side },
]
const zones = [
  { deliveryFee: 9000, polygon: square(2) },
  { deliveryFee: 3000, polygon: square(1) },
]
const flat = { delivery_price: 5000, delivery_price_rule: 'flat' as const }
const byZone = { delivery_price: 5000, delivery_price_rule: 'zone' as const }
const at = (lat: number) => ({ type: 'delivery' as const, hasAddress: true, place: { lat, lng: 0 } })

test('S-4-022: nothing for pickup, and nothing before an address is chosen', () => {
  expect(deliveryPrice(flat, { ...at(0), type: 'pickup' }, zones)).toBe(0)
  expect(deliveryPrice(byZone, { ...at(0), hasAddress: false, place: null }, zones)).toBe(0)
})

test('A-50: flat by default, whatever the zones say', () => {
  expect(deliveryPrice(flat, at(0), zones)).toBe(5000)
})

test("A-50: by zone the zone's fee, the cheapest where zones overlap, the flat price outside", () => {
  expect(deliveryPrice(byZone, at(0), zones)).toBe(3000)
  expect(deliveryPrice(byZone, at(1.5), zones)).toBe(9000)
  expect(deliveryPrice(byZone, at(3), zones)).toBe(5000)
})
