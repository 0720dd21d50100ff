import * as z from 'zod/mini'
import * as community from '../community/community.api.ts'
import { signedIn } from '../kernel/access.ts'
import { id } from '../kernel/base.ts'
import { call, type Call } from '../kernel/call.ts'
import { pageSizes } from '../kernel/limits.ts'
import { pagination } from '../kernel/pagination.ts'
import { conditions, pageLimit, pageNumber } from '../kernel/query.ts'
import { type Resource, type ResourceName, resourceNames, resources } from './resource.entity.ts'
import { resourceProblems } from './resources.messages.ts'
import { requiring } from './writable.ts'

export type ResourceVerb = 'list' | 'get' | 'paginate' | 'create' | 'update' | 'updateById' | 'act' | 'remove' | 'removeBy'

/** `limit` and `limitPerPage` are synonyms; neither means 10. */
const pageSize = z.optional(z.coerce.number<number | string>().check(z.int(), z.minimum(1), z.maximum(pageSizes.allOffices)))

/** Calls with a description of their own, which win over the generic one. */
const specific: Partial<Record<ResourceName, readonly ResourceVerb[]>> = {
  'habeas-data': ['create'],
  offices: ['list'],
  offers: ['list'],
  products: ['get', 'list'],
}

/** Generic calls with a closer description: the server answers them as it answers the others. */
const described: Partial<Record<ResourceName, Partial<Record<ResourceVerb, Call>>>> = {
  custom_carts: {
    paginate: community.listCustomCarts,
    get: community.getCustomCart,
    create: community.createCustomCart,
    update: community.updateCustomCartInBody,
    updateById: community.updateCustomCart,
    remove: community.removeCustomCart,
  },
}

/** The generic calls of one resource (S-7-006 to S-7-015). `GET /{action}` and `PUT /{action}` share the shape of `/{id}`. */
export function resourceCallsOf(name: ResourceName): Partial<Record<ResourceVerb, Call>> {
  const calls: Partial<Record<ResourceVerb, Call>> = {
    ...readCalls(name, resources[name]),
    ...writeCalls(name, resources[name]),
    ...actionCalls(name),
    ...described[name],
  }
  for (const verb of specific[name] ?? []) delete calls[verb]
  return calls
}

/** Every generic call, for the server and tooling. */
export const resourceCalls: readonly Call[] = resourceNames.flatMap((name) => Object.values(resourceCallsOf(name)))

function readCalls(name: ResourceName, { entity, read }: Resource) {
  const shared = { api: 'v1', method: 'GET', access: read } as const
  return {
    list: call({
      ...shared,
      path: `/${name}`,
      input: z.looseObject({
        page: pageNumber,
        limit: pageLimit(pageSizes.bulk),
        filter: conditions,
        query: conditions,
        order: conditions,
      }),
      output: z.object({ data: z.array(entity) }),
      summary: `Lista de ${name}; los demás parámetros filtran por campo.`,
    }),
    get: call({
      ...shared,
      path: `/${name}/:id`,
      input: z.object({ id }),
      output: z.object({ data: entity }),
      summary: `Un registro de ${name}.`,
    }),
    paginate: call({
      ...shared,
      path: `/${name}/all_paginate`,
      input: z.object({
        page: pageNumber,
        limit: pageSize,
        limitPerPage: pageSize,
        filter: conditions,
        query: conditions,
        order: conditions,
      }),
      output: z.object({ data: z.object({ list: z.array(entity), pagination }) }),
      summary: `Página de ${name}.`,
    }),
  }
}

function writeCalls(name: ResourceName, { entity, may, fields, required }: Resource): Partial<Record<ResourceVerb, Call>> {
  const output = z.object({ data: entity })
  const byId = z.object({ ...fields.shape, id })
  const problems = Object.values(resourceProblems)
  return {
    ...(may.create && {
      create: call({
        api: 'v1',
        method: 'POST',
        path: `/${name}`,
        access: may.create,
        input: requiring(fields, required),
        output,
        problems,
        summary: `Crea un registro de ${name}.`,
      }),
    }),
    ...(may.update && {
      update: call({
        api: 'v1',
        method: 'PUT',
        path: `/${name}`,
        access: may.update,
        input: byId,
        output,
        problems,
        summary: `Actualiza un registro de ${name}.`,
      }),
      updateById: call({
        api: 'v1',
        method: 'PUT',
        path: `/${name}/:id`,
        access: may.update,
        input: byId,
        output,
        problems,
        summary: `Actualiza un registro de ${name}.`,
      }),
    }),
    ...(may.remove && {
      remove: call({
        api: 'v1',
        method: 'DELETE',
        path: `/${name}/:id`,
        access: may.remove,
        input: z.object({ id }),
        output: z.object({ data: z.object({ id }) }),
        problems,
        summary: `Elimina un registro de ${name}.`,
      }),
    }),
  }
}

/** Named actions have descriptions of their own; these answer for the names nobody knows. */
function actionCalls(name: ResourceName) {
  const shared = { api: 'v1', access: signedIn, output: z.object({}), problems: [resourceProblems.unknownAction] } as const
  return {
    act: call({ ...shared, method: 'POST', path: `/${name}/:action`, input: z.object({ action: id }), summary: `Acción sobre ${name}.` }),
    removeBy: call({
      ...shared,
      method: 'DELETE',
      path: `/${name}/:action/:id`,
      input: z.object({ action: id, id }),
      summary: `Acción de borrado sobre ${name}.`,
    }),
  }
}
