import { useLocation, useNavigationType } from '@plaza/ui/router'
import { useEffect, useLayoutEffect, useRef } from 'react'
import { storedFor } from '../boot/stored.ts'
import { restoreScroll } from './restore-scroll.ts'

/** Keeps the scroll position of each path and goes back to it on Back and on reload; a new path starts at its top. */
export function useScrollMemory(business: string) {
  const { pathname, search } = useLocation()
  const returning = useNavigationType() === 'POP'
  const path = pathname + search
  useEffect(() => {
    history.scrollRestoration = 'manual'
  }, [])
  const isFirst = useRef(true)
  useLayoutEffect(() => {
    const stored = storedFor(business, () => sessionStorage)
    const positions = () => stored.read<Record<string, number>>('scroll') ?? {}
    const top = returning ? (positions()[path] ?? 0) : 0
    // A fresh page stands at its top, or where the visitor scrolled its face to; asking it now would lay it all out at once.
    const giveUp = isFirst.current && top === 0 ? () => {} : begin(top)
    isFirst.current = false
    let timer: ReturnType<typeof setTimeout> | undefined
    let seen: number | null = null
    const keep = () => {
      clearTimeout(timer)
      if (seen !== null) stored.write('scroll', { ...positions(), [path]: seen })
      seen = null
    }
    const onScroll = () => {
      clearTimeout(timer)
      seen = Math.round(scrollY)
      timer = setTimeout(keep, 100)
    }
    // A visitor who scrolls on their own is not pulled back.
    for (const event of ['wheel', 'touchmove', 'keydown']) addEventListener(event, giveUp, { passive: true, once: true })
    addEventListener('scroll', onScroll, { passive: true })
    addEventListener('pagehide', keep)
    return () => {
      giveUp()
      keep()
      removeEventListener('scroll', onScroll)
      removeEventListener('pagehide', keep)
      for (const event of ['wheel', 'touchmove', 'keydown']) removeEventListener(event, giveUp)
    }
  }, [business, path, returning])
}

function begin(top: number): () => void {
  const view = {
    scrollTo(wished: number) {
      scrollTo({ top: wished, behavior: 'instant' })
      return scrollY
    },
  }
  if (top > 0) return restoreScroll(top, view)
  if (scrollY > 0) view.scrollTo(0)
  return () => {}
}
