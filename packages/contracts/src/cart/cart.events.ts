import * as z from 'zod/mini'
import { countTypes } from '../catalog/product.entity.ts'
import { event } from '../kernel/event.ts'
import { maxCommunityGrams } from '../kernel/quantity.ts'

/** `count` is the number of displayed lines, `subtotal` whole pesos, `type` how it will reach the shopper (delivery until chosen). */
export const cartChanged = event('cart.changed', {
  kind: 'state',
  payload: z.object({ count: z.number(), subtotal: z.number(), type: z.optional(z.enum(['delivery', 'pickup'])) }),
  crossTab: true,
})

/** The server's cart changed elsewhere, or messages may have been missed: ask for it again. */
export const cartOutdated = event('cart.outdated', { kind: 'fact', payload: z.object({}) })

/** Open or close the cart panel. */
export const cartPanelRequested = event('cart.panel-requested', { kind: 'fact', payload: z.object({ open: z.boolean() }) })

/**
 * Adds many products at once (recipes, markets, reorder), for guests and signed-in shoppers alike; equal products add up. Answers `addProductsAnswer`;
 * one that cannot be had never keeps the others out. Allow it 20 s.
 */
export const addProductsAsked = event('cart.add-products', {
  kind: 'command',
  payload: z.object({
    lines: z
      .array(
        z.object({
          productId: z.string(),
          /** Units, or steps of the product's `unit_gram` when `countType` is grams. */
          count: z.int().check(z.minimum(1), z.maximum(999)),
          countType: z._default(z.enum(countTypes), 'units'),
          /** Grams wanted of a weighed product; the cart rounds them to its steps, and `count` and `countType` do not matter. */
          grams: z.optional(z.int().check(z.minimum(1), z.maximum(maxCommunityGrams))),
          comment: z._default(z.string(), ''),
        }),
      )
      .check(z.maxLength(200)),
  }),
})

const productOf = { productId: z.string(), title: z.string() }
/** What came of `cart.add-products`; `reason` is in Spanish, to be shown. */
export const addProductsAnswer = z.object({
  added: z.array(z.object(productOf)),
  unavailable: z.array(z.object({ ...productOf, reason: z.string() })),
})
export type AddProductsAnswer = z.output<typeof addProductsAnswer>

/** socket event to the owner after the server changed a cart. */
export const cartUpdatedSocket = 'cart:updated'
export const cartUpdatedPayload = z.object({ cartId: z.string(), count: z.optional(z.number()) })
