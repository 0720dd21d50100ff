import type { Session } from '../account/sessions.ts'
import type { KnownBusiness } from '../platform/tenant.ts'

/** Who asks a call in process, and from where. */
export interface Asker {
  business: string
  host: string
  ip: string
  branchId: string | null
  /** An access token of the visitor's session, made when first needed; null for guests. */
  token(): Promise<string | null>
}

/** One page request, understood. */
export interface PageRequest {
  business: KnownBusiness
  session: Session | null
  /** Chosen by the visitor, or null. */
  chosenBranch: string | null
  path: string
  query: Record<string, string>
  /** The visitor's place in the crowd, 0 to 99; absent while nothing is tried on a part of it. */
  bucket?: number | undefined
  host: string
  ip: string
}
