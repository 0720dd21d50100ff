/** What a page on a fast network waits for its large picture; on a slow one the picture is there long before the scripts. */
const patience = 250

/** Resolves when the browser has painted what the server drew, its large picture included. At once in a tab that nobody sees. */
export async function firstPaint(): Promise<void> {
  if (document.hidden) return
  const pictures = [...document.querySelectorAll<HTMLImageElement>('#plaza-root img[fetchpriority="high"]')]
  const decoded = Promise.allSettled(pictures.map((picture) => picture.decode()))
  await Promise.race([decoded.then(nextFrame), new Promise((resolve) => setTimeout(resolve, patience))])
}

/** After the frame has been drawn, not before. */
const nextFrame = () => new Promise<void>((resolve) => requestAnimationFrame(() => setTimeout(resolve)))
