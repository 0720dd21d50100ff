import { cartTexts } from '@plaza/contracts/cart/cart.messages'
import { toasts } from '@plaza/ui'

/** Why a page asks to sign in: the checkout in its own words (S-5-034). */
export const sayWhy = (path: string) => toasts.info(path.startsWith('/checkout') ? cartTexts.signInFirst : 'Inicia sesión para continuar.')
