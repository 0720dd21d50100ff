import type * as z from 'zod/mini'

/**
 * `fact`: something happened. `state`: a fact whose last value late listeners hear at once.
 * `command`: a wish with exactly one handler, answered or timed out.
 */
export type EventKind = 'fact' | 'state' | 'command'

export interface BusEvent<Payload extends z.ZodMiniType = z.ZodMiniType> {
  readonly name: string
  readonly kind: EventKind
  /** Ids and numbers only; never tokens or personal data. */
  readonly payload: Payload
  /** Also heard in the shopper's other tabs (BroadcastChannel). */
  readonly crossTab: boolean
}

/** Describes one event of the bus: a past-tense name such as `cart.changed`. */
export function event<Payload extends z.ZodMiniType>(
  name: string,
  options: { kind: EventKind; payload: Payload; crossTab?: boolean },
): BusEvent<Payload> {
  return { name, kind: options.kind, payload: options.payload, crossTab: options.crossTab ?? false }
}

export type PayloadOf<E> = E extends BusEvent<infer Payload> ? z.output<Payload> : never
