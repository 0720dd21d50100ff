import { expect, test } from 'vitest'
import { deadline } from './deadline.ts'

const bogota = (clock: string) => new Date(`${clock}:00-05:00`)

test('until when an unpaid order keeps its products: the hour of today, or the day with it', () => {
  const now = bogota('2026-11-21T18:58')
  expect(deadline(bogota('2026-11-21T19:28'), now)).toBe('las 19:28')
  expect(deadline(bogota('2026-11-22T18:58'), now)).toBe('mañana a las 18:58')
  expect(deadline(bogota('2026-11-23T00:10'), now)).toBe('el 23/11/26 a las 00:10')
})
