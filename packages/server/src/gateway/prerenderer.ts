import { createHash } from 'node:crypto'
import { LRUCache } from 'lru-cache'
import * as prom from 'prom-client'
import type { SharedUses } from '../platform/uses.ts'
import {
  type Confinement,
  findConfinement,
  type Prerendered,
  type PrerenderProcess,
  type Realm,
  startPrerenderProcess,
  TimeLimitError,
} from './prerender-process.ts'

export interface PrerenderBundle extends Realm {
  /** The bundle's text; asked for once per process. */
  source(): Promise<string | null>
}

export interface PrerenderRequest extends PrerenderBundle {
  page: string
  /** What the page is drawn from; plain data. `modules` arrives there as a Set. */
  data: object
  /** `performance.now()` after which the page goes without. */
  deadline: number
}

export interface Prerenderer {
  /** When a page that is asked for now goes without; one moment for all that is drawn for it. */
  deadline(): number
  /** Null (a skeleton then) when it failed, took too long, or while the process starts again. */
  draw(request: PrerenderRequest): Promise<Prerendered | null>
  /** The bundles that pages need now: opened before the next page is drawn, and again in every new process. */
  keep(bundles: readonly PrerenderBundle[]): Promise<void>
  /** The process that draws; undefined while none is ready. */
  readonly pid: number | undefined
  close(): Promise<void>
}

export interface PrerenderLimits {
  /** Milliseconds of the process's own work to draw a page, and to evaluate a bundle. */
  draw: number
  load: number
  /** Milliseconds that a page waits; what comes later is kept for the next one. */
  wait: number
  /** The same until the first process has everything in it that is kept. */
  firstWait: number
}

const restAfterFailures = 60_000
const mostWaiting = 20
const mostRealms = 40
const mostKept = 24
const longestPause = 30_000

