import { randomBytes } from 'node:crypto'
import { analyticsOrigin } from '@plaza/contracts/business/analytics'

export const freshNonce = () => randomBytes(16).toString('base64url')

/** The policy measured to run the shop without a violation. `host` (with port) is where the socket connects; `measured` lets Google's tag in. */
export function contentSecurityPolicy(nonce: string, host: string, measured = false): string {
  const google = measured ? ` ${analyticsOrigin} https://*.google-analytics.com` : ''
  const socket = /^[a-z0-9.-]+(:\d+)?$/i.test(host) ? ` ws://${host} wss://${host}` : ''
  return [
    "default-src 'self'",
    `script-src 'self' 'nonce-${nonce}'${measured ? ` ${analyticsOrigin}` : ''}`,
    `style-src 'self' 'nonce-${nonce}'`,
    `img-src 'self' data: blob:${google}`,
    "worker-src 'self' blob:",
    `connect-src 'self'${socket}${google}`,
    "object-src 'none'",
    "base-uri 'none'",
    "frame-ancestors 'self'",
  ].join('; ')
}

/** Headers of every page. */
export const pageHeaders = (nonce: string, host: string, measured = false) => ({
  'content-security-policy': contentSecurityPolicy(nonce, host, measured),
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'x-frame-options': 'SAMEORIGIN',
  'cross-origin-opener-policy': 'same-origin-allow-popups',
  'permissions-policy': 'geolocation=(self), camera=(), microphone=(), payment=()',
  'cache-control': 'no-store',
  'content-type': 'text/html; charset=utf-8',
  vary: 'cookie, accept, accept-encoding',
})
