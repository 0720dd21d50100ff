export type Kind = 'text' | 'int' | 'number' | 'flag' | 'json' | 'time' | 'date'

export interface Column {
  /** Field of the wire. */
  readonly wire: string
  /** Column of the table, quoted where SQL needs it. */
  readonly column: string
  readonly kind: Kind
  /** Null may be written; elsewhere null empties a text and leaves other kinds as they are. */
  readonly nullable: boolean
}

/** Reads `'name photoUrl? inactive:flag order:int'`: text unless said otherwise, `?` for columns that may be null, names as the wire says them. */
export const columnsOf = (text: string): Column[] => text.trim().split(/\s+/).map(columnOf)

function columnOf(word: string): Column {
  const [, wire = '', nullable, kind = 'text'] = word.match(/^(\w+)(\?)?(?::(\w+))?$/) ?? []
  return { wire, column: quoted(snakeCase(wire)), kind: kind as Kind, nullable: nullable === '?' }
}

const snakeCase = (wire: string) => wire.replace(/([a-z0-9])([A-Z])/g, '$1_$2').toLowerCase()
const quoted = (column: string) => (column === 'order' ? '"order"' : column)

/** What the database holds → what the wire says. */
export function toWire(row: Record<string, unknown>, columns: readonly Column[]): Record<string, unknown> {
  return Object.fromEntries(
    columns.map(({ wire, column, kind }) => [wire, kind === 'time' ? momentOf(row[bare(column)]) : row[bare(column)]]),
  )
}

/** What a parsed input changes, column by column; fields that are not columns are left to the table's own hooks. */
export function toColumns(input: Readonly<Record<string, unknown>>, columns: readonly Column[]): [string, unknown][] {
  return columns.flatMap((each): [string, unknown][] => {
    const value = encode(input[each.wire], each)
    return value === undefined ? [] : [[each.column, value]]
  })
}

const bare = (column: string) => column.replaceAll('"', '')
const momentOf = (value: unknown) => (value instanceof Date ? value.toISOString() : (value ?? null))

function encode(value: unknown, { kind, nullable }: Column): unknown {
  if (value === undefined) return undefined
  if (value === null) return nullable ? null : kind === 'text' ? '' : undefined
  if (kind === 'json') return JSON.stringify(value)
  if (kind === 'int') return Math.round(Number(value))
  if (kind === 'flag') return isOn(value)
  return value
}

export const isOn = (value: unknown) => value === true || value === 1 || value === '1' || value === 'true'
