import * as z from 'zod/mini'
import { anyone, staff } from '../kernel/access.ts'
import { call } from '../kernel/call.ts'
import { business } from './business.entity.ts'
import { integration } from './integration.entity.ts'
import { businessModule } from './module.entity.ts'

export const getBusiness = call({
  api: 'admin',
  method: 'GET',
  path: '/business',
  access: anyone,
  input: z.object({}),
  output: z.object({ data: business }),
  summary: 'Configuración pública de la empresa.',
})

export const getModules = call({
  api: 'admin',
  method: 'GET',
  path: '/business/modules',
  access: anyone,
  input: z.object({}),
  output: z.object({ data: z.array(businessModule) }),
  summary: 'Módulos de la empresa y su estado.',
})

export const getIntegrations = call({
  api: 'admin',
  method: 'GET',
  path: '/business/integrations',
  access: staff('integrations'),
  input: z.object({}),
  output: z.object({ data: z.array(integration) }),
  summary: 'Integraciones y su próxima ejecución.',
})
