import { expect, test } from 'vitest'
import { askedViews, viewsByDay } from './product-views.ts'

const range = { from: '2026-02-27', to: '2026-03-01' }

test('B-7-004: the days asked for begin and end at midnight in Bogotá', () => {
  expect(askedViews('leche', range)).toMatchObject({
    filter: {
      type: 'product_view',
      reference: 'leche',
      creationDate: { gte: '2026-02-27T05:00:00.000Z', lte: '2026-03-02T04:59:59.999Z' },
    },
    order: { creationDate: 'asc' },
  })
})

test('each day stands once, also where nobody looked; what was recorded at night counts for its evening', () => {
  const records = [
    { creationDate: '2026-02-28T04:59:00.000Z', value: 2 },
    { creationDate: '2026-03-02T01:00:00.000Z', value: 5 },
  ]
  expect(viewsByDay(records, range)).toEqual([
    { day: '2026-02-27', value: 2 },
    { day: '2026-02-28', value: 0 },
    { day: '2026-03-01', value: 5 },
  ])
})
