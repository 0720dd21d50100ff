import { createHash } from 'node:crypto'

/** A uuid (version 5 layout) that is the same for the same business and name on every run. */
export function idOf(business: string, kind: string, name: string | number): string {
  const hex = createHash('sha1').update(`plaza-demo/${business}/${kind}/${name}`).digest('hex')
  const variant = ((Number.parseInt(hex.slice(16, 18), 16) & 0x3f) | 0x80).toString(16)
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-5${hex.slice(13, 16)}-${variant}${hex.slice(18, 20)}-${hex.slice(20, 32)}`
}
