import { cartOutdated } from '@plaza/contracts/cart/cart.events'
import { api } from '@plaza/api-client'
import { addSiteVisit } from '@plaza/contracts/account/account.api'
import { sessionChanged } from '@plaza/contracts/account/account.events'
import { bus } from '@plaza/event-bus'
import { breath } from './boot/breath.ts'
import type { QueryClient } from './boot/query-client.ts'
import { remember } from './boot/remember.ts'
import type { Shell } from './shell-context.ts'
import { openLive } from './live/live.ts'
import { previewParameter } from '@plaza/contracts/business/business.events'
import type { Reporter } from './report/report.ts'
import { measureVitals } from './report/vitals.ts'
import { registerServiceWorker } from './offline/register.ts'
import type { Collected } from './analytics/collect.ts'
import { startAnalytics } from './analytics/measure.ts'

interface Uses {
  readonly shell: Shell
  readonly client: QueryClient
  readonly reporter: Reporter
  /** The remote that drew the page, for the vitals. */
  readonly page: { remote: string; version: string }
  readonly collected: Collected
}

/** What the page does once it stands: measure, remember, listen, count the visit. */
export async function startAfterLoad({ shell, client, reporter, page, collected }: Uses): Promise<void> {
  const { store, stored } = shell
  void api.prepare()
  if (location.search.includes(previewParameter)) void import('./live/preview.ts').then(({ listenForPreview }) => listenForPreview(store))
  measureVitals((name, value) => reporter.vital(name, value, page.remote, page.version))
  remember(store, stored, client)
  const user = () => store.read().plaza.user
  await breath()
  const live = openLive({
    business: store.read().plaza.business.at_business,
    // The session itself: the store's user comes only with the new composition, after the connection has asked.
    signedIn: () => api.userId !== null,
    onStale: (what) => {
      bus.publish(cartOutdated, {})
      if (what === 'everything') void client.invalidateQueries()
    },
    // Few pages are open when a business changes: the others never load how to follow it.
    onBusiness: () => void import('./live/follow-business.ts').then(({ businessChanged }) => businessChanged(shell)),
  })
  let last = user()?.id ?? null
  bus.subscribe(sessionChanged, ({ userId }) => {
    if (userId === last) return
    last = userId
    // The next person on this device is somebody else.
    if (userId === null) stored.write('searches', null)
    live.restart()
    countVisit(stored, userId)
  })
  await breath()
  startAnalytics(store.read().plaza.business, store.read().plaza.modules, collected)
  void registerServiceWorker(user()?.id ?? null)
  countVisit(stored, user()?.id ?? null)
}

/** S-4-057, S-4-058: once as a guest, once after sign-in. */
function countVisit(stored: Shell['stored'], userId: string | null): void {
  const counted = stored.read<string[]>('visit') ?? []
  const who = userId ?? 'guest'
  if (counted.includes(who)) return
  void api.call(addSiteVisit, { user_id: userId ?? '' }).then(({ ok }) => ok && stored.write('visit', [...counted, who]))
}
