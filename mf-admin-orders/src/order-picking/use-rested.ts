import { useEffect, useState } from 'react'

/** The value as it was once it rested this many milliseconds. */
export function useRested<Value>(value: Value, rest: number): Value {
  const [rested, setRested] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setRested(value), rest)
    return () => clearTimeout(timer)
  }, [value, rest])
  return rested
}
