import type { TypedNumberRules } from '@plaza/contracts/kernel/typed-number'

/** The next number of the arrow keys, within the field's limits; an empty field steps from 0. */
export function stepNumber(value: number | null, step: number, { min, max, kind }: TypedNumberRules): number {
  const low = min ?? (kind === 'decimal' ? Number.NEGATIVE_INFINITY : 0)
  const high = max ?? (kind === 'percent' ? 100 : Number.MAX_SAFE_INTEGER)
  // 0,1 and 0,2 are 0,3, not 0,30000000000000004.
  const next = Math.round(((value ?? 0) + step) * 1e6) / 1e6
  return Math.min(high, Math.max(low, next))
}
