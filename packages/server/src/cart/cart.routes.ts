import * as calls from '@plaza/contracts/cart/cart.api'
import { implement, type Route } from '../platform/mount.ts'
import { addProduct } from './add-product.ts'
import { acceptAll, acceptProduct, rejectAll, rejectProduct } from './answer-news.ts'
import { copyCustomCart, copyOrder, restoreCart } from './copy-cart.ts'
import { applyCoupon, removeCoupon } from './coupons.ts'
import { listCartHistory } from './list-cart-history.ts'
import { checkCart } from './check-cart.ts'
import { createOrder } from './create-order.ts'
import { deleteActiveCart, deleteCart } from './delete-cart.ts'
import { getActiveCart } from './get-active-cart.ts'
import { selectAddress } from './select-address.ts'
import { selectBranch } from './select-branch.ts'
import { selectBags } from './select-bags.ts'
import { selectPaymentMethod } from './select-payment-method.ts'
import { updateLine } from './update-line.ts'

export const cartRoutes: Route[] = [
  implement(calls.getActiveCart, (scope, _input, uses) => getActiveCart(scope, uses)),
  implement(calls.addProduct, addProduct),
  implement(calls.updateLine, updateLine),
  implement(calls.deleteActiveCart, (scope, _input, uses) => deleteActiveCart(scope, uses)),
  implement(calls.deleteCart, deleteCart, { aliases: ['/shopping-cart/:uuid'] }),
  implement(calls.selectBranch, selectBranch),
  implement(calls.selectAddress, selectAddress),
  implement(calls.selectPaymentMethod, selectPaymentMethod),
  implement(calls.selectBags, selectBags),
  implement(calls.checkCart, checkCart),
  implement(calls.acceptProduct, acceptProduct),
  implement(calls.rejectProduct, rejectProduct),
  implement(calls.acceptAll, acceptAll),
  implement(calls.rejectAll, rejectAll),
  implement(calls.createOrder, (scope, input, uses) => createOrder(scope, input, uses)),
  implement(calls.applyCoupon, applyCoupon),
  implement(calls.removeCoupon, removeCoupon),
  implement(calls.copyCustomCart, copyCustomCart),
  implement(calls.copyOrder, copyOrder),
  implement(calls.restoreCart, restoreCart),
  implement(calls.listCartHistory, listCartHistory, { aliases: ['/search-user-shopping-cart-history/:userId'] }),
]
