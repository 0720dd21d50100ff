/** HTML or text as one line of words. */
export const plain = (text: string | null | undefined): string =>
  (text ?? '')
    .replace(/<\/?(a|b|em|i|s|span|strong|u)\b[^>]*>/gi, '')
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()

/** To what search engines show, at a word's end. */
export function shortened(text: string, most = 155): string {
  const whole = text.trim()
  return whole.length <= most ? whole : `${whole.slice(0, most - 1).replace(/\s+\S*$/, '')}…`
}
