import { useEffect, useRef } from 'react'
import { keepThisPage } from './register.ts'

/** Milliseconds that a page must have been looked at to be worth keeping. */
const looked = 2500

/** Keeps each page that somebody stays on for a while after moving to it within the shop. */
export function useKeptPages(pathname: string) {
  const first = useRef(pathname)
  useEffect(() => {
    if (pathname === first.current) return
    first.current = ''
    const timer = setTimeout(keepThisPage, looked)
    return () => clearTimeout(timer)
  }, [pathname])
}
