import { fileURLToPath } from 'node:url'
import { Worker } from 'node:worker_threads'

/** What a bundle says of one page. */
export interface Drawn {
  /** The page as static HTML; null when it has no face. */
  html: string | null
  /** Its head as JSON; null when it has none. */
  head: string | null
  /** What went wrong with the head, while the face was drawn. */
  trouble?: string
}

export class TooSlow extends Error {}

export interface FaceThread {
  readonly loaded: ReadonlySet<string>
  /** `limit`: milliseconds of the thread's own processor time. */
  load(key: string, source: string, limit: number): Promise<void>
  draw(message: { key: string; page: string; data: string }, limit: number): Promise<Drawn>
  stop(): Promise<number>
}

interface Asked {
  key: string
  source?: string
  page?: string
  data?: string
}

/** Milliseconds after which even a face that only sleeps is given up. */
const patience = 2000

const workerFile = fileURLToPath(new URL('./face-worker.cjs', import.meta.url))

/** One thread for faces; `onEnd` once, however it ends. Limits count its own work, not the clock: a busy machine costs no face. */
export function startThread(onEnd: (gone: FaceThread) => void): FaceThread {
  const worker = new Worker(workerFile, {
    env: {},
    execArgv: [],
    resourceLimits: { maxOldGenerationSizeMb: 96, maxYoungGenerationSizeMb: 16, stackSizeMb: 4 },
  })
  const waiting = new Map<number, { resolve(answer: Drawn): void; reject(error: Error): void }>()
  const loaded = new Set<string>()
  let last = 0
  let used = 0
  let over = false
  worker.unref()
  worker.on('message', ({ id, error, cpu, ...answer }: Drawn & { id: number; error?: string; cpu: number }) => {
    used = cpu
    if (error === undefined) waiting.get(id)?.resolve(answer)
    else waiting.get(id)?.reject(new Error(error))
  })
  const end = (error: Error) => {
    if (!over) onEnd(self)
    over = true
    for (const { reject } of waiting.values()) reject(error)
    void worker.terminate()
  }
  worker.on('error', end)
  worker.on('exit', () => end(new Error('the face thread ended')))

  function ask(message: Asked, limit: number): Promise<Drawn> {
    const id = ++last
    const began = performance.now()
    const before = used
    return new Promise<Drawn>((resolve, reject) => {
      let timer = setTimeout(look, limit)
      const done = () => {
        clearTimeout(timer)
        waiting.delete(id)
      }
      // The thread is busy with this one and cannot be interrupted: when it takes too long it goes, and a new one comes.
      async function look() {
        const spent = (await worker.cpuUsage().then(milliseconds, () => before)) - before
        if (!waiting.has(id)) return
        const waited = performance.now() - began
        if (spent >= limit || waited >= patience)
          return end(new TooSlow(`nothing of ${message.key} after ${Math.round(spent)} ms of work in ${Math.round(waited)} ms`))
        timer = setTimeout(look, Math.max(5, limit - spent))
      }
      waiting.set(id, {
        resolve: (answer) => (done(), resolve(answer)),
        reject: (error) => (done(), reject(error)),
      })
      worker.postMessage({ id, ...message })
    })
  }

  const self: FaceThread = {
    loaded,
    async load(key, source, limit) {
      await ask({ key, source }, limit)
      loaded.add(key)
    },
    draw: ask,
    stop: () => worker.terminate(),
  }
  return self
}

const milliseconds = ({ user, system }: NodeJS.CpuUsage) => (user + system) / 1000
