import pg from 'pg'

/** What PostgreSQL says to a statement. */
export interface Answer<Row> {
  readonly rows: Row[]
  readonly rowCount: number
  /** `SELECT`, `UPDATE`, `COMMIT`: the last one's where the text holds several. */
  readonly command: string
}

/** Sends one statement. With `name` it is prepared once per connection: one name, one text, always. */
export function ask<Row>(client: pg.ClientBase, text: string, values?: readonly unknown[], name?: string): Promise<Answer<Row>> {
  const answered = new Promise<Answer<unknown>>((resolve, reject) => {
    client.query(new Statement(text, { values, name, told: (error, answer) => (answer ? resolve(answer) : reject(error as Error)) }))
  })
  return answered.catch(fromWhoAsked) as Promise<Answer<Row>>
}

// Made where the socket is read, the trace says nothing; from here it names who asked.
function fromWhoAsked(error: Error): never {
  Error.captureStackTrace(error)
  throw error
}

interface Asked {
  readonly values: readonly unknown[] | undefined
  readonly name: string | undefined
  readonly told: (error: Error | null, answer?: Answer<unknown>) => void
}

/**
 * `pg.Query` asks at every run of a prepared statement which columns it answers, and makes their readers anew: a fifth of the time of a short
 * transaction. Columns stay the same as long as the statement does, so they are asked for once per connection.
 */
class Statement extends pg.Query {
  declare readonly name: string | undefined
  declare readonly callback: Asked['told']
  readonly #answer = { rows: [] as unknown[], rowCount: 0, command: '' }
  #columns: Columns | undefined
  #learns: Map<string, Columns> | undefined
  #unreadable: Error | undefined

  constructor(text: string, { values, name, told }: Asked) {
    super(text)
    Object.assign(this, { values, name, callback: told })
  }

  prepare(wire: Wire) {
    const { columns, silent } = memoryOf(wire)
    const isPrepared = this.name !== undefined && wire.parsedStatements[this.name] !== undefined
    this.#columns = isPrepared ? columns.get(this.name as string) : undefined
    if (!this.#columns && this.name !== undefined) this.#learns = columns
    prepareOfPg.call(this, this.#columns ? silent : wire)
  }

  handleRowDescription({ fields }: { fields: readonly Field[] }) {
    this.#columns = columnsOf(fields)
    this.#answer.rows = []
  }

  handleDataRow({ fields }: { fields: readonly (string | null)[] }) {
    try {
      this.#answer.rows.push(rowOf(this.#columns as Columns, fields))
    } catch (error) {
      this.#unreadable ??= error as Error
    }
  }

  handleCommandComplete({ text }: { text: string }) {
    const words = text.split(' ')
    this.#answer.command = words[0] as string
    this.#answer.rowCount = Number(words.at(-1)) || 0
    this.#learns?.set(this.name as string, this.#columns ?? none)
  }

  handleError(error: Error) {
    this.callback(error)
  }

  handleReadyForQuery() {
    if (this.#unreadable) this.callback(this.#unreadable)
    else this.callback(null, this.#answer)
  }
}

const prepareOfPg = (pg.Query.prototype as unknown as { prepare(wire: Wire): void }).prepare

/** How the rows of a statement are read. */
interface Columns {
  readonly names: readonly string[]
  readonly readers: readonly ((text: string) => unknown)[]
  readonly empty: Readonly<Record<string, null>>
}

const none: Columns = { names: [], readers: [], empty: {} }

interface Field {
  readonly name: string
  readonly dataTypeID: number
}

function columnsOf(fields: readonly Field[]): Columns {
  const names = fields.map((field) => field.name)
  const readers = fields.map((field) => pg.types.getTypeParser(field.dataTypeID, 'text') as (text: string) => unknown)
  return { names, readers, empty: Object.fromEntries(names.map((name) => [name, null])) }
}

function rowOf({ names, readers, empty }: Columns, texts: readonly (string | null)[]): Record<string, unknown> {
  const row: Record<string, unknown> = { ...empty }
  for (let at = 0; at < texts.length; at++) {
    const text = texts[at] as string | null
    if (text !== null) row[names[at] as string] = readers[at]?.(text)
  }
  return row
}

/** A connection as `pg.Query` uses it. */
type Wire = pg.Connection & { readonly parsedStatements: Record<string, string>; describe(what: object): void }

interface Memory {
  readonly columns: Map<string, Columns>
  /** The same connection; asking for columns does nothing. */
  readonly silent: Wire
}

const memories = new WeakMap<Wire, Memory>()

function memoryOf(wire: Wire): Memory {
  const known = memories.get(wire)
  if (known) return known
  const memory = { columns: new Map<string, Columns>(), silent: Object.assign(Object.create(wire) as Wire, { describe() {} }) }
  memories.set(wire, memory)
  return memory
}
