import type { Slot } from '@plaza/contracts/kernel/slot'
import { toasts } from '@plaza/ui'
import { useEffect } from 'react'
import { useShell } from '../shell-context.ts'

/** Brings what fills a slot when somebody asks for it. What cannot be had is said and taken back, so that the next press asks again. */
export function useOpenedSlot({ name }: Slot, isAsked: boolean, onFailure: () => void) {
  const { remotes } = useShell()
  useEffect(() => {
    if (!isAsked) return
    let isGone = false
    void remotes.reopenSlot(name).then((isOpen) => {
      if (isOpen || isGone) return
      toasts.error('No logramos abrir esta parte de la tienda. Revisa tu conexión e inténtalo de nuevo.')
      onFailure()
    })
    return () => {
      isGone = true
    }
    // oxlint-disable-next-line exhaustive-deps -- a new onFailure is no new request
  }, [remotes, name, isAsked])
}
