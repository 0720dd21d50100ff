import { type ReactNode, startTransition, useEffect, useState } from 'react'
import { Drawing } from '../parts/drawing.tsx'

const className = 'cat-home__lower pz-below'

/** The blocks below the first screen. */
export const Lower = ({ children }: { children: ReactNode }) => <div className={className}>{children}</div>

/**
 * On a page that the server drew its own drawing of these blocks stays until React has drawn those above them: on a slow phone the first
 * products can be bought a good deal sooner.
 */
export function LowerAfterwards({ children }: { children: ReactNode }) {
  const [drawing] = useState(() => document.querySelector('[data-face] .cat-home__lower')?.childNodes)
  const [isDue, setDue] = useState(drawing === undefined)
  useEffect(() => startTransition(() => setDue(true)), [])
  return isDue || drawing === undefined ? <Lower>{children}</Lower> : <Drawing nodes={drawing} className={className} />
}
