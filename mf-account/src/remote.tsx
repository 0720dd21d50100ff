import { defineRemote } from '@plaza/ui'
import type { manifest } from './manifest.ts'

export const remote = defineRemote<typeof manifest>({
  pages: {
    login: () => import('./sign-in/login.page.tsx'),
    restore: () => import('./sign-in/restore-password.page.tsx'),
    emailLink: () => import('./sign-in/email-link.page.tsx'),
    googleReturn: () => import('./sign-in/google-return.page.tsx'),
    data: () => import('./profile/profile.page.tsx'),
    orders: () => import('./profile/profile.page.tsx'),
    addresses: () => import('./profile/profile.page.tsx'),
    other: () => import('./profile/profile.page.tsx'),
    habeas: () => import('./habeas/habeas.page.tsx'),
    order: () => import('./order-page/order.page.tsx'),
  },
  slots: {
    'header.account': () => import('./header-account/header-account.tsx'),
    'modal.sign-in': () => import('./sign-in/sign-in-modal.tsx'),
    'checkout.address': () => import('./addresses/checkout-address.tsx'),
    'order.notify': () => import('./order-page/notify-me.tsx'),
    'product.like': () => import('./likes/heart.tsx'),
  },
})
