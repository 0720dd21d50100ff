import { useNavigate } from '@plaza/ui/router'
import { useEffect } from 'react'

/**
 * Turns plain anchors into navigation within the page. Remotes draw the same markup in their faces, where there is no router,
 * and a face on screen is clickable before its remote has come.
 */
export function usePlainLinks() {
  const navigate = useNavigate()
  useEffect(() => {
    const follow = (event: MouseEvent) => {
      const path = event.defaultPrevented || !isPlainClick(event) ? null : ownPath(event.target)
      // Without a connection the browser asks for the whole page, and the service worker gives it as it was kept.
      if (path === null || (!navigator.onLine && navigator.serviceWorker?.controller)) return
      event.preventDefault()
      void navigate(path)
    }
    document.addEventListener('click', follow)
    return () => document.removeEventListener('click', follow)
  }, [navigate])
}

const isPlainClick = (event: MouseEvent) => event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey

/** Path of the page of ours that a click means, or null when it leaves the shop, downloads or only jumps within the page. */
function ownPath(target: EventTarget | null): string | null {
  const anchor = target instanceof Element ? target.closest('a[href]') : null
  if (!(anchor instanceof HTMLAnchorElement) || anchor.hasAttribute('download') || (anchor.target !== '' && anchor.target !== '_self'))
    return null
  if (anchor.origin !== location.origin || anchor.pathname.startsWith('/media/') || anchor.pathname.startsWith('/api/')) return null
  if (anchor.hash !== '' && anchor.pathname === location.pathname && anchor.search === location.search) return null
  return anchor.pathname + anchor.search + anchor.hash
}
