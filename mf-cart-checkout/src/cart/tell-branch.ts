import type { BranchChange } from '@plaza/contracts/cart/branch-change.entity'
import { cartTexts } from '@plaza/contracts/cart/cart.messages'
import { fillText } from '@plaza/contracts/kernel/text'
import { toastDurations } from '@plaza/contracts/kernel/toasts'
import { toasts } from '@plaza/ui'

/** What a cart's move to a branch did, counted. */
export interface MoveCounts {
  readonly repriced: number
  readonly unavailable: number
  readonly coupons?: readonly string[]
}

/** A branch as it is named within a sentence. */
export const branchTitle = (name: string): string => (/^sede\b/i.test(name) ? name : `Sede ${name}`)

/** Says where the cart is now and how many of its products changed. */
export function tellCounts(branch: string, { repriced, unavailable, coupons = [] }: MoveCounts) {
  const changes = [
    repriced === 1 && '1 producto cambió de precio',
    repriced > 1 && `${repriced} productos cambiaron de precio`,
    unavailable === 1 && '1 producto no está disponible',
    unavailable > 1 && `${unavailable} productos no están disponibles`,
    coupons.length > 0 && `allí no vale ${coupons.length === 1 ? 'el cupón' : 'los cupones'} ${coupons.join(', ')}`,
  ].filter((each) => each !== false)
  const text = changes.length > 0 ? cartTexts.branchMoved : cartTexts.branchMovedSame
  toasts.info(fillText(text, { branch: branchTitle(branch), changes: listed(changes) }), toastDurations.snackbar)
}

export const tellMoved = ({ to, changes, coupons_lost }: BranchChange) =>
  tellCounts(to.displayName ?? '', {
    repriced: changes.productsDifferentPrice.length,
    unavailable: changes.productsInactive.length + changes.productsNotExists.length + changes.productsWithoutStock.length,
    coupons: coupons_lost,
  })

/** The cart was brought to its branch somewhere else: on another device, or before signing in here. */
export const tellFollowed = (branch: string) =>
  toasts.info(fillText(cartTexts.branchFollowed, { branch: branchTitle(branch) }), toastDurations.snackbar)

const listed = (parts: readonly string[]) => new Intl.ListFormat('es-CO', { type: 'conjunction' }).format(parts)
