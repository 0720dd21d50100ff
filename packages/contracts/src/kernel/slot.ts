import type * as z from 'zod/mini'

/** A typed place on the screen that one remote (or the shell) owns and another fills. */
export interface Slot<Name extends string = string, Props extends z.ZodMiniObject = z.ZodMiniObject> {
  readonly name: Name
  readonly owner: string
  readonly props: Props
}

/** Describes one slot. `props` is the promise: what the owner gives the filling; plain data only. */
export function slot<const Name extends string, Props extends z.ZodMiniObject>(name: Name, owner: string, props: Props): Slot<Name, Props> {
  return { name, owner, props }
}

export type SlotProps<S> = S extends Slot<string, infer Props> ? z.output<Props> : never
