import { useLocation, useNavigate } from '@plaza/ui/router'
import { useEffect } from 'react'

/** Someone may go back while the first drawing is still under way, before the router listens: the address on the bar wins. */
export function useMissedStep() {
  const drawn = useLocation()
  const navigate = useNavigate()
  useEffect(() => {
    const { pathname, search, hash } = window.location
    const address = pathname + search + hash
    if (address !== drawn.pathname + drawn.search + drawn.hash) void navigate(address, { replace: true, state: history.state?.usr })
    // oxlint-disable-next-line exhaustive-deps -- later steps reach the router by themselves
  }, [])
}
