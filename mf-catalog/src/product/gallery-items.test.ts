import { aProduct } from '@plaza/contracts/catalog/catalog.fixtures'
import { expect, test } from 'vitest'
import { galleryOf } from './gallery-items.ts'

test('pictures first, each once, then videos that are ours or behind https', () => {
  const product = aProduct({
    photoUrl: '/media/verde/leche',
    anotherPhotos: ['/media/verde/leche', '/media/verde/leche_2', ''],
    videos: ['/media/verde/ordeno.mp4', 'https://video.example/1', 'javascript:alert(1)', '//elsewhere.example/x.mp4'],
  })
  expect(galleryOf(product)).toEqual([
    { kind: 'photo', src: '/media/verde/leche' },
    { kind: 'photo', src: '/media/verde/leche_2' },
    { kind: 'video', src: '/media/verde/ordeno.mp4' },
    { kind: 'link', src: 'https://video.example/1' },
  ])
})

test('a product without any picture has none', () => expect(galleryOf(aProduct({ photoUrl: null }))).toEqual([]))
