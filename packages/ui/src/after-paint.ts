/**
 * Resolves when the next frame has been drawn; at once in a tab that nobody sees. For what a touch has loaded: the answer to the touch is
 * painted first, the code that comes is read after it.
 */
export const afterPaint = (): Promise<void> =>
  new Promise((resolve) => (document.hidden ? resolve() : requestAnimationFrame(() => setTimeout(resolve))))
