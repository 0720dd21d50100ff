import { describe, expect, test } from 'vitest'
import { formatOpeningStatus, getOpeningStatus, openingHours } from './opening-hours.ts'

const day = { opens: '08:00', closes: '20:00' }
const week = [day, day, day, day, day, { opens: '09:00', closes: '14:00' }, null]
/** A moment of Bogotá's clock; 23 November 2026 is a Monday. */
const at = (date: string, time: string) => new Date(`${date}T${time}:00-05:00`)
const said = (office: Parameters<typeof getOpeningStatus>[0], now: Date) => formatOpeningStatus(getOpeningStatus(office, now), now)

describe('opening status', () => {
  test.each([
    ['2026-11-23', '07:59', 'Cerrada · abre hoy a las 08:00'],
    ['2026-11-23', '08:00', 'Abierta hasta las 20:00'],
    ['2026-11-23', '19:59', 'Abierta hasta las 20:00'],
    ['2026-11-23', '20:00', 'Cerrada · abre mañana a las 08:00'],
    ['2026-11-28', '14:00', 'Cerrada · abre el lunes a las 08:00'],
    ['2026-11-29', '10:00', 'Cerrada · abre mañana a las 08:00'],
    ['2026-11-23', '23:30', 'Cerrada · abre mañana a las 08:00'],
  ])('on %s at %s: %s', (date, time, words) => expect(said({ opening_hours: week }, at(date, time))).toBe(words))

  test('a branch without hours says nothing, one that never opens is closed', () => {
    expect(said({}, at('2026-11-23', '10:00'))).toBe('')
    expect(said({ opening_hours: Array(7).fill(null) }, at('2026-11-23', '10:00'))).toBe('Cerrada')
  })

  test('a branch that opens on one day only opens again in a week', () => {
    expect(said({ opening_hours: [day, null, null, null, null, null, null] }, at('2026-11-23', '21:00'))).toBe(
      'Cerrada · abre el lunes a las 08:00',
    )
  })

  test.each([
    ['15:30', '2026-11-23', 'En pausa hasta las 15:30'],
    ['08:00', '2026-11-24', 'En pausa hasta mañana a las 08:00'],
    ['08:00', '2026-11-26', 'En pausa hasta el jueves a las 08:00'],
    ['08:00', '2026-12-07', 'En pausa hasta el 7 de diciembre a las 08:00'],
  ])('a pause until %s of %s wins over the hours', (time, date, words) => {
    const office = { opening_hours: week, paused_until: at(date, time).toISOString() }
    expect(said(office, at('2026-11-23', '10:00'))).toBe(words)
  })

  test('a pause that is over is none', () => {
    const office = { opening_hours: week, paused_until: at('2026-11-23', '09:59').toISOString() }
    expect(said(office, at('2026-11-23', '10:00'))).toBe('Abierta hasta las 20:00')
  })
})

test.each([
  ['six days', week.slice(1)],
  ['a time without minutes', [{ opens: '8', closes: '20:00' }, ...week.slice(1)]],
  ['24:00', [{ opens: '08:00', closes: '24:00' }, ...week.slice(1)]],
  ['a day that closes before it opens', [{ opens: '20:00', closes: '08:00' }, ...week.slice(1)]],
])('opening hours reject %s', (_, hours) => expect(openingHours.safeParse(hours).success).toBe(false))
