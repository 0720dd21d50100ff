import type * as css from 'css-tree'
import { walk } from './css-parts.ts'

/** How large a length may be, in CSS pixels; `em`, `rem` and percentages are measured against 16. */
interface Range {
  readonly min: number
  readonly max: number
}

interface Rule {
  readonly lengths?: Range
  /** Plain numbers, as of line-height. */
  readonly numbers?: Range
  /** A picture of the business's own, or a gradient. */
  readonly pictures?: true
  readonly refusedWords?: readonly string[]
  /** Tokens of the design system, `var(--pz-…)`. */
  readonly tokens?: true
}

const color: Rule = { tokens: true }
const spaces: Rule = { lengths: { min: 0, max: 32 } }
const words: Rule = { numbers: { min: 0, max: 1000 } }
const edges: Rule = { lengths: { min: 0, max: 12 }, tokens: true }
const corners: Rule = { lengths: { min: 0, max: 999 } }

/**
 * The properties that a business may set. What could hide, cover, move or forge something is not here: display, visibility, opacity, position,
 * transforms, sizes, clips, masks, filters, content, custom properties. `text-decoration` and colour have words of their own to refuse.
 */
export const allowedProperties: ReadonlyMap<string, Rule> = new Map<string, Rule>([
  ['color', { ...color, refusedWords: ['transparent'] }],
  ...[
    'background-color',
    'border-color',
    'border-top-color',
    'border-right-color',
    'border-bottom-color',
    'border-left-color',
    'caret-color',
    'accent-color',
    'text-decoration-color',
    'fill',
    'stroke',
  ].map((name): [string, Rule] => [name, color]),
  ['background', { pictures: true, tokens: true, lengths: { min: -4000, max: 4000 }, refusedWords: ['text'] }],
  ['background-image', { pictures: true, tokens: true, lengths: { min: -4000, max: 4000 } }],
  ['background-size', { lengths: { min: 0, max: 4000 } }],
  ['background-position', { lengths: { min: -4000, max: 4000 } }],
  ...[
    'background-repeat',
    'background-origin',
    'text-align',
    'text-transform',
    'font-style',
    'font-weight',
    'font-variant-numeric',
    'text-wrap',
    'hyphens',
    'overflow-wrap',
    'border-style',
    'object-fit',
    'object-position',
    'list-style-type',
  ].map((name): [string, Rule] => [name, words]),
  ['font-family', {}],
  ['font-size', { lengths: { min: 10, max: 64 } }],
  ['line-height', { lengths: { min: 14, max: 96 }, numbers: { min: 1, max: 3 } }],
  ['letter-spacing', { lengths: { min: -0.5, max: 8 } }],
  ['word-spacing', { lengths: { min: 0, max: 16 } }],
  ['text-shadow', { lengths: { min: -8, max: 8 }, tokens: true }],
  ['box-shadow', { lengths: { min: -48, max: 48 }, tokens: true }],
  ['text-decoration', { refusedWords: ['line-through', 'overline', 'blink'], lengths: { min: 0, max: 8 }, tokens: true }],
  ['text-decoration-line', { refusedWords: ['line-through', 'overline', 'blink'] }],
  ...['border', 'border-top', 'border-right', 'border-bottom', 'border-left', 'border-width', 'border-block', 'border-inline'].map(
    (name): [string, Rule] => [name, edges],
  ),
  ...['border-radius', 'border-top-left-radius', 'border-top-right-radius', 'border-bottom-left-radius', 'border-bottom-right-radius'].map(
    (name): [string, Rule] => [name, corners],
  ),
  ...[
    'padding',
    'padding-top',
    'padding-right',
    'padding-bottom',
    'padding-left',
    'padding-block',
    'padding-inline',
    'margin',
    'margin-top',
    'margin-right',
    'margin-bottom',
    'margin-left',
    'margin-block',
    'margin-inline',
    'gap',
    'row-gap',
    'column-gap',
  ].map((name): [string, Rule] => [name, spaces]),
  ...['transition', 'transition-property', 'transition-duration', 'transition-timing-function'].map((name): [string, Rule] => [
    name,
    { numbers: { min: -2, max: 2 } },
  ]),
])

const colorFunctions = new Set(['rgb', 'rgba', 'hsl', 'hsla', 'hwb', 'lab', 'lch', 'oklab', 'oklch'])
const gradients = new Set([
  'linear-gradient',
  'radial-gradient',
  'conic-gradient',
  'repeating-linear-gradient',
  'repeating-radial-gradient',
])
const curves = new Set(['cubic-bezier', 'steps'])
const pixels: Record<string, number> = { px: 1, rem: 16, em: 16, '%': 0.16 }
const freeUnits = new Set(['deg', 'turn', 'fr'])
const ownPicture = /^(?!.*\.\.)(\/media\/[a-z0-9][a-z0-9/._-]*|data:image\/(png|jpeg|webp|gif|avif);base64,[a-z0-9+/=]+)$/i
const token = /^--pz-[a-z0-9-]+$/

