import { expect, test } from 'vitest'
import { imageCode } from './image-code.ts'

test('B-5-033: a name without a code stands for no product', () => {
  expect(imageCode('.png')).toBe(null)
  expect(imageCode('')).toBe(null)
  expect(imageCode('carpeta/')).toBe(null)
  expect(imageCode(`${'9'.repeat(101)}.jpg`)).toBe(null)
})

test('B-5-033: the code is what stands before the extension, whatever the folder', () => {
  expect(imageCode('7701234000011.jpg')).toBe('7701234000011')
  expect(imageCode('fotos/lácteos/10001.PNG')).toBe('10001')
  expect(imageCode('..\\..\\etc\\SKU 12.webp')).toBe('SKU 12')
  expect(imageCode('AB.12.gif')).toBe('AB.12')
  expect(imageCode('10001')).toBe('10001')
})
