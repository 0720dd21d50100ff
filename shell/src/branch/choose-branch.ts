import { branchCookie } from '@plaza/contracts/kernel/storage-keys'
import { branchChanged } from '@plaza/contracts/branches/branches.events'
import { bus } from '@plaza/event-bus'
import type { ShellStore } from '../boot/shell-store.ts'
import type { Stored } from '../boot/stored.ts'

const year = 365 * 24 * 3600

/** The visitor has chosen: kept for the next visit, told to the gateway by cookie and to every remote. */
export function chooseBranch(store: ShellStore, stored: Stored, branchId: string): void {
  stored.write('branch', branchId)
  // The Cookie Store API is not everywhere yet
  document.cookie = `${branchCookie}=${encodeURIComponent(branchId)};path=/;max-age=${year};samesite=lax`
  store.change({ branchChosen: true })
  bus.publish(branchChanged, { branchId })
}

/** Says the branch in use and follows changes, from this tab or another. `onChange` after each. */
export function followBranch(store: ShellStore, stored: Stored, onChange: () => void): void {
  const { plaza, branchChosen } = store.read()
  bus.publish(branchChanged, { branchId: plaza.branchId })
  bus.subscribe(branchChanged, ({ branchId }) => {
    if (branchId === store.read().plaza.branchId) return
    store.changePlaza({ branchId })
    onChange()
  })
  const kept = stored.read<string>('branch')
  if (!branchChosen && kept && plaza.offices.some((office) => office.id === kept)) chooseBranch(store, stored, kept)
}
