import { useEffect, useState } from 'react'

/** The text once it has rested so long, before that empty; at once where `known` says that nothing has to be asked for it. */
export function useDebounced(value: string, milliseconds: number, known: (value: string) => boolean): string {
  const [rested, setRested] = useState('')
  useEffect(() => afterRest(value, milliseconds, setRested), [value, milliseconds])
  return known(value) ? value : rested
}

/** Tells the value after so long, unless what is returned is called before. */
export function afterRest<Value>(value: Value, milliseconds: number, tell: (value: Value) => void): () => void {
  const timer = setTimeout(() => tell(value), milliseconds)
  return () => clearTimeout(timer)
}
