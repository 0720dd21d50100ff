import { expect, test } from 'vitest'
import type { KnownBusiness } from '../platform/tenant.ts'
import { pageOrigin } from './page-origin.ts'

const verde = { id: 'verde', hosts: ['verde.localhost', 'tienda.co'], isDefault: false } as unknown as KnownBusiness
const uses = { env: { PUBLIC_URL: 'https://plaza.co:8443' }, directory: { get: () => verde } } as never
const originOf = (host: string, protocol: 'http' | 'https' = 'https') =>
  pageOrigin({ protocol, headers: { host }, socket: { localPort: 4000 } }, verde, uses)

test.each([
  ['verde.localhost', 'https://verde.localhost'],
  ['Tienda.CO', 'https://tienda.co'],
  ['tienda.co.', 'https://tienda.co'],
  ['tienda.co:8443', 'https://tienda.co:8443'],
  ['tienda.co:4000', 'https://tienda.co:4000'],
  ['localhost:4000', 'https://localhost:4000'],
  ['[::1]:4000', 'https://[::1]:4000'],
])('a host of the business, %s, is the page’s own', (host, origin) => expect(originOf(host)).toBe(origin))

test.each([
  ['tienda.co:1', 'https://tienda.co'],
  ['localhost:65535', 'https://localhost'],
  ['inventado.example', 'https://verde.localhost:8443'],
  ['inventado.example:4000', 'https://verde.localhost:8443'],
  ['', 'https://verde.localhost:8443'],
])('a host or port that somebody made up, %s, stands on no page', (host, origin) => expect(originOf(host)).toBe(origin))
