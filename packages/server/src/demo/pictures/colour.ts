/** Mixes two #rrggbb colours; amount 0 is the first, 1 the second. */
export function mix(from: string, to: string, amount: number) {
  const a = channels(from)
  const b = channels(to)
  return `#${a
    .map((value, i) =>
      Math.round(value + (b[i]! - value) * amount)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`
}

export const lighten = (colour: string, amount: number) => mix(colour, '#ffffff', amount)
export const darken = (colour: string, amount: number) => mix(colour, '#0b1020', amount)

/** White or ink, whichever reads better on the colour. */
export function inkOn(colour: string) {
  const [r, g, b] = channels(colour) as [number, number, number]
  return r * 0.299 + g * 0.587 + b * 0.114 > 168 ? '#1f2937' : '#ffffff'
}

function channels(colour: string) {
  return [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16))
}
