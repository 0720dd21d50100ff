import * as z from 'zod/mini'
import { staff } from '../kernel/access.ts'
import { id, latLng, moment } from '../kernel/base.ts'
import { call } from '../kernel/call.ts'
import { queryFlag } from '../kernel/query.ts'
import { branchProblems, branchTexts } from './branches.messages.ts'
import { openingHours } from './opening-hours.ts'
import { adminOffice, officeInput, officeWebService } from './office.entity.ts'
import { distances, zone } from './zone.entity.ts'

const offices = { api: 'admin', access: staff('offices') } as const
const corners = z.array(latLng).check(z.maxLength(20_000))

/** With the web-service keys; those that were removed only when asked for. */
export const listAdminOffices = call({
  ...offices,
  method: 'GET',
  path: '/admin/offices',
  input: z.object({ inactive: z._default(queryFlag, false) }),
  output: z.object({ offices: z.array(adminOffice) }),
  summary: 'Sedes con sus datos de administración.',
})

export const createOffice = call({
  ...offices,
  method: 'POST',
  path: '/admin/offices',
  input: officeInput,
  output: z.object({ office: adminOffice }),
  problems: [branchProblems.placeInvalid],
  summary: 'Crea una sede.',
})

/** Takes what creating takes. With `If-Match`, here and in what follows, a change that somebody else overtook is refused with 412 and both versions. */
export const updateOffice = call({
  ...offices,
  method: 'PUT',
  path: '/admin/offices/:id',
  input: z.extend(officeInput, { id }),
  output: z.object({ office: adminOffice }),
  problems: [branchProblems.placeInvalid, branchProblems.officeChanged],
  summary: 'Cambia los datos de una sede.',
})

export const saveWebService = call({
  ...offices,
  method: 'PUT',
  path: '/admin/offices/:id/ws-data',
  input: z.extend(officeWebService, { id }),
  output: z.object({ office: adminOffice }),
  problems: [branchProblems.officeChanged],
  summary: 'Cambia los datos WebService de una sede.',
})

/** Shoppers are served by it from the next address they ask about. An empty polygon covers nothing. */
export const saveCoverage = call({
  ...offices,
  method: 'PUT',
  path: '/admin/offices/:id/coverage',
  input: z.object({ id, polygon: corners }),
  output: z.object({ office: adminOffice }),
  problems: [branchProblems.polygonInvalid, branchProblems.officeChanged],
  summary: 'Guarda la cobertura de una sede.',
})

/** Shoppers see the hours beside the branch; null takes them away. Orders are taken at any hour. */
export const saveOpeningHours = call({
  ...offices,
  method: 'PUT',
  path: '/admin/offices/:id/hours',
  input: z.object({ id, opening_hours: z.nullable(openingHours) }),
  output: z.object({ office: adminOffice }),
  problems: [branchProblems.officeChanged],
  summary: 'Guarda el horario de una sede.',
})

/**
 * Stops a branch from taking orders until a moment, at most 30 days ahead; `until` null lets it take orders again at once. Carts stay.
 *
 * @throws PAUSE_INVALID when `until` is past or too far ahead.
 */
export const pauseOffice = call({
  ...offices,
  method: 'PUT',
  path: '/admin/offices/:id/pause',
  input: z.object({ id, until: z.nullable(moment), reason: z._default(z.string().check(z.trim(), z.maxLength(200)), '') }),
  output: z.object({ office: adminOffice }),
  problems: [branchProblems.pauseInvalid, branchProblems.officeChanged],
  summary: 'Pausa o reanuda los pedidos de una sede.',
})

/** Closes the branch: orders keep their branch, nobody shops there any more. */
export const deleteOffice = call({
  ...offices,
  method: 'DELETE',
  path: '/admin/offices/:id',
  input: z.object({ id }),
  output: z.object({ message: z.string() }),
  problems: [branchProblems.officeChanged],
  summary: 'Elimina una sede.',
})

const required = branchTexts.zoneFieldsRequired
const zoneInput = {
  distance: z.enum(distances, required),
  deliveryFee: z.number(required).check(z.int(branchTexts.zoneFeeInvalid), z.minimum(0, branchTexts.zoneFeeInvalid), z.maximum(10_000_000)),
  polygon: corners,
}
const zoneProblems = [branchProblems.polygonInvalid, branchProblems.zoneOutside] as const

export const listZones = call({
  ...offices,
  method: 'GET',
  path: '/admin/zones',
  input: z.object({ officeId: id }),
  output: z.object({ zones: z.array(zone) }),
  summary: 'Zonas de una sede.',
})

export const createZone = call({
  ...offices,
  method: 'POST',
  path: '/admin/zones',
  input: z.object({ ...zoneInput, officeId: id }),
  output: z.object({ zone }),
  problems: zoneProblems,
  summary: 'Crea una zona de una sede.',
})

/** The zone stays of its office, whatever `officeId` says. */
export const updateZone = call({
  ...offices,
  method: 'PUT',
  path: '/admin/zones/:id',
  input: z.object({ id, ...zoneInput, officeId: z.optional(id) }),
  output: z.object({ zone }),
  problems: [...zoneProblems, branchProblems.zoneChanged],
  summary: 'Cambia una zona.',
})
