import * as z from 'zod/mini'
import { accountProblems } from '../account/account.messages.ts'
import { anyone } from '../kernel/access.ts'
import { call } from '../kernel/call.ts'
import { office } from './office.entity.ts'

/** The active branches of the business, by city and name. */
export const listOffices = call({
  api: 'v1',
  method: 'GET',
  path: '/offices',
  access: anyone,
  input: z.object({}),
  output: z.object({ data: z.array(office) }),
  summary: 'Sedes activas.',
})

/** The branch that serves this point: the nearest of those whose coverage holds it. */
export const checkAddressOffice = call({
  api: 'v1',
  method: 'POST',
  path: '/users/check-address-office',
  access: anyone,
  input: z.object({
    latitude: z.number().check(z.minimum(-90), z.maximum(90)),
    longitude: z.number().check(z.minimum(-180), z.maximum(180)),
  }),
  output: z.object({ office }),
  problems: [accountProblems.noCoverage],
  summary: 'Sede que cubre una ubicación.',
})
