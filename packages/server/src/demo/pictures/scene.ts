import { darken, inkOn, lighten, mix } from './colour.ts'
import { pictureOf } from './emoji.ts'
import { lettering } from './lettering.ts'
import { type Pack, packs, type Silhouette } from './packs.ts'
import { type Random, randomFrom } from '../random.ts'

/** What a product's picture is made of; the same recipe gives the same picture. */
export interface ProductPicture {
  kind: 'product'
  pack: Pack | 'loose' | 'tray' | 'net' | 'carton12'
  items: readonly string[]
  brand: string
  name: string
  size: string
  main: string
  second: string
  content: string
  ground: string
  /** How many in the pack: above 1 draws several. */
  units: number
  /** `close` comes nearer, `inside` shows what is in it; without, the product as it stands on the shelf. */
  view?: 'close' | 'inside' | undefined
}

/** The picture as a 960 × 960 SVG. */
export async function productSvg(picture: ProductPicture, seed: string): Promise<string> {
  const random = randomFrom(seed)
  const symbols = await Promise.all(picture.items.map((item, i) => pictureOf(item, `i${i}`)))
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 960 960"><defs>${shades(picture.ground)}${symbols.join('')}</defs>
    <rect width="960" height="960" fill="url(#ground)"/><rect y="640" width="960" height="320" fill="url(#floor)"/><g transform="translate(480 520) scale(${zoomOf(picture)}) translate(-480 -${focusOf(picture)})">${contents(picture, random)}</g></svg>`
}

/** The pictures of one product: on the shelf, near by, and what is inside. */
export const viewsOf = (picture: ProductPicture): ProductPicture[] => [
  picture,
  { ...picture, view: 'close' },
  { ...picture, view: 'inside' },
]

// Small packs come nearer, so that everything fills its tile alike.
function zoomOf(picture: ProductPicture): number {
  if (picture.view === 'inside') return 1
  if (picture.view === 'close') return 1.5 * zoomOf({ ...picture, view: undefined })
  const { pack, units } = picture
  if (pack === 'loose' || pack === 'tray' || pack === 'carton12') return 1.02
  if (pack === 'net') return 1.12
  const { face } = packs[pack]({ main: '#ffffff', second: '#ffffff', content: '#ffffff' })
  return units > 1 ? 1.06 : face.width > 500 ? 1.14 : face.height < 420 || pack === 'cup' ? 1.2 : 1.1
}

function focusOf({ pack, view }: ProductPicture) {
  if (view === 'inside') return 520
  if (['loose', 'tray', 'net', 'carton12'].includes(pack)) return 510
  return { bar: 600, flatTube: 560, flatbox: 590, snack: 560, roll: 570, tin: 610, tub: 600, cup: 570, jar: 530 }[pack as string] ?? 500
}

function shades(ground: string) {
  return `<radialGradient id="ground" cx=".5" cy=".42" r=".75"><stop offset="0" stop-color="${lighten(ground, 0.965)}"/><stop offset="1" stop-color="${lighten(ground, 0.87)}"/></radialGradient>
    <linearGradient id="floor" x2="0" y2="1"><stop offset="0" stop-color="${ground}" stop-opacity="0"/><stop offset="1" stop-color="${ground}" stop-opacity=".13"/></linearGradient>
    <radialGradient id="shadow"><stop offset="0" stop-color="#1b2430" stop-opacity=".38"/><stop offset=".6" stop-color="#1b2430" stop-opacity=".14"/><stop offset="1" stop-color="#1b2430" stop-opacity="0"/></radialGradient>
    <linearGradient id="round"><stop offset="0" stop-color="#000" stop-opacity=".34"/><stop offset=".16" stop-color="#000" stop-opacity=".06"/><stop offset=".28" stop-color="#fff" stop-opacity=".42"/><stop offset=".42" stop-color="#fff" stop-opacity="0"/><stop offset=".72" stop-color="#000" stop-opacity=".04"/><stop offset="1" stop-color="#000" stop-opacity=".36"/></linearGradient>
    <linearGradient id="flat" x2="1" y2="1"><stop offset="0" stop-color="#fff" stop-opacity=".3"/><stop offset=".4" stop-color="#fff" stop-opacity="0"/><stop offset=".75" stop-color="#000" stop-opacity=".02"/><stop offset="1" stop-color="#000" stop-opacity=".2"/></linearGradient>`
}

function contents(picture: ProductPicture, random: Random) {
  if (picture.view === 'inside') return spread(picture, random)
  if (picture.pack === 'loose') return loose(picture, random)
  if (picture.pack === 'tray') return tray(picture, random)
  if (picture.pack === 'net') return net(picture, random)
  if (picture.pack === 'carton12') return eggs(picture)
  return packed(picture, packs[picture.pack](picture), random)
}

const shadow = (x: number, y: number, rx: number, ry = rx * 0.13) =>
  `<ellipse cx="${x}" cy="${y}" rx="${rx}" ry="${ry}" fill="url(#shadow)"/>`

const use = (i: number, x: number, y: number, size: number, turn = 0) =>
  `<use href="#i${i}" transform="translate(${x} ${y}) rotate(${turn}) scale(${(size / 256).toFixed(3)}) translate(-128 -128)"/>`

const ARRANGEMENTS: readonly (readonly [x: number, y: number, size: number, turn: number])[][] = [
  [[480, 500, 640, -6]],
  [[480, 500, 640, 8]],
  [
    [350, 420, 460, -14],
    [600, 580, 500, 10],
  ],
  [
    [600, 400, 450, 14],
    [360, 570, 510, -8],
  ],
  [
    [480, 330, 390, 0],
    [310, 600, 430, -12],
    [650, 600, 430, 12],
  ],
  [
    [330, 370, 400, -10],
    [640, 360, 390, 12],
    [480, 610, 470, 2],
  ],
]

function loose({ items, units }: ProductPicture, random: Random) {
  const many = units > 1 ? ARRANGEMENTS.slice(4) : ARRANGEMENTS
  return random
    .pick(many)
    .map(([x, y, size, turn], i) => {
      const wobble = random.int(-5, 5)
      return `${shadow(x, y + size * 0.45, size * 0.44, size * 0.08)}${use(i % items.length, x, y, size, turn + wobble)}`
    })
    .join('')
}

// Enough of it to fill the table.
const SPREAD: readonly (readonly [x: number, y: number, size: number])[] = [
  [250, 330, 300],
  [520, 280, 290],
  [760, 370, 290],
  [350, 560, 330],
  [640, 560, 340],
  [220, 770, 320],
  [500, 800, 340],
  [770, 770, 310],
]

function spread({ items }: ProductPicture, random: Random) {
  return SPREAD.map(([x, y, size], i) => {
    const turn = random.int(-28, 28)
    return `${shadow(x, y + size * 0.42, size * 0.42, size * 0.08)}${use(i % items.length, x, y, size, turn)}`
  }).join('')
}

function tray({ items, brand, size, main }: ProductPicture, random: Random) {
  const n = items[0] && random.chance(0.5) ? 3 : 2
  const pieces = Array.from({ length: n }, (_, i) =>
    use(i % items.length, 480 + (i - (n - 1) / 2) * (n === 3 ? 180 : 230), 500 + (i % 2) * 36, n === 3 ? 340 : 400, random.int(-14, 14)),
  ).join('')
  return `${shadow(480, 780, 430, 66)}
    <path d="M110 330q0-56 60-56h620q60 0 60 56l-36 380q-6 60-66 60H212q-60 0-66-60z" fill="#dfe4e8"/><path d="M146 340q0-36 40-36h588q40 0 40 36l-32 340q-4 40-46 40H224q-42 0-46-40z" fill="#f6f8f9"/>
    ${pieces}<path d="M110 330q0-56 60-56h620q60 0 60 56l-36 380q-6 60-66 60H212q-60 0-66-60z" fill="url(#flat)" opacity=".55"/>
    <path d="M200 300l150-10-150 420-22-30z" fill="#fff" opacity=".22"/><path d="M720 290h60l-90 460h-50z" fill="#fff" opacity=".16"/>
    <g transform="rotate(${random.int(-3, 3)} 680 330)"><rect x="540" y="232" width="280" height="150" rx="16" fill="#fff"/><path d="M540 248q0-16 16-16h248q16 0 16 16v48H540z" fill="${main}"/>${lettering(brand, { x: 680, y: 280, size: 40, width: 240, fill: inkOn(main) })}${lettering(size, { x: 680, y: 350, size: 38, width: 240, fill: '#1f2937' })}</g>`
}

function net({ items, brand, size, main }: ProductPicture, random: Random) {
  const spots: [number, number][] = [
    [360, 700],
    [600, 700],
    [480, 560],
    [330, 510],
    [630, 510],
    [480, 390],
    [400, 640],
    [560, 640],
  ]
  const pieces = spots.map(([x, y], i) => use(i % items.length, x, y, 270, random.int(-30, 30))).join('')
  const mesh = Array.from({ length: 15 }, (_, i) => `<path d="M${120 + i * 54} 240l-260 640M${-20 + i * 60} 240l260 640"/>`).join('')
  return `${shadow(480, 830, 330, 50)}${pieces}
    <clipPath id="net"><path d="M440 200h80q10 60 120 130 130 90 120 300-10 200-280 200T200 630q-10-210 120-300 110-70 120-130z"/></clipPath>
    <g clip-path="url(#net)" stroke="${main}" stroke-width="6" opacity=".62" fill="none">${mesh}</g>
    <path d="M424 120h112l-18 90h-76z" fill="${main}"/><rect x="330" y="560" width="300" height="160" rx="18" fill="#fff"/><path d="M330 578q0-18 18-18h264q18 0 18 18v50H330z" fill="${main}"/>
    ${lettering(brand, { x: 480, y: 612, size: 42, width: 260, fill: inkOn(main) })}${lettering(size, { x: 480, y: 688, size: 44, width: 250, fill: '#1f2937' })}`
}

function eggs({ items, brand, size, main, units }: ProductPicture) {
  const columns = units >= 20 ? 6 : units >= 12 ? 5 : 3
  const rows = units >= 20 ? 4 : units >= 12 ? 3 : 2
  const pieces = Array.from({ length: rows * columns }, (_, i) => {
    const row = Math.floor(i / columns)
    const step = (620 + row * 40) / columns
    return use(i % items.length, 480 + ((i % columns) - (columns - 1) / 2) * step, 330 + row * (250 / rows), 900 / columns, 0)
  }).join('')
  return `${shadow(480, 820, 420, 60)}<path d="M140 320h680l60 300H80z" fill="#a9a294"/>${pieces}
    <path d="M72 560q30-26 60 0t60 0 60 0 60 0 60 0 62 0 60 0 60 0 60 0 60 0 60 0 60 0 54 0l-30 226q-6 34-44 34H136q-38 0-44-34z" fill="#c9c1b1"/><path d="M72 560l26 226q6 34 44 34h676q38 0 44-34l26-226z" fill="url(#flat)"/>
    <rect x="290" y="630" width="380" height="150" rx="18" fill="${main}"/>${lettering(brand, { x: 480, y: 696, size: 56, width: 330, fill: inkOn(main) })}${lettering(size, { x: 480, y: 752, size: 40, width: 330, fill: inkOn(main) })}`
}

function packed(picture: ProductPicture, pack: Silhouette, random: Random) {
  const { units } = picture
  const turn = pack.round ? 0 : random.int(-3, 3)
  const one = (id: string) => drawPack(picture, pack, id, random)
  const shift = random.int(-18, 18)
  if (units > 1 && pack.face.width < 460) {
    const back = `<g transform="translate(150 -24) scale(.86) translate(66 136)">${one('b')}</g>`
    const front = `<g transform="translate(-120 10) scale(.93) translate(30 66)">${one('a')}</g>`
    return `${shadow(500, 850, 400, 50)}${units > 3 ? `<g transform="translate(20 -40) scale(.8) translate(100 208)">${one('c')}</g>` : ''}${back}${front}`
  }
  const beside = random.chance(0.45) && pack.face.width < 430
  const side = random.chance(0.5) ? 1 : -1
  const extra = beside ? `${shadow(480 + side * 262, 866, 120, 22)}${use(0, 480 + side * 262, 776, 216, side * random.int(6, 16))}` : ''
  const move = beside ? -side * 60 : shift
  return `${shadow(480 + move, 852, pack.face.width * 0.78, 44)}<g transform="translate(${move} 0) rotate(${turn} 480 850)">${one('a')}</g>${extra}`
}

function drawPack(picture: ProductPicture, pack: Silhouette, id: string, random: Random) {
  const base = pack.print === 'full' ? picture.main : (pack.material ?? picture.content)
  const shade = pack.round ? 'round' : 'flat'
  const print = pack.print === 'full' ? fullPrint(picture, pack, random) : paperLabel(picture, pack)
  return `${pack.under ?? ''}<clipPath id="c${id}"><path d="${pack.body}" clip-rule="evenodd"/></clipPath>
    <path d="${pack.body}" fill="${base}" fill-rule="evenodd"/><g clip-path="url(#c${id})">${print}<rect width="960" height="960" fill="url(#${shade})"/></g>${pack.over ?? ''}`
}

/** Brands keep one style on all their packs, so that a shelf shows families. */
function fullPrint({ brand, name, size, main, second, items }: ProductPicture, { face, round }: Silhouette, random: Random) {
  const { x, y, width, height } = face
  const centre = x + width / 2
  const style = randomFrom(`style ${brand}`).int(0, 3)
  const wide = width > height
  const big = wide ? Math.min(height * 0.58, width * 0.3) : Math.min(width * 0.66, height * 0.42)
  const heroX = wide ? x + width * 0.79 : centre
  const heroY = wide ? y + height * 0.5 : y + height * 0.58
  const textX = wide ? x + width * 0.29 : centre
  const textWidth = wide ? width * 0.46 : width * 0.82
  const ink = inkOn(main)
  const grounds = [
    `<circle cx="${heroX}" cy="${heroY}" r="${big * 0.66}" fill="${lighten(main, 0.86)}"/><circle cx="${heroX}" cy="${heroY}" r="${big * 0.72}" fill="none" stroke="${second}" stroke-width="8"/>`,
    `<path d="M${x - 60} ${y + height * 0.5}q${width * 0.5}-${height * 0.16} ${width + 120} 0v${height}H${x - 60}z" fill="${lighten(main, 0.88)}"/><path d="M${x - 60} ${y + height * 0.5}q${width * 0.5}-${height * 0.16} ${width + 120} 0v16q${-width * 0.5}-${height * 0.16} ${-width - 120} 0z" fill="${second}"/>`,
    `<path d="M${x - 80} ${y + height * 0.62}L${x + width + 80} ${y + height * 0.3}V${y + height + 90}H${x - 80}z" fill="${mix(second, main, 0.15)}"/><circle cx="${heroX}" cy="${heroY}" r="${big * 0.62}" fill="#fff" opacity=".92"/>`,
    `<ellipse cx="${heroX}" cy="${heroY}" rx="${big * 0.92}" ry="${big * 0.7}" fill="${darken(main, 0.22)}" opacity=".5"/><ellipse cx="${heroX}" cy="${heroY - 8}" rx="${big * 0.9}" ry="${big * 0.68}" fill="${lighten(main, 0.78)}"/>`,
  ]
  const curve = round && !wide ? 0.94 : 1
  const low = height < 240
  const brandY = wide ? y + height * (low ? 0.42 : 0.36) : y + height * 0.135
  return `${grounds[style]}${use(0, heroX, heroY, big, random.int(-7, 7))}${items[1] ? use(1, heroX + big * 0.36, heroY + big * 0.3, big * 0.5, 12) : ''}
    ${lettering(brand, { x: textX, y: brandY, size: wide ? (low ? 58 : 76) : Math.min(92, height * 0.15), width: textWidth * curve, fill: ink })}
    ${lettering(name, { x: textX, y: brandY + (wide ? (low ? 40 : 52) : Math.min(52, height * 0.09)), size: wide ? (low ? 28 : 36) : Math.min(38, height * 0.07), width: textWidth * curve, fill: ink, opacity: 0.92 })}
    ${stamp(size, wide ? textX : centre, wide ? y + height * (low ? 0.88 : 0.78) : y + height * 0.92, Math.min(low ? 150 : 210, textWidth * 0.62), second)}`
}

function paperLabel({ brand, name, size, main, second }: ProductPicture, { face, round }: Silhouette) {
  const { x, y, width, height } = face
  const centre = x + width / 2
  const hero = Math.min(width * 0.48, height * 0.46)
  const bow = round ? 12 : 0
  return `<path d="M${x - 10} ${y}q${width / 2 + 10} ${bow * 2} ${width + 20} 0v${height}q${-width / 2 - 10} ${bow * 2} ${-width - 20} 0z" fill="#fffdf8"/>
    <path d="M${x - 10} ${y}q${width / 2 + 10} ${bow * 2} ${width + 20} 0v${height * 0.36}q${-width / 2 - 10} ${bow * 2} ${-width - 20} 0z" fill="${main}"/>
    <path d="M${x - 10} ${y + height * 0.36}q${width / 2 + 10} ${bow * 2} ${width + 20} 0v10q${-width / 2 - 10} ${bow * 2} ${-width - 20} 0z" fill="${second}"/>
    ${lettering(brand, { x: centre, y: y + height * 0.22 + bow, size: Math.min(74, height * 0.2), width: width * 0.82, fill: inkOn(main) })}
    ${lettering(name, { x: centre, y: y + height * 0.335 + bow, size: Math.min(30, height * 0.09), width: width * 0.84, fill: inkOn(main), opacity: 0.92 })}
    ${use(0, centre, y + height * 0.64 + bow, hero)}${lettering(size, { x: centre, y: y + height * 0.96 + bow, size: Math.min(36, height * 0.12), width: width * 0.7, fill: '#1f2937' })}`
}

function stamp(text: string, x: number, y: number, width: number, colour: string) {
  const height = Math.min(48, width * 0.28)
  return `<rect x="${x - width / 2}" y="${y - height * 0.72}" width="${width}" height="${height}" rx="${height / 2}" fill="${colour}"/>${lettering(text, { x, y: y - height * 0.72 + height * 0.69, size: height * 0.62, width: width * 0.82, fill: inkOn(colour) })}`
}
