/** What is wrong with a record, by field; empty when nothing is. */
export type Faults = Readonly<Record<string, string>>

/** Without the fields that are right. */
export const said = (faults: Readonly<Record<string, string | undefined>>): Faults =>
  Object.fromEntries(Object.entries(faults).filter((each): each is [string, string] => each[1] !== undefined))

/** A beginning and an end, each of which may be missing: dates they must be, and in this order. */
export function spanFaults(startField: string, start: unknown, endField: string, end: unknown): Record<string, string | undefined> {
  const [from, to] = [momentOf(start), momentOf(end)]
  const reversed = from !== null && to !== null && to < from
  return {
    [startField]: Number.isNaN(from) ? 'La fecha no es válida.' : undefined,
    [endField]: Number.isNaN(to) ? 'La fecha no es válida.' : reversed ? 'Termina antes de empezar.' : undefined,
  }
}

/** Null where nothing stands, NaN where it is no date. */
const momentOf = (value: unknown): number | null =>
  value === null || value === undefined || value === '' ? null : Date.parse(String(value))
