import type { EarlyTap, EarlyTapKeeper } from '@plaza/contracts/registry/early-tap'

/** Milliseconds after which a tap is no longer what the shopper is waiting for. */
const patience = 10_000

const keeper = globalThis as EarlyTapKeeper

/**
 * Gives the last tap on the server's drawing to the button that React draws in its place, once. Forgets it when it is too old, when the
 * page is another by now, or when `isOver`. Never presses what sends a form.
 */
export function handOverTap(isOver: () => boolean): void {
  const look = () => {
    if (keeper.plazaTap) press(keeper.plazaTap, isOver)
    if (!keeper.plazaTap && !document.querySelector('[data-face]')) drawn.disconnect()
  }
  const drawn = new MutationObserver(look)
  drawn.observe(document.body, { childList: true, subtree: true, attributeFilter: ['data-face'] })
}

function press({ is, nth, url, at }: EarlyTap, isOver: () => boolean) {
  const button = [...document.querySelectorAll('button')].filter(is)[nth]
  const over = performance.now() - at > patience || url !== location.href || isOver()
  if (!over && (!button || button.closest('[data-face]') || button.disabled || button.getClientRects().length === 0)) return
  keeper.plazaTap = null
  if (!over && button?.type === 'button' && !button.form) button.click()
}
