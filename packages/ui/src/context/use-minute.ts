import { useEffect, useState } from 'react'

const minute = 60_000

/** The current time, renewed every minute, so that what begins and ends by the clock follows it while a page stays open. */
export function useMinute(): Date {
  const [now, setNow] = useState(() => new Date())
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date()), minute)
    return () => clearInterval(timer)
  }, [])
  return now
}
