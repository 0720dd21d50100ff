import * as z from 'zod/mini'
import { countTypes } from '../catalog/product.entity.ts'
import { baseShape, id, maybe, off, textList } from '../kernel/base.ts'

export const customCartTypes = ['market', 'recipe', 'event', 'private_user_collection'] as const
export type CustomCartType = (typeof customCartTypes)[number]
/** users make the private ones, staff the others. */
export const staffCustomCartTypes = ['market', 'recipe', 'event'] as const satisfies readonly CustomCartType[]

/** `count` is pieces, or grams when `countType` is grams; a cart counts steps instead (`cartAmountOf`). */
export const customCartProduct = z.object({
  id,
  count: z._default(z.int(), 1),
  countType: z._default(z.enum(countTypes), 'units'),
  comment: maybe.text,
})

/** A market, recipe, event or saved cart. `body` is sanitised HTML. */
export const customCart = z.object({
  ...baseShape,
  name: z.string(),
  body: maybe.text,
  photoUrl: maybe.text,
  photos: textList,
  /** Pictures of the first four products of a private collection without a picture of its own. Ours. */
  product_photos: textList,
  videoUrl: maybe.text,
  products: z._default(z.array(customCartProduct), []),
  creatorId: maybe.text,
  creator: maybe.text,
  type: z.enum(customCartTypes),
  showOnCheckout: off,
  recipe_details: z.nullish(z.object({ time: maybe.text, portions: z.nullish(z.union([z.string(), z.number()])), dificult: maybe.text })),
  banner_footer: z.nullish(z.object({ image: maybe.text, link: maybe.text })),
})
export type CustomCart = z.output<typeof customCart>

/** A published line whose stored amount was read anew when `gramos` became grams: what the cart got for it before, and what it gets now. */
export const communityAmountChange = z.object({
  cart_id: id,
  name: z.string(),
  product_id: id,
  title: z.string(),
  stored_count: z.int(),
  before_grams: z.int(),
  grams: z.int(),
})
export type CommunityAmountChange = z.output<typeof communityAmountChange>
