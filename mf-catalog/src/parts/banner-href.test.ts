import { expect, test } from 'vitest'
import { bannerHref } from './banner-href.ts'

test.each([
  [null, null],
  ['  ', null],
  ['javascript:alert(1)', null],
  ['//evil.example', null],
  ['/\\evil.example', null],
  ['/\t/evil.example', null],
  ['data:text/html,x', null],
  ['/offers', '/offers'],
  ['offers', '/offers'],
  ['brand/name/Alpina', '/brand/name/Alpina'],
  ['https://example.com/feria', 'https://example.com/feria'],
])('A-87: a banner of %j leads to %j', (url, href) => expect(bannerHref(url)).toBe(href))
