import type { SharedUses } from '../platform/uses.ts'
import type { PageTools } from './page.ts'

const gateways = new WeakMap<SharedUses['directory'], PageTools>()

/** Calls that need what the gateway holds (a composition as JSON) find it by the process they run in. */
export const rememberGateway = (uses: SharedUses, tools: PageTools) => void gateways.set(uses.directory, tools)
export const gatewayOf = (uses: SharedUses): PageTools | undefined => gateways.get(uses.directory)
