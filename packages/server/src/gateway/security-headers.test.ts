import { expect, test } from 'vitest'
import { contentSecurityPolicy, freshNonce } from './security-headers.ts'

test('the policy allows own scripts and those with the nonce, never eval nor inline', () => {
  const policy = contentSecurityPolicy('N', 'verde.localhost:4000')
  expect(policy).toContain("script-src 'self' 'nonce-N';")
  expect(policy).not.toContain('unsafe')
  expect(policy).toContain("object-src 'none'")
  expect(policy).toContain("form-action 'self'")
})

test('the socket connects to the own host only; a host that is none is left out', () => {
  expect(contentSecurityPolicy('N', 'verde.localhost:4000')).toContain(
    "connect-src 'self' ws://verde.localhost:4000 wss://verde.localhost:4000;",
  )
  expect(contentSecurityPolicy('N', "x; script-src 'unsafe-inline'")).toContain("connect-src 'self';")
})

test('every page has a nonce of its own', () => {
  expect(freshNonce()).not.toBe(freshNonce())
})

test('S-3-135: only a page that is measured lets the tag in', () => {
  expect(contentSecurityPolicy('N', 'verde.localhost')).not.toContain('google')
  expect(contentSecurityPolicy('N', 'verde.localhost', { measured: true })).toContain(
    "script-src 'self' 'nonce-N' https://www.googletagmanager.com;",
  )
})

test('S-1-019: the bundled map reaches nobody; a token and a style of its own reach only their hosts', () => {
  expect(contentSecurityPolicy('N', 'verde.localhost', { maps: { key: null, style: null } })).not.toContain('mapbox')
  expect(contentSecurityPolicy('N', 'verde.localhost', { maps: { key: 'pk.x' } })).toMatch(/connect-src [^;]*https:\/\/api\.mapbox\.com/)
  const style = 'https://maps.shop.co/style.json?a=b'
  expect(contentSecurityPolicy('N', 'verde.localhost', { maps: { style } })).not.toContain('maps.shop.co')
  expect(contentSecurityPolicy('N', 'verde.localhost', { maps: { style: 'http://api.maptiler.com/x.json' } })).not.toContain('maptiler')
  expect(contentSecurityPolicy('N', 'verde.localhost', { maps: { style: 'https://api.maptiler.com/x.json?key=1' } })).toMatch(
    /connect-src [^;]* https:\/\/api\.maptiler\.com(;|$)/,
  )
  const own = contentSecurityPolicy('N', 'verde.localhost', { maps: { style }, operatorStyle: style })
  expect(own).toMatch(/connect-src [^;]* https:\/\/maps\.shop\.co(;|$)/)
  expect(own).not.toContain('mapbox')
  expect(contentSecurityPolicy('N', 'verde.localhost', { maps: { style: "x; script-src 'unsafe-inline'" } })).not.toContain('unsafe-inline')
})
