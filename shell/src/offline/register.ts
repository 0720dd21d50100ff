import { sessionChanged } from '@plaza/contracts/account/account.events'
import { bus } from '@plaza/event-bus'

// Written in by the build.
declare const process: { readonly env: { readonly NODE_ENV?: string } }

/** S-7-005: production builds keep the shop for the day without a connection. The development server must not be kept. */
export async function registerServiceWorker(
  userId: string | null,
  container = navigator.serviceWorker as ServiceWorkerContainer | undefined,
) {
  if (process.env.NODE_ENV !== 'production' || !container) return
  let last = userId
  const registration = await container.register('/sw.js').catch((reason: unknown) => console.warn('No service worker:', reason))
  if (!registration) return
  const { active } = await container.ready
  // The way in and the cart open without a connection even when nobody has been there yet.
  active?.postMessage({ kind: 'keep', urls: loadedFiles(), pages: [location.href, `${location.origin}/`, `${location.origin}/cart`] })
  bus.subscribe(sessionChanged, (session) => {
    if (session.userId === last) return
    last = session.userId
    // Kept pages carry the name, orders and prices of whoever opened them.
    container.controller?.postMessage({ kind: 'forget' })
    active?.postMessage({ kind: 'forget' })
  })
  addEventListener('pagehide', () => active?.postMessage({ kind: 'keep', urls: loadedFiles(), pages: [] }))
}

/** Keeps a page that was reached without the server, so that it opens by its address too. Whoever saves data keeps only what was loaded. */
export function keepThisPage() {
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } }
  const pages = connection?.saveData || !navigator.onLine ? [] : [location.href]
  navigator.serviceWorker?.controller?.postMessage({ kind: 'keep', urls: loadedFiles(), pages })
}

const loadedFiles = () => performance.getEntriesByType('resource').map(({ name }) => name)
