import { problem } from '../kernel/problem.ts'

/** Cart, validation, coupons and checkout: S 2, S 4, S 5, S 8. `{…}` are filled. */
export const cartTexts = {
  title: 'Carrito de compras',
  empty: 'No hay productos en el carrito.',
  loading: 'Cargando carrito...',
  added: 'Has agregado un total de {n} productos.',
  clearTitle: '¿Estás seguro?',
  clearText: '¿Deseas eliminar todos los productos del carrito?',
  clearYes: 'Sí, eliminar',
  clearNo: 'Cancelar',
  confirm: 'Continuar',
  validating: 'Validando...',
  belowMinimum: 'El valor del pedido debe ser minimo de {amount}',
  minimumReached: 'Cumples con el pedido mínimo',
  cannotOpenEmpty: 'No tienes productos en el carrito.',
  addFailed: 'Error al agregar producto al carrito',
  removeFailed: 'Error al eliminar producto',
  clearFailed: 'Error al vaciar el carrito',
  checkFailed: 'Ups, no hemos podido validar los productos del carrito',
  restored: 'Tu carrito ha sido restaurado',
  restorePrevious: 'Recuperar carrito anterior',
  restoreFailed: 'No se pudo restaurar tu carrito anterior',
  nothingToCopy: 'No hay productos en el carrito para duplicar',
  updateFailed: 'No se logro actualizar el carrito.',
  totalChanged: 'Algunos productos se han actualizado, revisa el total de la compra.',
  news: 'Tenemos algunas novedades en tu carrito de compras.',
  lineNotFound: 'Producto no encontrado en el carrito.',
  notAtBranch: 'El producto no esta disponible para tu sede actual.',
  notByGrams: 'Este producto no se vende por gramos.',
  gramsRounded: 'Se vende de {step} en {step} gramos: quedaron {grams} g.',
  unitChanged: 'Son {amount}: {price} (antes {before}, {beforePrice}).',
  signInToKeep: 'Inicia sesión para guardar tu carrito',
  waitsForConnection: 'Sin conexión. Guardaremos tus cambios cuando vuelva.',

  branchChanges: 'Otra sede atiende este destino y tu carrito cambia.',
  branchByAddress: 'Tu dirección la atiende la {branch}',
  branchByPickup: 'Recoges en la {branch}',
  branchKept: 'Sigues comprando en la {branch}. Elige una dirección que atienda, o recoge allí.',
  branchMoved: 'Ahora compras en la {branch}: {changes}.',
  branchMovedSame: 'Ahora compras en la {branch}. Los precios de tu carrito no cambian.',
  branchFollowed: 'Tu carrito es de la {branch}.',
  branchNotMoved: 'No logramos cambiar la sede de tu carrito. Intenta de nuevo.',

  newsTitle: 'Los Siguientes productos no estan disponibles o han cambiado',
  newsEmpty: 'No hay productos con novedades',
  priceChanged: 'Precio actualizado',
  inactive: 'Inactivo',
  notFound: 'No encontrado',
  withoutStock: 'Sin stock',

  signInFirst: 'Debes iniciar sesión para continuar con el checkout',
  identificationFirst: 'Debes completar tu número de identificación en tu perfil antes de continuar',
  phoneFirst: 'Debes completar tu número de teléfono en tu perfil antes de continuar',
  priceRefused: 'No podemos continuar si no aceptas el cambio de precio.',
  stepAddress: 'Dirección',
  stepPayment: 'Pago',
  stepBags: 'Bolsas',
  stepFinish: 'Finalizar',

  couponInvalid: 'El cupon no es valido.',
  couponAlone: 'El cupon {code} no se puede acumular con otro cupon.',
  couponLimit: 'El cupon {code} solo se puede aplicar junto con {n} cupones.',
  couponGivesNothing: 'No descuenta nada de lo que llevas',
  couponBlocked: 'El cupon {new} no se puede acumular con el cupon {code}',

  orderCreated: 'Pedido generado con exito!',
  orderNotCreated: 'No se logró crear el pedido.',
  productsNotRefreshed: 'No se logró conseguir los productos actualizados.',
} as const

/** Titles of the four groups of the validation dialog, by the list they come in. */
export const validationGroups = {
  productsDifferentPrice: cartTexts.priceChanged,
  productsInactive: cartTexts.inactive,
  productsNotExists: cartTexts.notFound,
  productsWithoutStock: cartTexts.withoutStock,
} as const

export const cartProblems = {
  cartNotFound: problem('FAIL_GET_SHOPPINGCART', 404, 'No encontramos tu carrito.'),
  cartPlaced: problem('CART_PLACED', 409, 'Este carrito ya es un pedido.'),
  lineNotFound: problem('LINE_NOT_FOUND', 404, cartTexts.lineNotFound),
  notAtBranch: problem('NOT_AT_BRANCH', 409, cartTexts.notAtBranch),
  nothingToCopy: problem('NOTHING_TO_COPY', 409, cartTexts.nothingToCopy),
  /** `data` is what moving to the branch that serves the destination changes (`branchChange`). */
  branchChanges: problem('BRANCH_CHANGES', 409, cartTexts.branchChanges),
  addressInvalid: problem('ADDRESS_INVALID', 409, 'Sin cobertura disponible en esta dirección.'),
  bagsInvalid: problem('BAGS_INVALID', 409, 'El tipo de bolsa no está disponible.'),
  /** `data` is the cart validation. */
  cartChanged: problem('CART_CHANGED', 409, cartTexts.news),
  /** `data` is `{ total, price_total_computed }`, whole pesos. */
  totalChanged: problem('TOTAL_CHANGED', 409, cartTexts.totalChanged),
  /** `data` is `{ amount, minimum }`: formatted, and whole pesos. */
  belowMinimum: problem('BELOW_MINIMUM', 409, cartTexts.belowMinimum),
  cartEmpty: problem('CART_EMPTY', 409, cartTexts.cannotOpenEmpty),
  /** `data` is `{ branch, end, until }`: the branch's name, the end of the pause in words and as ISO 8601. */
  branchPaused: problem(
    'BRANCH_PAUSED',
    409,
    '{branch} no está recibiendo pedidos hasta {end}. Tu carrito queda guardado; también puedes elegir otra sede.',
  ),
  /** `data.missing` names what is missing: `address`, `payment`, `bags`. */
  checkoutIncomplete: problem('CHECKOUT_INCOMPLETE', 409, 'Faltan pasos para finalizar la compra.'),
  identificationMissing: problem('IDENTIFICATION_MISSING', 409, cartTexts.identificationFirst),
  phoneMissing: problem('PHONE_MISSING', 409, cartTexts.phoneFirst),
  couponInvalid: problem('COUPON_INVALID', 409, cartTexts.couponInvalid),
  couponAlone: problem('COUPON_ALONE', 409, cartTexts.couponAlone),
  couponLimit: problem('COUPON_LIMIT', 409, cartTexts.couponLimit),
  couponBlocked: problem('COUPON_BLOCKED', 409, cartTexts.couponBlocked),
} as const
