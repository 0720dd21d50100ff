import { randomFrom, type Random } from '../random.ts'
import { darken, inkOn, lighten } from './colour.ts'
import { pictureOf } from './emoji.ts'
import { advanceOf, lettering } from './lettering.ts'

/** A picture without words: banners, categories, community. Words are HTML above it. */
export interface ScenePicture {
  kind: 'scene'
  width: number
  height: number
  items: readonly string[]
  from: string
  to: string
  /** Where the things stand; 'right' leaves room for words on the left. */
  place: 'right' | 'middle'
}

/** A name as a sign: brands and the business's own. */
export interface SignPicture {
  kind: 'sign'
  width: number
  height: number
  text: string
  main: string
  second: string
  item?: string
}

export async function sceneSvg({ width, height, items, from, to, place }: ScenePicture, seed: string): Promise<string> {
  const random = randomFrom(seed)
  const symbols = await Promise.all(items.map((item, i) => pictureOf(item, `i${i}`)))
  const centre = place === 'right' ? width * 0.7 : width / 2
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}"><defs>
    <linearGradient id="ground" x2="1" y2="1"><stop offset="0" stop-color="${from}"/><stop offset="1" stop-color="${to}"/></linearGradient>
    <radialGradient id="light"><stop offset="0" stop-color="#fff" stop-opacity=".75"/><stop offset="1" stop-color="#fff" stop-opacity="0"/></radialGradient>
    <radialGradient id="shadow"><stop offset="0" stop-color="#1b2430" stop-opacity=".4"/><stop offset="1" stop-color="#1b2430" stop-opacity="0"/></radialGradient>${symbols.join('')}</defs>
    <rect width="${width}" height="${height}" fill="url(#ground)"/>${backdrop(width, height, centre, from, to, random)}${group(items, width, height, centre, place, random)}</svg>`
}

function backdrop(width: number, height: number, centre: number, from: string, to: string, random: Random) {
  const lift = random.int(-20, 20)
  return `<path d="M0 ${height * 0.82 + lift}q${width * 0.25}-${height * 0.22} ${width * 0.5}-${height * 0.06}t${width * 0.5}-${height * 0.1}V${height}H0z" fill="${darken(to, 0.12)}" opacity=".28"/>
    <circle cx="${centre}" cy="${height * 0.5}" r="${height * 0.62}" fill="${lighten(from, 0.4)}" opacity=".5"/><circle cx="${centre}" cy="${height * 0.46}" r="${height * 0.55}" fill="url(#light)"/>
    ${Array.from({ length: 7 }, () => `<circle cx="${random.int(0, width)}" cy="${random.int(0, Math.round(height * 0.6))}" r="${random.int(5, 22)}" fill="#fff" opacity="${(0.12 + random() * 0.16).toFixed(2)}"/>`).join('')}
    <path d="M0 ${height * 0.9}q${width * 0.3}-${height * 0.1} ${width * 0.55}-${height * 0.02}t${width * 0.45}-${height * 0.03}V${height}H0z" fill="${darken(to, 0.2)}" opacity=".22"/>`
}

function group(items: readonly string[], width: number, height: number, centre: number, place: ScenePicture['place'], random: Random) {
  const n = items.length
  const room = place === 'right' ? width * 0.52 : width * 0.86
  const size = Math.min(height * (n === 1 ? 0.74 : 0.66), room / (n * 0.52 + 0.5))
  return arrange(n)
    .map(({ i, off, back }) => {
      const big = size * (back ? 0.94 : 1.08)
      const x = centre + off * size * (n > 3 ? 0.54 : 0.66)
      const base = height * 0.9 - (back ? size * 0.34 : 0)
      return `<ellipse cx="${x.toFixed(1)}" cy="${base}" rx="${big * 0.46}" ry="${big * 0.075}" fill="url(#shadow)"/><use href="#i${i}" transform="translate(${x.toFixed(1)} ${(base - big * 0.47).toFixed(1)}) rotate(${(off * 5 + random.int(-4, 4)).toFixed(1)}) scale(${(big / 256).toFixed(3)}) translate(-128 -128)"/>`
    })
    .join('')
}

// From four things on every other one stands behind; what is behind is drawn first.
function arrange(n: number) {
  const spots = Array.from({ length: n }, (_, i) => ({ i, off: i - (n - 1) / 2, back: n > 3 && i % 2 === 1 }))
  return spots.sort((a, b) => Number(b.back) - Number(a.back) || Math.abs(b.off) - Math.abs(a.off))
}

export async function signSvg({ width, height, text, main, second, item }: SignPicture): Promise<string> {
  const symbol = item ? await pictureOf(item, 'i0') : ''
  const mark = item ? height * 0.62 : 0
  const textWidth = width * 0.84 - mark * 1.1
  const ink = inkOn(main)
  const size = Math.min(height * 0.32, (textWidth * 1000) / Math.max(1, advanceOf(text)))
  const sign = text === '' ? '' : lettering(text, { x: width / 2 + mark * 0.52, y: height * 0.46 + size * 0.35, size, fill: ink })
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}"><defs>${symbol}<linearGradient id="g" x2="1" y2="1"><stop offset="0" stop-color="${lighten(main, 0.1)}"/><stop offset="1" stop-color="${darken(main, 0.14)}"/></linearGradient></defs>
    <rect width="${width}" height="${height}" fill="url(#g)"/><path d="M0 ${height * 0.84}q${width * 0.5}-${height * 0.14} ${width} 0V${height}H0z" fill="${second}" opacity=".9"/>
    ${item ? `<use href="#i0" transform="translate(${text === '' ? width / 2 : width * 0.08 + mark / 2} ${height * 0.46}) scale(${((text === '' ? height * 0.74 : mark) / 256).toFixed(3)}) translate(-128 -128)"/>` : ''}${sign}</svg>`
}
