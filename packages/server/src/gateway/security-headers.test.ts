import { expect, test } from 'vitest'
import { contentSecurityPolicy, freshNonce } from './security-headers.ts'

test('the policy allows own scripts and those with the nonce, never eval nor inline', () => {
  const policy = contentSecurityPolicy('N', 'verde.localhost:4000')
  expect(policy).toContain("script-src 'self' 'nonce-N';")
  expect(policy).not.toContain('unsafe')
  expect(policy).toContain("object-src 'none'")
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
  expect(contentSecurityPolicy('N', 'verde.localhost', true)).toContain("script-src 'self' 'nonce-N' https://www.googletagmanager.com;")
})
