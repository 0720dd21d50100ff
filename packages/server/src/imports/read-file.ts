import { importProblems } from '@plaza/contracts/imports/imports.problems'
import { fileURLToPath } from 'node:url'
import { Worker } from 'node:worker_threads'
import { fail } from '../platform/problems.ts'
import type { Cell } from './cell.ts'

type Said = { columns?: string[]; portion?: Cell[][]; end?: true; unreadable?: string }

const workerFile = fileURLToPath(new URL('./read-file.worker.ts', import.meta.url))
// A file of the largest size, unpacked and as rows; more is not a file of products.
const heapMegabytes = 384
const patience = 60_000

/**
 * Reads CSV, JSON or XLSX in a thread of its own. `begin` hears the headings, `store` each portion of rows in turn; the next one is read when it is stored.
 * Ends the call with `unreadable` when the file is none of these.
 */
export async function readFile(
  bytes: Uint8Array,
  begin: (columns: string[]) => Promise<void>,
  store: (rows: Cell[][]) => Promise<void>,
): Promise<void> {
  const worker = new Worker(workerFile, {
    workerData: { bytes },
    env: {},
    resourceLimits: { maxOldGenerationSizeMb: heapMegabytes },
  })
  const next = sayings(worker)
  try {
    for (;;) {
      const said = await next()
      if (said.unreadable !== undefined) refuse(said.unreadable)
      if (said.end) return
      if (said.columns) await begin(said.columns)
      if (said.portion) await store(said.portion)
      worker.postMessage('next')
    }
  } finally {
    await worker.terminate()
  }
}

const refuse = (reason: string): never => fail(importProblems.unreadable, { data: { reason } })
const broken: Said = { unreadable: 'es demasiado grande o está dañado.' }

/** What the thread says, one after the other; that it broke, or says nothing for too long, is said too. */
function sayings(worker: Worker): () => Promise<Said> {
  const said: Said[] = []
  let hear: (() => void) | null = null
  const add = (saying: Said) => {
    said.push(saying)
    hear?.()
  }
  worker.on('message', add)
  worker.on('error', () => add(broken))
  worker.on('exit', () => add(broken))
  return async () => {
    const timer = setTimeout(() => add({ unreadable: 'tarda demasiado en abrirse.' }), patience)
    while (said.length === 0) await new Promise<void>((heard) => (hear = heard))
    clearTimeout(timer)
    return said.shift() as Said
  }
}
