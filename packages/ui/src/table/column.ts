import type { ReactNode } from 'react'

/** How a column is narrowed. Numbers are never below 0. */
export type FilterKind = 'text' | 'number' | 'numberRange' | 'date' | 'dateRange' | 'select'

export interface ColumnFilter {
  readonly kind: FilterKind
  /** The field's accessible name; the column's header unless told. */
  readonly label?: string
  /** Of a `select`, after the entry for no filter: "Todos" unless told. */
  readonly all?: string
  readonly options?: readonly { readonly value: string; readonly label: string }[]
  /** The view's filter that it sets; the column's key unless told. */
  readonly param?: string
  /** Of a range: it only counts with both its ends, and says so while one is missing. */
  readonly needsBoth?: boolean
}

export interface Column<Row> {
  /** The field's name; what sorting is told and what the address remembers. */
  readonly key: string
  readonly header: string
  readonly cell: (row: Row) => ReactNode
  readonly sortable?: boolean
  /** Numbers stand at the end, with tabular figures. */
  readonly numeric?: boolean
  /** False keeps the column in sight always. */
  readonly hideable?: boolean
  readonly filter?: ColumnFilter
  /** Pixels below which the column is not squeezed: the table scrolls sideways before words stand one below the other. */
  readonly least?: number
  /** What a file gets; without it, a cell that is plain text or a number. */
  readonly value?: (row: Row) => string | number | null | undefined
  /** The cell is a button that opens its row (`onOpen`). */
  readonly opens?: boolean
}

/** The column that stays in sight when the table is scrolled sideways: the one that opens the row, else the first. */
export const frozenKey = <Row>(columns: readonly Column<Row>[]): string | undefined =>
  (columns.find(({ opens }) => opens) ?? columns[0])?.key

export interface Sort {
  readonly key: string
  readonly direction: 'asc' | 'desc'
}
