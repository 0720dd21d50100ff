import { useRef } from 'react'

/** Does it once, however often it is clicked before the screen has shown that it is under way. */
export function useOneAtATime(work: () => Promise<void>): () => void {
  const underWay = useRef(false)
  return () => {
    if (underWay.current) return
    underWay.current = true
    void work().finally(() => (underWay.current = false))
  }
}
