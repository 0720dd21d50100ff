import type * as z from 'zod/mini'
import { office } from './office.entity.ts'
import { zone } from './zone.entity.ts'

const square = [
  { lat: 3.44, lng: -76.56 },
  { lat: 3.44, lng: -76.51 },
  { lat: 3.48, lng: -76.51 },
  { lat: 3.48, lng: -76.56 },
]

export const anOffice = (over: Partial<z.input<typeof office>> = {}) =>
  office.parse({
    id: 'office-granada',
    name: 'granada',
    displayName: 'Granada',
    city: 'Cali',
    address: 'Avenida 9 Norte # 15 - 20',
    geopoint: { lat: 3.4611, lng: -76.5336 },
    polygon: square,
    support_number: '3151234567',
    ...over,
  })

export const aZone = (over: Partial<z.input<typeof zone>> = {}) =>
  zone.parse({ id: 'zone-cercano', distance: 'cercano', deliveryFee: 4000, polygon: square, officeId: 'office-granada', ...over })
