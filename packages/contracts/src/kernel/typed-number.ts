/** What a field counts. Pesos, grams and pieces are whole; percentages and `decimal` may have decimals. */
export type NumberKind = 'money' | 'grams' | 'count' | 'percent' | 'decimal'

export interface TypedNumberRules {
  readonly kind: NumberKind
  /** Smallest number taken; 0 unless told, and none for `decimal`. */
  readonly min?: number | undefined
  /** Largest number taken; 100 for `percent` unless told. */
  readonly max?: number | undefined
}

export type TypedNumber =
  | { readonly status: 'empty' }
  | { readonly status: 'value'; readonly value: number }
  /** Readings that differ, smallest first; whoever typed it says which one is meant. */
  | { readonly status: 'ambiguous'; readonly readings: readonly number[]; readonly message: string }
  | { readonly status: 'invalid'; readonly message: string }

/**
 * Reads a number as people in Colombia write it: `.` groups thousands and `,` is the decimal sign. Never guesses: text that another locale
 * reads as another number (`12.5`, `$12,000`) is `ambiguous`.
 * @param text What was typed or pasted, with or without `$`, `COP`, `%`, `g`, `kg` or `lb`.
 */
export function parseTypedNumber(text: string, rules: TypedNumberRules): TypedNumber {
  const plain = toPlainText(text)
  if (plain === '') return { status: 'empty' }
  const parts = splitUnit(plain, rules.kind)
  const read = parts && readDigits(parts.digits, isWhole(rules.kind) && parts.factor === 1)
  if (!parts || !read) return { status: 'invalid', message: notUnderstood[rules.kind] }
  const readings = read.readings.map((value) => round(parts.sign * value * parts.factor))
  const fitting = readings.filter((value) => faultOf(value, rules) === null)
  if (fitting.length === 0) return { status: 'invalid', message: faultOf(readings[0] as number, rules) as string }
  if (read.isCertain) return { status: 'value', value: fitting[0] as number }
  const distinct = [...new Set(fitting)].toSorted((one, other) => one - other)
  return { status: 'ambiguous', readings: distinct, message: questionOf(distinct, rules.kind) }
}

/** The number with its unit, as people read it: `$ 12.000`, `750 g`, `1,5 kg`, `10,5 %`. `parseTypedNumber` reads it back unchanged. */
export function formatTypedNumber(value: number, kind: NumberKind): string {
  const size = Math.abs(value)
  const sign = value < 0 ? '-' : ''
  if (kind === 'money') return `${sign}$ ${grouped(size)}`
  if (kind === 'percent') return `${sign}${grouped(size)} %`
  if (kind === 'grams') return sign + (size >= 1000 ? `${grouped(size / 1000)} kg` : `${grouped(size)} g`)
  return sign + grouped(size)
}

const isWhole = (kind: NumberKind) => kind === 'money' || kind === 'grams' || kind === 'count'

// Full-width signs of Asian keyboards, the minus signs of typography, and spaces that spreadsheets and web pages put between thousands.
const toPlainText = (text: string): string =>
  text
    .replace(/[\uFF01-\uFF5E]/g, (sign) => String.fromCharCode(sign.charCodeAt(0) - 0xfee0))
    .replace(/[\u2212\u2010-\u2014]/g, '-')
    .replace(/[\u200B-\u200F\u2060\uFEFF]/g, '')
    .replace(/\s+/g, ' ')
    .trim()

interface Parts {
  readonly sign: 1 | -1
  readonly digits: string
  /** What one of the digits' unit is in the field's unit: 1000 for `kg` and 500 for `lb` in a field of grams. */
  readonly factor: number
}

function splitUnit(text: string, kind: NumberKind): Parts | null {
  const unit = units[kind]
  const match = new RegExp(`^([-+]?) ?(?:${unit.before}) ?([-+]?) ?([\\d.,' ’]*\\d) ?(${unit.after})$`, 'i').exec(text)
  if (!match) return null
  const [, outer = '', inner = '', digits = '', after = ''] = match
  if (outer && inner) return null
  return { sign: outer + inner === '-' ? -1 : 1, digits, factor: factorOf(after) }
}

// The market's pound is half a kilogram.
function factorOf(unit: string): number {
  if (/^k/i.test(unit)) return 1000
  return /^l/i.test(unit) ? 500 : 1
}

const units: Record<NumberKind, { readonly before: string; readonly after: string }> = {
  money: { before: 'COP ?\\$|\\$|COP|', after: 'COP|pesos|' },
  grams: { before: '', after: 'kgs?|kilos?|kilogramos?|lbs?|libras?|g|grs?|gramos?|' },
  count: { before: '', after: 'unidades|unidad|und?|' },
  percent: { before: '', after: '%|' },
  decimal: { before: 'COP ?\\$|\\$|COP|', after: 'COP|' },
}

interface Read {
  readonly isCertain: boolean
  readonly readings: readonly number[]
}

