import { api } from '@plaza/api-client'
import { getComposition } from '@plaza/contracts/registry/registry.api'
import { getStyles } from '@plaza/contracts/business/styles.api'
import type { ShellBoot } from '../boot/read-boot.ts'
import { stateFrom } from '../boot/shell-store.ts'
import type { Shell } from '../shell-context.ts'
import { showBusiness } from './show-business.ts'

/** Milliseconds over which the open pages of a shop spread their questions after a change. */
const spread = 1500

let planned: ReturnType<typeof setTimeout> | null = null

/** Settings, styles or modules changed on the server: asks again, once for changes that follow each other closely. */
export function businessChanged(shell: Shell): void {
  planned ??= setTimeout(() => {
    planned = null
    void takeChanges(shell)
  }, Math.random() * spread)
}

async function takeChanges({ store, remotes }: Shell) {
  const [answer, styles] = await Promise.all([
    api.call(getComposition, { path: location.pathname + location.search }),
    api.call(getStyles, {}),
  ])
  const next = answer.ok ? stateFrom(answer.value as ShellBoot) : null
  if (!next) return
  const { composition, modulesOff, plaza } = next
  if (composition.id !== store.read().composition.id) remotes.use(composition)
  store.change({ composition, modulesOff })
  store.changePlaza({ modules: plaza.modules, modulesOff, offices: plaza.offices })
  showBusiness(store, plaza.business, styles.ok ? styles.value.data.css : null)
}
