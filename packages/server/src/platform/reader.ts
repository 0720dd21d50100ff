import type pg from 'pg'
import type { Reader } from './database.ts'
import { send, type Statement } from './statement.ts'

interface PendingRead extends Statement {
  readonly resolve: (rows: never[]) => void
  readonly reject: (reason: unknown) => void
}

const transactionAborted = '25P02'

/**
 * `Database.reader` (docs/adr/014-driver-as-documented.md): reads that are asked together share one read-only transaction and one round trip.
 * A read that fails spoils no other: what was refused because of it is read again by itself.
 *
 * @param begin Opens the transaction: read-only, scope and plans.
 */
export function readerOf(pool: pg.Pool, business: string, begin: string): Reader {
  let pending: PendingRead[] = []

  async function readAll(take: () => readonly PendingRead[]) {
    const client = await connected(take)
    if (client === null) return
    const reads = take()
    const begun = send(client, { text: begin })
    const answers = reads.map((read) => send<never>(client, read))
    const ended = send(client, { text: 'commit' })
    const settled = await Promise.allSettled(answers)
    const [opened, closed] = await Promise.allSettled([begun, ended])
    client.release(opened.status === 'rejected' || closed.status === 'rejected')
    for (const [at, answer] of settled.entries()) settle(reads[at] as PendingRead, answer, reads.length > 1)
  }

  function settle(read: PendingRead, answer: PromiseSettledResult<pg.QueryResult<never>>, wasShared: boolean) {
    if (answer.status === 'fulfilled') return read.resolve(answer.value.rows)
    if (wasShared && answer.reason?.code === transactionAborted) return void readAll(() => [read])
    read.reject(answer.reason)
  }

  async function connected(take: () => readonly PendingRead[]) {
    try {
      return await pool.connect()
    } catch (error) {
      for (const { reject } of take()) reject(error)
      return null
    }
  }

  const takePending = () => {
    const reads = pending
    pending = []
    return reads
  }

  return {
    business,
    query: (text, values, name) =>
      new Promise((resolve, reject) => {
        const isFirst = pending.length === 0
        pending.push({ text, values, name, resolve, reject })
        if (isFirst) void readAll(takePending)
      }),
  }
}
