import { useEffect, useRef } from 'react'
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom'

/**
 * What a window over the page shows, named in the address by a search parameter: a link opens it, and so does Forward. Closing it steps back
 * to where it was opened, so that Back never opens again what was closed; what came by its own address is left in place. Parameters `beside`
 * it say more about what was opened, and go with it.
 */
export function useAddressed<Beside extends string = never>(name: string, beside: readonly Beside[] = []) {
  const [params, setParams] = useSearchParams()
  const { state } = useLocation()
  const navigate = useNavigate()
  const value = params.get(name) || null
  // A step back takes a moment, and a second one would leave the page.
  const closing = useRef(false)
  useEffect(() => {
    closing.current = false
  }, [value])
  const write = (written: Readonly<Record<string, string>>, options: { replace?: boolean; state?: unknown }) =>
    setParams((now) => {
      const params = new URLSearchParams(now)
      for (const each of [name, ...beside]) params.delete(each)
      for (const [each, said] of Object.entries(written)) params.set(each, said)
      return params
    }, options)
  return {
    value,
    said: (more: Beside) => params.get(more),
    open: (next: string, more: { readonly [Name in Beside]?: string } = {}) =>
      write({ ...more, [name]: next }, { state: { opened: name } }),
    close: () => {
      if (closing.current) return
      closing.current = true
      if ((state as { opened?: string } | null)?.opened === name) void navigate(-1)
      else write({}, { replace: true })
    },
  }
}
