import * as css from 'css-tree'
import { LRUCache } from 'lru-cache'

const known = new LRUCache<string, string>({ max: 200 })
const allowedAtRules = new Set(['media', 'supports', 'keyframes', 'container'])

/**
 * A business's own CSS as it may stand in a page: style rules only, in the cascade layer `pz-tenant`. Drops imports, fonts,
 * addresses on other hosts, attribute selectors (they can read fields letter by letter) and fixed positions (they can cover a payment).
 */
export function tenantCss(text: string): string {
  if (text.trim() === '') return ''
  const clean = known.get(text) ?? sanitise(text)
  known.set(text, clean)
  return clean
}

function sanitise(text: string): string {
  const tree = css.parse(text.slice(0, 200_000), { onParseError: () => undefined })
  css.walk(tree, {
    enter(node: css.CssNode, item: css.ListItem<css.CssNode>, list: css.List<css.CssNode>) {
      if (item && list && isForbidden(node)) list.remove(item)
    },
  })
  // An angle bracket has no place in style rules but could end the <style> element.
  const rules = css.generate(tree).replace(/<[/!]/g, '')
  return rules === '' ? '' : `@layer pz-tenant{${rules}}`
}

function isForbidden(node: css.CssNode): boolean {
  if (node.type === 'Atrule') return !allowedAtRules.has(node.name.toLowerCase())
  if (node.type === 'Rule') return node.prelude.type === 'Raw' || contains(node.prelude, (part) => part.type === 'AttributeSelector')
  if (node.type === 'Declaration') return isForbiddenDeclaration(node)
  return node.type === 'Raw' || node.type === 'Comment' || node.type === 'CDO' || node.type === 'CDC'
}

function isForbiddenDeclaration(node: css.Declaration): boolean {
  const value = css.generate(node.value).toLowerCase()
  if (node.property.toLowerCase() === 'position' && /fixed|sticky|var\(/.test(value)) return true
  if (/expression\(|javascript:|-moz-binding|image-set\(|src\(|\\/.test(value)) return true
  return [...value.matchAll(/url\(\s*["']?([^)"']*)/g)].some(
    (match) => !/^(\/(?!\/)|data:image\/(png|jpeg|webp|gif|avif);)/.test(match[1] ?? ''),
  )
}

function contains(node: css.CssNode, test: (part: css.CssNode) => boolean): boolean {
  return css.find(node, test) !== null
}