/** Runs prerender bundles in a process without rights: a bundle that loops, breaks out or eats memory costs its skeleton, never the page. */
export function createPrerenderer(
  { log, metrics }: Pick<SharedUses, 'log' | 'metrics'>,
  limits: PrerenderLimits = { draw: 50, load: 500, wait: 220, firstWait: 2000 },
): Prerenderer {
  const drawn = new LRUCache<string, Prerendered>({
    maxSize: 16 * 1024 * 1024,
    sizeCalculation: ({ html, head }) => (html?.length ?? 0) + (head?.length ?? 0) + 100,
  })
  const resting = new LRUCache<string, number>({ max: 200, ttl: restAfterFailures })
  const underWay = new Map<string, Promise<Prerendered | null>>()
  const results = resultCounter(metrics.register)
  const isResting = (key: string) => (resting.get(key) ?? 0) >= 3
  let confinement: Promise<Confinement> | null = null
  let kept: readonly PrerenderBundle[] = []
  let current: { process: PrerenderProcess; realms: LRUCache<string, Realm> } | null = null
  let warm = false
  let isKeptOpen = false
  let isRestarting = false
  let failedStarts = 0
  let closed = false
  let turn: Promise<unknown> = Promise.resolve()

  /** The process, with everything open in it that is kept. */
  async function ready(): Promise<PrerenderProcess> {
    const { process } = (current ??= await start())
    // Once per process: what other tenants need later may push these out again.
    if (!isKeptOpen) for (const bundle of kept.slice(0, mostKept)) if (!(await open(bundle))) return ready()
    isKeptOpen = true
    warm = true
    isRestarting = false
    return process
  }

  async function start() {
    confinement ??= findConfinement()
    const confined = await confinement
    if (failedStarts > 0) await pause(Math.min(longestPause, 500 * 2 ** failedStarts))
    if (closed) throw new Error('stopped')
    failedStarts += 1
    const { process, user } = await startPrerenderProcess(confined, (gone) => {
      if (current?.process === gone) current = null
      if (closed) return
      isRestarting = true
      void inTurn(ready).catch((error) => log.error({ err: error }, 'the prerendering process does not start; pages are skeletons'))
    })
    failedStarts = 0
    isKeptOpen = false
    if (closed) process.kill()
    if (!warm)
      log.info({ pid: process.pid, user, network: confined.network ? 'none' : 'unreachable from bundles only' }, 'prerendering is isolated')
    const realms = new LRUCache<string, Realm>({
      max: mostRealms,
      dispose: (realm, _name, reason) => {
        if (reason === 'evict') process.close(realm, ![...realms.values()].some(({ key }) => key === realm.key))
      },
    })
    return { process, realms }
  }

  /** False when the process went with it. */
  async function open({ key, tenant, source }: PrerenderBundle): Promise<boolean> {
    const into = current
    const name = `${key}\n${tenant}`
    if (!into) return false
    if (into.realms.get(name) || isResting(key)) return true
    const isKnown = [...into.realms.values()].some((realm) => realm.key === key)
    const text = isKnown ? undefined : await source()
    if (text === null) return true
    await into.process.open({ key, tenant }, text, limits.load).then(
      () => into.realms.set(name, { key, tenant }),
      (error) => failed(key, error),
    )
    return current === into
  }

  async function run({
    page,
    data,
    ...bundle
  }: Omit<PrerenderRequest, 'data' | 'deadline'> & { data: string }): Promise<Prerendered | null> {
    const { key, tenant } = bundle
    const process = await ready().catch(() => null)
    if (!process) return null
    try {
      await open(bundle)
      if (!current?.realms.has(`${key}\n${tenant}`)) return null
      const answer = await process.draw({ key, tenant, page, data }, limits.draw)
      results.inc({ face: key, result: answer.html === null ? 'none' : 'drawn' })
      if (answer.trouble) log.warn({ face: key, page, err: answer.trouble }, 'the head of a page failed')
      return answer
    } catch (error) {
      failed(key, error, page)
      return null
    }
  }

  function failed(key: string, error: unknown, page?: string) {
    results.inc({ face: key, result: error instanceof TimeLimitError ? 'timeout' : 'failed' })
    resting.set(key, (resting.get(key) ?? 0) + 1)
    log.warn({ err: error, face: key, page }, 'a prerender bundle failed; its page shows a skeleton')
  }

  // One at a time: the limit is for drawing, not for waiting behind another page.
  function inTurn<Value>(work: () => Promise<Value>): Promise<Value> {
    const mine = turn.then(work)
    turn = mine.catch(() => {})
    return mine
  }

  return {
    deadline: () => performance.now() + (warm ? limits.wait : limits.firstWait),
    async draw({ key, tenant, page, source, deadline, ...request }) {
      if (isResting(key)) return null
      const data = JSON.stringify(request.data, (_, value) => (value instanceof Set ? [...value] : value))
      const name = `${key}\n${tenant}\n${page}\n${createHash('sha1').update(data).digest('base64url')}`
      const known = drawn.get(name)
      if (known !== undefined) return known
      if (isRestarting || underWay.size >= mostWaiting) return null
      const asked = underWay.get(name) ?? inTurn(() => run({ key, tenant, page, source, data })).finally(() => underWay.delete(name))
      underWay.set(name, asked)
      void asked.then((answer) => answer !== null && drawn.set(name, answer))
      return within(asked, deadline - performance.now())
    },
    async keep(bundles) {
      kept = bundles
      isKeptOpen = false
      await inTurn(ready)
    },
    get pid() {
      return current?.process.pid
    },
    async close() {
      closed = true
      current?.process.kill()
    },
  }
}

/** Null when it takes longer. */
async function within<Value>(work: Promise<Value>, milliseconds: number): Promise<Value | null> {
  let timer: NodeJS.Timeout | undefined
  // An answer that stands in the pipe while this thread was busy is read before the timer counts.
  const late = new Promise<null>((resolve) => {
    timer = setTimeout(() => setImmediate(resolve, null), Math.max(0, milliseconds))
  })
  return Promise.race([work, late]).finally(() => clearTimeout(timer))
}

const pause = (milliseconds: number) => new Promise<void>((resolve) => setTimeout(resolve, milliseconds).unref())

function resultCounter(register: prom.Registry) {
  const name = 'plaza_face_total'
  const known = register.getSingleMetric(name) as prom.Counter<'face' | 'result'> | undefined
  return (
    known ?? new prom.Counter({ name, help: 'Faces drawn, by bundle and result', labelNames: ['face', 'result'], registers: [register] })
  )
}
