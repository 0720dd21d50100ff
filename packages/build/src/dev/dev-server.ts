import { type ChildProcess, spawn } from 'node:child_process'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { root } from '../workspace.ts'

export interface DevServer {
  address: string
  /** False when the shop was running before and goes on afterwards. */
  isOurs: boolean
  stop(): Promise<void>
}

/** The shop that runs at `address`; when there is none (or a fresh one is wanted), one of our own that restarts when its sources change. */
export async function serverFor(address: string, mayBeRunning: boolean): Promise<DevServer> {
  if (mayBeRunning && (await isReady(address))) return { address, isOurs: false, stop: async () => {} }
  const port = 4001
  const child = start(port)
  await untilReady(`http://localhost:${port}`, child)
  return { address: `http://localhost:${port}`, isOurs: true, stop: () => stop(child) }
}

function start(port: number): ChildProcess {
  const args = ['--watch', '--watch-preserve-output', 'packages/server/src/main.ts']
  return spawn(path.join(root, 'node_modules/.bin/node'), args, {
    cwd: root,
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, PORT: String(port), PUBLIC_URL: 'http://localhost:4000' },
  })
}

async function stop(child: ChildProcess) {
  const ended = new Promise((resolve) => child.once('exit', resolve))
  child.kill('SIGTERM')
  await Promise.race([ended, sleep(10_000)])
}

async function untilReady(address: string, child: ChildProcess) {
  while (!(await isReady(address))) {
    if (child.exitCode !== null) throw new Error('the server ended before it was ready')
    await sleep(250)
  }
}

const isReady = (address: string) =>
  fetch(`${address}/readyz`).then(
    (response) => response.ok,
    () => false,
  )
