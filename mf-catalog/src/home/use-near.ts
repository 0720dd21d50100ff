import { type RefObject, useEffect, useState } from 'react'

/** True once the place has come within a screen's reach. */
export function useNear(place: RefObject<HTMLElement | null>): boolean {
  const [near, setNear] = useState(false)
  useEffect(() => {
    if (near || !place.current) return
    const watch = new IntersectionObserver((seen) => seen.some((each) => each.isIntersecting) && setNear(true), { rootMargin: '400px' })
    watch.observe(place.current)
    return () => watch.disconnect()
  }, [near, place])
  return near
}
