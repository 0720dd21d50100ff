import { expect, test } from 'vitest'
import { headTags, readHead } from './head-tags.ts'

const page = { site: 'Mercasamán', origin: 'https://verde.example', canonical: 'https://verde.example/product/1', description: 'd' }

test('what is no head is not taken', () => {
  for (const json of [null, 'null', '{}', '{"title":""}', '{"title":"a","type":"banana"}', '[]', '3']) expect(readHead(json)).toBeNull()
  expect(readHead('{"title":"Leche","robots":"noindex"}')).toEqual({ title: 'Leche', robots: 'noindex' })
})

test('data that looks like markup stays data, in tags and in JSON-LD', () => {
  const evil = '"></title></script><script>alert(1)</script>'
  const html = headTags({ ...page, title: evil, description: evil, jsonLd: [{ '@type': 'Product', name: evil }] }).join('')
  expect(html).not.toContain('<script>alert')
  expect(html.match(/<\/script>/g)).toHaveLength(1)
  expect(JSON.parse(html.match(/ld\+json">(.*)<\/script>/)?.[1] ?? '')).toMatchObject({ '@context': 'https://schema.org', name: evil })
})

test('addresses of pictures are absolute, and only those a browser would fetch', () => {
  const image = (address: string) => headTags({ ...page, title: 't', image: address }).join('')
  expect(image('/media/verde/a/960.webp')).toContain('og:image" content="https://verde.example/media/verde/a/960.webp"')
  expect(image('javascript:alert(1)')).not.toContain('og:image')
})

test('a page that search engines should not keep says so and describes no thing', () => {
  const html = headTags({ ...page, title: 't', canonical: null, jsonLd: [{ '@type': 'Product' }] }).join('')
  expect(html).toContain('<meta name="robots" content="noindex">')
  expect(html).not.toMatch(/canonical|ld\+json|og:url/)
})
