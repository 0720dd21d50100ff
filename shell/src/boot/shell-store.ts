import type { Composition } from '@plaza/contracts/registry/composition.entity'
import type { Plaza } from '@plaza/ui'
import type { ShellBoot } from './read-boot.ts'

export interface ShellState {
  readonly composition: Composition
  readonly plaza: Plaza
  /** False until the visitor has chosen a branch. */
  readonly branchChosen: boolean
  /** Modules that the business has, switched off. */
  readonly modulesOff: ReadonlySet<string>
  /** True from the moment a session ended by itself until somebody signs in again. */
  readonly sessionLost: boolean
}

/** What the shell knows; React reads it, session and branch change it. */
export class ShellStore {
  #state: ShellState
  readonly #listeners = new Set<() => void>()

  constructor(state: ShellState) {
    this.#state = state
  }

  readonly read = () => this.#state

  readonly subscribe = (changed: () => void) => {
    this.#listeners.add(changed)
    return () => void this.#listeners.delete(changed)
  }

  change(part: Partial<ShellState>) {
    this.#state = { ...this.#state, ...part }
    for (const changed of this.#listeners) changed()
  }

  changePlaza(part: Partial<Plaza>) {
    this.change({ plaza: { ...this.#state.plaza, ...part } })
  }
}

/** The shell's first state; null when the host belongs to no business. */
export function stateFrom(boot: ShellBoot): ShellState | null {
  if (!boot.business) return null
  return {
    composition: boot.composition,
    branchChosen: boot.branchChosen,
    modulesOff: new Set(boot.modulesOff),
    sessionLost: false,
    plaza: {
      business: boot.business,
      modules: new Set(boot.modules),
      modulesOff: new Set(boot.modulesOff),
      offices: boot.offices,
      branchId: boot.branchId,
      user: boot.user,
      appVersion: boot.appVersion,
    },
  }
}
