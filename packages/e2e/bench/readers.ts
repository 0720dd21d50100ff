import { fork } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { type Pace, paceOf } from './paced.ts'

const program = join(import.meta.dirname, 'readers.process.ts')
const everyMilliseconds = 10

/** Shoppers who look at a branch's shelves, a hundred lists a second, from a process of their own; `stop` waits for what is under way. */
export function readers(origin: string, business: string, branch: string) {
  const child = fork(program, [origin, business, branch, String(everyMilliseconds)], {
    execArgv: ['--single-threaded-gc', '--max-semi-space-size=32'],
  })
  const died = once(child, 'exit').then(() => Promise.reject(new Error('The readers ended before they were told to')))
  died.catch(() => {})
  return {
    async stop(): Promise<Pace> {
      const said = once(child, 'message') as Promise<[number[]]>
      child.send('stop')
      const [took] = await Promise.race([said, died])
      return paceOf(took)
    },
  }
}
