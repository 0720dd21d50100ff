import { migrateGuestCart } from './migrate-guest-cart.ts'
import { sendWishes } from './send-lines.ts'
import { reloadCart } from './user-cart.ts'
import { hasWishes } from './wishes.ts'

/** After signing in: the guest's lines go along into the server's cart, which is then shown. */
export async function enterUserCart(business: string, userId: string) {
  await migrateGuestCart(business, userId)
  await reloadCart()
  // Taps from before the cart was known wait for it.
  if (hasWishes()) await sendWishes()
}
