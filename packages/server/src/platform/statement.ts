import { createHash } from 'node:crypto'
import type { Duplex } from 'node:stream'
import pg from 'pg'

/** What PostgreSQL says to a statement. */
export interface Answer<Row> {
  readonly rows: Row[]
  readonly rowCount: number
  /** `SELECT`, `UPDATE`, `COMMIT`: the last one's where the text holds several. */
  readonly command: string
}

export interface Ask {
  readonly text: string
  readonly values?: readonly unknown[] | undefined
  /** The statement is prepared once per connection under it: one name, one text, always. */
  readonly name?: string | undefined
  /**
   * A prepared statement that goes ahead, in one message and one transaction with this one: it sets what this one needs. `begin` and `commit` would
   * each be answered by themselves and wake this process each time.
   */
  readonly behind?: { readonly name: string; readonly values: readonly unknown[] } | undefined
}

/** Sends one statement. */
export function ask<Row>(client: pg.ClientBase, asked: Ask): Promise<Answer<Row>> {
  const answered = new Promise<Answer<unknown>>((resolve, reject) => {
    client.query(new Statement(asked, (error, answer) => (answer ? resolve(answer) : reject(error as Error))))
  })
  return answered.catch(fromWhoAsked) as Promise<Answer<Row>>
}

/** What is asked in the same breath leaves in one write to the socket; each of its own costs more than the statement. */
export function inOneMessage<T>(client: pg.ClientBase, ask: () => T): T {
  const { stream } = (client as unknown as { connection: { stream: Duplex } }).connection
  if (!stream.writableCorked) {
    stream.cork()
    process.nextTick(() => stream.uncork())
  }
  return ask()
}

// Made where the socket is read, the trace says nothing; from here it names who asked.
function fromWhoAsked(error: Error): never {
  Error.captureStackTrace(error)
  throw error
}

type Told = (error: Error | null, answer?: Answer<unknown>) => void

/**
 * `pg.Query` asks at every run of a prepared statement which columns it answers, and makes their readers anew: a fifth of the time of a short
 * transaction. Columns stay the same as long as the statement does, so they are asked for once per connection.
 */
class Statement extends pg.Query {
  declare readonly name: string | undefined
  declare readonly callback: Told
  readonly #answer = { rows: [] as unknown[], rowCount: 0, command: '' }
  #columns: Columns | undefined
  #learns: Map<string, Columns> | undefined
  #unreadable: Error | undefined
  readonly #behind: Ask['behind']
  #isFirstDone: boolean

  constructor({ text, values, name, behind }: Ask, told: Told) {
    super(text)
    Object.assign(this, { values, name: name && fitting(name), callback: told, ...(behind ? { queryMode: 'extended' } : {}) })
    this.#behind = behind
    this.#isFirstDone = behind === undefined
  }

  prepare(wire: Wire) {
    if (this.#behind) {
      wire.bind({ statement: this.#behind.name, values: this.#behind.values })
      wire.execute({ portal: '', rows: 0 })
    }
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
    if (!this.#isFirstDone) return
    try {
      this.#answer.rows.push(rowOf(this.#columns as Columns, fields))
    } catch (error) {
      this.#unreadable ??= error as Error
    }
  }

  handleCommandComplete({ text }: { text: string }) {
    if (!this.#isFirstDone) return void (this.#isFirstDone = true)
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

// PostgreSQL cuts longer names off, and two that begin alike would be one.
const longestName = 63
const fitted = new Map<string, string>()

function fitting(name: string): string {
  if (Buffer.byteLength(name) <= longestName) return name
  const known = fitted.get(name) ?? createHash('sha256').update(name).digest('base64url')
  fitted.set(name, known)
  return known
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
type Wire = pg.Connection & {
  readonly parsedStatements: Record<string, string>
  describe(what: object): void
  bind(what: { statement: string; values: readonly unknown[] }): void
  execute(what: { portal: string; rows: number }): void
}

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
