import * as fs from 'node:fs'
import path from 'node:path'
import { StartError } from './env.ts'

/**
 * Takes the folder for this process until `release`. A lock whose owner is gone is taken over.
 * Throws StartError naming the process that holds it.
 */
export function lockFolder(folder: string): { release(): void } {
  const file = path.join(folder, 'plaza.lock')
  const mine = `${process.pid} ${startedAt(process.pid)}`
  for (;;) {
    try {
      fs.writeFileSync(file, mine, { flag: 'wx' })
      return { release: () => fs.rmSync(file, { force: true }) }
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
  if (isAlive(Number(pid)) && startedAt(Number(pid)) === (started ?? '')) {
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
function startedAt(pid: number) {
  try {
    return fs.readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ')[19] ?? ''
  } catch {
    return ''
  }
}
