import { describe, expect, test } from 'vitest'
import { together } from './together.ts'

interface Item {
  readonly who: string
  readonly what: number
}

/** Work that ends when told, and remembers in which pieces it was done. */
function heldWork({ atOnce = 1, most = 10 } = {}) {
  const pieces: (readonly Item[])[] = []
  const ends: (() => void)[] = []
  const add = together<Item, number>(
    async (items) => {
      pieces.push(items)
      await new Promise<void>((resolve) => ends.push(resolve))
      if (items.some(({ what }) => what === 13)) throw new Error('the whole piece')
      return items.map(({ what }) => what * 10)
    },
    { atOnce, most, keyOf: ({ who }) => who },
  )
  const begun = () => new Promise((resolve) => setImmediate(() => setImmediate(resolve)))
  const end = async () => {
    ends.shift()?.()
    await begun()
  }
  return { add, begun, end, pieces: () => pieces.map((piece) => piece.map(({ who, what }) => `${who}${what}`)) }
}

describe('refused', () => {
  test('a piece that fails: all of it is told, and the next is done', async () => {
    const { add, begun, end } = heldWork()
    const lost = Promise.allSettled([add({ who: 'ana', what: 1 }), add({ who: 'luis', what: 13 })])
    await begun()
    const next = add({ who: 'ana', what: 3 })
    await end()
    await end()
    expect((await lost).map(({ status }) => status)).toEqual(['rejected', 'rejected'])
    expect(await next).toBe(30)
  })
})

describe('done together', () => {
  test('what is asked while a piece is done: nobody waits for others otherwise', async () => {
    const { add, begun, end, pieces } = heldWork()
    const asked = [add({ who: 'ana', what: 1 })]
    await begun()
    asked.push(add({ who: 'luis', what: 2 }), add({ who: 'eva', what: 3 }))
    await end()
    await end()
    expect(pieces()).toEqual([['ana1'], ['luis2', 'eva3']])
    expect(await Promise.all(asked)).toEqual([10, 20, 30])
  })

  test('at most so many, and so many pieces at a time', async () => {
    const { add, begun, end, pieces } = heldWork({ atOnce: 2, most: 2 })
    const asked = [...Array(5)].map((_, at) => add({ who: `p${at}-`, what: at }))
    await begun()
    expect(pieces()).toEqual([
      ['p0-0', 'p1-1'],
      ['p2-2', 'p3-3'],
    ])
    await end()
    await end()
    await end()
    expect(pieces().at(-1)).toEqual(['p4-4'])
    expect(await Promise.all(asked)).toEqual([0, 10, 20, 30, 40])
  })

  test('never two of the same person, who are done in their order', async () => {
    const { add, begun, end, pieces } = heldWork({ atOnce: 2 })
    const asked = [add({ who: 'ana', what: 1 }), add({ who: 'ana', what: 2 }), add({ who: 'luis', what: 3 }), add({ who: 'ana', what: 4 })]
    await begun()
    await end()
    await end()
    await end()
    expect(pieces()).toEqual([['ana1', 'luis3'], ['ana2'], ['ana4']])
    expect(await Promise.all(asked)).toEqual([10, 20, 30, 40])
  })
})
