const yes = new Set(['si', 's', 'yes', 'y', 'true', '1', 'verdadero', 'claro', 'ok', 'acepto', 'on', 'x'])
const no = new Set(['no', 'n', 'false', '0', 'falso', 'nunca', 'not', 'rechazo', 'off'])

/** S-5-051: reads a Spanish or English answer; case, accents and a final dot do not matter. Null when it is neither. */
export function parseYesNo(answer: unknown): boolean | null {
  if (typeof answer === 'boolean') return answer
  const word = plain(String(answer ?? ''))
  if (yes.has(word)) return true
  return no.has(word) ? false : null
}

const plain = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').replace(/[.!¡]/g, '').trim().toLowerCase()
