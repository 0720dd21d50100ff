import type * as z from 'zod/mini'
import { address } from './address.entity.ts'
import { user, withDerived } from './user.entity.ts'

/** A complete client of Cali; say only what matters. */
export const aUser = (over: Partial<z.input<typeof user>> = {}) =>
  user.parse(
    withDerived({
      id: 'user-ana',
      name: 'Ana',
      last_name: 'Ramírez',
      email: 'ana@demo.co',
      phone: '3001234567',
      identification_card: '31234567',
      provider: 'email',
      creationDate: '2026-01-10T15:00:00Z',
      ...over,
      role: over.role ?? 'client',
    }),
  )

export const anAddress = (over: Partial<z.input<typeof address>> = {}) =>
  address.parse({
    id: 'address-granada',
    alias: 'Granada',
    address: 'Calle 15 Norte # 9 - 20',
    city: 'Cali',
    comment: 'Torre 2, apartamento 301',
    branch: 'Granada',
    idBranch: 'office-granada',
    defaultAddress: true,
    geopoint: { type: 'Point', coordinates: [-76.5336, 3.4611] },
    zone: 'Cercano',
    ...over,
  })
