export const restoreTries = 30
export const restoreEvery = 200

interface View {
  /** Scrolls and answers where it got to: a page that is still short stops earlier. */
  scrollTo(top: number): number
}

/** S-2-175: tries to get back to `top` while the page grows, at most 30 times at 200 ms. Answers a function that gives up. */
export function restoreScroll(top: number, view: View): () => void {
  let tries = 0
  const step = () => {
    tries += 1
    if (view.scrollTo(top) >= top - 1 || tries >= restoreTries) clearInterval(timer)
  }
  const timer = setInterval(step, restoreEvery)
  step()
  return () => clearInterval(timer)
}
