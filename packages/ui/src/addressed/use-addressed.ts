import { useEffect, useRef } from 'react'
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom'

/**
 * What a window over the page shows, named in the address by a search parameter: a link opens it, and so does Forward. Closing it steps back
 * to where it was opened, so that Back never opens again what was closed; what came by its own address is left in place.
 */
export function useAddressed(name: string) {
  const [params, setParams] = useSearchParams()
  const { state } = useLocation()
  const navigate = useNavigate()
  const value = params.get(name) || null
  // A step back takes a moment, and a second one would leave the page.
  const closing = useRef(false)
  useEffect(() => {
    closing.current = false
  }, [value])
  const write = (next: string | null, options: { replace?: boolean; state?: unknown }) =>
    setParams((now) => {
      const params = new URLSearchParams(now)
      if (next === null) params.delete(name)
      else params.set(name, next)
      return params
    }, options)
  return {
    value,
    open: (next: string) => write(next, { state: { opened: name } }),
    close: () => {
      if (closing.current) return
      closing.current = true
      if ((state as { opened?: string } | null)?.opened === name) void navigate(-1)
      else write(null, { replace: true })
    },
  }
}
