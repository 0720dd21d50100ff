import { getActiveCart } from '@plaza/contracts/cart/cart.api'
import { checkoutAddress } from '@plaza/contracts/cart/cart.slots'
import { productBuy } from '@plaza/contracts/catalog/catalog.slots'
import { anyone, signedIn } from '@plaza/contracts/kernel/access'
import { preload, type RemoteManifest } from '@plaza/contracts/kernel/manifest'
import { getOrder } from '@plaza/contracts/orders/orders.api'
import { orderNotify, orderPay } from '@plaza/contracts/orders/orders.slots'
import { headerCart, panelCart } from '@plaza/contracts/registry/registry.slots'

export const manifest = {
  name: 'mf-cart-checkout',
  audience: 'shopper',
  pages: {
    cart: { path: '/cart', access: anyone, robots: 'noindex', title: 'Carrito de compras | {title}' },
    checkout: { path: '/checkout', access: anyone, robots: 'noindex', title: 'Finalizar compra | {title}' },
    address: { path: '/checkout/address', access: signedIn, title: 'Dirección | {title}', preload: [preload(getActiveCart)] },
    pay: { path: '/checkout/pay', access: signedIn, title: 'Pago | {title}', preload: [preload(getActiveCart)] },
    bags: { path: '/checkout/bags', access: signedIn, title: 'Bolsas | {title}', preload: [preload(getActiveCart)] },
    finish: { path: '/checkout/finish', access: signedIn, title: 'Finalizar | {title}', preload: [preload(getActiveCart)] },
    thanks: {
      path: '/checkout/thanks/:id_order',
      access: signedIn,
      title: 'Gracias por tu pedido | {title}',
      preload: [preload(getOrder, { id: '{id_order}' })],
    },
    onlinePayment: {
      path: '/checkout/online-payment-cta/:id',
      access: anyone,
      title: 'Paga tu pedido | {title}',
      preload: [preload(getOrder, { id: '{id}' })],
    },
    paymentResult: { path: '/wompi-response', access: anyone, robots: 'noindex', title: 'Resultado del pago | {title}' },
  },
  ownsSlots: [checkoutAddress, orderNotify],
  fills: [{ slot: productBuy }, { slot: headerCart }, { slot: panelCart }, { slot: orderPay }],
} as const satisfies RemoteManifest
