import * as z from 'zod/mini'
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
