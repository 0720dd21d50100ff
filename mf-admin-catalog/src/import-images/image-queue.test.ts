import { expect, test } from 'vitest'
import { isOver, tooLarge } from './image-queue.ts'

test('B-5-032: one byte above 2500 KB is refused by its name, exactly 2500 KB is not', () => {
  expect(tooLarge({ name: '10001.png', size: 2500 * 1024 + 1 })).toBe(
    'Error: La imagen 10001.png excede el tamaño máximo permitido de 2500KB.',
  )
  expect(tooLarge({ name: '10001.png', size: 2500 * 1024 })).toBe(null)
})

test('B-2-092: what waits or is under way is not over', () => {
  expect((['waiting', 'sending', 'done', 'already', 'refused', 'failed'] as const).filter((state) => isOver({ state }))).toHaveLength(4)
})
