export { CartScreen as default } from '../cart/cart-screen.tsx'
