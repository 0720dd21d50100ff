import { expect, test } from 'vitest'
import { movedPhoto, photosOf, photoWire } from './photos.ts'

const file = (name: string) => new File(['x'], name, { type: 'image/png' })

test('the main photo comes first, each once', () => {
  expect(photosOf({ photoUrl: '/a', anotherPhotos: ['/b', '/a', ''] })).toEqual(['/a', '/b'])
  expect(photosOf({ photoUrl: null, anotherPhotos: ['/b'] })).toEqual(['/b'])
  expect(photosOf(null)).toEqual([])
})

test('a photo moves to another place, and the others keep their order', () => {
  expect(movedPhoto(['/a', '/b', '/c'], 2, 0)).toEqual(['/c', '/a', '/b'])
  expect(movedPhoto(['/a', '/b', '/c'], 0, 1)).toEqual(['/b', '/a', '/c'])
})

test('new files travel beside the list, which says where each goes', () => {
  const [one, two] = [file('1.png'), file('2.png')]
  expect(photoWire(['/a', one, '/b', two])).toEqual({
    fields: { photoUrl: '/a', anotherPhotos: ['_new_', '/b', '_new_'] },
    files: { 'anotherPhotos[]': [one, two] },
  })
  expect(photoWire([one, '/a'])).toEqual({ fields: { anotherPhotos: ['/a'] }, files: { photoUrl: one } })
  expect(photoWire([])).toEqual({ fields: { photoUrl: '_null_', anotherPhotos: [] }, files: {} })
})
