import { expect, test } from 'vitest'
import { offerFaults, offerValues, offerWire } from './offer-form.tsx'

test('a banner that ends before it begins, or has one hour only, is refused at its field', () => {
  expect(offerFaults({ startDate: '2026-12-02T00:00:00Z', dueDate: '2026-12-01T00:00:00Z' })).toHaveProperty('dueDate')
  expect(offerFaults({ startDailyHour: 13 })).toHaveProperty('endDailyHour')
  expect(offerFaults({ startDailyHour: 18, endDailyHour: 13 })).toHaveProperty('endDailyHour')
  expect(offerFaults({ startDailyHour: 18, endDailyHour: 13, alldays: true })).toEqual({})
  expect(offerFaults({ startDailyHour: 0, endDailyHour: 24 })).toEqual({})
})

test('the words over the picture travel together, the gallery as addresses and new files', () => {
  const shown = offerValues({ content: { title: 'Hoy', text: null, button: 'Ver' }, photos: ['/a.webp'] } as never)
  const file = new File(['x'], 'b.png', { type: 'image/png' })
  const values = { ...shown, content_title: 'Mañana', photos: ['/a.webp', file] }
  expect(offerWire(values, { content_title: 'Mañana', photos: values.photos })).toEqual({
    content: { title: 'Mañana', text: null, button: 'Ver' },
    photos: ['/a.webp'],
    'photos[]': [file],
  })
})

test('a new banner begins in the section it was asked for', () =>
  expect(offerValues(null, 'HOME_FOUR')).toMatchObject({ section: 'HOME_FOUR' }))
