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
  const registration = await container.register('/sw.js').catch(() => null)
  if (!registration) return
  const { active } = await container.ready
  active?.postMessage({ kind: 'keep', urls: loadedFiles(), page: location.href })
  bus.subscribe(sessionChanged, (session) => {
    if (session.userId === last) return
    last = session.userId
    // Kept pages carry the name, orders and prices of whoever opened them.
    container.controller?.postMessage({ kind: 'forget' })
    active?.postMessage({ kind: 'forget' })
  })
  addEventListener('pagehide', () => active?.postMessage({ kind: 'keep', urls: loadedFiles(), page: 'about:blank' }))
}

const loadedFiles = () => performance.getEntriesByType('resource').map(({ name }) => name)
