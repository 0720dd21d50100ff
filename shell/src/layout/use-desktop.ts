import { useSyncExternalStore } from 'react'

const desktop = wider(900)

/** True from 900 px on. */
export const useDesktop = () => useSyncExternalStore(desktop.onChange, desktop.now)

function wider(pixels: number) {
  const query = () => matchMedia(`(min-width: ${pixels}px)`)
  return {
    now: () => query().matches,
    onChange: (changed: () => void) => {
      const heard = query()
      heard.addEventListener('change', changed)
      return () => heard.removeEventListener('change', changed)
    },
  }
}
