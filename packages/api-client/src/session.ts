import { networkProblem } from './problem.ts'
import type { Result } from './api.ts'

/** What signing in and refreshing answer. `expires_in` in seconds. */
export interface Grant {
  readonly token: string
  readonly expires_in: number
}

/**
 * Holds the access token, in memory only. A page that was told "somebody is signed in" but has no token yet gets one
 * by the refresh cookie at the first call that needs it; many calls at once cause one refresh.
 */
export class Session {
  #token: string | null = null
  #freshUntil = 0
  #refreshing: Promise<boolean> | null = null
  /** True once the page knows that somebody is signed in, token at hand or not. */
  signedIn = false
  userId: string | null = null
  onEnd: () => void = () => {}
  refresh: () => Promise<Result<Grant>> = async () => ({ ok: false, problem: networkProblem })

  start(userId: string, grant?: Grant) {
    this.signedIn = true
    this.userId = userId
    if (grant) this.#keep(grant)
  }

  end() {
    this.signedIn = false
    this.userId = null
    this.#token = null
  }

  get token() {
    return this.#token
  }

  get fresh() {
    return this.#token !== null && Date.now() < this.#freshUntil
  }

  /** Gets a new token; false when there is no session any more or no connection. */
  renew(): Promise<boolean> {
    this.#refreshing ??= alone(() => this.#renewOnce()).finally(() => {
      this.#refreshing = null
    })
    return this.#refreshing
  }

  async #renewOnce() {
    // The refresh's own contract is loaded on demand and may be lost on the way.
    const answer = await this.refresh().catch((): Result<Grant> => ({ ok: false, problem: networkProblem }))
    if (answer.ok) {
      this.#keep(answer.value)
      return true
    }
    if (answer.problem.status === 401 || answer.problem.status === 403) this.#lose()
    return false
  }

  #keep(grant: Grant) {
    this.#token = grant.token
    this.#freshUntil = Date.now() + Math.max(5, grant.expires_in - 30) * 1000
  }

  #lose() {
    const was = this.signedIn
    this.end()
    if (was) this.onEnd()
  }
}

/** The refresh cookie rotates: two tabs at once would look like a stolen cookie being replayed. */
async function alone(work: () => Promise<boolean>): Promise<boolean> {
  const locks = globalThis.navigator?.locks
  return locks ? locks.request('plaza-refresh', work) : work()
}
