import type { LatLng } from '@plaza/contracts/kernel/base'
import { useState } from 'react'

export type Corners = readonly LatLng[]
export type CornersState = ReturnType<typeof useCorners>

/** The polygon being edited, with every step taken, so that each can be undone. */
export function useCorners(saved: Corners) {
  const [steps, setSteps] = useState<readonly Corners[]>([saved])
  const [kept, setKept] = useState(saved)
  const corners = steps.at(-1) ?? []
  return {
    corners,
    dirty: JSON.stringify(corners) !== JSON.stringify(kept),
    canUndo: steps.length > 1,
    set: (next: Corners) => setSteps((before) => [...before, next]),
    undo: () => setSteps((before) => (before.length > 1 ? before.slice(0, -1) : before)),
    /** Another polygon, or the same as it was saved: nothing to undo. */
    reset: (next: Corners) => {
      setKept(next)
      setSteps([next])
    },
  }
}
