import { createContext, useContext, useSyncExternalStore } from 'react'
import type { ShellState, ShellStore } from './boot/shell-store.ts'
import type { Stored } from './boot/stored.ts'
import type { KeptFace } from './remotes/face-html.tsx'
import type { Remotes } from './remotes/remotes.ts'

export interface Shell {
  readonly store: ShellStore
  readonly remotes: Remotes
  readonly stored: Stored
  readonly face: KeptFace
}

export const ShellContext = createContext<Shell | null>(null)

export function useShell(): Shell {
  const shell = useContext(ShellContext)
  if (!shell) throw new Error('Outside the shell')
  return shell
}

export function useShellState(): ShellState {
  const { store } = useShell()
  return useSyncExternalStore(store.subscribe, store.read)
}
