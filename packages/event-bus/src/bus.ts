import type { BusEvent, PayloadOf } from '@plaza/contracts/kernel/event'

type Off = () => void
type Listener = (payload: unknown) => void
type Handler = (payload: unknown) => unknown

/** The browser's BroadcastChannel, as far as the bus uses it. */
export interface TabChannel {
  postMessage(message: unknown): void
  close(): void
  onmessage: ((message: MessageEvent) => void) | null
}

/** Why an `ask` failed: nobody answered in time, or the one who did threw. */
export class CommandError extends Error {
  readonly event: string
  readonly reason: 'timeout' | 'failed'

  constructor(event: string, reason: 'timeout' | 'failed', cause?: unknown) {
    super(`${event}: ${reason}`, { cause })
    this.event = event
    this.reason = reason
  }
}

/**
 * Publish and subscribe between remotes. Every listener parses the payload with its own copy of the contract:
 * a value it does not understand never reaches it. A listener that throws disturbs nobody else.
 */
export class Bus {
  readonly #listeners = new Map<string, Set<Listener>>()
  readonly #lastValues = new Map<string, unknown>()
  readonly #handlers = new Map<string, Handler>()
  readonly #waiting = new Map<string, Set<() => void>>()
  #tabs: TabChannel | null = null

  /** Tells everyone in this tab and, for `crossTab` events, in the shopper's other tabs. State events are kept for late listeners. */
  publish<E extends BusEvent>(event: E, payload: PayloadOf<E>): void {
    this.#deliver(event.name, payload, event.kind === 'state')
    if (event.crossTab) this.#tabs?.postMessage({ name: event.name, payload, state: event.kind === 'state' })
  }

  /** Hears an event until the answered function is called. A listener of a state event hears the last value at once. */
  subscribe<E extends BusEvent>(event: E, listener: (payload: PayloadOf<E>) => void): Off {
    const heard: Listener = (raw) => {
      const parsed = event.payload.safeParse(raw)
      if (parsed.success) listener(parsed.data as PayloadOf<E>)
    }
    const all = this.#listeners.get(event.name) ?? new Set()
    this.#listeners.set(event.name, all.add(heard))
    if (this.#lastValues.has(event.name)) hear(heard, this.#lastValues.get(event.name))
    return () => void all.delete(heard)
  }

  /** The last value of a state event, or undefined when nobody has published one. */
  last<E extends BusEvent>(event: E): PayloadOf<E> | undefined {
    if (!this.#lastValues.has(event.name)) return undefined
    const parsed = event.payload.safeParse(this.#lastValues.get(event.name))
    return parsed.success ? (parsed.data as PayloadOf<E>) : undefined
  }

  /** Becomes the one handler of a command. Throws when there is one already. */
  handle<E extends BusEvent>(command: E, handler: (payload: PayloadOf<E>) => unknown): Off {
    if (this.#handlers.has(command.name)) throw new Error(`${command.name} already has a handler`)
    this.#handlers.set(command.name, handler as Handler)
    for (const wake of this.#waiting.get(command.name) ?? []) wake()
    return () => {
      if (this.#handlers.get(command.name) === handler) this.#handlers.delete(command.name)
    }
  }

  /** Asks the command's handler, waiting for one to appear. Rejects with CommandError after `timeout` milliseconds. */
  async ask<E extends BusEvent>(command: E, payload: PayloadOf<E>, timeout = 3000): Promise<unknown> {
    let timer: ReturnType<typeof setTimeout> | undefined
    const late = new Promise<never>((_, reject) => {
      timer = setTimeout(() => reject(new CommandError(command.name, 'timeout')), timeout)
    })
    try {
      return await Promise.race([this.#answer(command.name, payload), late])
    } finally {
      clearTimeout(timer)
    }
  }

  /** Joins the other tabs. The channel's name must carry the business id. */
  connectTabs(channel: TabChannel): Off {
    this.#tabs = channel
    channel.onmessage = ({ data }: MessageEvent) => {
      if (typeof data?.name === 'string') this.#deliver(data.name, data.payload, data.state === true)
    }
    return () => {
      channel.close()
      this.#tabs = null
    }
  }

  #deliver(name: string, payload: unknown, keep: boolean) {
    if (keep) this.#lastValues.set(name, payload)
    for (const listener of [...(this.#listeners.get(name) ?? [])]) hear(listener, payload)
  }

  async #answer(name: string, payload: unknown) {
    if (!this.#handlers.has(name)) await this.#handlerOf(name)
    try {
      return await this.#handlers.get(name)?.(payload)
    } catch (cause) {
      throw new CommandError(name, 'failed', cause)
    }
  }

  #handlerOf(name: string) {
    return new Promise<void>((resolve) => {
      const all = this.#waiting.get(name) ?? new Set()
      this.#waiting.set(name, all.add(resolve))
    })
  }
}

/** The page's one bus; the shell shares this module with every remote. */
export const bus = new Bus()

function hear(listener: Listener, payload: unknown) {
  try {
    listener(payload)
  } catch (error) {
    // One remote's mistake must not keep the others from hearing; it still reaches the error reports.
    queueMicrotask(() => {
      throw error
    })
  }
}
