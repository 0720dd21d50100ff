/** Lower case, without accents, single spaces: what is stored for search and what is asked. ñ becomes n on both sides. */
export const plainText = (text: string): string =>
  withoutAccents(text)
    .replace(/[^a-z0-9]+/g, ' ')
    .trim()

const withoutAccents = (text: string) =>
  text
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .replace(/×/g, 'x')
    .toLowerCase()

/** One form for singular and plural: `limón limones`, `arroz arroces`, `tomate tomates`. Not a root; `coco` stays apart from `coca`. */
export function stemOf(word: string): string {
  if (word.length <= 3) return word
  const singular = word.endsWith('s') ? word.slice(0, -1) : word
  const bare = singular.length > 3 && singular.endsWith('e') ? singular.slice(0, -1) : singular
  return bare.endsWith('z') ? `${bare.slice(0, -1)}c` : bare
}

/** How a word sounds in Colombia: `zanahoria sanaoria`, `cebolla seboya`, `huevos wevos` are each one sound. */
export const soundOf = (word: string): string =>
  stemOf(word)
    // A stem ends in c for z; the word itself ends in a hard one.
    .replace(/c$/, word.endsWith('c') ? 'k' : 's')
    .replace(/ch|sh/g, 'x')
    .replace(/^(?:hu|gu|u)(?=e)|w/g, 'W')
    .replace(/h/g, '')
    .replace(/ll|y$|y/g, 'i')
    .replace(/qu(?=[ei])|q/g, 'k')
    .replace(/c(?=[ei])/g, 's')
    .replace(/gu(?=[ei])/g, 'G')
    .replace(/g(?=[ei])/g, 'j')
    .replace(/G/g, 'g')
    .replace(/z/g, 's')
    .replace(/s$/, '')
    .replace(/c/g, 'k')
    .replace(/v/g, 'b')
    .replace(/n(?=[pb])/g, 'm')
    .replace(/(.)\1+/g, '$1')

/** What carries no meaning between nouns. `te` is a product. */
const hollow = new Set('de del la el lo las los un una unos unas con para por en y o a al su mi que'.split(' '))

/** Containers and qualities that help when the product says them and must not hide it when it does not. */
const soft = new Set(
  `sin mas marca tipo bolsa caja paquete pack paca tarro frasco lata latas botella atado manojo racimo bandeja malla canastilla cubeta panal unidad
  unidades grande grandes pequeno pequena mediano mediana personal familiar fresco fresca frescos frescas barato barata economico oferta`.split(
    /\s+/,
  ),
)

export interface Words {
  /** Every one of these a product should have, in the order asked. */
  readonly words: readonly string[]
  /** These only raise it: containers, and sizes such as `#g5000`, `#ml1500`, `#x6`, `#3`. */
  readonly soft: readonly string[]
}

/** The words of a text people typed or a title has. */
export function wordsOf(text: string): Words {
  const { rest, sizes } = takeSizes(withoutAccents(text))
  const all = plainText(rest).split(' ').filter(Boolean)
  const words = all.filter((word) => !hollow.has(word) && !soft.has(word))
  return { words, soft: [...all.filter((word) => soft.has(word)), ...sizes] }
}

/** `quesito queso`, `arepitas arepa`, `panecito pan`: what the small one may be called; nothing when it is no diminutive. */
export function wholeOf(word: string): string[] {
  const [, root] = /^(\w{3,}?)(?:ec|c)?(?:it|ic)[oa]s?$/.exec(word) ?? []
  return root === undefined ? [] : ['o', 'a', 'e', ''].map((ending) => root + ending)
}

export const isHollow = (word: string) => hollow.has(word) || word === 'sin'

const units: readonly [RegExp, string, number][] = [
  [/^(kg|kgs|k|kilo|kilos|kilogramos?)$/, 'g', 1000],
  [/^(g|gr|grs|gramos?)$/, 'g', 1],
  [/^(lb|lbs|libras?)$/, 'g', 500],
  [/^(l|lt|lts|litros?)$/, 'ml', 1000],
  [/^(ml|cc|cm3|mililitros?)$/, 'ml', 1],
  [/^(docenas?)$/, 'x', 12],
  [/^(u|un|und|unds|unidad|unidades|rollos?|huevos)$/, 'x', 1],
]
const unitWords =
  'kilogramos?|kilos?|kgs?|k|gramos?|grs?|g|libras?|lbs?|litros?|lts?|l|mililitros?|ml|cc|cm3|docenas?|unidades|unidad|unds?|un|u|rollos?'
const numerals = ['dos', 'tres', 'cuatro', 'cinco', 'seis', 'siete', 'ocho', 'nueve', 'diez', 'once', 'doce']
const counted = new RegExp(`\\b(${numerals.join('|')})\\s+(?=(?:${unitWords})\\b)`, 'g')
const spoken = new RegExp(`\\b(media|medio|una?)\\s+(${unitWords})\\b`, 'g')
const alone = /(?<![\d.,]\s*)\b(libra|docena)\b/g
const measured = new RegExp(`(?<![a-z0-9])(x\\s*)?(\\d+(?:[.,]\\d+)?)(?:\\s*(${unitWords}))?(\\s*x(?=\\s*\\d))?(?![a-z0-9])`, 'g')

// Colombians weigh in pounds of 500 g and say "medio kilo"; "1.000" is a thousand, "1.5" one and a half.
function takeSizes(text: string): { rest: string; sizes: string[] } {
  const sizes: string[] = []
  const rest = text
    .replace(counted, (_, numeral: string) => `${numerals.indexOf(numeral) + 2} `)
    .replace(spoken, (_, share: string, unit: string) => `${share.startsWith('med') ? 0.5 : 1} ${unit}`)
    .replace(alone, '1 $1')
    .replace(/(\d)\s*x\s*(?=\d)/g, '$1 x ')
    .replace(/(\d)([.,])(\d{3})(?!\d)/g, '$1$3')
    .replace(measured, (_, times: string | undefined, number: string, unit: string | undefined, packOf: string | undefined) => {
      const value = Number(number.replace(',', '.'))
      const known = unit ? units.find(([pattern]) => pattern.test(unit)) : undefined
      if (known) sizes.push(`#${known[1]}${Math.round(value * known[2])}`)
      if (packOf !== undefined || (times !== undefined && known?.[1] !== 'g' && known?.[1] !== 'ml')) sizes.push(`#x${value}`)
      if (!known || known[1] === 'x') sizes.push(`#${value}`)
      return ' '
    })
  return { rest, sizes }
}
