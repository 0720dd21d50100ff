export interface PressLock {
  /** What was rendered last: work is under way or not; undefined where nobody says so. */
  setBusy(isBusy: boolean | undefined): void
  /** Runs the handler of a press, unless an earlier press is still being worked on; answers whether it ran. */
  press(handler: () => unknown): boolean
}

/**
 * Lets one press through at a time. A handler that answers a promise keeps the lock until it settles, and `onPending` hears of it. Where somebody
 * says whether work is under way, the lock also covers the moment between the press and the render that shows it: a second press in the same
 * task would otherwise send twice.
 */
export function createPressLock(onPending: (isPending: boolean) => void): PressLock {
  let isLocked = false
  let isBusy: boolean | undefined
  return {
    setBusy(shown) {
      isBusy = shown
    },
    press(handler) {
      if (isLocked || isBusy) return false
      const answer = handler()
      if (answer instanceof Promise) {
        isLocked = true
        onPending(true)
        const settle = () => {
          isLocked = false
          onPending(false)
        }
        answer.then(settle, settle)
      } else if (isBusy !== undefined) {
        isLocked = true
        // By then the render of this press is done, and `setBusy` has said whether anything began.
        setTimeout(() => (isLocked = false))
      }
      return true
    },
  }
}
