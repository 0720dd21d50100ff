import { randomBytes } from 'node:crypto'
import { analyticsOrigin } from '@plaza/contracts/business/analytics'
import { isMapStyle } from '@plaza/contracts/business/map-style'

export const freshNonce = () => randomBytes(16).toString('base64url')

/** What a page may reach besides its own origin: Google's tag, and where its maps come from. */
export interface Reach {
  readonly measured?: boolean
  /** Base address of the habeas calls, where it is another server. */
  readonly habeas?: string | null
  readonly maps?: { readonly key?: string | null | undefined; readonly style?: string | null | undefined } | null
  /** The operator's style, which may stand at any host. */
  readonly operatorStyle?: string | undefined
}

/** The policy measured to run the shop without a violation. `host` (with port) is where the socket connects. */
export function contentSecurityPolicy(
  nonce: string,
  host: string,
  { measured = false, habeas = null, maps = null, operatorStyle }: Reach = {},
): string {
  const google = measured ? ` ${analyticsOrigin} https://*.google-analytics.com` : ''
  const mapHosts = mapOrigins(maps, operatorStyle)
  const socket = /^[a-z0-9.-]+(:\d+)?$/i.test(host) ? ` ws://${host} wss://${host}` : ''
  return [
    "default-src 'self'",
    `script-src 'self' 'nonce-${nonce}'${measured ? ` ${analyticsOrigin}` : ''}`,
    `style-src 'self' 'nonce-${nonce}'`,
    `img-src 'self' data: blob:${google}${mapHosts}`,
    "media-src 'self' blob:",
    "worker-src 'self' blob:",
    `connect-src 'self'${socket}${google}${mapHosts}${originOf(habeas)}`,
    "object-src 'none'",
    // Payment pages are opened by address; no form leaves the shop.
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'self'",
  ].join('; ')
}

const originOf = (address: string | null) => (address && URL.canParse(address) ? ` ${new URL(address).origin}` : '')

/** Nothing for the bundled map, which needs no network, and for a style at a host that no business may name. */
function mapOrigins(maps: Reach['maps'], operatorStyle: string | undefined): string {
  const named = maps?.style && (maps.style === operatorStyle || isMapStyle(maps.style)) ? maps.style : null
  const style = named && URL.canParse(named) ? new URL(named) : null
  const mapbox =
    maps?.key || style?.protocol === 'mapbox:' ? ' https://api.mapbox.com https://*.tiles.mapbox.com https://events.mapbox.com' : ''
  return mapbox + (style && /^https?:$/.test(style.protocol) ? ` ${style.origin}` : '')
}

/** Headers of every page. */
export const pageHeaders = (nonce: string, host: string, reach: Reach = {}) => ({
  'content-security-policy': contentSecurityPolicy(nonce, host, reach),
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'x-frame-options': 'SAMEORIGIN',
  'cross-origin-opener-policy': 'same-origin-allow-popups',
  'permissions-policy': 'geolocation=(self), camera=(), microphone=(), payment=()',
  'cache-control': 'no-store',
  'content-type': 'text/html; charset=utf-8',
  vary: 'cookie, accept, accept-encoding',
})
