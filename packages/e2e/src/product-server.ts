import { type ChildProcess, execFile, spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'

const root = join(import.meta.dirname, '../../..')
const command = JSON.parse(readFileSync(join(root, 'packages/build/src/server-command.json'), 'utf8')) as {
  args: string[]
  env: Record<string, string>
}

export interface ProductServer {
  readonly port: number
  /** `http://verde.localhost:PORT` for a business's own host. */
  address(business: string): string
  readonly dataDir: string
  readonly process: ChildProcess
  stop(): Promise<void>
}

/**
 * Starts the whole product as `npm start` ships it: production builds through the registry, demo data, a database of its own. In a run of
 * browser tests it starts from a copy of the shop that was made for the run (`stocked-shop.ts`), which spares it the seeding.
 */
export async function startProduct(env: Record<string, string> = {}, options: { dataDir?: string } = {}): Promise<ProductServer> {
  const dataDir = options.dataDir ?? (await temporaryFolder(process.env.PLAZA_E2E_SHOP))
  const port = await freePort()
  const child = spawn(join(root, 'node_modules/.bin/node'), command.args, {
    cwd: root,
    // Benches are many visitors from one machine.
    env: { ...command.env, ...inherited(), PORT: String(port), DATA_DIR: dataDir, DEMO: '1', TRUST_PROXY: '127.0.0.0/8,::1', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const log: string[] = []
  child.stdout?.on('data', (chunk) => log.push(String(chunk)))
  child.stderr?.on('data', (chunk) => log.push(String(chunk)))
  await ready(port, child, log)
  return {
    port,
    address: (business) => `http://${business}.localhost:${port}`,
    dataDir,
    process: child,
    async stop() {
      const exited = new Promise((resolve) => child.once('exit', resolve))
      if (child.exitCode === null) child.kill('SIGTERM')
      await exited
      if (options.dataDir === undefined) await rm(dataDir, { recursive: true, force: true })
    },
  }
}

/** PostgreSQL runs as `nobody` under root, so it must be able to pass through. Files keep their owners. */
export async function temporaryFolder(copied?: string): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'plaza-e2e-'))
  if (copied) await promisify(execFile)('cp', ['-Rp', `${copied}/.`, folder])
  await chmod(folder, 0o755)
  return folder
}

/** The server refuses PLAZA_ variables that it does not know; ours are for the tests. */
const inherited = () => Object.fromEntries(Object.entries(process.env).filter(([name]) => !name.startsWith('PLAZA_E2E_')))

async function ready(port: number, child: ChildProcess, log: string[]) {
  const deadline = Date.now() + 120_000
  while (Date.now() < deadline) {
    if (child.exitCode !== null) throw new Error(`The server stopped at start:\n${log.join('').slice(-4000)}`)
    const answer = await fetch(`http://127.0.0.1:${port}/readyz`).catch(() => null)
    if (answer?.ok) return
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  child.kill('SIGKILL')
  throw new Error(`The server was not ready within two minutes:\n${log.join('').slice(-4000)}`)
}

export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer()
    probe.once('error', reject)
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address()
      probe.close(() => (address && typeof address === 'object' ? resolve(address.port) : reject(new Error('no port'))))
    })
  })
}
