import { expect, test } from 'vitest'
import { measuredContrasts } from './contrast.ts'

test('both themes of the house pass everywhere', () => {
  for (const theme of ['theme_green', 'theme_blue'])
    expect(measuredContrasts({ theme, colors: null }).filter(({ isLow }) => isLow)).toEqual([])
})

test('white on light yellow is flagged with its measured ratio; what was not changed is not', () => {
  const low = measuredContrasts({ theme: 'theme_green', colors: { action: '#fde047' } }).filter(({ isLow }) => isLow)
  expect(low.map(({ label }) => label)).toEqual([
    'Botones principales',
    'Enlaces sobre tarjetas',
    'Enlaces sobre la página',
    'Enlaces sobre el tinte',
  ])
  expect(low[0]?.ratio).toBe(1.31)
})

test('4.49 is not rounded up to a pass', () => {
  const [, , cards] = measuredContrasts({ theme: 'theme_green', colors: { action: '#777777' } })
  expect(cards).toMatchObject({ ratio: 4.47, isLow: true })
})

test('a colour that is none changes nothing', () => {
  expect(measuredContrasts({ theme: 'theme_green', colors: { action: 'red', fg: '' } })).toEqual(
    measuredContrasts({ theme: 'theme_green', colors: null }),
  )
})
