import * as z from 'zod/mini'
import { anyone, staff } from '../kernel/access.ts'
import { id } from '../kernel/base.ts'
import { call } from '../kernel/call.ts'
import { business } from './business.entity.ts'
import { businessProblems } from './business.messages.ts'
import { integration } from './integration.entity.ts'
import { businessModule, moduleStatus } from './module.entity.ts'

/** Its `ETag` is what `If-Match` of a change wants. */
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

/** Begins a run now, beside the planned ones; the answer comes when it has ended. */
export const runIntegration = call({
  api: 'admin',
  method: 'POST',
  path: '/business/integrations/:id/run',
  access: staff('integrations'),
  input: z.object({ id }),
  output: z.object({ data: integration }),
  problems: [businessProblems.integrationUnknown, businessProblems.integrationRunning],
  summary: 'Ejecuta una integración ahora.',
})

/** The platform's operator switches a module on or off, for the business of the call or for another one. */
export const setModule = call({
  api: 'platform',
  method: 'PUT',
  path: '/modules/:code',
  access: staff('remotes'),
  input: z.object({ code: id, status: moduleStatus, business: z.optional(id) }),
  output: z.object({ data: businessModule }),
  problems: [businessProblems.moduleUnknown],
  summary: 'Activa o desactiva un módulo de una empresa.',
})
