import { wantedPage } from '@plaza/contracts/account/account.events'
import { useSession } from '@plaza/ui'
import { useLocation } from '@plaza/ui/router'
import { useState } from 'react'
import { useShellState } from '../shell-context.ts'

/** Where a guest is sent from a page that needs a session: home, which offers the sign-in and leads back. Whoever signed out on the page just goes home. */
export function useWayHome(): string {
  const user = useSession()
  const { pathname, search } = useLocation()
  const { sessionLost } = useShellState()
  const [came] = useState(user)
  const left = came !== null && !sessionLost
  return left ? '/' : `/${wantedPage.hash(pathname + search)}`
}
