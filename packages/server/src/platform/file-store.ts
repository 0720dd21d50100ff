import { commonProblems } from '@plaza/contracts/kernel/common.problems'
import type { Logger } from 'pino'
import { fail } from './problems.ts'

/**
 * Files that every instance sees, by keys such as `media/originals/verde/u-1f0c`. A store that cannot say what it was asked ends the call with
 * `commonProblems.unavailable`; it never says that nothing is there. Keys that no code of ours makes throw.
 */
export interface FileStore {
  /** Stores the whole file or nothing; one that was there is replaced. */
  put(key: string, bytes: Uint8Array): Promise<void>
  /** Null when there is no such file. */
  get(key: string): Promise<Buffer | null>
  /** Gone already is gone. */
  remove(key: string): Promise<void>
  /** What stands below a folder at any depth, named from there. */
  list(folder: string): Promise<string[]>
  /** Removes all below a folder and looks again; how many files that were. */
  removeAll(folder: string): Promise<number>
  /** It has answered since the start at least once: address, name and keys are right. */
  reached(): Promise<boolean>
}

const segment = /^[a-z0-9_][a-z0-9._-]*$/i
const longest = 900

/** The key itself, once it is known to stay below its folder whatever a store makes of it. */
export function checkedKey(key: string): string {
  if (key.length > longest || key.includes('..') || !key.split('/').every((part) => segment.test(part)))
    throw new Error(`Not a file's key: ${key.slice(0, longest)}`)
  return key
}

/** The store's silence as the problem that a visitor may try again; the cause is for the log only. */
export function unavailable(log: Logger, work: string, cause: unknown): never {
  log.error({ err: cause, work }, 'the file store does not answer')
  return fail(commonProblems.unavailable)
}
