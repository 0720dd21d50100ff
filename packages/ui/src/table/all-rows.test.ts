import { expect, test } from 'vitest'
import { type AskRows, mostRows, readAllRows } from './all-rows.ts'

test('a list that fails on its third page is no list: nothing of it is handed out', async () => {
  const read = await readAllRows(given.pages([[1, 2], [3, 4], 'broken', [5, 6]]), reading())
  expect(read).toEqual({ ok: false, why: 'failed', message: 'Sin conexión' })
})

test('more than a file holds is refused at the first answer that tells, or where the rows themselves do', async () => {
  const asked: number[] = []
  const told = await readAllRows(given.pages([[1], [2]], { total: mostRows + 1, asked }), reading())
  expect(told).toEqual({ ok: false, why: 'too-many', total: mostRows + 1 })
  expect(asked).toHaveLength(1)
  const pages = Array.from({ length: 3 }, (_, page) => Array.from({ length: 10_000 }, (_, row) => page * 10_000 + row))
  expect(await readAllRows(given.pages(pages), reading())).toEqual({ ok: false, why: 'too-many', total: undefined })
  expect(await readAllRows(given.pages(pages.slice(1), { total: mostRows }), reading())).toMatchObject({ ok: true })
})

test('a row that slipped over the edge of a page is missed, not passed over; pages that bring nothing new come to an end', async () => {
  expect(await readAllRows(given.pages([[1, 2], [4]], { total: 4 }), reading())).toEqual({ ok: false, why: 'changed' })
  const same: AskRows<number> = async () => ({ ok: true, value: { rows: [1], next: same } })
  expect(await readAllRows(same, reading())).toEqual({ ok: false, why: 'changed' })
})

test('called off, it asks no further page', async () => {
  const asked: number[] = []
  const off = new AbortController()
  const read = readAllRows(given.pages([[1], [2], [3]], { asked }), { ...reading(), signal: off.signal, onRead: () => off.abort() })
  await expect(read).rejects.toThrow()
  expect(asked).toHaveLength(1)
})

test('the whole list comes in its order, each row once, and tells how far it is', async () => {
  const far: unknown[] = []
  const read = await readAllRows(given.pages([[1, 2], [2, 3], [4]], { total: 4 }), {
    ...reading(),
    onRead: (...said) => far.push(said),
  })
  expect(read).toEqual({ ok: true, rows: [1, 2, 3, 4] })
  expect(far).toEqual([
    [2, 4],
    [3, 4],
    [4, 4],
  ])
})

const reading = () => ({ rowKey: String, signal: new AbortController().signal })

const given = {
  pages(pages: readonly (readonly number[] | 'broken')[], { total, asked = [] }: { total?: number; asked?: number[] } = {}) {
    const ask =
      (at: number): AskRows<number> =>
      async () => {
        asked.push(at)
        const rows = pages[at]
        if (rows === undefined || rows === 'broken')
          return { ok: false, problem: { code: 'NETWORK', message: 'Sin conexión', details: [], data: null, status: 0 } }
        return { ok: true, value: { rows, total, next: at + 1 < pages.length ? ask(at + 1) : undefined } }
      }
    return ask(0)
  },
}
