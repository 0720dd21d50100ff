/** `'Entero, Tajadas'` → its choices, each once. */
export const choicesIn = (text: string): string[] => [
  ...new Set(
    text
      .split(',')
      .map((each) => each.trim())
      .filter((each) => each !== ''),
  ),
]
