import * as z from 'zod/mini'
import { countTypes, product } from '../catalog/product.entity.ts'
import { anyone, signedIn, staff } from '../kernel/access.ts'
import { id } from '../kernel/base.ts'
import { call } from '../kernel/call.ts'
import { pageSizes } from '../kernel/limits.ts'
import { linkField, linkList } from '../kernel/link.ts'
import { maxCommunityGrams, maxLineCount } from '../kernel/quantity.ts'
import { pagination } from '../kernel/pagination.ts'
import { pageNumber, queryFlag } from '../kernel/query.ts'
import { resourceProblems } from '../resources/resources.messages.ts'
import { communityProblems } from './community.messages.ts'
import { communityAmountChange, customCart, customCartTypes } from './custom-cart.entity.ts'

const word = z.nullish(z.string().check(z.maxLength(120)))
const conditions = z.optional(z.record(z.string(), z.unknown()))
const pageSize = z.optional(z.coerce.number<number | string>().check(z.int(), z.minimum(1), z.maximum(1000)))

const line = z
  .object({
    id,
    count: z._default(z.int().check(z.minimum(1), z.maximum(maxCommunityGrams)), 1),
    countType: z._default(z.enum(countTypes), 'units'),
    comment: z.nullish(z.string().check(z.maxLength(1000))),
  })
  .check(
    z.refine(({ count, countType }) => countType === 'grams' || count <= maxLineCount, {
      path: ['count'],
      error: `La cantidad máxima es ${maxLineCount}.`,
    }),
  )

const optional = {
  body: z.nullish(z.string().check(z.maxLength(50_000))),
  photoUrl: linkField,
  photos: linkList.check(z.refine((list) => (list?.length ?? 0) <= 20)),
  videoUrl: linkField,
  products: z.optional(z.array(line).check(z.maxLength(200))),
  showOnCheckout: z.optional(z.boolean()),
  recipe_details: z.nullish(z.object({ time: word, portions: z.nullish(z.union([z.string(), z.number()])), dificult: word })),
  banner_footer: z.nullish(z.object({ image: linkField, link: linkField })),
  inactive: z.optional(z.boolean()),
}
const name = z.string().check(z.maxLength(120))
const change = z.object({
  id,
  name: z.optional(name),
  type: z.optional(z.enum(customCartTypes)),
  ...optional,
  addProducts: z.optional(z.array(line).check(z.maxLength(200))),
  removeProducts: z.optional(z.array(id).check(z.maxLength(200))),
})
const one = z.object({ data: customCart })
const problems = [...Object.values(communityProblems), ...Object.values(resourceProblems)] as const
const shared = { api: 'v1', problems } as const

/**
 * One page of custom carts, newest first: what everybody shares and one's own private collections. `shared` leaves out the private
 * and inactive ones, `creatorId` keeps those of one person.
 */
export const listCustomCarts = call({
  api: 'v1',
  method: 'GET',
  path: '/custom_carts/all_paginate',
  access: anyone,
  input: z.object({
    page: pageNumber,
    limit: pageSize,
    limitPerPage: pageSize,
    type: z.optional(z.enum(customCartTypes)),
    shared: z.optional(queryFlag),
    creatorId: z.optional(id),
    filter: conditions,
    query: conditions,
    order: conditions,
  }),
  output: z.object({ data: z.object({ list: z.array(customCart), pagination }) }),
  summary: 'Página de la comunidad o de los carritos propios.',
})

/** What the heart and the page of own carts ask (S-9-016): the collections of one person. */
export const ownCarts = (userId: string, page = 1) =>
  ({ page, limit: pageSizes.userMarkets, type: 'private_user_collection', creatorId: userId }) as const

export const getCustomCart = call({
  api: 'v1',
  method: 'GET',
  path: '/custom_carts/:id',
  access: anyone,
  input: z.object({ id }),
  output: one,
  summary: 'Una receta, evento, mercado o carrito guardado.',
})

/** Its products in its order, as they are today at branch `office_id`, else at the header's; those that no longer exist are left out: ours. */
export const getCustomCartProducts = call({
  api: 'v2',
  method: 'GET',
  path: '/custom-carts/:id/products',
  access: anyone,
  input: z.object({ id, office_id: z.optional(z.string()) }),
  output: z.object({ data: z.array(product) }),
  summary: 'Productos actualizados de una receta, evento, mercado o carrito guardado.',
})

/** What staff published before `gramos` meant grams, line by line: ours. */
export const listCommunityAmountChanges = call({
  api: 'v2',
  method: 'GET',
  path: '/custom-carts/amount-changes',
  access: staff('community'),
  input: z.object({}),
  output: z.object({ data: z.array(communityAmountChange) }),
  summary: 'Cantidades en gramos de la comunidad que se leyeron de nuevo.',
})

export const createCustomCart = call({
  ...shared,
  method: 'POST',
  path: '/custom_carts',
  access: signedIn,
  byStaff: true,
  input: z.object({ name, type: z.enum(customCartTypes), ...optional }),
  output: one,
  summary: 'Crea una receta, evento, mercado o carrito guardado.',
})

/**
 * `products` is the complete new list; `addProducts` and `removeProducts` (ids) change the list as it is then, so that what another tab
 * added meanwhile stays.
 */
export const updateCustomCart = call({
  ...shared,
  method: 'PUT',
  path: '/custom_carts/:id',
  access: signedIn,
  byStaff: true,
  input: change,
  output: one,
  summary: 'Cambia una receta, evento, mercado o carrito guardado.',
})

/** The same with the id in the body. */
export const updateCustomCartInBody = call({
  ...shared,
  method: 'PUT',
  path: '/custom_carts',
  access: signedIn,
  byStaff: true,
  input: change,
  output: one,
  summary: 'Cambia una receta, evento, mercado o carrito guardado.',
})

export const removeCustomCart = call({
  ...shared,
  method: 'DELETE',
  path: '/custom_carts/:id',
  access: signedIn,
  byStaff: true,
  input: z.object({ id }),
  output: z.object({ data: z.object({ id }) }),
  summary: 'Elimina un carrito propio.',
})
