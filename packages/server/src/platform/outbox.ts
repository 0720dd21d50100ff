import type { Logger } from 'pino'
import type { Counter } from 'prom-client'
import type { Database, Tx } from './database.ts'
import { seal } from './seal.ts'
import { notify } from './signals.ts'
import type { SharedUses } from './uses.ts'

/** Rooms are of the business of the transaction: `user:<id>`, `staff`, `branch:<id>`, `business`. */
export interface LiveMessage {
  rooms: string[]
  event: string
  payload: unknown
}

/** `to` is an e-mail address, a phone number, or for a push message the id of a user. */
export interface OutgoingMessage {
  to: string
  subject?: string
  body: string
  /** The page of the shop, as a path, that a push message opens and a mail links at its end. */
  url?: string
  /** Which of the person's browsers a push message goes to. */
  device?: string
  /** Advertising: leaves only in the hours the law allows, whenever it was written. */
  commercial?: boolean
}

export interface OutboxRow {
  business: string
  id: number
  topic: string
  payload: unknown
  attempts: number
  /** The body of a message with a link or a code, sealed for `message`. */
  sealed?: string | null
  /** After this moment the link or code opens nothing. */
  sealedUntil?: Date | null
}

/** Delivers one row. Throwing means: try again later. May be called twice for one row after a crash. */
export type Deliver = (row: OutboxRow) => Promise<void>

export interface Relay {
  /** Delivers what is due now; called after each commit that wrote to the outbox. */
  kick(): void
  /** Resolves when nothing due is left. */
  drained(): Promise<void>
  close(): Promise<void>
}

/** What the relay needs to hear of commits of this process at once; set when the relay starts. */
const kicks = new Set<() => void>()
/** Delivers a row that this process has just committed, by the database it is in. */
const tellers = new Map<Database, (row: OutboxRow) => void>()

const batch = 50
const pollEvery = 1000
const leaseSeconds = 30
const markEvery = 200
// Messages that follow each other closely are claimed together.
const kickAfter = 20
const longestWaitSeconds = 600
const keepSentDays = 1

/**
 * Writes a message in the same transaction as the change it tells of; it leaves after the commit, at least once. Need not be awaited.
 * What goes to open pages is told from memory at once; its row is for the case that this process ends before.
 */
export function addToOutbox(tx: Tx, topic: 'live', payload: LiveMessage): Promise<void>
export function addToOutbox(tx: Tx, topic: 'mail' | 'sms' | 'push', payload: OutgoingMessage): Promise<void>
export function addToOutbox(tx: Tx, topic: 'catalog.changed', payload: object): Promise<void>
export function addToOutbox(tx: Tx, topic: string, payload: object): Promise<void>
export function addToOutbox(tx: Tx, topic: string, payload: object): Promise<void> {
  // A hint for the caches, not a message: the commit itself carries it.
  if (topic === 'catalog.changed') return notify(tx, { kind: 'catalog', business: tx.business })
  if (topic === 'live') addLive(tx, [payload as LiveMessage])
  else {
    void tx.write(
      'insert into outbox (business_id, topic, payload) values ($1, $2, $3)',
      [tx.business, topic, JSON.stringify(payload)],
      'outbox-add',
    )
    relaySoon(tx)
  }
  return Promise.resolve()
}

/** Stands where the body of a message with a link or a code would. */
export const sealedMark = '(Este mensaje llevaba un enlace o un código personal.)'

/**
 * `addToOutbox` of a message whose body opens something: a link, a code. The body is sealed while it waits and gone once it was sent.
 *
 * @param minutes how long the link or code opens anything; not sent after that
 */
export function addSecretToOutbox(
  tx: Tx,
  topic: 'mail' | 'sms',
  { body, ...message }: OutgoingMessage,
  { uses, minutes }: { uses: Pick<SharedUses, 'env'>; minutes: number },
): void {
  const sealed = seal(uses.env.SESSION_SECRET, { business: tx.business, purpose: 'message' }, body)
  void tx.write(
    `insert into outbox (business_id, topic, payload, sealed, sealed_until) values ($1, $2, $3, $4, now() + make_interval(mins => $5))`,
    [tx.business, topic, JSON.stringify({ ...message, body: sealedMark }), sealed, minutes],
    'outbox-add-sealed',
  )
  relaySoon(tx)
}

/** `addToOutbox` of several messages to open pages, in one statement. */
export function addLive(tx: Tx, messages: readonly LiveMessage[]): void {
  const teller = tellers.get(tx.database)
  const added = tx.write<{ id: number }>(
    `insert into outbox (business_id, topic, payload, attempts, next_try)
     select $1, 'live', payload, $3, now() + make_interval(secs => $4) from unnest($2::jsonb[]) as m (payload) returning id`,
    [tx.business, messages.map((message) => JSON.stringify(message)), teller ? 1 : 0, teller ? leaseSeconds : 0],
    'outbox-add-live',
  )
  if (!teller) return relaySoon(tx)
  const tell = (id: number, payload: LiveMessage) => teller({ business: tx.business, id, topic: 'live', payload, attempts: 1 })
  tx.afterCommit(() => void added.then((rows) => rows.forEach(({ id }, at) => tell(id, messages[at] as LiveMessage))))
}

