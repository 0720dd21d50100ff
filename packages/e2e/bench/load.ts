import autocannon from 'autocannon'
import type { Measure } from './run.ts'

export const connections = 32
const rounds = 5
const seconds = 3

export interface Rate {
  readonly perSecond: number
  readonly p99: number
}

export interface Load {
  readonly url: string
  readonly headers?: Record<string, string>
  /** The status every answer must have. */
  readonly status?: number
  /** What one connection asks, in turn; the first connection is 0. */
  readonly requests?: (connection: number) => autocannon.Request[]
  /** So many requests over all connections instead of so many seconds. */
  readonly amount?: number
}

/** A rate as a share of the ceiling, with what it must hold. */
export function ratio(what: string, rate: Rate, ceiling: Rate, share: number, most: number): Measure {
  const found = rate.perSecond / ceiling.perSecond
  return {
    what,
    value: `${found.toFixed(3)} (${Math.round(rate.perSecond)}/s), p99 ${Math.round(rate.p99)} ms`,
    budget: `${share}, p99 ${most} ms`,
    holds: found >= share && rate.p99 <= most,
  }
}

/** Each in turn, several times over, so that a noisy neighbour hits all of them; the medians count. */
export async function turns<Name extends string>(measured: Record<Name, () => Promise<Rate>>): Promise<Record<Name, Rate>> {
  const names = Object.keys(measured) as Name[]
  const seen = Object.fromEntries(names.map((name) => [name, [] as Rate[]])) as unknown as Record<Name, Rate[]>
  for (let round = 0; round < rounds; round++) for (const name of names) seen[name].push(await measured[name]())
  return Object.fromEntries(names.map((name) => [name, medians(seen[name])])) as Record<Name, Rate>
}

const medians = (rates: Rate[]): Rate => ({
  perSecond: median(rates.map((rate) => rate.perSecond)),
  p99: median(rates.map((rate) => rate.p99)),
})

export const median = (numbers: number[]): number => numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] as number

export async function hammer({ url, headers, status = 200, requests, amount }: Load): Promise<Rate> {
  let connection = 0
  const begun = performance.now()
  let ended = begun
  const running = autocannon({
    url,
    connections,
    ...(headers ? { headers } : {}),
    ...(amount === undefined ? { duration: seconds } : { amount }),
    ...(requests ? { setupClient: (client: autocannon.Client) => client.setRequests(requests(connection++)) } : {}),
  }) as unknown as autocannon.Instance & Promise<autocannon.Result>
  // The tool itself looks at the clock once a second.
  void running.on('response', () => (ended = performance.now()))
  const result = await running
  const wanted = result.statusCodeStats?.[String(status) as '200']?.count ?? 0
  const answered = result['2xx'] + result.non2xx
  if (wanted !== answered || result.errors > 0)
    throw new Error(`${url}: ${JSON.stringify(result.statusCodeStats)}, ${result.errors} failed`)
  return { perSecond: (answered / (ended - begun)) * 1000, p99: result.latency.p99 }
}

export async function firstBranch(origin: string, headers: Record<string, string>): Promise<string> {
  const answer = (await (await fetch(`${origin}/api/v1/offices`, { headers })).json()) as { data: { id: string }[] }
  const [branch] = answer.data
  if (!branch) throw new Error('The demo business has no branch')
  return branch.id
}
