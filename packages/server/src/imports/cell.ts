import { parseTypedNumber, type TypedNumberRules } from '@plaza/contracts/kernel/typed-number'
import { parseYesNo } from '@plaza/contracts/kernel/yes-no'
import { withoutApostrophe } from '@plaza/contracts/kernel/spreadsheet'

/** What a file says in one place: text as it stands, numbers and flags where the format tells them apart. */
export type Cell = string | number | boolean | null

export const cellText = (cell: Cell | undefined): string =>
  // Our own export puts an apostrophe before what a spreadsheet would run; it is not part of the value.
  cell === null || cell === undefined ? '' : withoutApostrophe(String(cell)).trim()

/** How the texts of a file write decimals: `1.234,50` or `1,234.50`. */
export type DecimalSign = 'comma' | 'point'

/**
 * The number in a cell, or in Spanish why there is none. Cells that a format calls numbers are taken as they are; texts are read as people here
 * type them, so that `12.5` is asked about and not guessed, unless the file is said to write a decimal point.
 */
export function readNumber(cell: Cell, rules: TypedNumberRules, decimalSign: DecimalSign = 'comma'): number | string {
  const text = typeof cell === 'number' ? withComma(cell) : decimalSign === 'point' ? fromPoint(cellText(cell)) : cellText(cell)
  // What is computed elsewhere need not be whole: it is rounded, not refused.
  const isComputed = typeof cell === 'number' && rules.kind !== 'percent'
  const read = parseTypedNumber(text, isComputed ? { min: 0, ...rules, kind: 'decimal' } : rules)
  if (read.status === 'value') return read.value
  return read.status === 'empty' ? 'falta el número.' : read.message
}

// No exponent, no grouping: what only a number can be.
const withComma = (value: number) => value.toLocaleString('es-CO', { useGrouping: false, maximumFractionDigits: 6 })

/** `1,234.50` as `1234,50`; what is written otherwise stays and is refused. */
const fromPoint = (text: string) =>
  /\d/.test(text) && /^[^\d.,]*(\d{1,3}(,\d{3})+|\d+)?(\.\d+)?[^\d.,]*$/.test(text)
    ? text.replaceAll(',', '').replace('.', ',')
    : `${text}?`

/** Sí or no, in Spanish or English; null when it is neither. */
export const flagOf = (cell: Cell | undefined): boolean | null => (typeof cell === 'boolean' ? cell : parseYesNo(cellText(cell)))
