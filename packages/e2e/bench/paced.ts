import { median } from './load.ts'

export interface Pace {
  readonly p50: number
  readonly p99: number
  readonly count: number
}

/** Asks at a pace of its own, whatever the server does; `stop` waits for what is under way. Milliseconds; the first hundred warm up. */
export function paced(everyMilliseconds: number, ask: (nth: number) => Promise<void>) {
  const took: number[] = []
  const under = new Set<Promise<void>>()
  let failure: unknown = null
  let asked = 0
  const one = async () => {
    const begun = performance.now()
    await ask(asked++)
    took.push(performance.now() - begun)
  }
  const start = () => {
    const asking = one()
      .catch((error: unknown) => void (failure ??= error))
      .finally(() => under.delete(asking))
    under.add(asking)
  }
  // Timers come late on a busy machine: what is due by now is asked now.
  const begun = performance.now()
  const timer = setInterval(() => {
    while (asked < (performance.now() - begun) / everyMilliseconds) start()
  }, everyMilliseconds)
  return {
    async stop(): Promise<Pace> {
      clearInterval(timer)
      await Promise.all(under)
      if (failure) throw failure
      return paceOf(took)
    },
  }
}

/** The first hundred warm up. */
export function paceOf(took: readonly number[]): Pace {
  const counted = took.slice(100).toSorted((a, b) => a - b)
  return { p50: median(counted), p99: counted[Math.floor(counted.length * 0.99)] as number, count: took.length }
}
