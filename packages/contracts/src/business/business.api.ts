import * as z from 'zod/mini'
import { anyone, staff } from '../kernel/access.ts'
import { id } from '../kernel/base.ts'
import { call } from '../kernel/call.ts'
import { business, businessChanges } from './business.entity.ts'
import { businessProblems } from './business.messages.ts'
import { integration } from './integration.entity.ts'
import { businessModule, moduleStatus } from './module.entity.ts'

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

/** Takes the changed fields only and answers the whole configuration. */
export const updateBusiness = call({
  api: 'admin',
  method: 'PUT',
  path: '/business',
  access: staff('businessConfig'),
  input: businessChanges,
  output: z.object({ data: business }),
  problems: [businessProblems.stylesRefused, businessProblems.mapKeyRefused],
  summary: 'Cambia la configuración de la empresa.',
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
