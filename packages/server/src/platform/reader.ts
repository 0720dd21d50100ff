import type pg from 'pg'
import type { Reader } from './database.ts'
import { ask, inOneMessage } from './statement.ts'

// Every read goes in behind it: there the connection sees this business, changes nothing and plans as asked, until the statement ends.
const door = {
  name: 'reader-door',
  text: "select set_config('app.business', $1, true), set_config('transaction_read_only', 'on', true), set_config('plan_cache_mode', $2, true)",
}

/** What a connection needs once before readers use it. */
export async function openDoor(client: pg.ClientBase): Promise<void> {
  // On a connection that fails here everything else does too.
  await ask(client, { ...door, values: ['', 'auto'] }).catch(() => {})
}

interface Question {
  readonly text: string
  readonly values: readonly unknown[] | undefined
  readonly name: string | undefined
  readonly resolve: (rows: never[]) => void
  readonly reject: (reason: unknown) => void
}

/** `Database.reader` (docs/adr/011-reads-behind-a-door.md). */
export function readerOf(pool: pg.Pool, business: string, keptPlans: boolean): Reader {
  const behind = { name: door.name, values: [business, keptPlans ? 'force_generic_plan' : 'auto'] }
  let questions: Question[] = []

  async function askAll() {
    const client = await connected()
    if (client === null) return
    const asked = questions
    questions = []
    await Promise.all(
      inOneMessage(client, () =>
        asked.map(({ resolve, reject, ...question }) =>
          ask<never>(client, { ...question, behind }).then(({ rows }) => resolve(rows), reject),
        ),
      ),
    )
    client.release()
  }

  async function connected() {
    try {
      return await pool.connect()
    } catch (error) {
      for (const { reject } of questions) reject(error)
      questions = []
      return null
    }
  }

  return {
    business,
    query: (text, values, name) =>
      new Promise((resolve, reject) => {
        const isFirst = questions.length === 0
        questions.push({ text, values, name, resolve, reject })
        if (isFirst) void askAll()
      }),
  }
}
