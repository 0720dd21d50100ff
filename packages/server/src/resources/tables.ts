import type { ResourceName } from '@plaza/contracts/resources/resource.entity'
import { customCarts } from './custom-carts.table.ts'
import { habeasData } from './habeas.table.ts'
import { offices } from './offices.table.ts'
import { cartHistory, carts, placedOrders } from './orders.tables.ts'
import { brands, campaigns, couponUses, coupons, logs, offers, stats } from './plain.tables.ts'
import { categories, products } from './products.tables.ts'
import type { Table } from './table.ts'
import { users } from './users.table.ts'

export const tables: Readonly<Record<ResourceName, Table>> = {
  brands,
  campaings: campaigns,
  categories,
  cupons: coupons,
  'cupons-used': couponUses,
  custom_carts: customCarts,
  'habeas-data': habeasData,
  logs,
  offers,
  offices,
  orders: placedOrders,
  products,
  shopping_cart: carts,
  shopping_cart_history: cartHistory,
  stats,
  users,
}