/** Why this value may not stand for this property; null when it may. */
export function valueRefusal(property: string, value: css.Value | css.Raw): string | null {
  const rule = allowedProperties.get(property)
  if (!rule) return `La propiedad «${property}» no se puede usar: podría ocultar, tapar o mover algo.`
  if (value.type === 'Raw') return 'No se entiende este valor.'
  let refusal: string | null = null
  const inside: string[] = []
  walk(value, {
    enter(node: css.CssNode) {
      refusal ??= nodeRefusal(node, property, rule, inside)
      if (node.type === 'Function') inside.push(node.name.toLowerCase())
    },
    leave(node: css.CssNode) {
      if (node.type === 'Function') inside.pop()
    },
  })
  return refusal
}

function nodeRefusal(node: css.CssNode, property: string, rule: Rule, inside: readonly string[]): string | null {
  const inColor = inside.some((name) => colorFunctions.has(name))
  switch (node.type) {
    case 'Value':
    case 'WhiteSpace':
      return null
    case 'Operator':
      return /^\s*[,/]\s*$/.test(node.value) ? null : 'Las operaciones no se pueden usar.'
    case 'Hash':
      return property === 'color' && isSheer(node.value)
        ? sheerText
        : /^[0-9a-f]{3,8}$/i.test(node.value)
          ? null
          : 'No se entiende este color.'
    case 'Identifier':
      return inside.includes('var') ? null : wordRefusal(node.name, rule)
    case 'String':
      return property === 'font-family' && /^[\w -]{1,60}$/.test(node.value) ? null : 'Aquí no puede ir un texto.'
    case 'Number':
      // A bare nought is a length too.
      return inColor ? null : within(Number(node.value), Number(node.value) === 0 ? (rule.lengths ?? rule.numbers) : rule.numbers)
    case 'Percentage':
      return inColor || inside.some((name) => gradients.has(name)) ? null : within(Number(node.value) * 0.16, rule.lengths)
    case 'Dimension':
      return dimensionRefusal(node, rule, inside)
    case 'Function':
      return functionRefusal(node, property, rule)
    case 'Url':
      return rule.pictures && ownPicture.test(node.value) ? null : 'Solo se pueden usar imágenes propias, que empiezan por /media/.'
    default:
      return 'No se entiende este valor.'
  }
}

const sheerText = 'El texto no puede ser transparente.'
const isSheer = (hex: string) => hex.length === 4 || hex.length === 8

function wordRefusal(name: string, { refusedWords }: Rule): string | null {
  const word = name.toLowerCase()
  if (!/^-?[a-z][a-z0-9-]*$/.test(word)) return 'No se entiende este valor.'
  return refusedWords?.includes(word) ? `«${word}» no se puede usar aquí.` : null
}

function dimensionRefusal({ value, unit }: css.Dimension, rule: Rule, inside: readonly string[]): string | null {
  const name = unit.toLowerCase()
  if (inside.some((each) => gradients.has(each) || colorFunctions.has(each))) return null
  if (name === 's' || name === 'ms') return within(Number(value) / (name === 'ms' ? 1000 : 1), rule.numbers)
  if (freeUnits.has(name)) return 'Esta unidad no se puede usar aquí.'
  const size = pixels[name]
  return size === undefined ? `La unidad «${unit}» no se puede usar: escribe px, rem, em o %.` : within(Number(value) * size, rule.lengths)
}

function functionRefusal(node: css.FunctionNode, property: string, rule: Rule): string | null {
  const name = node.name.toLowerCase()
  if (name === 'var') return varRefusal(node, rule)
  if (colorFunctions.has(name)) return property === 'color' && hasAlpha(node) ? sheerText : null
  if (gradients.has(name)) return rule.pictures ? null : 'Aquí no puede ir un degradado.'
  if (curves.has(name) && property.startsWith('transition')) return null
  return `«${node.name}()» no se puede usar.`
}

function varRefusal(node: css.FunctionNode, rule: Rule): string | null {
  const [name, ...others] = node.children.toArray()
  const plain = name?.type === 'Identifier' && token.test(name.name) && others.length === 0
  return plain && rule.tokens ? null : 'Solo se pueden leer los colores de la tienda, como var(--pz-action).'
}

const hasAlpha = (node: css.FunctionNode) => {
  const parts = node.children.toArray()
  const slash = parts.some((part) => part.type === 'Operator' && part.value.trim() === '/')
  return slash || parts.filter((part) => part.type !== 'Operator' && part.type !== 'WhiteSpace').length > 3
}

function within(amount: number, range: Range | undefined): string | null {
  if (!range || !Number.isFinite(amount)) return 'Aquí no puede ir una medida.'
  if (amount < range.min || amount > range.max) return `La medida debe estar entre ${range.min} y ${range.max}.`
  return null
}
