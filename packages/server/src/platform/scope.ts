import type { Role } from '@plaza/contracts/account/role'

export interface Visitor {
  readonly id: string
  readonly role: Role
  /** Set for staff bound to one branch. */
  readonly branchId: string | null
  readonly name: string
}

/** For whom a call runs. Comes first in every use case, so that forgetting the business is a type error. */
export interface Scope {
  readonly business: string
  /** From the verified token and our own store, never from a header or a body. */
  readonly user: Visitor | null
  /** `x-office-id`, if such a branch exists in this business. */
  readonly branchId: string | null
  /** Codes (names where there is no code) of the active modules. */
  readonly modules: ReadonlySet<string>
  readonly compositionId: string | null
  /** The visitor's address, for proofs of consent and the audit log. */
  readonly ip: string
  /** The same as limits count it: `networkOf(ip)`. */
  readonly network: string
}
