import { useSyncExternalStore } from 'react'

const desktop = wider(900)
const roomy = wider(1200)

/** True from 900 px on. */
export const useDesktop = () => useSyncExternalStore(desktop.onChange, desktop.now)

/** True from 1200 px on: room for something beside the page. */
export const useRoomy = () => useSyncExternalStore(roomy.onChange, roomy.now)

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
