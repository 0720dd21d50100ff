import { type To, UNSAFE_createBrowserHistory, type unstable_HistoryRouter } from 'react-router-dom'
import type { ComponentProps } from 'react'
import { unsavedWork } from './unsaved-work.ts'

type History = ComponentProps<typeof unstable_HistoryRouter>['history']

/**
 * The browser's history, of which no step leaves unsaved work without a question. The router's own blocker exists in its data mode only.
 * A step within the page's path that the page takes itself is its own affair: it asks before it closes anything.
 */
export function guardedHistory(): History {
  const history = UNSAFE_createBrowserHistory({ window, v5Compat: true })
  let here = standing()
  const take = (to: To, step: () => void) => {
    const go = () => {
      step()
      here = standing()
    }
    const samePath = new URL(history.createHref(to), location.href).pathname === location.pathname
    if (!samePath && unsavedWork.stops({ samePath })) unsavedWork.ask(go)
    else go()
  }
  const allow = guardSteps(
    () => here,
    (now) => {
      here = now
    },
  )
  guardTab()
  const guarded: Pick<History, 'push' | 'replace' | 'go'> = {
    push: (to, state) => take(to, () => history.push(to, state)),
    replace: (to, state) => take(to, () => history.replace(to, state)),
    go: (steps) => {
      // It arrives later, when nobody knows any more that it was asked about.
      if (unsavedWork.isLeaving() && here.index !== null) allow(here.index + steps)
      history.go(steps)
    },
  }
  return Object.assign(Object.create(history) as History, guarded)
}

/** The browser's own question before the tab goes away. It is only there while there is something to ask about: it costs a page its place in the browser's memory. */
function guardTab() {
  const ask = (event: BeforeUnloadEvent) => event.preventDefault()
  unsavedWork.subscribe(() => {
    if (unsavedWork.isThere()) addEventListener('beforeunload', ask)
    else removeEventListener('beforeunload', ask)
  })
}

/**
 * Back and Forward have moved when they are heard of: a step that must be asked about is taken back before the router hears it, and
 * taken again when the answer is to leave. (The browser's `navigate` event could hold it up beforehand, but not in every browser and
 * not twice in a row.)
 */
function guardSteps(here: () => Standing, moved: (now: Standing) => void): (index: number) => void {
  let takenBackTo: number | null = null
  let allowedTo: number | null = null
  const heard = (event: PopStateEvent) => {
    const before = here()
    const now = standing()
    if (takenBackTo !== null && now.index === takenBackTo) {
      takenBackTo = null
      event.stopImmediatePropagation()
      return
    }
    const isAllowed = allowedTo !== null && now.index === allowedTo
    const steps = isAllowed ? null : stepsToAsk(before, now)
    if (steps === null) {
      if (isAllowed) allowedTo = null
      moved(now)
      return
    }
    event.stopImmediatePropagation()
    takenBackTo = before.index
    window.history.go(-steps)
    unsavedWork.ask(() => {
      allowedTo = now.index
      window.history.go(steps)
    })
  }
  // Before the router's own listener, which comes when it is drawn.
  addEventListener('popstate', heard, { capture: true })
  return (index) => {
    allowedTo = index
  }
}

/** How far somebody went who must be asked first; null lets them go. Who only jumped within the page lost nothing. */
function stepsToAsk(before: Standing, now: Standing): number | null {
  if (before.index === null || now.index === null || before.index === now.index) return null
  if (before.path === now.path && before.search === now.search) return null
  return unsavedWork.stops({ samePath: before.path === now.path }) ? now.index - before.index : null
}

interface Standing {
  /** Which entry of the history this is; null where nobody counted. */
  readonly index: number | null
  readonly path: string
  readonly search: string
}

const standing = (): Standing => ({ index: placeInHistory(), path: location.pathname, search: location.search })

// The router counts its own entries; a jump to a heading makes one that only the browser knows.
const placeInHistory = (): number | null => globalThis.navigation?.currentEntry?.index ?? window.history.state?.idx ?? null
