import type { Logger } from 'pino'
import type { IncomingHttpHeaders } from 'node:http'
import type { CoverageMemory } from '../branches/coverage-memory.ts'
import type { Sessions } from '../account/sessions.ts'
import type { Cards } from '../catalog/cards.ts'
import type { SearchIndexes } from '../catalog/search/search-indexes.ts'
import type { Live } from '../live/live.ts'
import type { CatalogCache } from './catalog-cache.ts'
import type { Database } from './database.ts'
import type { Env } from './env.ts'
import type { FileStore } from './file-store.ts'
import type { Media } from './media.ts'
import type { Metrics } from './metrics.ts'
import type { RateLimiter } from './rate-limit.ts'
import type { Uploads } from './multipart.ts'
import type { Signals } from './signals.ts'
import type { Directory } from './tenant.ts'

export interface CookieOptions {
  path: string
  maxAgeSeconds: number
}

/** What a handler may say about the HTTP answer besides its output. Cookies are always HttpOnly and SameSite=Lax. */
export interface Reply {
  setCookie(name: string, value: string, options: CookieOptions): void
  clearCookie(name: string, path: string): void
  header(name: string, value: string): void
  /** Of a success that is not 200: 201 for what was created. */
  status(code: number): void
}

export interface IncomingFile {
  field: string
  filename: string
  mimetype: string
  /** Bytes. */
  size: number
  /** The whole file, from the disk. */
  read(): Promise<Buffer>
}

/** The request behind a call; empty when the gateway asks in process. */
export interface Incoming {
  readonly headers: IncomingHttpHeaders
  readonly cookies: Readonly<Record<string, string | undefined>>
  /** Files of a multipart body. */
  readonly files: readonly IncomingFile[]
  readonly protocol: string
}

/** What every part of the server may use; one per process. */
export interface SharedUses {
  readonly db: Database
  readonly clock: { now(): Date }
  readonly env: Env
  readonly log: Logger
  readonly live: Live
  readonly files: FileStore
  readonly media: Media
  readonly uploads: Uploads
  readonly cache: CatalogCache
  readonly cards: Cards
  readonly coverage: CoverageMemory
  readonly search: SearchIndexes
  readonly sessions: Sessions
  readonly signals: Signals
  readonly directory: Directory
  readonly metrics: Metrics
  readonly limits: RateLimiter
  /** `http://127.0.0.1:4000`: how this process reaches itself. Known once it listens. */
  ownAddress(): string
}

/** `SharedUses` plus the request at hand. */
export interface Uses extends SharedUses {
  readonly reply: Reply
  readonly request: Incoming
}
