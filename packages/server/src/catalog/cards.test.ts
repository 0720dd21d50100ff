import { beforeEach, expect, test } from 'vitest'
import type { Reader } from '../platform/database.ts'
import { createCards } from './cards.ts'
import type { ProductRow } from './product-row.ts'

let generations: Record<string, number>
let asked: string[][]
let fails: boolean
let cards: ReturnType<typeof createCards>
beforeEach(() => {
  generations = {}
  asked = []
  fails = false
  cards = createCards({ reader }, { generation: (business) => String(generations[business] ?? 0) })
})

const reader = (business: string): Reader => ({
  business,
  async query<Row>(_text: string, [, ids]: readonly unknown[] = []) {
    asked.push(ids as string[])
    await Promise.resolve()
    if (fails) throw new Error('no')
    return (ids as string[]).filter((id) => id !== 'nadie').map((id) => aRow(id, business)) as Row[]
  },
})
const titles = async (business: string, ids: string[], office = 'norte') =>
  (await cards.of(business, ids, office)).map(({ json }) => JSON.parse(json).title as string)

test('a failed reading is told to all who wait for it and not kept', async () => {
  fails = true
  await expect(titles('verde', ['pan', 'leche'])).rejects.toThrow('no')
  const both = await Promise.allSettled([titles('verde', ['pan']), titles('verde', ['pan'])])
  expect(both.map(({ status }) => status)).toEqual(['rejected', 'rejected'])
  fails = false
  expect(await titles('verde', ['pan'])).toEqual(['pan de verde'])
})

test('a card is never shown to another business or branch', async () => {
  await titles('verde', ['pan'])
  expect(await titles('azul', ['pan'])).toEqual(['pan de azul'])
  await titles('verde', ['pan'], 'sur')
  expect(asked).toHaveLength(3)
})

test('only what is missing is read, once however many ask, and comes in the order asked for', async () => {
  const together = [titles('verde', ['pan', 'leche']), titles('verde', ['leche', 'nadie', 'queso'])]
  expect(await Promise.all(together)).toEqual([
    ['pan de verde', 'leche de verde'],
    ['leche de verde', 'queso de verde'],
  ])
  await titles('verde', ['queso', 'pan'])
  expect(asked).toEqual([
    ['pan', 'leche'],
    ['nadie', 'queso'],
  ])
})

test('a change of the catalogue while cards are read leaves nothing of before', async () => {
  const early = titles('verde', ['pan'])
  generations.verde = 1
  await early
  await titles('verde', ['pan'])
  expect(asked).toHaveLength(2)
})

const aRow = (id: string, business: string) =>
  ({
    id,
    id_item: id,
    title: `${id} de ${business}`,
    category_id: 'despensa',
    sub_category_id: 'granos',
    tags: [],
    another_photos: [],
    videos: [],
    branches: [],
    count_type: 'units',
    sales_total_count: 0,
    views_total_count: 0,
    inactive: false,
    inactive_manual: false,
    creation_date: new Date(),
    last_update_date: new Date(),
  }) as unknown as ProductRow
