import { type ReactNode, startTransition, useEffect, useLayoutEffect, useRef, useState } from 'react'

const className = 'cat-home__lower pz-below'

/** The blocks below the first screen. */
export const Lower = ({ children }: { children: ReactNode }) => <div className={className}>{children}</div>

/**
 * On a page that the server drew its own drawing of these blocks stays until React has drawn those above them: on a slow phone the first
 * products can be bought a good deal sooner. Taps on it are kept like those on the rest of what the server drew.
 */
export function LowerAfterwards({ children }: { children: ReactNode }) {
  const [drawing] = useState(() => document.querySelector('[data-face] .cat-home__lower'))
  const [isDue, setDue] = useState(drawing === null)
  useEffect(() => startTransition(() => setDue(true)), [])
  return isDue || drawing === null ? <Lower>{children}</Lower> : <Drawing nodes={drawing} />
}

function Drawing({ nodes }: { nodes: Element }) {
  const place = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => place.current?.append(...nodes.childNodes), [nodes])
  return <div ref={place} className={className} data-face="" />
}
