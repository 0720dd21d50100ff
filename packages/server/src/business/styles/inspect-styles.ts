import type { StyleRefusal } from '@plaza/contracts/business/settings.api'
import type * as css from 'css-tree'
import { generate, parse } from './css-parts.ts'
import { LRUCache } from 'lru-cache'
import { selectorRefusal } from './allowed-selectors.ts'
import { valueRefusal } from './allowed-values.ts'

/** Styles as they may stand in a page, and what of the text may not, by line. */
export interface Inspected {
  /** Allowed rules only, in the business's layer and scope; empty when there is none. */
  readonly css: string
  readonly refusals: readonly StyleRefusal[]
}

const known = new LRUCache<string, Inspected>({ max: 200 })
const longest = 200_000

/** parsed to a tree, of which only what is on the lists is written anew. Nothing of the text itself reaches a page. */
export function inspectStyles(text: string): Inspected {
  if (text.trim() === '') return { css: '', refusals: [] }
  const inspected = known.get(text) ?? inspect(text.slice(0, longest))
  known.set(text, inspected)
  return inspected
}

function inspect(text: string): Inspected {
  const refusals: StyleRefusal[] = []
  const refuse: Refuse = (node, message) => {
    const at = node.loc?.start
    refusals.push({ line: at?.line ?? 1, column: at?.column ?? 1, message })
    return ''
  }
  const onParseError = ({ line = 1, column = 1 }: { line?: number; column?: number }) =>
    void refusals.push({ line, column, message: 'No se entiende este texto.' })
  const tree = parse(text, { positions: true, onParseError: onParseError as never })
  const rules = tree.type === 'StyleSheet' ? rulesOf(tree.children, refuse) : ''
  return { css: rules === '' ? '' : placed(rules), refusals: refusals.sort((a, b) => a.line - b.line || a.column - b.column) }
}

/**
 * Only the storefront's own parts, and not down into what the cart, the payment or the back office draw, nor into prices: `@scope` with a lower
 * edge. A page of theirs is no scope at all, so that nothing is inherited there either. Prices keep their own ink and ground, whatever lies behind.
 */
const placed = (rules: string) =>
  `@layer pz-tenant{@scope (${roots}) to (${edge}){${rules}}}` +
  `.pz-price:not(${edgeOfRemotes} *){color:var(--pz-fg)!important;background:var(--pz-bg-card)!important;border-radius:6px}`

const staff = "[data-remote^='mf-admin']"
const edgeOfRemotes = `:is([data-remote='mf-cart-checkout'],${staff})`
const checkout = `.sh-body:has(>.sh-main>${edgeOfRemotes})`
const edge = `${edgeOfRemotes},${checkout},.sh-admin,.sh-admin-small,.pz-price,.pz-button--primary,[data-guarded]`
// What a scope begins at is not matched by the rules in it: header and footer must stand below.
const roots = '#plaza-root'

type Refuse = (node: css.CssNode, message: string) => ''

const rulesOf = (nodes: css.List<css.CssNode>, refuse: Refuse): string =>
  nodes
    .toArray()
    .map((node) => ruleOf(node, refuse))
    .join('')

function ruleOf(node: css.CssNode, refuse: Refuse): string {
  if (node.type === 'Comment' || node.type === 'WhiteSpace') return ''
  if (node.type === 'Atrule') return conditionOf(node, refuse)
  if (node.type !== 'Rule' || node.prelude.type === 'Raw') return refuse(node, 'No se entiende este texto.')
  const refused = selectorRefusal(node.prelude)
  if (refused) return refuse(node.prelude, refused)
  const lines = node.block.children.toArray().flatMap((each) => declarationOf(each, refuse) || [])
  return lines.length === 0 ? '' : `${generate(node.prelude)}{${lines.join(';')}}`
}

function conditionOf(node: css.Atrule, refuse: Refuse): string {
  const name = node.name.toLowerCase()
  if (name !== 'media') return refuse(node, `«@${node.name}» no se puede usar: solo @media.`)
  const prelude = node.prelude ? generate(node.prelude) : ''
  if (!node.block || !mediaQuery.test(prelude)) return refuse(node, 'Esta condición no se puede usar.')
  const rules = rulesOf(node.block.children, refuse)
  return rules === '' ? '' : `@media ${prelude}{${rules}}`
}

// Without angle brackets: they could end the <style> element.
const mediaQuery = /^[a-z0-9\s():.,=/-]{1,200}$/i

function declarationOf(node: css.CssNode, refuse: Refuse): string {
  if (node.type === 'Comment' || node.type === 'WhiteSpace') return ''
  if (node.type !== 'Declaration') return refuse(node, 'Escribe cada regla por separado, sin reglas dentro de otras.')
  if (node.important) return refuse(node, '«!important» no se puede usar: los estilos propios ya valen sobre los de la tienda.')
  const property = node.property.toLowerCase()
  const refused = valueRefusal(property, node.value)
  return refused ? refuse(node, refused) : `${property}:${generate(node.value)}`
}
