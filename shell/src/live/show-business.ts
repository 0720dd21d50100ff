import type { Business } from '@plaza/contracts/business/business.entity'
import { themeCss, themeName } from '@plaza/ui/tokens'
import type { ShellStore } from '../boot/shell-store.ts'

/** Puts settings and styles that came after the page into it: texts through the store, colours and styles into the document. */
export function showBusiness(store: ShellStore, business: Business, css: string | null): void {
  store.changePlaza({ business })
  const { modules } = store.read().plaza
  document.documentElement.dataset['theme'] = themeName(business.theme, modules)
  styleOf('data-theme-css').textContent = themeCss(business, modules)
  if (css !== null) styleOf('data-tenant-css').textContent = css
}

/** The document's style of this name, made when it has none. The nonce lets it in. */
function styleOf(name: string): HTMLStyleElement {
  const found = document.head.querySelector<HTMLStyleElement>(`style[${name}]`)
  if (found) return found
  const style = document.createElement('style')
  style.setAttribute(name, '')
  style.nonce = (globalThis as { __webpack_nonce__?: string }).__webpack_nonce__ ?? ''
  document.head.append(style)
  return style
}
