import type { Office } from '@plaza/contracts/branches/office.entity'
import type { Business } from '@plaza/contracts/business/business.entity'
import type { Call, InputOf, OutputOf } from '@plaza/contracts/kernel/call'
import type { PageHead } from '@plaza/contracts/registry/page-head'
import type { ReactElement } from 'react'

export type { PageHead }

export interface Answered {
  readonly key: string
  readonly input: unknown
  readonly output: unknown
}

/** All a face may know: it has no hooks, no session and no clock. */
export interface FaceData {
  readonly params: Readonly<Record<string, string>>
  readonly preloaded: readonly Answered[]
  readonly business: Business
  readonly modules: ReadonlySet<string>
  readonly offices: readonly Office[]
  readonly branchId: string | null
  /** True when a call that the page's address names answered 404: there is no such thing. The gateway knows. */
  readonly missing?: boolean
}

/** What a head may know beyond its face's data. */
export interface HeadData extends FaceData {
  /** `https://verde.example`, for the absolute addresses that schema.org wants. */
  readonly origin: string
  /** The page's one address: path without origin and query. */
  readonly canonical: string
}

/** `src/heads.ts` of a remote exports `heads`: page name to its head, or undefined when the page's data has not come. No React in it. */
export type Heads = Readonly<Record<string, (data: HeadData) => PageHead | undefined>>

export type Face = (data: FaceData) => ReactElement
/** `src/face.tsx` of a remote exports `faces`: page name to what the gateway draws as static HTML. */
export type Faces = Readonly<Record<string, Face>>

/** The preloaded answer of a call, or undefined when it was not preloaded. With `input`, only fields given there must match. */
export function answerOf<C extends Call>(
  data: Pick<FaceData, 'preloaded'>,
  contract: C,
  input: Partial<InputOf<C>> = {},
): OutputOf<C> | undefined {
  const wanted = Object.entries(input)
  const found = data.preloaded.find(
    ({ key, input: asked }) => key === contract.key && wanted.every(([name, value]) => (asked as Record<string, unknown>)[name] === value),
  )
  return found?.output as OutputOf<C> | undefined
}
