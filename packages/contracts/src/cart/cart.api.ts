import * as z from 'zod/mini'
import { countTypes } from '../catalog/product.entity.ts'
import { signedIn, staff } from '../kernel/access.ts'
import { id, maybe, pesos } from '../kernel/base.ts'
import { call } from '../kernel/call.ts'
import { addressSelected, order, orderTypes } from '../orders/order.entity.ts'
import { paymentMethods } from '../payments/payment-method.ts'
import { pagination } from '../kernel/pagination.ts'
import { pageLimit, pageNumber, shortText } from '../kernel/query.ts'
import { bagsConfig } from './bags.entity.ts'
import { branchChange, branchConsent } from './branch-change.entity.ts'
import { cartProblems as problems } from './cart.messages.ts'
import { cartHistoryEntry } from './history.entity.ts'
import { optionTag } from './line.entity.ts'
import { cartValidation } from './validation.entity.ts'

/** `partial`: the cart carries only the line that was asked for (`only: 'line'`). */
const cartAnswer = z.object({ cart: order, partial: z.optional(z.boolean()) })
const uuid = { uuid: id }
/** The branch the shopper looks from. It opens a cart and fills an empty one; a cart with lines is judged by its own branch. */
const branch = { branch_office_id: z.optional(z.string()) }
const movedCart = z.extend(cartAnswer, { branch_change: z.optional(branchChange) })
const root = '/shopping-cart/history'

/** `count` 0 removes the line. Amounts from the client are compared, never believed. */
const lineInput = {
  countType: z.optional(z.enum(countTypes)),
  maturity: z.nullish(shortText),
  comment: z.nullish(z.string().check(z.maxLength(1000))),
  optionsTags: z.optional(z.array(optionTag).check(z.maxLength(20))),
  totalPrice: maybe.number,
  /** `line`: the answer's cart carries only this product's line (none when it went) beside the totals of all; whole when that cannot be told. Ours. */
  only: z.optional(z.literal('line')),
}
const count = z.int().check(z.minimum(0), z.maximum(999))

/** The open cart of the signed-in user, null when there is none. */
export const getActiveCart = call({
  api: 'v2',
  method: 'GET',
  path: `${root}/active`,
  access: signedIn,
  input: z.object({}),
  output: z.object({ cart: z.nullable(order) }),
  summary: 'Carrito activo.',
})

/** Adds to the open cart (made when missing); a product already there gets `count` more. `product` is its id, or an object with it. */
export const addProduct = call({
  api: 'v2',
  method: 'POST',
  path: `${root}/add-product`,
  access: signedIn,
  input: z.object({
    product: z.union([id, z.object({ id })]),
    id: z.optional(z.string()),
    id_item: z.optional(z.string()),
    count: z._default(count.check(z.minimum(1)), 1),
    ...lineInput,
    ...branch,
  }),
  output: cartAnswer,
  problems: [problems.notAtBranch],
  summary: 'Agrega un producto al carrito.',
})

export const updateLine = call({
  api: 'v2',
  method: 'PUT',
  path: `${root}/:uuid/products/:productId`,
  access: signedIn,
  input: z.object({ ...uuid, productId: id, count: z.optional(count), ...lineInput, ...branch }),
  output: cartAnswer,
  problems: [problems.cartNotFound, problems.cartPlaced, problems.lineNotFound, problems.notAtBranch],
  summary: 'Cambia o quita una línea.',
})

export const deleteCart = call({
  api: 'v2',
  method: 'DELETE',
  path: `${root}/:uuid`,
  access: signedIn,
  input: z.object(uuid),
  output: z.object({ ok: z.literal(true) }),
  problems: [problems.cartNotFound, problems.cartPlaced],
  summary: 'Vacía un carrito.',
})

/** The cart is kept as a history entry, whose id is `history_id` (ours). Answers ok also when there was none. */
export const deleteActiveCart = call({
  api: 'v2',
  method: 'DELETE',
  path: `${root}/active`,
  access: signedIn,
  input: z.object({}),
  output: z.object({ ok: z.literal(true), history_id: z.nullish(id) }),
  summary: 'Vacía el carrito activo.',
})

