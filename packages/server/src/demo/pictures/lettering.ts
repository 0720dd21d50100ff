import { glyphs } from './glyphs.ts'

export interface Lettering {
  x: number
  y: number
  size: number
  /** The text shrinks to fit this width. */
  width?: number
  fill?: string
  anchor?: 'start' | 'middle'
  opacity?: number
}

/** One line of text as SVG outlines: needs no font where it is drawn. Unknown characters become spaces. */
export function lettering(text: string, { x, y, size, width = Infinity, fill = '#fff', anchor = 'middle', opacity = 1 }: Lettering) {
  const scale = Math.min(size / 1000, width / Math.max(1, advanceOf(text)))
  const start = anchor === 'middle' ? x - (advanceOf(text) * scale) / 2 : x
  const baseline = y - (size - scale * 1000) * 0.35
  let pen = 0
  let outlines = ''
  for (const char of text) {
    const [advance, outline] = glyphs[char] ?? glyphs[' ']!
    if (outline) outlines += `<path transform="translate(${pen} 0)" d="${outline}"/>`
    pen += advance
  }
  return `<g fill="${fill}" opacity="${opacity}" transform="translate(${round(start)} ${round(baseline)}) scale(${scale.toFixed(4)})">${outlines}</g>`
}

export function advanceOf(text: string) {
  let sum = 0
  for (const char of text) sum += (glyphs[char] ?? glyphs[' ']!)[0]
  return sum
}

const round = (value: number) => Math.round(value * 10) / 10
