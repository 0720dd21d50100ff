export const tenantThemes = [
  { value: 'theme_green', label: 'Verde' },
  { value: 'theme_blue', label: 'Azul' },
] as const

/** Host names typed one per line, or with commas or spaces between; lower case, each once. */
export const hostsOf = (text: string): string[] => [
  ...new Set(
    text
      .toLowerCase()
      .split(/[\s,;]+/)
      .filter((host) => host !== ''),
  ),
]
