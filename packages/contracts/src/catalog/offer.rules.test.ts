import { expect, test } from 'vitest'
import { offerFaults } from './offer.rules.ts'

test.each([
  ['that ends before it begins', { startDate: '2026-12-02T00:00:00Z', dueDate: '2026-12-01T00:00:00Z' }, 'dueDate'],
  ['with a day of no calendar', { dueDate: '2026-99-99' }, 'dueDate'],
  ['with one hour only', { startDailyHour: 13 }, 'endDailyHour'],
  ['whose hours run backwards', { startDailyHour: 18, endDailyHour: 13 }, 'endDailyHour'],
  ['before the first', { order: -1 }, 'order'],
  ['in a place nobody knows', { section: 'HOME_99' }, 'section'],
  ['without a name', { nameOffer: ' ' }, 'nameOffer'],
])('a banner %s is faulty there', (_what, offer, field) => {
  expect(Object.keys(offerFaults(offer))).toEqual([field])
})

test('A-86: hours do not count where it is shown all day; 0 and 24 are hours', () => {
  expect(offerFaults({ startDailyHour: 18, endDailyHour: 13, alldays: true })).toEqual({})
  expect(offerFaults({ startDailyHour: 0, endDailyHour: 24, section: 'HOME', order: 0 })).toEqual({})
})
