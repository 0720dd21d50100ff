/** S-9-028, A-124: a name in the bar has 15 characters on desktop and 8 on a phone. */
export const nameLimits = { desktop: 15, phone: 8 } as const

/** Cuts a text to `limit` characters, the last one an ellipsis when something is left out. */
export function truncated(text: string, limit: number): string {
  const letters = [...text.trim()]
  return letters.length <= limit
    ? letters.join('')
    : `${letters
        .slice(0, limit - 1)
        .join('')
        .trimEnd()}…`
}
