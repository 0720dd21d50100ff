import { branchCookie } from '@plaza/contracts/kernel/storage-keys'
import { branchAsked, branchChanged } from '@plaza/contracts/branches/branches.events'
import { bus } from '@plaza/event-bus'
import type { ShellStore } from '../boot/shell-store.ts'
import type { Stored } from '../boot/stored.ts'

const year = 365 * 24 * 3600

/** The visitor has chosen. A signed-in shopper's cart goes first: while it cannot move, header and prices stay with it. */
export async function chooseBranch(store: ShellStore, stored: Stored, branchId: string): Promise<void> {
  if (store.read().plaza.user && !(await cartMoves(branchId))) return
  keepBranch(store, stored, branchId)
  bus.publish(branchChanged, { branchId })
}

const cartPatience = 10_000

// Without anybody who keeps a cart there is nothing to move.
const cartMoves = (branchId: string) =>
  bus.ask(branchAsked, { branchId }, cartPatience).then(
    (moved) => moved !== false,
    () => true,
  )

/** For the next visit, and by cookie for the gateway. */
function keepBranch(store: ShellStore, stored: Stored, branchId: string) {
  stored.write('branch', branchId)
  // The Cookie Store API is not everywhere yet
  document.cookie = `${branchCookie}=${encodeURIComponent(branchId)};path=/;max-age=${year};samesite=lax`
  store.change({ branchChosen: true })
}

/** Says the branch in use and follows changes, from this tab or another. `onChange` after each. */
export function followBranch(store: ShellStore, stored: Stored, onChange: () => void): void {
  const { plaza, branchChosen } = store.read()
  bus.publish(branchChanged, { branchId: plaza.branchId })
  bus.subscribe(branchChanged, ({ branchId }) => {
    if (branchId === store.read().plaza.branchId) return
    if (branchId) keepBranch(store, stored, branchId)
    store.changePlaza({ branchId })
    onChange()
  })
  const kept = stored.read<string>('branch')
  if (!branchChosen && kept && plaza.offices.some((office) => office.id === kept)) {
    keepBranch(store, stored, kept)
    bus.publish(branchChanged, { branchId: kept })
  }
}
