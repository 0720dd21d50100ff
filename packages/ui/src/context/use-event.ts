import type { BusEvent, PayloadOf } from '@plaza/contracts/kernel/event'
import { bus } from '@plaza/event-bus'
import { useCallback, useEffect, useRef, useSyncExternalStore } from 'react'

/** Hears an event while mounted; the newest `listener` is called, no need to memoise it. */
export function useEvent<E extends BusEvent>(event: E, listener: (payload: PayloadOf<E>) => void): void {
  const newest = useRef(listener)
  useEffect(() => {
    newest.current = listener
  })
  useEffect(() => bus.subscribe(event, (payload) => newest.current(payload)), [event])
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
