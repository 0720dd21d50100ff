/** Pages people come to by a link of their own, for one matter: nobody shops there, so nobody is asked for a branch. */
const quiet = [
  '/shoppingcart-detail/',
  '/habeas-data',
  '/restore-password',
  '/wompi-response',
  '/google-response',
  '/checkout/thanks/',
  '/checkout/online-payment-cta/',
]

export const isQuietPage = (path: string): boolean => quiet.some((start) => path === start || path.startsWith(start))
