import { spawnSync } from 'node:child_process'
import * as fs from 'node:fs'
import path from 'node:path'
import { StartError } from './env.ts'

export interface FolderLock {
  readonly file: string
  /** What stands in the file as long as the lock is this process's. */
  readonly owner: string
  release(): void
}

/** A process that was killed may need a moment to let go of its memory and files. */
const endingTimeout = 5000
const endingPause = 20

/**
 * Takes the folder for this process until `release`. A lock whose owner is gone is taken over; one whose owner is about to end is waited for.
 * Throws StartError naming the process that holds it.
 */
export function lockFolder(folder: string): FolderLock {
  const file = path.join(folder, 'plaza.lock')
  const mine = `${process.pid} ${startedAt(process.pid)}`
  for (;;) {
    try {
      fs.writeFileSync(file, mine, { flag: 'wx' })
      return { file, owner: mine, release: () => fs.rmSync(file, { force: true }) }
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
    }
    breakStaleLock(file, folder)
  }
}

function breakStaleLock(file: string, folder: string) {
  const owner = readOwner(file)
  if (owner === null) return
  const [pid, started] = owner.split(' ')
  if (isHeld(Number(pid), started ?? '')) {
    throw new StartError(
      `DATA_DIR: ${folder} is in use by another Plaza (process ${pid}). Stop it, or give this one a DATA_DIR of its own.`,
    )
  }
  // Two starters may both see the stale lock: only the one that renames it may remove it.
  const aside = `${file}.${process.pid}`
  try {
    fs.renameSync(file, aside)
    if (fs.readFileSync(aside, 'utf8') === owner) return fs.rmSync(aside)
    fs.renameSync(aside, file)
  } catch {
    // The other one was faster.
  }
}

function isHeld(pid: number, started: string): boolean {
  for (const limit = Date.now() + endingTimeout; ; ) {
    if (!isAlive(pid) || startedAt(pid) !== started || hasEnded(pid)) return false
    if (!isEnding(pid) || Date.now() > limit) return true
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, endingPause)
  }
}

function readOwner(file: string) {
  try {
    return fs.readFileSync(file, 'utf8')
  } catch {
    return null
  }
}

function isAlive(pid: number) {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}

// Process numbers come round again; together with the start time they do not.
const startedAt = (pid: number): string => statOf(pid)[19] ?? ''

/** Ended, but whoever started it has not asked how yet: such a process still takes signals. A supervisor or container meets it every time. */
const hasEnded = (pid: number): boolean => /^[ZX]/.test(statOf(pid)[0] ?? processState(pid))

/** Killed, and on its way out. */
function isEnding(pid: number): boolean {
  try {
    const pending = /^ShdPnd:\s*([0-9a-f]+)$/m.exec(fs.readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? '0'
    return (BigInt(`0x${pending}`) & sigkill) !== 0n || (Number(statOf(pid)[6]) & exiting) !== 0
  } catch {
    return false
  }
}

const sigkill = 1n << 8n
/** PF_EXITING of Linux. */
const exiting = 4

/** State and what follows it in `/proc/<pid>/stat`; empty where there is no such file. */
function statOf(pid: number): string[] {
  try {
    return fs.readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ') ?? []
  } catch {
    return []
  }
}

// macOS has no /proc.
function processState(pid: number): string {
  const { stdout } = spawnSync('ps', ['-o', 'stat=', '-p', String(pid)], { encoding: 'utf8' })
  return stdout?.trim() ?? ''
}
