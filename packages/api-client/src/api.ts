import {
  businessHeader,
  type Call,
  type InputOf,
  officeHeader,
  type OutputOf,
  type ProblemCodeOf,
  userHeader,
} from '@plaza/contracts/kernel/call'
import { type ApiProblem, networkProblem, problemFrom, unreadableProblem } from './problem.ts'
import { addressed } from './request.ts'
import { type Grant, Session } from './session.ts'

/** The answer of a call: its value, or a problem by name. Never an exception, except the caller's own abort. */
export type Result<Value, Code extends string = string> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly problem: ApiProblem & { readonly code: Code | (string & {}) } }

export interface CallOptions {
  readonly signal?: AbortSignal
  readonly headers?: Record<string, string>
  /** Keep sending while the page goes away (reports). */
  readonly keepalive?: boolean
  /** Base address of another server that answers this call; it hears neither cookies nor the session. */
  readonly base?: string | undefined
  /** Milliseconds, 15,000 unless told. */
  readonly timeout?: number
}

export interface ApiSettings {
  /** Origin of the server; empty for the page's own. */
  readonly origin?: string
  readonly business: string
  readonly branchId?: () => string | null
  readonly compositionId?: () => string | null
  /** Brings the call that gets a new access token (`refreshSession`); loaded when first needed. */
  readonly refreshWith?: () => Promise<Call>
  /** The session ended by itself: the refresh was refused. */
  readonly onSessionEnd?: () => void
}

/** The one door to the server. Sends the headers of A-01, parses each answer by its contract, never shows a message of its own. */
export class Api {
  #settings: ApiSettings = { business: '' }
  readonly #session = new Session()

  configure(settings: ApiSettings) {
    this.#settings = settings
    const refreshWith = settings.refreshWith
    if (refreshWith) this.#session.refresh = async () => (await this.#send(await refreshWith(), {}, {})) as Result<Grant>
    this.#session.onEnd = () => settings.onSessionEnd?.()
  }

  /** Brings what the first call needs, so that it need not wait for it. */
  readonly prepare = (): Promise<unknown> => loadHttp().catch(() => null)

  /** Notes that this user is signed in; with the grant of a sign-in, or without (then the cookie brings a token at need). */
  startSession(userId: string, grant?: Grant) {
    this.#session.start(userId, grant)
  }

  /** The signed-in user as calls name it, or null. */
  get userId(): string | null {
    return this.#session.userId
  }

  endSession() {
    this.#session.end()
  }

  /** A token that is good right now, or null. For the live connection only. */
  async freshToken(): Promise<string | null> {
    if (!this.#session.signedIn) return null
    if (!this.#session.fresh) await this.#session.renew()
    return this.#session.token
  }

  /** Makes one call. A 401 is tried once more with a new token. */
  async call<C extends Call>(contract: C, input: InputOf<C>, options: CallOptions = {}): Promise<Result<OutputOf<C>, ProblemCodeOf<C>>> {
    const values = parsedOr(contract, input)
    if (this.#wantsToken(contract) && !this.#session.fresh) await this.#session.renew()
    const first = await this.#send(contract, values, options)
    const tryAgain = !first.ok && first.problem.status === 401 && this.#session.signedIn && (await this.#session.renew())
    return (tryAgain ? await this.#send(contract, values, options) : first) as Result<OutputOf<C>, ProblemCodeOf<C>>
  }

  #wantsToken(contract: Call) {
    return this.#session.signedIn && contract.cache !== 'catalog'
  }

  async #send(contract: Call, values: Record<string, unknown>, options: CallOptions): Promise<Result<unknown>> {
    try {
      const { url, body } = addressed(contract, values)
      const { http } = await loadHttp()
      const response = await http((options.base?.replace(/\/+$/, '') ?? this.#origin()) + url, {
        method: contract.method,
        headers: options.base ? { accept: 'application/json' } : this.#headers(contract, body, options),
        ...(options.base ? { credentials: 'omit' } : {}),
        timeout: options.timeout ?? 15_000,
        retry: { limit: contract.method === 'GET' ? 1 : 0, statusCodes: [502, 503, 504] },
        ...(body === undefined ? {} : { body }),
        ...(options.signal ? { signal: options.signal } : {}),
        ...(options.keepalive ? { keepalive: true } : {}),
      })
      return read(contract, response)
    } catch (error) {
      if (options.signal?.aborted) throw error
      return { ok: false, problem: networkProblem }
    }
  }

  #origin() {
    return this.#settings.origin ?? globalThis.location?.origin ?? ''
  }

  #headers(contract: Call, body: string | FormData | undefined, options: CallOptions): Record<string, string> {
    const branch = this.#settings.branchId?.()
    const compositionId = this.#settings.compositionId?.()
    return {
      [businessHeader(contract.api)]: this.#settings.business,
      ...(branch ? { [officeHeader]: branch } : {}),
      ...(this.#session.userId ? { [userHeader]: this.#session.userId } : {}),
      ...(compositionId ? { 'x-composition-id': compositionId } : {}),
      ...(this.#session.token && this.#wantsToken(contract) ? { authorization: `Bearer ${this.#session.token}` } : {}),
      ...(typeof body === 'string' ? { 'content-type': 'application/json' } : {}),
      ...options.headers,
    }
  }
}

/** The page's one client; the shell configures it and shares this module with every remote. */
export const api = new Api()

const loadHttp = () => import('./http.ts')

async function read(contract: Call, response: Response): Promise<Result<unknown>> {
  const body = await json(response)
  if (!response.ok) return { ok: false, problem: problemFrom(contract, response.status, body) }
  const parsed = contract.output.safeParse(body)
  return parsed.success ? { ok: true, value: parsed.data } : { ok: false, problem: unreadableProblem(response.status) }
}

async function json(response: Response): Promise<unknown> {
  const text = await response.text()
  try {
    return text === '' ? null : JSON.parse(text)
  } catch {
    return null
  }
}

/** Defaults are filled in before sending; what does not parse is sent as it stands, for the server to refuse in Spanish. */
function parsedOr(contract: Call, input: unknown): Record<string, unknown> {
  const parsed = contract.input.safeParse(input)
  return (parsed.success ? parsed.data : input) as Record<string, unknown>
}
