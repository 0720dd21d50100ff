import { describe, expect, test } from 'vitest'
import { describeFields } from '../kernel/fields.testing.ts'
import { anOffice, aZone } from './branches.fixtures.ts'
import { branchTexts, distanceColours, distanceInks, mapDefaults } from './branches.messages.ts'
import { adminOffice, office } from './office.entity.ts'
import { distances, zone } from './zone.entity.ts'

describe('office', () => {
  describeFields(office, {
    'S-3-016': 'id name displayName city address support_number',
    'S-3-017': 'geopoint',
    'S-3-018': 'polygon',
    'S-3-019': 'delivery_time_per_product',
    'B-3-010': 'inactive creationDate lastUpdateDate',
  })
  describeFields(adminOffice, {
    'B-3-011': 'key key_price key_price_neto key_discount key_pum key_pum_measurement key_quantity_pum key_stock_min',
  })
  test('B-3-011 the public office has no web-service key', () => {
    expect(office.parse({ ...anOffice(), key_price: 'secret' })).not.toHaveProperty('key_price')
  })
  test('S-3-017 S-3-018 points are lat and lng', () => {
    expect(anOffice().geopoint).toEqual({ lat: 3.4611, lng: -76.5336 })
    expect(anOffice().polygon[0]).toEqual({ lat: 3.44, lng: -76.56 })
    expect(office.safeParse({ ...anOffice(), geopoint: { lat: 91, lng: 0 } }).success).toBe(false)
  })
  test('S-3-019 preparation time defaults to 0 minutes', () => expect(anOffice().delivery_time_per_product).toBe(0))
})

describe('zone', () => {
  describeFields(zone, { 'B-3-012': 'id distance deliveryFee polygon officeId' })
  test('B-3-012 distance is one of three codes, the fee 0 or more whole pesos', () => {
    expect(zone.safeParse({ ...aZone(), distance: 'Cercano' }).success).toBe(false)
    expect(zone.safeParse({ ...aZone(), deliveryFee: -1 }).success).toBe(false)
    expect(aZone({ deliveryFee: 0, distance: 'muy_lejano' }).deliveryFee).toBe(0)
  })
})

test('B-8-016 B-8-018 B-8-019: what is said of coverage and zones', () => {
  const { coverageSaved, zoneCreated, zoneNotCreated, zoneEdited, zoneNotEdited } = branchTexts
  expect([coverageSaved, zoneCreated, zoneNotCreated, zoneEdited, zoneNotEdited]).toEqual([
    'Cobertura guardada correctamente',
    'Zona creada correctamente',
    'Error al crear la zona',
    'Zona editada correctamente',
    'Error al editar la zona',
  ])
})

test('B-9-007: three classes, green, yellow and red', () => {
  expect(distances).toEqual(['cercano', 'lejano', 'muy_lejano'])
  expect(distanceColours).toEqual({ cercano: 'green', lejano: 'yellow', muy_lejano: 'red' })
  expect(Object.keys(distanceInks)).toEqual([...distances])
})

test('B-2-079: the back office opens its maps at 14', () => expect(mapDefaults.adminZoom).toBe(14))
