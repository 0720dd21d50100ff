import type { BusEvent, PayloadOf } from '@plaza/contracts/kernel/event'
import { bus } from '@plaza/event-bus'
import { useCallback, useLayoutEffect, useRef, useSyncExternalStore } from 'react'

/** Hears an event while mounted; the newest `listener` is called, no need to memoise it. */
export function useEvent<E extends BusEvent>(event: E, listener: (payload: PayloadOf<E>) => void): void {
  const newest = useRef(listener)
  useLayoutEffect(() => {
    newest.current = listener
  })
  // In layout effects: what another component says in an effect of its first drawing is heard by all that were drawn with it.
  useLayoutEffect(() => bus.subscribe(event, (payload) => newest.current(payload)), [event])
}

/** The last value of a state event; undefined until somebody has published one. */
export function useStateEvent<E extends BusEvent>(event: E): PayloadOf<E> | undefined {
  const seen = useRef<{ text: string; value: PayloadOf<E> | undefined }>({ text: '', value: undefined })
  const subscribe = useCallback((changed: () => void) => bus.subscribe(event, changed), [event])
  // Each reading is parsed anew, so equal values must keep their identity or React would render for ever.
  const read = useCallback(() => {
    const value = bus.last(event)
    const text = JSON.stringify(value) ?? ''
    if (text !== seen.current.text) seen.current = { text, value }
    return seen.current.value
  }, [event])
  return useSyncExternalStore(subscribe, read, read)
}
