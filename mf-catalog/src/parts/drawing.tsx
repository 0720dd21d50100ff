import { useLayoutEffect, useRef } from 'react'

/** What the server drew, at React's place for it until React draws it itself. Taps on it are kept like those on the rest of such a page. */
export function Drawing({ nodes, className }: { nodes: Iterable<Node>; className: string }) {
  const place = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => place.current?.append(...nodes), [nodes])
  return <div ref={place} className={className} data-face="" />
}