/** Makes a branch the cart's own: its prices, stock, coupons and delivery apply at once. A destination that another branch serves is cleared. Ours. */
export const selectBranch = call({
  api: 'v2',
  method: 'PUT',
  path: `${root}/:uuid/branch`,
  access: signedIn,
  input: z.object({ ...uuid, branch_office_id: id }),
  output: movedCart,
  problems: [problems.cartNotFound, problems.cartPlaced, problems.notAtBranch],
  summary: 'Elige la sede del carrito.',
})

/** A saved address by its `id`, or a pickup office by its `idBranch` or `id`. */
const destination = z
  .extend(addressSelected, { id: z.optional(addressSelected.shape.id) })
  .check(z.refine(({ id: named, idBranch }) => Boolean(named || idBranch), { path: ['id'], error: 'Elige una dirección o una sede.' }))

/**
 * Chooses where it goes. `type` pickup takes the office in `address_selected`; `delivery_price` is ignored. The branch that serves it becomes
 * the cart's; with `consent` (ours) only once the shopper accepted what that changes.
 */
export const selectAddress = call({
  api: 'v2',
  method: 'PUT',
  path: `${root}/:uuid/address-selected`,
  access: signedIn,
  input: z.object({
    ...uuid,
    address_selected: destination,
    delivery_price: maybe.number,
    type: z._default(z.enum(orderTypes), 'delivery'),
    consent: z.optional(branchConsent),
  }),
  output: movedCart,
  problems: [problems.cartNotFound, problems.cartPlaced, problems.addressInvalid, problems.branchChanges],
  summary: 'Elige la dirección o la sede de recogida.',
})

export const selectPaymentMethod = call({
  api: 'v2',
  method: 'PUT',
  path: `${root}/:uuid/payment-method`,
  access: signedIn,
  input: z.object({ ...uuid, payment_method_selected: z.enum(paymentMethods) }),
  output: cartAnswer,
  problems: [problems.cartNotFound, problems.cartPlaced, problems.checkoutIncomplete],
  summary: 'Elige el medio de pago.',
})

/** Chooses a kind of bag by its `code`; price and limits are the business's. */
export const selectBags = call({
  api: 'v2',
  method: 'PUT',
  path: `${root}/:uuid/bags-config`,
  access: signedIn,
  input: z.object({ ...uuid, bags_config: z.extend(z.partial(bagsConfig), { code: z.string() }) }),
  output: cartAnswer,
  problems: [problems.cartNotFound, problems.cartPlaced, problems.bagsInvalid],
  summary: 'Elige el tipo de bolsa.',
})

/** Compares the cart with today's catalogue at its branch. Lines and prices stay; a cart in state 1 that passes moves to 2. */
export const checkCart = call({
  api: 'v2',
  method: 'GET',
  path: '/shopping-cart/:uuid/check',
  access: signedIn,
  input: z.object({ ...uuid, ...branch }),
  output: cartValidation,
  problems: [problems.cartNotFound],
  summary: 'Valida el carrito.',
})

/** Price changed: takes the new price. Short of stock: keeps what there is. Anything else: acknowledges the loss and removes the line. */
export const acceptProduct = call({
  api: 'v2',
  method: 'PUT',
  path: '/shopping-cart/:uuid/products/:productId/accept',
  access: signedIn,
  input: z.object({ ...uuid, productId: id, ...branch }),
  output: cartAnswer,
  problems: [problems.cartNotFound, problems.cartPlaced, problems.lineNotFound],
  summary: 'Acepta el cambio de un producto.',
})

export const rejectProduct = call({
  api: 'v2',
  method: 'DELETE',
  path: '/shopping-cart/:uuid/products/:productId',
  access: signedIn,
  input: z.object({ ...uuid, productId: id }),
  output: cartAnswer,
  problems: [problems.cartNotFound, problems.cartPlaced, problems.lineNotFound],
  summary: 'Rechaza el cambio y quita el producto.',
})

export const acceptAll = call({
  api: 'v2',
  method: 'PUT',
  path: '/shopping-cart/:uuid/accept-all',
  access: signedIn,
  input: z.object({ ...uuid, ...branch }),
  output: cartAnswer,
  problems: [problems.cartNotFound, problems.cartPlaced],
  summary: 'Acepta todos los cambios.',
})

