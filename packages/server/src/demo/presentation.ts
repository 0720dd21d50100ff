import type { PackName } from './assortment/row.ts'

export interface Presentation {
  /** `Bolsa × 500 g`, `Pack 6 latas × 330 ml`, `Unidad ≈ 300 g`. */
  text: string
  size: string
  pack: PackName
  weighed: boolean
  /** Net content of everything together, in `measure`. */
  net: number
  measure: 'g' | 'ml' | 'm' | 'und'
  /** How many packs in one. */
  units: number
}

const nouns: Record<PackName, string> = {
  bag: 'Bolsa',
  pouch: 'Bolsa',
  sachet: 'Sobre',
  snack: 'Paquete',
  box: 'Caja',
  flatbox: 'Caja',
  carton: 'Caja',
  bottle: 'Botella',
  bigbottle: 'Botella',
  jug: 'Botella',
  glass: 'Botella',
  can: 'Lata',
  tin: 'Lata',
  soupcan: 'Lata',
  jar: 'Frasco',
  tub: 'Tarro',
  cup: 'Vaso',
  tube: 'Tubo',
  flatTube: 'Tubo',
  pump: 'Frasco',
  shampoo: 'Frasco',
  spray: 'Frasco',
  aerosol: 'Aerosol',
  roll: 'Paquete',
  blister: 'Paquete',
  bar: 'Paquete',
  loose: 'Unidad',
  tray: 'Bandeja',
  net: 'Malla',
  carton12: 'Cartón',
}

const otherPacks: Record<string, PackName> = {
  Lata: 'can',
  Doypack: 'pouch',
  Malla: 'net',
  Bandeja: 'tray',
  Canastilla: 'tray',
  Sobre: 'sachet',
  Sachet: 'sachet',
  Garrafa: 'jug',
  Galón: 'jug',
  Tarro: 'jar',
  Vaso: 'cup',
  Frasco: 'jar',
  Botella: 'bottle',
  Litro: 'tub',
  Caja: 'carton',
  Bolsa: 'pouch',
  Tubo: 'flatTube',
  Cartón: 'carton12',
}

// Packs that already are what these words say.
const fits: Record<string, readonly PackName[]> = {
  Lata: ['can', 'tin', 'soupcan', 'aerosol'],
  Caja: ['box', 'flatbox', 'carton'],
  Bolsa: ['bag', 'pouch', 'net'],
  Botella: ['bottle', 'bigbottle', 'jug', 'glass', 'shampoo'],
  Tarro: ['tub', 'jar', 'soupcan'],
  Frasco: ['jar', 'glass', 'shampoo', 'pump', 'spray'],
  Vaso: ['cup'],
  Bandeja: ['tray', 'loose'],
  Litro: ['glass', 'tub', 'bottle'],
  Garrafa: ['jug', 'bigbottle'],
  Galón: ['jug', 'bigbottle'],
}

const scales: Record<string, readonly [number, Presentation['measure']]> = {
  g: [1, 'g'],
  kg: [1000, 'g'],
  ml: [1, 'ml'],
  l: [1000, 'ml'],
  m: [1, 'm'],
}

/** Reads `Bolsa 500 g`, `6x330 ml`, `~300 g`. Throws when it cannot. */
export function parsePresentation(text: string, pack: PackName): Presentation {
  const match = /^(?:(\p{L}[\p{L} ]*?) )?(~)?(?:(\d+)x)?([\d.]+) (\p{L}+)$/u.exec(text.trim())
  if (!match) throw new Error(`Not a presentation: ${text}`)
  const [, noun, about, times, amount, unit] = match as unknown as [string, string?, string?, string?, string?, string?]
  const units = Number(times ?? 1)
  const [scale, measure] = scales[unit as string] ?? [1, 'und']
  const size = sizeText(Number(amount), unit as string)
  const weighed = about !== undefined
  const shown = weighed && pack === 'net' ? 'loose' : shownPack(noun, pack, measure)
  const name = noun ?? nouns[shown]
  return {
    text: about
      ? `${name} ≈ ${size}`
      : units > 1
        ? `Pack ${units} × ${size}`
        : measure === 'und' && amount === '1'
          ? name === 'Paquete'
            ? 'Unidad'
            : name
          : `${name} × ${size}`,
    size: units > 1 ? `${units} × ${size}` : size,
    pack: shown,
    weighed,
    net: Math.round(Number(amount) * scale * units),
    measure,
    units: countOf(units, Number(amount), unit as string, shown),
  }
}

function shownPack(noun: string | undefined, pack: PackName, measure: Presentation['measure']): PackName {
  if (noun === undefined || fits[noun]?.includes(pack) || pack === 'carton12') return pack
  if (pack === 'loose' && noun === 'Bolsa') return measure === 'und' ? 'bag' : 'net'
  return otherPacks[noun] ?? pack
}

function countOf(units: number, amount: number, unit: string, pack: PackName) {
  if (pack === 'carton12') return amount
  return units > 1 ? units : pack === 'loose' && unit === 'un' ? amount : 1
}

const words: Record<string, string> = { un: 'und' }

function sizeText(amount: number, unit: string) {
  const number = new Intl.NumberFormat('es-CO', { useGrouping: 'always', maximumFractionDigits: 2 } as Intl.NumberFormatOptions).format(
    amount,
  )
  return `${number} ${words[unit] ?? unit}`
}
