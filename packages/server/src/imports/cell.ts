import { withoutApostrophe } from '@plaza/contracts/kernel/spreadsheet'

/** What a file says in one place: text as it stands, numbers and flags where the format tells them apart. */
export type Cell = string | number | boolean | null

export const cellText = (cell: Cell | undefined): string =>
  // Our own export puts an apostrophe before what a spreadsheet would run; it is not part of the value.
  cell === null || cell === undefined ? '' : withoutApostrophe(String(cell)).trim()

/**
 * A number as people in Colombia and machines write it: `$ 12.500`, `1.234,50`, `1,234.50`, `5.22`. Null when it is none.
 * One kind of sign before exactly three digits separates thousands, as prices without cents are written, unless only a zero stands before it.
 */
export function numberOf(cell: Cell | undefined): number | null {
  if (typeof cell === 'number') return Number.isFinite(cell) ? cell : null
  const text = cellText(cell).replace(/[\s\u00a0$€%]|COP|EUR/gi, '')
  if (!/^-?[\d.,]+$/.test(text) || !/\d/.test(text)) return null
  const decimal = decimalSign(text)
  const digits = [...text].filter((sign) => (sign !== '.' && sign !== ',') || sign === decimal).join('')
  const value = Number(digits.replace(',', '.'))
  return Number.isFinite(value) ? value : null
}

function decimalSign(text: string): string | null {
  const last = Math.max(text.lastIndexOf('.'), text.lastIndexOf(','))
  if (last < 0) return null
  const sign = text[last] as string
  if (text.indexOf(sign) !== last) return null
  const alone = !text.includes(sign === '.' ? ',' : '.')
  const looksLikeThousands = text.length - last - 1 === 3 && !/^-?0?$/.test(text.slice(0, last))
  return alone && looksLikeThousands ? null : sign
}

/** Sí or no, in Spanish or English; null when it is neither. */
export function flagOf(cell: Cell | undefined): boolean | null {
  if (typeof cell === 'boolean') return cell
  const text = cellText(cell).toLowerCase()
  if (['1', 'si', 'sí', 's', 'true', 'verdadero', 'x', 'yes'].includes(text)) return true
  return ['0', 'no', 'n', 'false', 'falso'].includes(text) ? false : null
}
