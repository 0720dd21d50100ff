import { createHash } from 'node:crypto'
import { LRUCache } from 'lru-cache'
import * as prom from 'prom-client'
import type { SharedUses } from '../platform/uses.ts'
import { type Drawn, type FaceThread, startThread, TooSlow } from './face-thread.ts'

export interface FaceBundle {
  /** `mf-catalog@1.4.2`. */
  key: string
  /** The bundle's text; asked for once per thread. */
  source(): Promise<string | null>
}

export interface FaceRequest extends FaceBundle {
  page: string
  /** What the face draws from; plain data. `modules` arrives there as a Set. */
  data: object
}

export interface FaceRunner {
  /** Null (a skeleton then) when it failed or took too long. */
  draw(request: FaceRequest): Promise<Drawn | null>
  /** The bundles that pages need now: loaded before the next page is drawn, and again into every new thread. */
  keep(bundles: readonly FaceBundle[]): Promise<void>
  close(): Promise<void>
}

export interface FaceLimits {
  /** Milliseconds of the thread's own processor time to draw a page, and to load a bundle. */
  draw: number
  load: number
}

const restAfterFailures = 60_000
const mostWaiting = 20

/** Runs faces in a thread of their own: a face that loops or eats memory costs its skeleton, never the page. */
export function createFaceRunner(
  { log, metrics }: Pick<SharedUses, 'log' | 'metrics'>,
  limits: FaceLimits = { draw: 50, load: 500 },
): FaceRunner {
  const drawn = new LRUCache<string, Drawn>({
    maxSize: 16 * 1024 * 1024,
    sizeCalculation: ({ html, head }) => (html?.length ?? 0) + (head?.length ?? 0) + 100,
  })
  const resting = new LRUCache<string, number>({ max: 200, ttl: restAfterFailures })
  const underWay = new Map<string, Promise<Drawn | null>>()
  const results = faceCounter(metrics.register)
  let kept: readonly FaceBundle[] = []
  let thread: FaceThread | null = null
  let closed = false
  let turn: Promise<unknown> = Promise.resolve()

  /** The thread, with everything in it that is kept. */
  async function ready(): Promise<FaceThread> {
    thread ??= startThread((gone) => {
      if (thread === gone) thread = null
      if (!closed) void inTurn(ready).catch(() => {})
    })
    for (const bundle of kept) if (!(await load(thread, bundle))) return ready()
    return thread
  }

  /** False when the thread went with it. */
  async function load(into: FaceThread, { key, source }: FaceBundle): Promise<boolean> {
    if (into.loaded.has(key) || isResting(key)) return true
    const text = await source()
    if (text === null) return true
    await into.load(key, text, limits.load).catch((error) => failed(key, error))
    return thread === into
  }

  async function run({ page, data, ...bundle }: Omit<FaceRequest, 'data'> & { data: string }): Promise<Drawn | null> {
    try {
      const able = await ready()
      await load(able, bundle)
      if (!able.loaded.has(bundle.key)) return null
      const answer = await able.draw({ key: bundle.key, page, data }, limits.draw)
      results.inc({ face: bundle.key, result: answer.html === null ? 'none' : 'drawn' })
      if (answer.trouble) log.warn({ face: bundle.key, page, err: answer.trouble }, 'the head of a page failed')
      return answer
    } catch (error) {
      failed(bundle.key, error, page)
      return null
    }
  }

  function failed(key: string, error: unknown, page?: string) {
    results.inc({ face: key, result: error instanceof TooSlow ? 'timeout' : 'failed' })
    resting.set(key, (resting.get(key) ?? 0) + 1)
    log.warn({ err: error, face: key, page }, 'a face failed; its page shows a skeleton')
  }

  const isResting = (key: string) => (resting.get(key) ?? 0) >= 3

  // One at a time: the limit is for drawing, not for waiting behind another page's face.
  function inTurn<Value>(work: () => Promise<Value>): Promise<Value> {
    const mine = turn.then(work)
    turn = mine.catch(() => {})
    return mine
  }

  return {
    async draw({ key, page, source, ...request }) {
      if (isResting(key)) return null
      const data = JSON.stringify(request.data, (_, value) => (value instanceof Set ? [...value] : value))
      const name = `${key}\n${page}\n${createHash('sha1').update(data).digest('base64url')}`
      const known = drawn.get(name)
      if (known !== undefined) return known
      if (underWay.size >= mostWaiting) return null
      const asked = underWay.get(name) ?? inTurn(() => run({ key, page, source, data })).finally(() => underWay.delete(name))
      underWay.set(name, asked)
      const answer = await asked
      if (answer !== null) drawn.set(name, answer)
      return answer
    },
    async keep(bundles) {
      kept = bundles
      await inTurn(ready)
    },
    async close() {
      closed = true
      await thread?.stop()
    },
  }
}

function faceCounter(register: prom.Registry) {
  const name = 'plaza_face_total'
  const known = register.getSingleMetric(name) as prom.Counter<'face' | 'result'> | undefined
  return (
    known ?? new prom.Counter({ name, help: 'Faces drawn, by bundle and result', labelNames: ['face', 'result'], registers: [register] })
  )
}
