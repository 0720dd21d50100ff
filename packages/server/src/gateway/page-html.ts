import type { Business } from '@plaza/contracts/business/business.entity'
import { registryTexts } from '@plaza/contracts/registry/registry.messages'
import type { Boot } from '@plaza/contracts/registry/composition.entity'
import { themeCss, themeName, themeOf } from '@plaza/ui/tokens'
import type { ShellManifest } from '../registry/shell-manifest.ts'
import { earlyTap } from './early-tap.ts'
import { freshPage } from './fresh-page.ts'
import { type DocumentHead, headTags } from './head-tags.ts'
import { escapeHtml, pictureHints, preloadTag, scriptJson, scriptTag, stylesheetTag } from './html.ts'
import type { PageStyle } from './inline-styles.ts'
import type { PageFiles } from './page-files.ts'
import { tenantCss } from './tenant-css.ts'

export interface HtmlParts {
  boot: Boot
  business: Business | null
  head: DocumentHead
  /** Inside `<div id="plaza-root">`: readable without JavaScript. */
  body: string
  shell: ShellManifest | null
  files: Pick<PageFiles, 'preloads'>
  styles: readonly PageStyle[]
  isAdmin: boolean
}

/** The whole page. Everything in it is escaped here or comes from a face, which a hyperadmin published. */
export function pageHtml({ boot, business, head, body, shell, files, styles, isAdmin }: HtmlParts): string {
  const { nonce } = boot
  const { hints, rest } = pictureHints(body)
  const theme = themeName(business?.theme, boot.modules)
  // The back office never wears a business's own CSS: it could dress up its buttons.
  const ownCss = isAdmin ? '' : tenantCss(business?.custom_css_styles ?? '')
  return [
    `<!doctype html><html lang="es" data-theme="${theme}"><head><meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    ...headTags(head),
    `<link rel="icon" href="/favicon.svg" type="image/svg+xml">`,
    business && installTags(themeOf(business, boot.modules).action),
    `<style nonce="${nonce}">${themeCss(business ?? {}, boot.modules)}</style>`,
    ...styles.map((style) => stylesheetTag(style, nonce)),
    ...hints,
    ...files.preloads.map(preloadTag),
    ownCss && `<style nonce="${nonce}" data-tenant-css>${ownCss}</style>`,
    `<script nonce="${nonce}">${freshPage}${earlyTap}</script>`,
    // Last: on a fast network it would begin before the first paint, and hold that up.
    ...(shell?.scripts ?? []).map((script) => scriptTag(script, nonce)),
    `</head><body><div id="plaza-root" data-face>${rest}</div>`,
    `<script type="application/json" id="plaza-boot" nonce="${nonce}">${scriptJson(boot)}</script></body></html>`,
  ].join('\n')
}

const installTags = (colour: string) =>
  `<link rel="manifest" href="/manifest.webmanifest"><link rel="apple-touch-icon" href="/icon-180.png"><meta name="theme-color" content="${colour}">`

/** The shell's frame when it brings no face of its own; its class names, so that the header keeps its height. `page` is the face's HTML or null. */
export function skeleton(business: Business, page: string | null): string {
  const name = escapeHtml(business.app_title || business.title)
  const logo = business.logos?.['header'] ?? business.logos?.['main'] ?? null
  const mark = logo
    ? `<img class="sh-logo" src="${escapeHtml(logo)}" alt="${name}" width="150" height="40">`
    : `<span class="sh-logo__text">${name}</span>`
  const content = page ?? '<div class="pz-skeleton" aria-hidden="true"></div><p class="pz-hidden" role="status">Cargando…</p>'
  const header = `<header class="sh-header"><div class="sh-header__bar pz-content"><div class="sh-header__logo"><a href="/">${mark}</a></div></div></header>`
  return `${header}<div class="sh-body"><main id="contenido" class="sh-main">${content}</main></div>`
}

/** S-2-041 to S-2-043: no configuration. */
export const unknownPage = () =>
  `<main class="sh-plain"><h1>${registryTexts.pageUnknown}</h1><p><a href="/">${registryTexts.backHome}</a></p></main>`

/** B-2-022. */
export const forbiddenPage = () =>
  `<div class="sh-plain"><h1>${registryTexts.adminForbidden}</h1><p><a href="/">${registryTexts.backHome}</a></p></div>`