/** Has the outbox looked through after the commit, for who writes to it by a statement of their own. */
export const relaySoon = (tx: Tx): void => tx.afterCommit(() => kicks.forEach((kick) => kick()))

/** Not in the table: nothing is lost with it, because pages ask again when they may have missed something. */
const unstored = 0

/** A hint to open pages that something of theirs changed; told after the commit, at most once, and costs the transaction nothing. */
export function hintLive(tx: Tx, payload: LiveMessage): void {
  tx.afterCommit(() => tellers.get(tx.database)?.({ business: tx.business, id: unstored, topic: 'live', payload, attempts: 1 }))
}

interface Parts {
  db: Database
  log: Logger
  deliver: Deliver
  delivered: Counter<'topic' | 'result'>
}

/** Starts relaying: after each commit of this process, and every second for what others or a crash left behind. */
export function startRelay(parts: Parts): Relay {
  let closed = false
  let running: Promise<void> | null = null
  let again = false

  let soon: NodeJS.Timeout | null = null
  function kickSoon() {
    if (closed) return
    soon ??= setTimeout(() => {
      soon = null
      kick()
    }, kickAfter)
  }

  function kick() {
    if (closed) return
    if (running) {
      again = true
      return
    }
    running = sweep().finally(() => {
      running = null
      if (again) {
        again = false
        kick()
      }
    })
  }

  async function sweep() {
    try {
      while (!closed && (await relayBatch(parts)) === batch);
    } catch (error) {
      if (!closed) parts.log.warn({ err: error }, 'the outbox could not be read')
    }
  }

  let told: OutboxRow[] = []
  async function tell(row: OutboxRow) {
    if ((await delivered(parts, row)) && row.id !== unstored) told.push(row)
  }

  // What was told is written down in one go for many: their lease gives time.
  async function markTold() {
    const rows = told
    told = []
    if (rows.length > 0) await markSent(parts.db, rows).catch((error) => parts.log.warn({ err: error }, 'the outbox could not be marked'))
  }

  kicks.add(kickSoon)
  tellers.set(
    parts.db,
    (row) => void tell(row).catch((error) => parts.log.warn({ err: error }, 'an outbox message could not be postponed')),
  )
  const mark = setInterval(() => void markTold(), markEvery)
  const poll = setInterval(kick, pollEvery)
  const purge = setInterval(() => void purgeSent(parts.db).catch(() => {}), 3_600_000)
  kick()
  return {
    kick,
    async drained() {
      kick()
      while (running) await running
      await markTold()
    },
    async close() {
      closed = true
      kicks.delete(kickSoon)
      if (soon) clearTimeout(soon)
      tellers.delete(parts.db)
      clearInterval(mark)
      clearInterval(poll)
      clearInterval(purge)
      await running
      await markTold()
    },
  }
}

async function relayBatch(parts: Parts): Promise<number> {
  const rows = await claim(parts.db)
  const done: OutboxRow[] = []
  for (const row of rows) if (await delivered(parts, row)) done.push(row)
  if (done.length > 0) await markSent(parts.db, done)
  return rows.length
}

/** False when the row has to wait for another try. */
async function delivered(parts: Parts, row: OutboxRow): Promise<boolean> {
  const error = await parts.deliver(row).then(
    () => null,
    (reason: Error) => reason,
  )
  parts.delivered.inc({ topic: row.topic, result: error ? 'failed' : 'sent' })
  if (error && row.id !== unstored) await postpone(parts, row, error)
  return error === null
}

// A lease instead of a long transaction: if we die now, the rows are due again in half a minute.
// The bookkeeping need not survive a power cut: at worst a message is sent twice.
const claim = (db: Database) =>
  db.withPlatform(async (tx) => {
    void tx.write('set local synchronous_commit = off')
    const rows = await tx.query<OutboxRow>(
      `update outbox set next_try = now() + make_interval(secs => $2), attempts = attempts + 1
       where (business_id, id) in (
         select business_id, id from outbox where sent_at is null and next_try <= now() order by next_try, id limit $1 for update skip locked)
       returning business_id as business, id, topic, payload, attempts, sealed, sealed_until as "sealedUntil"`,
      [batch, leaseSeconds],
      'outbox-claim',
    )
    return rows.sort((a, b) => a.id - b.id)
  })

const markSent = (db: Database, rows: OutboxRow[]) =>
  db.withPlatform(async (tx) => {
    void tx.write('set local synchronous_commit = off')
    await tx.run(
      'update outbox set sent_at = now(), last_error = null, sealed = null where id = any($1)',
      [rows.map((row) => row.id)],
      'outbox-sent',
    )
  })

function postpone({ db, log }: Parts, row: OutboxRow, error: Error) {
  log.warn({ err: error, topic: row.topic, id: row.id, attempts: row.attempts }, 'an outbox message could not be delivered')
  const wait = Math.min(2 ** row.attempts, longestWaitSeconds) * (0.75 + Math.random() / 2)
  return db.withPlatform((tx) =>
    tx.run('update outbox set next_try = now() + make_interval(secs => $2), last_error = $3 where id = $1', [
      row.id,
      wait,
      error.message.slice(0, 500),
    ]),
  )
}

const purgeSent = (db: Database) =>
  db.withPlatform((tx) => tx.run('delete from outbox where sent_at < now() - make_interval(days => $1)', [keepSentDays]))