export const rejectAll = call({
  api: 'v2',
  method: 'PUT',
  path: '/shopping-cart/:uuid/reject-all',
  access: signedIn,
  input: z.object({ ...uuid, ...branch }),
  output: cartAnswer,
  problems: [problems.cartNotFound, problems.cartPlaced],
  summary: 'Rechaza todos los cambios.',
})

/**
 * Places the order, once per cart: a repeated call answers the same order. `total_price` is what the shopper saw, whole pesos;
 * when the server's differs it refuses with TOTAL_CHANGED.
 */
export const createOrder = call({
  api: 'v2',
  method: 'POST',
  path: `${root}/:uuid/create-order`,
  access: signedIn,
  input: z.object({
    ...uuid,
    observations_client: z.nullish(z.string().check(z.maxLength(2000))),
    total_price: z.optional(pesos),
    composition_id: z.nullish(shortText),
  }),
  output: z.object({ order }),
  problems: [
    problems.cartNotFound,
    problems.cartEmpty,
    problems.checkoutIncomplete,
    problems.identificationMissing,
    problems.phoneMissing,
    problems.cartChanged,
    problems.totalChanged,
    problems.belowMinimum,
    problems.couponInvalid,
    problems.addressInvalid,
    problems.branchPaused,
  ],
  summary: 'Genera el pedido.',
})

/** Adds a coupon by its code, in any case; a coupon applied again takes the place of the former. With module cupons. */
export const applyCoupon = call({
  api: 'v2',
  method: 'POST',
  path: `${root}/:uuid/coupons`,
  access: signedIn,
  input: z.object({ ...uuid, code: shortText.check(z.minLength(1)) }),
  output: cartAnswer,
  problems: [
    problems.cartNotFound,
    problems.cartPlaced,
    problems.couponInvalid,
    problems.couponAlone,
    problems.couponLimit,
    problems.couponBlocked,
  ],
  summary: 'Aplica un cupón.',
})

export const removeCoupon = call({
  api: 'v2',
  method: 'DELETE',
  path: `${root}/:uuid/coupons/:idCoupon`,
  access: signedIn,
  input: z.object({ ...uuid, idCoupon: id }),
  output: cartAnswer,
  problems: [problems.cartNotFound, problems.cartPlaced],
  summary: 'Quita un cupón.',
})

/** What could not come along, and why in Spanish. */
const unavailable = z.array(z.object({ productId: id, title: z.string(), reason: z.string() }))
/** `cart` is null only when there is no open cart because nothing could be added. */
const copyAnswer = z.object({ cart: z.nullable(order), unavailable })

/** adds the products of an order of one's own (staff: of anyone) to the open cart; counts of equal products add up. */
export const copyOrder = call({
  api: 'v2',
  method: 'POST',
  path: '/shopping-cart/:id/copy',
  access: signedIn,
  input: z.object({ id, ...branch }),
  output: copyAnswer,
  problems: [problems.cartNotFound, problems.nothingToCopy],
  summary: 'Repite un pedido en el carrito actual.',
})

/** the same with a market, recipe, event or a saved cart of one's own. */
export const copyCustomCart = call({
  api: 'v2',
  method: 'POST',
  path: '/shopping-cart/custom-cart/:id/copy',
  access: signedIn,
  input: z.object({ id, ...branch }),
  output: copyAnswer,
  problems: [problems.cartNotFound, problems.nothingToCopy],
  summary: 'Agrega un mercado al carrito actual.',
})

/** merges the lines of a replaced cart of one's own into the open one, once. */
export const restoreCart = call({
  api: 'v2',
  method: 'POST',
  path: '/shopping-cart/history/entries/:id/restore',
  access: signedIn,
  input: z.object({ id, ...branch }),
  output: copyAnswer,
  problems: [problems.cartNotFound, problems.nothingToCopy],
  summary: 'Recupera un carrito anterior.',
})

/** What a user's carts were, newest first. */
export const listCartHistory = call({
  api: 'v2',
  method: 'GET',
  path: '/shopping-cart/search-user-shopping-cart-history/:userId',
  access: staff('users'),
  input: z.object({ userId: id, page: pageNumber, limit: pageLimit(10, 50) }),
  output: z.object({ data: z.object({ history: z.array(cartHistoryEntry), pagination }) }),
  summary: 'Historial de carritos de un usuario.',
})
