import '@plaza/ui/styles.css'
import './styles/fonts.css'
import './styles/chrome.css'
import { api } from '@plaza/api-client'
import { sessionChanged } from '@plaza/contracts/account/account.events'
import { firstSlotsOn } from '@plaza/contracts/registry/registry.slots'
import { bus } from '@plaza/event-bus'
import { afterLoad, type Door } from '@plaza/ui'
import { createQueryClient } from '@plaza/ui/query'
import { startTransition } from 'react'
import { createRoot } from 'react-dom/client'
import { collectHappenings } from './analytics/collect.ts'
import { App } from './app.tsx'
import { breath } from './boot/breath.ts'
import { handOverTap } from './boot/early-tap.ts'
import { keptSince, readBoot, type ShellBoot } from './boot/read-boot.ts'
import { type ShellState, ShellStore, stateFrom } from './boot/shell-store.ts'
import { storedFor } from './boot/stored.ts'
import { chooseBranch, followBranch } from './branch/choose-branch.ts'
import { keepFace } from './remotes/face-html.tsx'
import { federationLoader } from './remotes/federation.ts'
import { reloadOnce } from './remotes/reload-once.ts'
import { Remotes } from './remotes/remotes.ts'
import { Reporter } from './report/report.ts'
import { UnknownBusiness } from './screens/unknown-business.tsx'
import { followSession } from './session/session.ts'

/** The server's drawing stays on screen until the page's remote is there, but not longer than this: header and cart must live without it. */
const patience = 900

/** Milliseconds after which a page may name files that a deployment has taken away. */
const outdated = 5000

void start()

async function start() {
  const root = document.getElementById('plaza-root') ?? document.body.appendChild(document.createElement('div'))
  const boot = readBoot(document)
  const state = boot && stateFrom(boot)
  if (!boot || !state) {
    root.removeAttribute('data-face')
    return createRoot(root).render(<UnknownBusiness />)
  }
  // Styles and scripts that webpack's runtime inserts read the nonce from here.
  Object.assign(globalThis, { __webpack_nonce__: boot.nonce })
  await breath()
  await openShop(boot, state, root)
}

async function openShop(boot: ShellBoot, state: ShellState, root: HTMLElement) {
  const store = new ShellStore(state)
  const reporter = new Reporter(() => store.read().composition.id)
  const remotes = new Remotes(state.composition, federationLoader(boot.nonce), reporter.error, lastResort)
  const opening = boot.page && boot.page.remote in state.composition.remotes ? openFirst(remotes, boot.page) : null
  const business = state.plaza.business.at_business
  const stored = storedFor(business)
  const client = createQueryClient(boot.preloaded)
  // A page from the browser's own memory: its answers are shown, and asked again as soon as that is possible.
  if (keptSince(document) !== null) void client.invalidateQueries({ refetchType: 'none' })
  api.configure({
    business,
    branchId: () => store.read().plaza.branchId,
    compositionId: () => store.read().composition.id,
    refreshWith: async () => (await import('@plaza/contracts/account/account.api')).refreshSession,
    onSessionEnd: () => {
      store.change({ sessionLost: true })
      bus.publish(sessionChanged, { userId: null, role: null })
    },
  })
  followSession({ store, remotes, forget: (signedIn) => void (signedIn ? client.invalidateQueries() : client.resetQueries()) })
  followBranch(store, stored, () => void client.invalidateQueries())
  connectTabs(business)
  const collected = collectHappenings(bus)
  const shell = { store, remotes, stored, face: keepFace(root, boot.page) }

  handOverTap(() => store.read().plaza.branchId !== boot.branchId)
  const door = await Promise.race([opening, new Promise<null>((resolve) => setTimeout(resolve, patience, null))])
  // As a transition React draws in slices and lets taps on the face through in between.
  startTransition(() =>
    createRoot(root).render(<App shell={shell} client={client} onBranch={(id) => void chooseBranch(store, stored, id)} />),
  )

  addEventListener('pagehide', reporter.flush)
  addEventListener('online', () => void remotes.retryFailedSlots())
  addEventListener('error', ({ error, message }) => reporter.error(error ?? message, 'shell', boot.appVersion))
  addEventListener('unhandledrejection', ({ reason }) => reporter.error(reason, 'shell', boot.appVersion))
  await afterLoad()
  const page = { remote: boot.page?.remote ?? 'shell', version: door?.version ?? boot.appVersion }
  const { startAfterLoad } = await import('./after-load.ts')
  await startAfterLoad({ shell, client, reporter, page, collected })
}

/** The page and what fills the slots on its first screen, so that all is drawn once, together. The page's door. */
async function openFirst(remotes: Remotes, { remote, page }: NonNullable<ShellBoot['page']>): Promise<Door> {
  const fillings = isAdminPath(location.pathname) ? [] : firstSlotsOn(remote).map(remotes.openSlot)
  const [door] = await Promise.all([remotes.openPage(remote, page), ...fillings])
  return door
}

function isAdminPath(path: string): boolean {
  return /^\/admin(\/|$)/.test(path)
}

// Offline, a reload would only lose what is on the screen; on a page that has just been loaded it would bring the same again.
function lastResort(remote: string, version: string) {
  return navigator.onLine && performance.now() > outdated && reloadOnce(remote, version)
}

function connectTabs(business: string) {
  if ('BroadcastChannel' in globalThis) bus.connectTabs(new BroadcastChannel(`plaza:${business}`))
}
