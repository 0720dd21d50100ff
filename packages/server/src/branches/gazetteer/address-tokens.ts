import { plainName, type Street, type StreetType } from './street.ts'

export interface Token {
  readonly kind: 'word' | 'number' | 'sign' | 'name'
  readonly text: string
  /** Nothing stands between this token and the one before. */
  readonly isGlued: boolean
  /** Of a `name`: the streets that bear it, the likeliest first. */
  readonly streets?: readonly Street[]
}

/** Popular names of streets, as `plainName` writes them and without a type word, and the streets that bear them. */
export type StreetNames = ReadonlyMap<string, readonly Street[]>

const abbreviations: Record<Exclude<StreetType, 'VIA'>, string> = {
  CL: 'CALLE CLLE CALL CLL CL C AC',
  KR: 'CARRERA CARR CRRA CRA CRR CAR KRA KRR KR CR K AK',
  AV: 'AVENIDA AVDA AVD AVE AVN AV',
  DG: 'DIAGONAL DIAG DIG DG',
  TV: 'TRANSVERSAL TRANSV TRANSVER TRANS TRVS TRV TVS TVR TV TR',
  PJ: 'PASAJE PSJE PJE PSJ PJ',
}
const typeOfWord = new Map(
  Object.entries(abbreviations).flatMap(([type, words]) => words.split(' ').map((word) => [word, type as StreetType] as const)),
)
const fullWords = ['CALLE', 'CARRERA', 'AVENIDA', 'DIAGONAL', 'TRANSVERSAL', 'PASAJE'] as const

/** The type a word stands for; of words of four letters and more also with a typing error. */
export function typeOfToken(token: Token | undefined): StreetType | null {
  if (token?.kind !== 'word') return null
  const known = typeOfWord.get(token.text)
  if (known || token.text.length < 4) return known ?? null
  const meant = fullWords.find((word) => isMistyped(token.text, word))
  return meant ? (typeOfWord.get(meant) ?? null) : null
}

const ordinals = new Map(
  'PRIMERA SEGUNDA TERCERA CUARTA QUINTA SEXTA SEPTIMA OCTAVA NOVENA DECIMA'.split(' ').map((word, index) => [word, String(index + 1)]),
)

/** Words that may stand before a popular name and are not part of it. */
const nameTypes = new Set([
  'AV',
  'AVE',
  'AVDA',
  'AVENIDA',
  'AVENDIA',
  'AUTOPISTA',
  'VIA',
  'CALLE',
  'CL',
  'CARRERA',
  'CRA',
  'TRONCAL',
  'CALLEJON',
])
const articles = new Set(['LA', 'LAS', 'EL', 'LOS', 'DE', 'DEL'])

export function tokensOf(text: string, names: StreetNames): Token[] {
  const tokens = [...cleaned(text).matchAll(/\d+|[A-Z]+|[#&,/+@-]/g)].map(({ 0: found, index }, at, all) => {
    const before = all[at - 1]
    const isGlued = before !== undefined && before.index + before[0].length === index
    return { kind: kindOf(found), text: found, isGlued } as const satisfies Token
  })
  return withOrdinals(withNames(tokens, names))
}

const kindOf = (text: string): 'word' | 'number' | 'sign' => {
  if (/^\d/.test(text)) return 'number'
  return /^[A-Z]/.test(text) ? 'word' : 'sign'
}

const cleaned = (text: string) =>
  plainName(text.replace(/(\d)\s?[º°]/g, '$1').replace(/(\d)(?:ra|da|ta|ma|va|na|er)\b/gi, '$1'))
    .replace(/\bN\s?°|\bN[O.](?:\s?\.)?(?=\s*\d)|\bNUMERO\b|\bNRO\b|\bNUM\b(?=\.?\s*\d)/g, '#')
    .replace(/\bAUT(?:OP?)?\b\.?(?=\s*[A-Z])/g, 'AUTOPISTA')
    .replace(/[.;:]/g, ' ')

const withOrdinals = (tokens: readonly Token[]): Token[] =>
  tokens.map((token, at) => {
    const number = ordinals.get(token.text)
    return number && typeOfToken(tokens[at - 1]) ? { kind: 'number', text: number, isGlued: false } : token
  })

/** Popular names become one token each, the longest first; the type and the articles before them go into it. */
function withNames(tokens: readonly Token[], names: StreetNames): Token[] {
  const all = [...names].map(([name, streets]) => ({ words: name.split(' '), streets })).sort((a, b) => b.words.length - a.words.length)
  const result: Token[] = []
  for (let at = 0; at < tokens.length; ) {
    const found = all.find(({ words }) => words.every((word, index) => isSameWord(tokens[at + index], word)))
    if (found && mayBeStreet(tokens, at, result)) {
      while (result.length > 0 && isNameStart(result.at(-1))) result.pop()
      result.push({ kind: 'name', text: found.words.join(' '), isGlued: false, streets: found.streets })
      at += found.words.length
    } else {
      result.push(tokens[at] as Token)
      at += 1
    }
  }
  return result
}

const isNameStart = (token: Token | undefined) => token !== undefined && (nameTypes.has(token.text) || articles.has(token.text))

// "Cali, Colombia" ends many addresses and is no avenue: a name is a street after a type, at the beginning, or where a crossing is due.
function mayBeStreet(tokens: readonly Token[], at: number, before: readonly Token[]): boolean {
  const last = before.findLast((token) => !articles.has(token.text))
  const starts = last === undefined || nameTypes.has(last.text) || (connectors.has(last.text) && last.text !== ',')
  return starts && tokens[at]?.kind !== 'sign'
}

const isSameWord = (token: Token | undefined, word: string) =>
  token !== undefined && (token.text === word || (word.length >= 6 && token.kind === 'word' && isMistyped(token.text, word)))

/** What may stand between a street and the one that crosses it. */
export const connectors: ReadonlySet<string> = new Set(
  '# & - / + @ , CON Y E X ESQ ESQUINA ENTRE CRUCE CRUZANDO INTERSECCION ALTURA CASI A LA EL DE'.split(' '),
)

/** One letter wrong, missing, too many or swapped with its neighbour; of seven letters and more two. */
export function isMistyped(text: string, word: string): boolean {
  const allowed = word.length >= 7 ? 2 : 1
  if (Math.abs(text.length - word.length) > allowed || text[0] !== word[0]) return false
  return distance(text, word) <= allowed
}

function distance(a: string, b: string): number {
  const rows = [Array.from({ length: b.length + 1 }, (_, index) => index)]
  for (let i = 1; i <= a.length; i++) {
    const row = [i]
    for (let j = 1; j <= b.length; j++) {
      const before = rows[i - 1] as number[]
      const change = (before[j - 1] as number) + (a[i - 1] === b[j - 1] ? 0 : 1)
      const isSwap = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]
      const swap = isSwap ? (rows[i - 2]?.[j - 2] as number) + 1 : Number.POSITIVE_INFINITY
      row[j] = Math.min((before[j] as number) + 1, (row[j - 1] as number) + 1, change, swap)
    }
    rows[i] = row
  }
  return rows[a.length]?.[b.length] ?? Number.POSITIVE_INFINITY
}
