import { api } from '@plaza/api-client'
import type { InputOf } from '@plaza/contracts/kernel/call'
import type { reportClient } from '@plaza/contracts/registry/registry.api'

type Report = InputOf<typeof reportClient>['reports'][number]

/** Collects what browsers measure and meet and sends it in bundles; never more than 50, never twice the same error. */
export class Reporter {
  readonly #compositionId: () => string
  readonly #told = new Set<string>()
  #waiting: Report[] = []
  #timer: ReturnType<typeof setTimeout> | undefined

  constructor(compositionId: () => string) {
    this.#compositionId = compositionId
  }

  readonly error = (error: unknown, remote: string, version: string): void => {
    console.error(`${remote}@${version}`, error)
    const { name, message, stack } = error instanceof Error ? error : new Error(String(error))
    const key = `${remote}@${version} ${name} ${message}`
    if (this.#told.has(key)) return
    this.#told.add(key)
    this.#add({ kind: 'error', name: cut(name, 100), message: cut(message, 900), stack: cut(stack ?? '', 4000), remote, version })
  }

  vital(name: string, value: number, remote: string, version: string): void {
    this.#add({ kind: 'vital', name, value, remote, version })
  }

  /** Sends what waits, even while the page goes away. */
  readonly flush = (): void => {
    clearTimeout(this.#timer)
    this.#timer = undefined
    const reports = this.#waiting.splice(0, 50)
    // What cannot be sent is lost: a failure to report would only be the next report.
    if (reports.length > 0) send(this.#compositionId(), reports).catch(() => {})
  }

  #add(report: Report) {
    this.#waiting.push({ ...report, path: cut(location.pathname, 200), at: new Date().toISOString() })
    this.#timer ??= setTimeout(this.flush, 2000)
  }
}

/** The contract is loaded with the first report; a page that goes away before that sends nothing. */
async function send(composition_id: string, reports: Report[]) {
  const { reportClient } = await import('@plaza/contracts/registry/registry.api')
  await api.call(reportClient, { composition_id, reports }, { keepalive: true })
}

const cut = (text: string, length: number) => text.slice(0, length)
