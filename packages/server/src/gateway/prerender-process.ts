import { type ChildProcess, execFile, spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'

/** What a bundle says of one page. */
export interface Prerendered {
  /** The page as static HTML; null when the bundle draws no such page. */
  html: string | null
  /** Its head as JSON; null when it has none. */
  head: string | null
  /** What went wrong with the head while the page was drawn. */
  trouble?: string
}

export class TimeLimitError extends Error {}

/** A bundle's realm: a tenant never shares one with another tenant. */
export interface Realm {
  /** `mf-catalog@1.4.2`. */
  key: string
  tenant: string
}

export interface PrerenderProcess {
  readonly pid: number | undefined
  /** Evaluates a bundle for one tenant; `source` only where the process does not have the bundle yet. `limit`: milliseconds of processor time. */
  open(realm: Realm, source: string | undefined, limit: number): Promise<void>
  /** `last`: no other tenant has this bundle open. */
  close(realm: Realm, last: boolean): void
  draw(request: Realm & { page: string; data: string }, limit: number): Promise<Prerendered>
  kill(): void
}

/** How far the system lets a process give up its rights. */
export interface Confinement {
  /** Command and arguments before `node`. */
  wrapper: readonly string[]
  /** False: only Node's own surface keeps the process from the network. */
  network: boolean
}

/** Milliseconds on the clock after which a request is given up whatever it did. */
const wallLimit = 2000
const startLimit = 10_000
const maxAnswer = 16 * 1024 * 1024
const longestHeader = 64 * 1024
/** Of the texts behind a header; the process says the same. */
const encoding = 'utf16le'

const childFile = fileURLToPath(new URL('./prerender-child.cjs', import.meta.url))
const globalsFile = fileURLToPath(new URL('./prerender-globals.cjs', import.meta.url))

const nodeArguments = [
  '--permission',
  `--allow-fs-read=${childFile}`,
  `--allow-fs-read=${globalsFile}`,
  '--no-addons',
  '--disable-sigusr1',
  '--disable-proto=delete',
  '--disallow-code-generation-from-strings',
  '--max-old-space-size=128',
  '--max-semi-space-size=16',
  childFile,
]

// No core dumps, no file ever grows, buffers outside the heap are bounded too. The processor time of its whole life is: a loop
// whose server was killed ends, and a process that drew some 300,000 pages is replaced.
const systemLimits = 'ulimit -t 900; ulimit -c 0; ulimit -f 0; ulimit -d 786432; exec /usr/bin/env -i "$@"'

/** Tries once what this system offers: a network namespace without interfaces needs Linux and the right to make one. */
export async function findConfinement(): Promise<Confinement> {
  if (process.platform === 'win32') return { wrapper: [], network: false }
  const limited = ['/bin/sh', '-c', systemLimits, 'sh']
  if (process.platform !== 'linux') return { wrapper: limited, network: false }
  const unshare = ['unshare', ...(process.getuid?.() === 0 ? [] : ['--user']), '--net', '--ipc', '--']
  const works = await promisify(execFile)('/usr/bin/env', [...unshare, 'true'], { timeout: 2000 }).then(
    () => true,
    () => false,
  )
  return { wrapper: works ? ['/usr/bin/env', ...unshare, ...limited] : limited, network: works }
}

interface Waiting {
  resolve(answer: Answer): void
  reject(error: Error): void
}
interface Answer {
  id: string
  error?: string
  user?: string
  trouble?: string | null
  texts: (string | null)[]
}

/** Starts a process for bundles; `onEnd` once, however it ends. Resolves when it is ready. */
export function startPrerenderProcess(
  { wrapper }: Confinement,
  onEnd: (gone: PrerenderProcess, reason: Error) => void,
): Promise<{ process: PrerenderProcess; user: string }> {
  const [command, ...commandArguments] = [...wrapper, process.execPath, ...nodeArguments] as [string, ...string[]]
  const child = spawn(command, commandArguments, { env: {}, cwd: '/', stdio: ['pipe', 'pipe', 'pipe'] })
  const waiting = new Map<string, Waiting>()
  let over = false
  let errors = ''
  child.stderr.on('data', (chunk) => (errors = (errors + String(chunk)).slice(-2000)))
  // A pipe that breaks is told by the process's end.
  child.stdin.on('error', () => {})
  unref(child)

  const end = (error: Error) => {
    child.kill('SIGKILL')
    if (over) return
    over = true
    onEnd(self, error)
    for (const { reject } of waiting.values()) reject(error)
    waiting.clear()
  }
  child.on('error', end)
  child.on('exit', (code, signal) => end(new Error(`the prerendering process ended (${signal ?? code}) ${errors}`.trim())))
  readAnswers(child, end, (answer) => {
    const asked = waiting.get(answer.id)
    // Identifiers are random: an answer that nobody waits for was forged.
    if (!asked) return end(new Error('the prerendering process answered what nobody asked'))
    waiting.delete(answer.id)
    if (answer.error === undefined) asked.resolve(answer)
    else asked.reject(new Error(String(answer.error)))
  })

  function expect(id: string, limit: number, what: string, wall = wallLimit): Promise<Answer> {
    const began = performance.now()
    const cpuBefore = cpuOf(child)
    return new Promise<Answer>((resolve, reject) => {
      let timer = setTimeout(check, Math.min(limit, wall))
      // The process is busy and cannot be interrupted: over its limit it is killed, and the next one starts.
      function check() {
        const waited = performance.now() - began
        const cpu = cpuOf(child)
        const spent = cpu === null || cpuBefore === null ? waited : cpu - cpuBefore
        if (spent >= limit || waited >= wall)
          return end(new TimeLimitError(`${what}: no answer after ${Math.round(spent)} ms of work in ${Math.round(waited)} ms`))
        timer = setTimeout(check, Math.max(5, Math.min(limit - spent, wall - waited)))
      }
      waiting.set(id, {
        resolve: (answer) => (clearTimeout(timer), resolve(answer)),
        reject: (error) => (clearTimeout(timer), reject(error)),
      })
    })
  }

  function ask(message: Realm & Record<string, unknown>, body: string, limit: number): Promise<Answer> {
    if (over) return Promise.reject(new Error('the prerendering process has ended'))
    const id = randomUUID()
    const answered = expect(id, limit, message.key)
    const bytes = Buffer.from(body, encoding)
    child.stdin.write(Buffer.concat([Buffer.from(`${JSON.stringify({ ...message, id, size: bytes.length })}\n`), bytes]))
    return answered
  }

  const self: PrerenderProcess = {
    pid: child.pid,
    open: async (realm, source, limit) => void (await ask({ kind: 'open', ...realm }, source ?? '', limit)),
    close: (realm, last) => void ask({ kind: 'close', ...realm, last }, '', wallLimit).catch(() => {}),
    async draw({ data, ...request }, limit) {
      const { texts, trouble } = await ask({ kind: 'draw', ...request }, data, limit)
      return { html: texts[0] ?? null, head: texts[1] ?? null, ...(trouble && { trouble: String(trouble) }) }
    },
    kill: () => end(new Error('stopped')),
  }
  return expect('ready', startLimit, 'start', startLimit).then(({ user }) => ({ process: self, user: String(user) }))
}

/** Each answer is a line of JSON and the texts it gives the sizes of. */
function readAnswers(child: ChildProcess, end: (error: Error) => void, take: (answer: Answer) => void) {
  let kept: Buffer = Buffer.alloc(0)
  child.stdout?.on('data', (chunk: Buffer) => {
    kept = kept.length === 0 ? chunk : Buffer.concat([kept, chunk])
    try {
      for (let found = firstAnswer(kept); found; found = firstAnswer(kept)) {
        kept = kept.subarray(found.size)
        take(found.answer)
      }
    } catch (error) {
      end(new Error('the prerendering process answered nonsense', { cause: error }))
    }
  })
}

/** Null while it is not complete. */
function firstAnswer(bytes: Buffer): { answer: Answer; size: number } | null {
  const headerEnd = bytes.indexOf('\n') + 1
  if (headerEnd === 0 && bytes.length > longestHeader) throw new Error('no header')
  if (headerEnd === 0) return null
  const { sizes, ...header } = JSON.parse(bytes.toString('utf8', 0, headerEnd)) as Omit<Answer, 'texts'> & { sizes: (number | null)[] }
  if (!sizes.every((size) => size === null || (Number.isInteger(size) && size >= 0 && size <= maxAnswer))) throw new Error('no size')
  const ends = sizes.map((_, index) => headerEnd + sizes.slice(0, index + 1).reduce<number>((sum, size) => sum + (size ?? 0), 0))
  const last = ends.at(-1) ?? headerEnd
  if (bytes.length < last) return null
  const texts = sizes.map((size, index) => (size === null ? null : bytes.toString(encoding, (ends[index] as number) - size, ends[index])))
  return { answer: { ...header, texts }, size: last }
}

/** Milliseconds that the process's own thread worked; null where the system does not tell. */
function cpuOf({ pid }: ChildProcess): number | null {
  try {
    const [nanoseconds] = readFileSync(`/proc/${pid}/schedstat`, 'utf8').split(' ')
    return Number(nanoseconds) / 1e6
  } catch {
    return null
  }
}

/** A server that ends does not wait for it. */
function unref(child: ChildProcess) {
  child.unref()
  for (const pipe of child.stdio) (pipe as { unref?(): void } | null)?.unref?.()
}
