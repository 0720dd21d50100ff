import type { Problem } from '@plaza/contracts/kernel/problem'
import type { unknownReferenceTexts } from '@plaza/contracts/resources/resources.messages'
import type { Scope } from '../platform/scope.ts'
import type { Tx } from '../platform/database.ts'
import type { Uses } from '../platform/uses.ts'
import type { Column } from './columns.ts'
import type { Bind } from './conditions.ts'

export type Doc = Record<string, unknown>

/** Fields that name others by their ids, each with the table these stand in. Of a list of objects the field is written `list.id`. */
export type References = Readonly<Record<string, keyof typeof unknownReferenceTexts>>

/** What a resource says of its table; everything it leaves out has one generic answer. */
export interface Table {
  readonly name: string
  readonly columns: readonly Column[]
  /** SQL after `order by`, on alias `t`, when nobody asks for an order. */
  readonly order: string
  /** Rows this visitor may see, as SQL on alias `t`; all when left out. `asked` is what the list was filtered by. */
  visible?(scope: Scope, bind: Bind, asked: Doc): string
  /** Filters and orders on what is not a column. */
  readonly filters?: Readonly<Record<string, (wanted: unknown, bind: Bind) => string | null>>
  readonly orders?: Readonly<Record<string, string>>
  /** Documents in the order of the ids; the columns as they are when left out. */
  load?(tx: Tx, ids: readonly string[], scope: Scope): Promise<Doc[]>
  /** What is named newly must be there, in this business; asked when `prepare` has nothing to say. */
  readonly references?: References
  /** Refuses or completes an input before it is written; `before` is null when creating. */
  prepare?(tx: Tx, scope: Scope, input: Doc, before: Doc | null): Doc | Promise<Doc>
  /** Columns that only the server writes, such as the owner. */
  owned?(scope: Scope): Readonly<Record<string, unknown>>
  /** Writes what stands in other tables. */
  after?(tx: Tx, id: string, input: Doc): Promise<void>
  /** How large a record may be, how many a person who is not staff may have, and the column that names that person. */
  readonly quota?: { readonly kilobytes: number; readonly perPerson?: number; readonly owner?: string }
  /** Counts a read by what it asks for before it is answered; what it answers is called with how many were found. */
  countRead?(scope: Scope, asked: Doc, uses: Uses): Promise<(found: number) => Promise<void>>
  /** Refuses a removal. */
  refuseRemoval?(scope: Scope, before: Doc): void
  /** What a removal is answered that other data stand in the way of, where the general words say too little. */
  readonly inUse?: Problem
  /** `soft` marks as inactive what others refer to. */
  readonly removal?: 'soft'
  /** How many a page has when nobody says; 10 when left out. */
  readonly pageSize?: number
  /** Whose memory a change must refresh. */
  readonly affects?: 'catalog' | 'branches'
  /** Fields that hold HTML. */
  readonly html?: readonly string[]
  /** Fields that take an uploaded picture; of a list when the name ends with `[]`, of an object as `object.field`. */
  readonly images?: readonly string[]
  /** Fields that take an uploaded film. */
  readonly videos?: readonly string[]
}
