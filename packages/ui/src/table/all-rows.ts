import { api, type Result } from '@plaza/api-client'
import type { Call, InputOf, OutputOf } from '@plaza/contracts/kernel/call'
import type { Pagination } from '@plaza/contracts/kernel/pagination'

/** Asks one page of a list; each answer brings what asks the next one. */
export type AskRows<Row> = (signal: AbortSignal) => Promise<Result<RowPage<Row>>>

export interface RowPage<Row> {
  readonly rows: readonly Row[]
  /** Rows of the whole list, where the call tells. */
  readonly total?: number | undefined
  /** Absent on the last page. */
  readonly next?: AskRows<Row> | undefined
}

interface Steps<C extends Call, Row, Step> {
  readonly first: Step
  readonly inputFor: (step: Step) => InputOf<C>
  readonly rows: (answer: OutputOf<C>) => readonly Row[]
  readonly total?: (answer: OutputOf<C>) => number
  /** The step after this answer; undefined at the end. */
  readonly next: (answer: OutputOf<C>, step: Step) => Step | undefined
}

/** The whole list of a call, each page asked by what the last one answered. */
export function rowsOf<C extends Call, Row, Step>(contract: C, steps: Steps<C, Row, Step>): AskRows<Row> {
  const ask =
    (step: Step): AskRows<Row> =>
    async (signal) => {
      const answer = await api.call(contract, steps.inputFor(step), { signal })
      if (!answer.ok) return answer
      const next = steps.next(answer.value, step)
      return {
        ok: true,
        value: { rows: steps.rows(answer.value), total: steps.total?.(answer.value), next: next === undefined ? undefined : ask(next) },
      }
    }
  return ask(steps.first)
}

/** The whole list of a call that counts its pages from 1. */
export const rowsByPage = <C extends Call, Row>(
  contract: C,
  inputFor: (page: number) => InputOf<C>,
  read: (answer: OutputOf<C>) => { readonly rows: readonly Row[]; readonly pagination: Pagination },
): AskRows<Row> =>
  rowsOf(contract, {
    first: 1,
    inputFor,
    rows: (answer) => read(answer).rows,
    total: (answer) => read(answer).pagination.totalCount,
    next: (answer, page) => (read(answer).pagination.hasNextPage ? page + 1 : undefined),
  })

/** A file holds no more rows than this. */
export const mostRows = 20_000

export type AllRows<Row> =
  | { readonly ok: true; readonly rows: readonly Row[] }
  | { readonly ok: false; readonly why: 'too-many'; readonly total: number | undefined }
  | { readonly ok: false; readonly why: 'changed' }
  | { readonly ok: false; readonly why: 'failed'; readonly message: string }

interface Reading<Row> {
  readonly rowKey: (row: Row) => string
  readonly signal: AbortSignal
  readonly onRead?: (read: number, total: number | undefined) => void
}

/** Every row of a list once, or why there is no whole list. Throws when it is called off. */
export async function readAllRows<Row>(first: AskRows<Row>, { rowKey, signal, onRead }: Reading<Row>): Promise<AllRows<Row>> {
  const rows = new Map<string, Row>()
  let expected: number | undefined
  for (let ask: AskRows<Row> | undefined = first; ask; ) {
    signal.throwIfAborted()
    const answer: Result<RowPage<Row>> = await ask(signal)
    if (!answer.ok) return { ok: false, why: 'failed', message: answer.problem.message }
    const page: RowPage<Row> = answer.value
    expected ??= page.total
    if ((expected ?? 0) > mostRows) return { ok: false, why: 'too-many', total: expected }
    const before = rows.size
    for (const row of page.rows) rows.set(rowKey(row), row)
    if (rows.size > mostRows) return { ok: false, why: 'too-many', total: undefined }
    // A page that brings nothing new would be asked for ever.
    if (page.next && rows.size === before) return { ok: false, why: 'changed' }
    onRead?.(rows.size, expected)
    ask = page.next
  }
  // What came or went meanwhile moves the others over the page's edge: then one may be missing.
  if (expected !== undefined && rows.size < expected) return { ok: false, why: 'changed' }
  return { ok: true, rows: [...rows.values()] }
}
