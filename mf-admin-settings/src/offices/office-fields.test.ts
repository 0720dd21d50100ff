import { anOffice } from '@plaza/contracts/branches/branches.fixtures'
import { expect, test } from 'vitest'
import { emptyOffice, inputOf, officeFaults, valuesOf } from './office-fields.ts'

const filled = { ...emptyOffice, name: 'palmira', latitude: '3,5394', longitude: '-76.3036' }

test('B-5-022: latitude and longitude are numbers; a comma will do', () => {
  expect(officeFaults(filled)).toEqual({})
  expect(inputOf(filled)).toMatchObject({ latitude: 3.5394, longitude: -76.3036 })
  expect(Object.keys(officeFaults({ ...filled, latitude: 'norte', longitude: '181' }))).toEqual(['latitude', 'longitude'])
})

test('B-5-023: preparation time is a whole number of minutes, 0 unless told', () => {
  expect(inputOf(filled).enlistener_time).toBe(0)
  for (const enlistener_time of [1.5, -1]) expect(officeFaults({ ...filled, enlistener_time })).toHaveProperty('enlistener_time')
})

test('what is read comes back as it was, to the last digit', () => {
  const office = { ...anOffice({ geopoint: { lat: 3.4588461234567, lng: -76.5334371234567 } }), key: 'k' }
  expect(inputOf(valuesOf(office as never))).toMatchObject({ name: 'granada', latitude: 3.4588461234567, longitude: -76.5334371234567 })
})
