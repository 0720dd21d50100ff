import type { Range } from '@plaza/ui/table'

/** How a settled filter of a table travels to the generic list; undefined says nothing. */
export const contains = (text: string) => (text.trim() === '' ? undefined : { regex: text.trim() })

export const oneOf = (value: string) => (value === '' ? undefined : value)

/** Whole days of Bogotá. */
export function within({ from, to }: Range<string>) {
  if (from === '' && to === '') return undefined
  return { ...(from && { from: `${from}T00:00:00-05:00` }), ...(to && { to: `${to}T23:59:59.999-05:00` }) }
}

/** Without what says nothing. */
export const said = (filter: Record<string, unknown>): Record<string, unknown> =>
  Object.fromEntries(Object.entries(filter).filter(([, value]) => value !== undefined))
