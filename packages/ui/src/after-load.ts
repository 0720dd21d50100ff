/** Resolves when the page has loaded and the browser is idle, at the latest after 4 s: a script that hangs must not hold this up. */
export function afterLoad(): Promise<void> {
  loaded ??= Promise.race([pageLoad().then(idle), wait(4000)])
  return loaded
}

let loaded: Promise<void> | undefined

const pageLoad = () =>
  document.readyState === 'complete'
    ? Promise.resolve()
    : new Promise<void>((resolve) => addEventListener('load', () => resolve(), { once: true }))

const idle = () =>
  new Promise<void>((resolve) => {
    if ('requestIdleCallback' in globalThis) requestIdleCallback(() => resolve(), { timeout: 1000 })
    else setTimeout(resolve, 50)
  })

const wait = (milliseconds: number) => new Promise<void>((resolve) => setTimeout(resolve, milliseconds))
