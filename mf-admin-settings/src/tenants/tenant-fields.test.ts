import { expect, test } from 'vitest'
import { hostsOf } from './tenant-fields.ts'

test.each([
  ['tienda.co', ['tienda.co']],
  ['Tienda.co\n\n  www.tienda.co ', ['tienda.co', 'www.tienda.co']],
  ['a.co, b.co; c.co a.co', ['a.co', 'b.co', 'c.co']],
  ['', []],
])('hosts typed as %j are %j', (text, hosts) => expect(hostsOf(text)).toEqual(hosts))
