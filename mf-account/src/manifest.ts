import { me } from '@plaza/contracts/account/account.api'
import { productLike } from '@plaza/contracts/catalog/catalog.slots'
import { checkoutAddress } from '@plaza/contracts/cart/cart.slots'
import { anyone } from '@plaza/contracts/kernel/access'
import { preload, type RemoteManifest } from '@plaza/contracts/kernel/manifest'
import { getOrder, myOrders } from '@plaza/contracts/orders/orders.api'
import { orderAdminActions, orderNotify, orderPay, orderPicking } from '@plaza/contracts/orders/orders.slots'
import { headerAccount, modalSignIn } from '@plaza/contracts/registry/registry.slots'

export const manifest = {
  name: 'mf-account',
  audience: 'shopper',
  pages: {
    login: { path: '/login', access: anyone, robots: 'noindex', title: 'Iniciar sesión | {title}' },
    restore: { path: '/restore-password', access: anyone, robots: 'noindex', title: 'Restaurar contraseña | {title}' },
    emailLink: { path: ['/confirm-email', '/undo-email'], access: anyone, robots: 'noindex', title: 'Correo de tu cuenta | {title}' },
    googleReturn: { path: '/google-response', access: anyone, robots: 'noindex', title: 'Iniciar sesión | {title}' },
    data: { path: ['/profile', '/profile/data'], access: anyone, robots: 'noindex', title: 'Mis datos | {title}', preload: [preload(me)] },
    orders: {
      path: '/profile/orders',
      access: anyone,
      robots: 'noindex',
      title: 'Mis pedidos | {title}',
      preload: [preload(myOrders, { page: 1, limit: 3 })],
    },
    addresses: {
      path: '/profile/addresses',
      access: anyone,
      robots: 'noindex',
      title: 'Mis direcciones | {title}',
      preload: [preload(me)],
    },
    other: { path: '/profile/:subpage', access: anyone, robots: 'noindex', title: 'Mi perfil | {title}' },
    habeas: { path: '/habeas-data', access: anyone, module: 'habeas-data', title: 'Protección de datos personales | {title}' },
    order: {
      path: '/shoppingcart-detail/:id',
      access: anyone,
      robots: 'noindex',
      title: 'Pedido | {title}',
      preload: [preload(getOrder, { id: '{id}' })],
    },
  },
  ownsSlots: [orderAdminActions, orderPay, orderPicking],
  fills: [
    { slot: headerAccount },
    { slot: modalSignIn },
    { slot: checkoutAddress },
    { slot: orderNotify },
    { slot: productLike, module: 'products_likes' },
  ],
} as const satisfies RemoteManifest
