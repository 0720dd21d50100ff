import { type AdminArea, staff } from '../kernel/access.ts'
import { call } from '../kernel/call.ts'
import { pageSizes } from '../kernel/limits.ts'
import { pagination } from '../kernel/pagination.ts'
import { conditions, pageLimit, pageNumber } from '../kernel/query.ts'
import { resourceProblems } from './resources.messages.ts'
import * as z from 'zod/mini'

/**
 * The generic calls of one resource as a screen uses them (B-7-001 to B-7-006), typed by its entity. `resources.api` describes them for all
 * sixteen at once, with every schema in tow: no remote could carry that. `multipart` where a field takes a file.
 */
export function genericCalls<Entity extends z.ZodMiniObject>(
  name: string,
  area: AdminArea,
  entity: Entity,
  sends: 'json' | 'multipart' = 'json',
) {
  const shared = { api: 'v1', access: staff(area), problems: Object.values(resourceProblems) } as const
  const one = z.object({ data: entity })
  return {
    page: call({
      ...shared,
      method: 'GET',
      path: `/${name}/all_paginate`,
      input: z.object({ page: pageNumber, limitPerPage: pageLimit(pageSizes.generic), filter: conditions, order: conditions }),
      output: z.object({ data: z.object({ list: z.array(entity), pagination }) }),
      summary: `Página de ${name}.`,
    }),
    get: call({
      ...shared,
      method: 'GET',
      path: `/${name}/:id`,
      input: z.object({ id: z.string() }),
      output: one,
      summary: `Uno de ${name}.`,
    }),
    create: call({
      ...shared,
      method: 'POST',
      path: `/${name}`,
      sends,
      input: z.looseObject({}),
      output: one,
      summary: `Crea en ${name}.`,
    }),
    update: call({
      ...shared,
      method: 'PUT',
      path: `/${name}/:id`,
      sends,
      input: z.looseObject({ id: z.string() }),
      output: one,
      summary: `Cambia uno de ${name}.`,
    }),
    remove: call({
      ...shared,
      method: 'DELETE',
      path: `/${name}/:id`,
      input: z.object({ id: z.string() }),
      output: z.object({ data: z.object({ id: z.string() }) }),
      summary: `Elimina uno de ${name}.`,
    }),
  }
}

export type GenericCalls = ReturnType<typeof genericCalls>
