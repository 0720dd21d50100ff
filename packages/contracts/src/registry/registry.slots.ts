import * as z from 'zod/mini'
import { slot } from '../kernel/slot.ts'

/** The shell's places. Catalogue, cart and account fill them. */
export const headerSearch = slot('header.search', 'shell', z.object({ branchId: z.nullable(z.string()) }))
export const headerCart = slot('header.cart', 'shell', z.object({ compact: z.boolean() }))
export const headerAccount = slot('header.account', 'shell', z.object({ compact: z.boolean() }))
export const panelCart = slot('panel.cart', 'shell', z.object({ open: z.boolean() }))
export const modalSignIn = slot('modal.sign-in', 'shell', z.object({ open: z.boolean() }))

/** Slots whose fillings stand on a shopper's first screen, with their owners: loaded with the page, not after it. */
const firstScreenSlots = { 'header.search': 'shell', 'header.cart': 'shell', 'header.account': 'shell', 'product.buy': 'mf-catalog' }

/** Names of the first screen's slots on a page of this remote: the shell's, and its own. */
export const firstSlotsOn = (remote: string): string[] =>
  Object.entries(firstScreenSlots).flatMap(([slot, owner]) => (owner === 'shell' || owner === remote ? [slot] : []))
