import { useHasUnsavedWork } from '@plaza/ui'
import { type ComponentType, useEffect, useState } from 'react'

/** The question before unsaved work is left comes with the first of it: who only shops never loads it. Until it is there the browser asks. */
export function LeaveGuardLater() {
  const isNeeded = useHasUnsavedWork()
  const [Guard, setGuard] = useState<ComponentType | null>(null)
  useEffect(() => {
    if (!isNeeded || Guard) return
    import('@plaza/ui/overlays').then(
      ({ LeaveGuard }) => setGuard(() => LeaveGuard),
      () => {},
    )
  }, [isNeeded, Guard])
  return Guard && <Guard />
}
