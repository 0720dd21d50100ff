import type { Corners } from './use-corners.ts'

/** What stands saved by now, out of the refusal of a change that somebody else overtook; null when it is not there. */
export function currentOf<Record>(
  schema: { safeParse(value: unknown): { success: boolean; data?: Record } },
  data: unknown,
): Record | null {
  const read = schema.safeParse((data as { current?: unknown } | null)?.current)
  return (read.success && read.data) || null
}

export const pointsOf = ({ length }: Corners): string => (length === 1 ? '1 punto' : `${length} puntos`)
