import type * as css from 'css-tree'
import { walk } from './css-parts.ts'

const states = new Set([
  'hover',
  'focus',
  'focus-visible',
  'focus-within',
  'active',
  'first-child',
  'last-child',
  'only-child',
  'first-of-type',
  'last-of-type',
  'nth-child',
  'nth-last-child',
  'nth-of-type',
  'not',
  'is',
  'where',
  'empty',
  'link',
  'visited',
])
const parts = new Set(['before', 'after', 'placeholder', 'marker', 'first-letter', 'first-line'])
const elementName = /^([a-z][a-z0-9]*|\*)$/
const className = /^[a-z_][a-z0-9_-]*$/i
const outside = new Set(['html', 'body', 'head', 'script', 'style', 'iframe', 'form', 'input', 'select', 'textarea', 'dialog'])
/** Classes of what nobody may change: prices, payment, the cart and the back office. */
const guarded = /^(pz-price|cart-|sh-admin|ads-|ado-|adc-|pay-)/

/** Why this selector may not stand; null when it may. */
export function selectorRefusal(selector: css.CssNode): string | null {
  let refusal: string | null = null
  walk(selector, (node: css.CssNode) => {
    refusal ??= partRefusal(node)
  })
  return refusal
}

function partRefusal(node: css.CssNode): string | null {
  switch (node.type) {
    case 'SelectorList':
    case 'Selector':
    case 'Nth':
    case 'AnPlusB':
      return null
    case 'Combinator':
      return [' ', '>', '+', '~'].includes(node.name) ? null : 'Este selector no se puede usar.'
    case 'Identifier':
      return /^(odd|even)$/.test(node.name) ? null : 'Este selector no se puede usar.'
    case 'TypeSelector':
      return elementRefusal(node.name.toLowerCase())
    case 'ClassSelector':
      return classRefusal(node.name)
    case 'PseudoClassSelector':
      if (node.name.toLowerCase() === 'root') return onlyInside
      return states.has(node.name.toLowerCase()) ? null : `«:${node.name}» no se puede usar.`
    case 'PseudoElementSelector':
      return parts.has(node.name.toLowerCase()) && node.children === null ? null : `«::${node.name}» no se puede usar.`
    case 'AttributeSelector':
      return 'Los selectores de atributo no se pueden usar: podrían leer lo que alguien escribe.'
    default:
      return 'Este selector no se puede usar.'
  }
}

const onlyInside = 'Los estilos valen dentro de la tienda: empieza por una clase, como .sh-header.'

function elementRefusal(name: string): string | null {
  if (!elementName.test(name)) return 'Este selector no se puede usar.'
  return outside.has(name) ? onlyInside : null
}

function classRefusal(name: string): string | null {
  if (!className.test(name)) return 'Este selector no se puede usar.'
  return guarded.test(name) ? 'Los precios, el carrito, el pago y la administración no se pueden cambiar.' : null
}
