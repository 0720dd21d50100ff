import { inertCsvText } from '@plaza/contracts/kernel/spreadsheet'

/** RFC 4180 with the mark that makes Excel read UTF-8. What a spreadsheet would calculate gets an apostrophe before it (ASVS 1.2.10). */
export const csvOf = (header: readonly string[], rows: readonly (readonly (string | number | null)[])[]): string =>
  `\uFEFF${[header, ...rows].map((row) => row.map(fieldOf).join(',')).join('\r\n')}\r\n`

function fieldOf(value: string | number | null): string {
  if (typeof value === 'number') return String(value)
  const safe = inertCsvText(value ?? '')
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}
