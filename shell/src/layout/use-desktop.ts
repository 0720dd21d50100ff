import { useSyncExternalStore } from 'react'

const wide = () => matchMedia('(min-width: 900px)')

/** True from 900 px on. */
export const useDesktop = () => useSyncExternalStore(onWidth, () => wide().matches)

function onWidth(changed: () => void) {
  const query = wide()
  query.addEventListener('change', changed)
  return () => query.removeEventListener('change', changed)
}
