import { type ComponentType, createContext } from 'react'

/** One page or slot filling of a remote as the shell has it right now. */
export interface Door {
  readonly remote: string
  readonly version: string
  readonly status: 'waiting' | 'ready' | 'failed'
  // oxlint-disable-next-line no-explicit-any -- the slot's contract types the props where the filling is defined
  readonly Component: ComponentType<any> | null
  /** Of a waiting door: when the wait began, in milliseconds of `performance.now()`. */
  readonly since?: number
}

/** The shell's side of slots: what fills a place, and how to get it. Answers keep their identity until something changes. */
export interface RemoteRuntime {
  subscribe(changed: () => void): () => void
  slot(name: string): readonly Door[]
  /** Starts loading a filling; nothing happens when that is under way or done. */
  request(slot: string, remote: string): void
  /** Forgets a failure and tries again. */
  retry(slot: string, remote: string): void
  /** Tells operators what broke, under remote@version. */
  report(error: unknown, remote: string, version: string): void
}

const nothing: readonly Door[] = []

export const emptyRuntime: RemoteRuntime = {
  subscribe: () => () => {},
  slot: () => nothing,
  request: () => {},
  retry: () => {},
  report: (error) => console.error(error),
}

export const RuntimeContext = createContext<RemoteRuntime>(emptyRuntime)
