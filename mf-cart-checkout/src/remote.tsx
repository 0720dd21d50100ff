import { defineRemote } from '@plaza/ui'
import type { manifest } from './manifest.ts'

export const remote = defineRemote<typeof manifest>({
  pages: {
    cart: () => import('./cart-page/cart.page.tsx'),
    checkout: () => import('./checkout/checkout-entry.page.tsx'),
    address: () => import('./checkout/checkout.page.tsx'),
    pay: () => import('./checkout/checkout.page.tsx'),
    bags: () => import('./checkout/checkout.page.tsx'),
    finish: () => import('./checkout/checkout.page.tsx'),
    thanks: () => import('./thanks/thanks.page.tsx'),
    onlinePayment: () => import('./payment/online-payment.page.tsx'),
    paymentResult: () => import('./payment/payment-result.page.tsx'),
  },
  slots: {
    // On every first screen together: one file.
    'product.buy': () => import(/* webpackChunkName: "first" */ './buy/product-buy.tsx'),
    'header.cart': () => import(/* webpackChunkName: "first" */ './header-cart/header-cart.tsx'),
    'order.pay': () => import('./payment/pay-order.tsx'),
    'panel.cart': () => import('./cart-panel/cart-panel.tsx'),
  },
})
