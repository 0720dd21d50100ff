/** [longitude, latitude] */
export type Point = readonly [number, number]
export interface Axis {
  readonly name: string
  readonly line: readonly Point[]
}
export interface Crossing {
  readonly a: string
  readonly b: string
  readonly at: Point
}

interface Segment {
  readonly name: string
  readonly from: Point
  readonly to: Point
}

const metresPerDegree = 110_600
/** Drawn axes of one crossing may miss each other by a few metres. */
const tolerance = 8
/** Closer crossings of one pair are the lanes of one place. */
const samePlace = 40
const cell = 0.002

/** Where streets of different names meet, each pair and place once, `a` before `b`. */
export function crossingsOf(axes: readonly Axis[]): Crossing[] {
  const cells = new Map<string, Segment[]>()
  const found = new Map<string, Point[]>()
  for (const { name, line } of axes)
    for (const [index, from] of line.slice(0, -1).entries()) {
      const segment = { name, from, to: line[index + 1] as Point }
      const near = cellsOf(segment)
      for (const key of near) for (const other of cells.get(key) ?? []) if (other.name !== name) meet(segment, other, found)
      for (const key of near) cells.set(key, [...(cells.get(key) ?? []), segment])
    }
  return [...found].flatMap(([pair, places]) => {
    const [a = '', b = ''] = pair.split('\n')
    return places.map((at) => ({ a, b, at }))
  })
}

function meet(one: Segment, other: Segment, found: Map<string, Point[]>) {
  const at = meetingPoint(one, other)
  if (!at) return
  const pair = [one.name, other.name].sort().join('\n')
  const known = found.get(pair) ?? []
  if (!known.some((place) => metres(place, at) < samePlace)) found.set(pair, [...known, at])
}

function meetingPoint(one: Segment, other: Segment): Point | null {
  const crossed = intersection(one, other)
  if (crossed) return crossed
  const ends: [Point, Segment][] = [
    [one.from, other],
    [one.to, other],
    [other.from, one],
    [other.to, one],
  ]
  for (const [end, segment] of ends) if (metres(end, closest(segment, end)) <= tolerance) return end
  return null
}

function intersection({ from: a, to: b }: Segment, { from: c, to: d }: Segment): Point | null {
  const [ax, ay, cx, cy] = [b[0] - a[0], b[1] - a[1], d[0] - c[0], d[1] - c[1]]
  const cross = ax * cy - ay * cx
  if (cross === 0) return null
  const t = ((c[0] - a[0]) * cy - (c[1] - a[1]) * cx) / cross
  const u = ((c[0] - a[0]) * ay - (c[1] - a[1]) * ax) / cross
  return t >= 0 && t <= 1 && u >= 0 && u <= 1 ? [a[0] + t * ax, a[1] + t * ay] : null
}

function closest({ from, to }: Segment, point: Point): Point {
  const [x, y] = [to[0] - from[0], to[1] - from[1]]
  const length = x * x + y * y
  const share = length === 0 ? 0 : Math.min(1, Math.max(0, ((point[0] - from[0]) * x + (point[1] - from[1]) * y) / length))
  return [from[0] + share * x, from[1] + share * y]
}

/** Flat within a city. */
export const metres = (a: Point, b: Point): number =>
  Math.hypot((a[0] - b[0]) * Math.cos((a[1] * Math.PI) / 180), a[1] - b[1]) * metresPerDegree

// With a margin, so that what meets across a border of cells shares one.
function cellsOf({ from, to }: Segment): string[] {
  const margin = (tolerance * 1.5) / metresPerDegree
  const [west, east] = [Math.min(from[0], to[0]) - margin, Math.max(from[0], to[0]) + margin]
  const [south, north] = [Math.min(from[1], to[1]) - margin, Math.max(from[1], to[1]) + margin]
  const keys: string[] = []
  for (let x = Math.floor(west / cell); x <= Math.floor(east / cell); x++)
    for (let y = Math.floor(south / cell); y <= Math.floor(north / cell); y++) keys.push(`${x}:${y}`)
  return keys
}
