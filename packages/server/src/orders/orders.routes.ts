import * as calls from '@plaza/contracts/orders/orders.api'
import * as picking from '@plaza/contracts/orders/picking.api'
import { implement, type Route } from '../platform/mount.ts'
import { assignedOrders } from './assigned-orders.ts'
import { changeOrder } from './change-order.ts'
import { addOrderNote } from './order-notes.ts'
import { getOrder } from './get-order.ts'
import { showHandOff } from './show-hand-off.ts'
import { listOrders, myOrders, userOrders } from './list-orders.ts'
import { pickLine } from './pick-line.ts'
import { answerReplacement, proposeReplacement } from './replace-line.ts'

export const ordersRoutes: Route[] = [
  implement(calls.listOrders, listOrders),
  implement(calls.myOrders, myOrders),
  implement(calls.userOrders, userOrders),
  implement(picking.assignedOrders, assignedOrders),
  implement(picking.pickLine, pickLine),
  implement(picking.proposeReplacement, proposeReplacement),
  implement(picking.answerReplacement, answerReplacement),
  implement(calls.getOrder, getOrder),
  implement(calls.addOrderNote, addOrderNote),
  implement(calls.getHandOff, showHandOff),
  implement(calls.changeOrder, changeOrder, { aliases: ['/shopping-cart/:id', '/shopping_cart', '/shopping_cart/:id'] }),
]
