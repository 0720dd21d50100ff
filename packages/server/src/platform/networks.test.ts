import { expect, test } from 'vitest'
import { isLoopback, isNetwork, networkOf } from './networks.ts'

test.each(['localhost', 'LOCALHOST', 'verde.localhost', '127.0.0.1', '127.9.9.9', '::1', '[::1]', '::ffff:127.0.0.1'])(
  '%s is reached from this machine only',
  (host) => expect(isLoopback(host)).toBe(true),
)

test.each(['0.0.0.0', '::', '10.0.0.1', 'localhost.example.com', 'shop.co', '', '128.0.0.1', 'localhost.'])(
  '%s may be reached by others',
  (host) => expect(isLoopback(host)).toBe(false),
)

test.each([
  ['10.0.0.7', true],
  ['10.0.0.0/8', true],
  ['fd00::/8', true],
  ['::1', true],
  ['10.0.0.0/40', false],
  ['loopback', false],
  ['', false],
  ['10.0.0', false],
])('%s as a network: %s', (text, expected) => expect(isNetwork(text)).toBe(expected))

test('limits count one IPv4 address, written either way, and the /64 of an IPv6 address', () => {
  expect(networkOf('203.0.113.9')).toBe('203.0.113.9')
  expect(networkOf('::ffff:203.0.113.9')).toBe('203.0.113.9')
  expect(networkOf('2001:db8:1:2:aaaa::1')).toBe(networkOf('2001:db8:1:2:bbbb:cccc:dddd:eeee'))
  expect(networkOf('2001:db8:1:2::1')).not.toBe(networkOf('2001:db8:1:3::1'))
  expect(networkOf('')).toBe('')
})