const certain = (value: number): Read => ({ isCertain: true, readings: [value] })
const unsure = (...readings: number[]): Read => ({ isCertain: false, readings })

/** Null when the signs stand where no locale puts them. */
function readDigits(typed: string, isWholeKind: boolean): Read | null {
  const text = typed.replace(/[’ ]/g, "'")
  // 1'234.567 groups millions with an apostrophe; 12 000 groups with a space.
  if (text.includes("'")) return readGrouped(text, isWholeKind)
  if (/^\d+$/.test(text)) return certain(Number(text))
  if (/^[1-9]\d{0,2}(\.\d{3})+(,\d+)?$/.test(text)) return certain(toNumber(text, ','))
  if (/^\d*,\d+$/.test(text)) return readComma(text, isWholeKind)
  if (/^\d*\.\d+$/.test(text)) return readDot(text, isWholeKind)
  if (/^[1-9]\d{0,2}(,\d{3})+\.\d+$/.test(text)) return unsure(toNumber(text, '.'))
  if (/^[1-9]\d{0,2}(,\d{3}){2,}$/.test(text)) return unsure(toNumber(text, '.'))
  return null
}

function readGrouped(text: string, isWholeKind: boolean): Read | null {
  if (!/^[1-9]\d{0,2}('\d{3})+([.,]\d+)?$/.test(text) && !/^[1-9]\d{0,2}'\d{3}(\.\d{3})+(,\d+)?$/.test(text)) return null
  const rest = text.replaceAll("'", '')
  const isMillions = /'\d{3}\.\d{3}(,\d+)?$/.test(text)
  return isMillions ? certain(toNumber(rest, ',')) : readDigits(rest, isWholeKind)
}

// A comma before three digits groups thousands in other locales. What has no decimals can only mean that, or decimals that are all 0.
function readComma(text: string, isWholeKind: boolean): Read {
  const decimal = toNumber(text, ',')
  const looksLikeThousands = /^[1-9]\d{0,2},\d{3}$/.test(text) && (isWholeKind || text.endsWith('0'))
  return looksLikeThousands ? unsure(toNumber(text, '.'), decimal) : certain(decimal)
}

// A dot that groups nothing: the decimal sign of other locales, a slip, or a thousand that was not typed to its end.
function readDot(text: string, isWholeKind: boolean): Read {
  const decimal = toNumber(text, '.')
  const slipped = toNumber(text, ',')
  const [before = '', after = ''] = text.split('.')
  const canBeUnfinished = isWholeKind && /^[1-9]\d{0,2}$/.test(before) && after.length < 3
  return unsure(slipped, decimal, ...(canBeUnfinished ? [Number(before + after.padEnd(3, '0'))] : []))
}

const toNumber = (text: string, decimalSign: '.' | ',') => Number(text.replaceAll(decimalSign === ',' ? '.' : ',', '').replace(',', '.'))

// 1,001 kg are 1001 g, not 1000.9999999999999.
const round = (value: number) => Math.round(value * 1e6) / 1e6

function faultOf(
  value: number,
  { kind, min = kind === 'decimal' ? undefined : 0, max = kind === 'percent' ? 100 : undefined }: TypedNumberRules,
) {
  if (isWhole(kind) && !Number.isInteger(value)) return notWhole[kind as keyof typeof notWhole]
  const low = min ?? -Number.MAX_SAFE_INTEGER
  const high = max ?? Number.MAX_SAFE_INTEGER
  if (value >= low && value <= high && Number.isSafeInteger(Math.trunc(value))) return null
  if (max !== undefined && min !== undefined)
    return `Escribe un número entre ${formatTypedNumber(min, kind)} y ${formatTypedNumber(max, kind)}.`
  if (value < low) return `Escribe un número desde ${formatTypedNumber(low, kind)}.`
  return max === undefined ? 'El número es demasiado grande.' : `Escribe un número hasta ${formatTypedNumber(max, kind)}.`
}

const notWhole = {
  money: 'Los precios van en pesos enteros, sin decimales.',
  grams: 'Los gramos van enteros, sin decimales.',
  count: 'Escribe un número entero, sin decimales.',
} as const

const notUnderstood: Record<NumberKind, string> = {
  money: 'No entendimos el valor. Escríbelo así: 12.000',
  grams: 'No entendimos el peso. Escríbelo en gramos, así: 1.500',
  count: 'No entendimos la cantidad. Escríbela así: 12',
  percent: 'No entendimos el porcentaje. Escríbelo así: 10,5',
  decimal: 'No entendimos el número. Escríbelo así: 5,25',
}

const questionOf = (readings: readonly number[], kind: NumberKind) =>
  `¿Quisiste escribir ${readings.map((value) => formatTypedNumber(value, kind)).join(' o ')}?`

function grouped(size: number): string {
  const [whole = '', decimals] = String(round(size)).split('.')
  return whole.replace(/\B(?=(\d{3})+$)/g, '.') + (decimals ? `,${decimals}` : '')
}
