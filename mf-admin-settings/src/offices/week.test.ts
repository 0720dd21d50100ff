import { expect, test } from 'vitest'
import { emptyWeek, hoursFault } from './week.ts'

test('hours: a day without a time, or that closes before it opens, is named', () => {
  expect(hoursFault(emptyWeek)).toBeNull()
  expect(hoursFault(emptyWeek.with(6, null))).toBeNull()
  expect(hoursFault(emptyWeek.with(2, { opens: '', closes: '20:00' }))).toBe('Miércoles: escribe a qué hora abre y a qué hora cierra.')
  expect(hoursFault(emptyWeek.with(5, { opens: '14:00', closes: '09:00' }))).toBe(
    'Sábado: la hora de cierre debe ser posterior a la de apertura.',
  )
})
