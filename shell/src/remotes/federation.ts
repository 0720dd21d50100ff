import { loadRemote, registerGlobalPlugins, registerPlugins, registerRemotes } from '@module-federation/enhanced/runtime'
import type { ModuleFederationRuntimePlugin } from '@module-federation/enhanced/runtime'
import type { Remote } from '@plaza/ui'
import { type ModuleLoader, type Version, within } from './ladder.ts'

/** Milliseconds a remote entry may take; the runtime's own patience is 20 s. Longer than a slow network takes: the page has long said that it waits. */
const entryTimeout = 4000

/**
 * Loads remotes by module federation. Remotes are registered here, not in webpack: one dead remote must not stop the page.
 * Every entry is loaded with the integrity of the signed composition; an address that is not in it is refused.
 */
export function federationLoader(nonce: string): ModuleLoader {
  const integrities = new Map<string, string>()
  const loading = new Map<string, Promise<Remote>>()
  const failures = new Map<string, number>()
  registerPlugins([{ name: 'plaza-entries', createScript: ({ url }) => entryScript(url, integrities, nonce) }, forgetFailedShare])
  // Each remote has an instance of its own.
  registerGlobalPlugins([forgetFailedShare])
  const begin = async (version: Version) => {
    const failed = failures.get(version.container) ?? 0
    try {
      return await loadVersion(version, failed, integrities)
    } catch (error) {
      failures.set(version.container, failed + 1)
      loading.delete(version.container)
      throw error
    }
  }
  return {
    load(version) {
      const underWay = loading.get(version.container) ?? begin(version)
      loading.set(version.container, underWay)
      return underWay
    },
  }
}

async function loadVersion({ container, entry }: Version, failed: number, integrities: Map<string, string>): Promise<Remote> {
  // After a hang the same address fails again without a request, so each new attempt asks a changed one.
  const address = new URL(failed === 0 ? entry.href : `${entry.href}?again=${failed}`, location.origin).href
  integrities.set(address, entry.integrity)
  registerRemotes([{ name: container, entry: address, type: 'global', entryGlobalName: container }], { force: failed > 0 })
  const exposed = await within(entryTimeout + 9000, loadRemote<{ remote?: Remote }>(`${container}/remote`))
  if (!exposed?.remote) throw new Error(`${container} came back empty`)
  return exposed.remote
}

/** When a hook makes the script the runtime copies no attributes: everything is set here. */
function entryScript(url: string, integrities: ReadonlyMap<string, string>, nonce: string) {
  const integrity = integrities.get(new URL(url, location.origin).href)
  if (!integrity) throw new Error(`${url} is not in the composition`)
  const script = document.createElement('script')
  Object.assign(script, { src: url, async: true, integrity, nonce })
  return { script, timeout: entryTimeout }
}

/** The runtime keeps the promise of a shared module that could not be loaded, and fails by it for ever: without it the next try asks again. */
const forgetFailedShare: ModuleFederationRuntimePlugin = {
  name: 'plaza-failed-shares',
  errorLoadShare({ pkgName, shareScopeMap }) {
    for (const scope of Object.values(shareScopeMap))
      for (const share of Object.values(scope[pkgName] ?? {})) if (!share.loaded) share.loading = null
  },
}
