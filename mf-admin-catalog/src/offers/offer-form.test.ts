import { expect, test } from 'vitest'
import { offerValues, offerWire } from './offer-form.tsx'

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
