/** S-9-027: sub-categories stand in columns of 10 on desktop and 15 on a phone. */
export const columnLength = { desktop: 10, phone: 15 } as const

/** Cuts a list into columns of at most `length`. */
export const inColumns = <Item>(items: readonly Item[], length: number): Item[][] =>
  Array.from({ length: Math.ceil(items.length / length) }, (_, at) => items.slice(at * length, (at + 1) * length))
