import { api } from '@plaza/api-client'
import { signInClosed, signInRequested, wantedPage } from '@plaza/contracts/account/account.events'
import { bus } from '@plaza/event-bus'
import { useEvent, useSession } from '@plaza/ui'
import { useLocation, useNavigate } from '@plaza/ui/router'
import { useCallback, useEffect, useRef } from 'react'

/** Takes a path to go on at once somebody has signed in; who closes the modal instead stays. */
export function useGoingOn(): (path: string | null) => void {
  const goal = useRef<string | null>(null)
  const user = useSession()
  const navigate = useNavigate()
  const goOnAt = useCallback((path: string | null) => void (goal.current = path), [])
  useEvent(signInClosed, () => api.userId === null && goOnAt(null))
  useEffect(() => {
    const path = goal.current
    if (!user || path === null) return
    goOnAt(null)
    void navigate(path)
  }, [user, navigate, goOnAt])
  return goOnAt
}

/** S-2-002 and A-27: who opened a page of signed-in people stands on home; there they hear why and may sign in. */
export function useAskedByAddress() {
  const { hash, search } = useLocation()
  const navigate = useNavigate()
  const user = useSession()
  const wanted = hash === '' ? null : wantedPage.of(hash)
  useEffect(() => {
    if (wanted === null) return
    void navigate({ pathname: '/', search }, { replace: true })
    if (user) return void navigate(wanted)
    void import('./say-why.ts').then(({ sayWhy }) => sayWhy(wanted))
    bus.publish(signInRequested, { reason: 'page', next: wanted })
    // Once for each address that asks.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [wanted])
}
