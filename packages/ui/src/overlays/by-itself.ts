import { storageKey } from '@plaza/contracts/kernel/storage-keys'

/** Between two looks, so that a shopper sees the page first. */
const patience = 1200
const fields = 'input, textarea, select, [contenteditable=""], [contenteditable="true"]'
const windows = '[role="dialog"], [role="alertdialog"], dialog[open]'

let asked = 0

/** Says that a window somebody asked for is open or still loading; answers how to say that it is gone. Those that open by themselves wait. */
export function holdOwnWindows(): () => void {
  asked++
  return () => void asked--
}

/** Whether a window that nobody asked for would disturb: somebody writes, another window is open or on its way, or nobody looks. */
export const wouldDisturb = (page: Document = document): boolean =>
  asked > 0 || page.hidden || (page.activeElement?.matches(fields) ?? false) || page.querySelector(windows) !== null

/** True once a window may open by itself; false when it is no longer wanted. */
export async function untilUndisturbed(isWanted: () => boolean): Promise<boolean> {
  while (isWanted() && wouldDisturb()) await new Promise((resolve) => setTimeout(resolve, patience))
  return isWanted()
}

/** Notes that a window opened by itself; a visit has one at most. */
export function noteOwnWindow(business: string): void {
  try {
    sessionStorage.setItem(storageKey(business, 'pop-up'), 'seen')
  } catch {
    // Without storage none opens at all.
  }
}

/** Whether this visit had its window. Without storage it would come back on every page: then it rather stays away. */
export function hadOwnWindow(business: string): boolean {
  try {
    return sessionStorage.getItem(storageKey(business, 'pop-up')) !== null
  } catch {
    return true
  }
}
