import type { Line } from '@plaza/contracts/cart/line.entity'

type Place = NonNullable<Line['planometry']> | null

export interface Stop {
  readonly place: Place
  readonly lines: readonly Line[]
}

/** The lines in the order one walks the store: by aisle, then gondola, numbers as numbers; what has no place comes last. */
export function byPlace(lines: readonly Line[]): Stop[] {
  const stops = Map.groupBy(lines, ({ planometry }) => (planometry ? `${planometry.isle} ${planometry.gondola}` : ''))
  return [...stops.values()].map((group) => ({ place: group[0]?.planometry ?? null, lines: group })).toSorted(compare)
}

function compare({ place: one }: Stop, { place: other }: Stop): number {
  if (!one || !other) return Number(!one) - Number(!other)
  return natural(one.isle, other.isle) || natural(one.gondola, other.gondola)
}

const natural = (one: string, other: string) => one.localeCompare(other, 'es', { numeric: true })

export const placeText = (place: Place | undefined): string =>
  place ? `Pasillo ${place.isle} · Góndola ${place.gondola}` : 'Sin ubicación'
