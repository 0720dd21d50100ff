import { fork } from 'node:child_process'
import os from 'node:os'
import path from 'node:path'
import type { BuildRequest, BuildResult } from './build-request.ts'

export type Outcome = { ok: true; result: BuildResult } | { ok: false; name: string; message: string }

/** Builds in parallel worker processes, no more than cores, the longest first. Every request gets an outcome; nothing throws. */
export async function buildMany(requests: readonly BuildRequest[], told: (outcome: Outcome) => void = () => {}): Promise<Outcome[]> {
  const waiting = [...requests].sort(shellFirst)
  const outcomes: Outcome[] = []
  const workers = Math.min(os.availableParallelism(), requests.length)
  await Promise.all(Array.from({ length: workers }, () => work(waiting, (outcome) => outcomes.push(outcome) && told(outcome))))
  return outcomes
}

const shellFirst = (a: BuildRequest, b: BuildRequest) =>
  Number(path.basename(b.folder) === 'shell') - Number(path.basename(a.folder) === 'shell')

/** One worker process takes requests until none waits; webpack is loaded once in it. */
async function work(waiting: BuildRequest[], told: (outcome: Outcome) => void) {
  const worker = fork(path.join(import.meta.dirname, 'build-worker.ts'), { stdio: ['ignore', 'inherit', 'inherit', 'ipc'] })
  try {
    for (let request = waiting.shift(); request !== undefined; request = waiting.shift()) told(await ask(worker, request))
  } finally {
    worker.kill()
  }
}

function ask(worker: ReturnType<typeof fork>, request: BuildRequest): Promise<Outcome> {
  return new Promise((resolve) => {
    const died = () => resolve({ ok: false, name: path.basename(request.folder), message: 'the build process died' })
    if (!worker.connected) return died()
    worker.once('exit', died)
    worker.once('message', (outcome) => {
      worker.off('exit', died)
      resolve(outcome as Outcome)
    })
    worker.send(request)
  })
}
