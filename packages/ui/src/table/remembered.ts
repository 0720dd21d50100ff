import { storageKey } from '@plaza/contracts/kernel/storage-keys'
import { useContext, useState } from 'react'
import { PlazaContext } from '../context/plaza-context.ts'
import type { AnyView } from './data-table.tsx'

const none: readonly string[] = []

/** Hidden columns: those the address names, else those this person hid here before. */
export function useHiddenColumns(name: string | undefined, view: AnyView | undefined) {
  const key = useContext(PlazaContext)?.business.id
  const stored = key === undefined || name === undefined ? null : `${storageKey(key, 'tables')}:${name}`
  const [kept, setKept] = useState<readonly string[]>(() => (stored === null ? none : read(stored)))
  const setHidden = (hidden: readonly string[]) => {
    setKept(hidden)
    if (stored !== null) keep(stored, hidden)
    if (view && (view.hidden !== null || hidden.length > 0)) view.setHidden(hidden.length > 0 ? hidden : null)
  }
  return [view?.hidden ?? kept, setHidden] as const
}

function read(key: string): readonly string[] {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(key) ?? '[]')
    return Array.isArray(value) ? value.filter((each): each is string => typeof each === 'string') : none
  } catch {
    return none
  }
}

function keep(key: string, hidden: readonly string[]) {
  try {
    localStorage.setItem(key, JSON.stringify(hidden))
  } catch {
    // A full or forbidden store: the columns are hidden for now only.
  }
}
