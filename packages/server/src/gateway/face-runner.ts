import { createHash } from 'node:crypto'
import { fileURLToPath } from 'node:url'
import { Worker } from 'node:worker_threads'
import { LRUCache } from 'lru-cache'
import * as prom from 'prom-client'
import type { SharedUses } from '../platform/uses.ts'

export interface FaceRequest {
  /** `mf-catalog@1.4.2`: one bundle. */
  key: string
  page: string
  /** What the face draws from; plain data. `modules` arrives there as a Set. */
  data: object
  /** The bundle's text; asked for once per worker. */
  source(): Promise<string | null>
}

export interface FaceRunner {
  /** The page as static HTML; null (a skeleton then) when there is no face, or it failed or took too long. */
  draw(request: FaceRequest): Promise<string | null>
  close(): Promise<void>
}

export interface FaceLimits {
  /** Milliseconds for a bundle that is loaded, and for one that is not yet. */
  warm: number
  cold: number
}

const workerFile = fileURLToPath(new URL('./face-worker.cjs', import.meta.url))
const restAfterFailures = 60_000
const mostWaiting = 20

/** Runs faces in a thread of their own: a face that loops or eats memory costs its skeleton, never the page. */
export function createFaceRunner(
  { log, metrics }: Pick<SharedUses, 'log' | 'metrics'>,
  limits: FaceLimits = { warm: 200, cold: 1000 },
): FaceRunner {
  const drawn = new LRUCache<string, string>({ maxSize: 16 * 1024 * 1024, sizeCalculation: (html) => html.length + 100 })
  const resting = new LRUCache<string, number>({ max: 200, ttl: restAfterFailures })
  const underWay = new Map<string, Promise<string | null>>()
  const results = faceCounter(metrics.register)
  let thread: FaceThread | null = null
  let turn: Promise<unknown> = Promise.resolve()

  async function run({ key, page, source }: FaceRequest, data: string): Promise<string | null> {
    const warm = thread?.loaded.has(key) ?? false
    const text = warm ? undefined : await source()
    if (text === null) return null
    thread ??= startThread((gone) => {
      if (thread === gone) thread = null
    })
    return thread.ask({ key, page, data, ...(text === undefined ? {} : { source: text }) }, warm ? limits.warm : limits.cold)
  }

  async function runAndCount(request: FaceRequest, data: string): Promise<string | null> {
    try {
      const html = await run(request, data)
      results.inc({ face: request.key, result: html === null ? 'none' : 'drawn' })
      return html
    } catch (error) {
      results.inc({ face: request.key, result: error instanceof TooSlow ? 'timeout' : 'failed' })
      resting.set(request.key, (resting.get(request.key) ?? 0) + 1)
      log.warn({ err: error, face: request.key, page: request.page }, 'a face failed; its page shows a skeleton')
      return null
    }
  }

  // One at a time: the limit is for drawing, not for waiting behind another page's face.
  function inTurn(request: FaceRequest, data: string): Promise<string | null> {
    const mine = turn.then(() => runAndCount(request, data))
    turn = mine
    return mine
  }

  return {
    async draw(request) {
      if ((resting.get(request.key) ?? 0) >= 3) return null
      const data = JSON.stringify(request.data, (_, value) => (value instanceof Set ? [...value] : value))
      const name = `${request.key}\n${request.page}\n${createHash('sha1').update(data).digest('base64url')}`
      const known = drawn.get(name)
      if (known !== undefined) return known
      if (underWay.size >= mostWaiting) return null
      const asked = underWay.get(name) ?? inTurn(request, data).finally(() => underWay.delete(name))
      underWay.set(name, asked)
      const html = await asked
      if (html !== null) drawn.set(name, html)
      return html
    },
    close: async () => void (await thread?.stop()),
  }
}

class TooSlow extends Error {}

interface FaceThread {
  readonly loaded: Set<string>
  ask(message: { key: string; page: string; data: string; source?: string }, milliseconds: number): Promise<string | null>
  stop(): Promise<number>
}

function startThread(onEnd: (gone: FaceThread) => void): FaceThread {
  const worker = new Worker(workerFile, {
    env: {},
    execArgv: [],
    resourceLimits: { maxOldGenerationSizeMb: 96, maxYoungGenerationSizeMb: 16, stackSizeMb: 4 },
  })
  const waiting = new Map<number, { resolve(html: string | null): void; reject(error: Error): void }>()
  const loaded = new Set<string>()
  let last = 0
  worker.unref()
  worker.on('message', ({ id, html, error }: { id: number; html?: string | null; error?: string }) => {
    if (error === undefined) waiting.get(id)?.resolve(html ?? null)
    else waiting.get(id)?.reject(new Error(error))
  })
  const end = (error: Error) => {
    onEnd(self)
    for (const { reject } of waiting.values()) reject(error)
    void worker.terminate()
  }
  worker.on('error', end)
  worker.on('exit', () => end(new Error('the face thread ended')))
  const self: FaceThread = {
    loaded,
    ask({ key, page, data, source }, milliseconds) {
      const id = ++last
      if (source !== undefined) loaded.add(key)
      return new Promise<string | null>((resolve, reject) => {
        // The thread is busy with this one and cannot be interrupted: it goes, a new one comes with the next page.
        const timer = setTimeout(() => end(new TooSlow(`no face of ${key} within ${milliseconds} ms`)), milliseconds)
        const done = () => {
          clearTimeout(timer)
          waiting.delete(id)
        }
        waiting.set(id, {
          resolve: (html) => (done(), resolve(html)),
          reject: (error) => (done(), reject(error)),
        })
        worker.postMessage({ id, key, page, data, source })
      })
    },
    stop: () => worker.terminate(),
  }
  return self
}

function faceCounter(register: prom.Registry) {
  const name = 'plaza_face_total'
  const known = register.getSingleMetric(name) as prom.Counter<'face' | 'result'> | undefined
  return (
    known ?? new prom.Counter({ name, help: 'Faces drawn, by bundle and result', labelNames: ['face', 'result'], registers: [register] })
  )
}
