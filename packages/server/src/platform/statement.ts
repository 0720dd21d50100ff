import { createHash } from 'node:crypto'
import type pg from 'pg'

/** One statement as it is sent. */
export interface Statement {
  readonly text: string
  readonly values?: readonly unknown[] | undefined
  /** Prepared once per connection under this name: one name, one text, always. */
  readonly name?: string | undefined
}

/**
 * Sends one statement on a connection in pipeline mode: what is sent without awaiting the answer before it costs one round trip.
 *
 * @returns The result; of the last one where the text holds several statements.
 */
export async function send<Row extends object>(client: pg.ClientBase, { text, values, name }: Statement): Promise<pg.QueryResult<Row>> {
  const config = { text, ...(values && { values: [...values] }), ...(name && { name: preparedName(name) }) }
  const result: pg.QueryResult<Row> | pg.QueryResult<Row>[] = await client.query(config)
  return Array.isArray(result) ? (result.at(-1) as pg.QueryResult<Row>) : result
}

// PostgreSQL cuts longer names off, and two that begin alike would be one.
const longestName = 63
const hashedNames = new Map<string, string>()

function preparedName(name: string): string {
  if (Buffer.byteLength(name) <= longestName) return name
  const known = hashedNames.get(name) ?? createHash('sha256').update(name).digest('base64url')
  hashedNames.set(name, known)
  return known
}
