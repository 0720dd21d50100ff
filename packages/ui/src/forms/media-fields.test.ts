import { anyImage } from '@plaza/contracts/kernel/uploads'
import { expect, test } from 'vitest'
import { refusedImage, refusedVideo } from './refused-media.ts'

const file = (name: string, type: string, kilobytes = 10) => ({ name, type, size: kilobytes * 1024 })

test('S-5-052: pictures are jpeg, png, gif; others are refused by name', () => {
  for (const type of ['image/jpeg', 'image/png', 'image/gif']) expect(refusedImage(file('a', type))).toBeNull()
  for (const type of ['image/webp', 'image/svg+xml', 'image/tiff', 'application/pdf', 'text/html', ''])
    expect(refusedImage(file('foto.x', type))).toContain('foto.x')
})

test('where any image is welcome, a drawing with script in it still is not', () => {
  expect(refusedImage(file('a', 'image/avif'), [anyImage])).toBeNull()
  expect(refusedImage(file('a.svg', 'image/svg+xml'), [anyImage])).toContain('a.svg')
})

test('A-114: exactly 2500 KB passes, more is refused and the file named', () => {
  expect(refusedImage(file('grande.png', 'image/png', 2500))).toBeNull()
  expect(refusedImage(file('grande.png', 'image/png', 2500.1))).toBe(
    'Error: La imagen grande.png excede el tamaño máximo permitido de 2500KB.',
  )
})

test('S-5-053: films are mp4 and quicktime; others are refused', () => {
  for (const type of ['video/mp4', 'video/quicktime']) expect(refusedVideo(file('a', type))).toBeNull()
  for (const type of ['video/webm', 'image/gif', 'text/html']) expect(refusedVideo(file('a.x', type))).toContain('a.x')
})
