import { expect, test } from 'vitest'
import type { RecordValues } from './record-field.ts'
import { type Save, saveOver } from './save-over.ts'

const opened = { title: 'Verde', bags: ['papel'], version: 1 }
const problem = { message: 'Alguien más cambió estos datos.' }

/** A server that holds `stored` and refuses changes made on another version; `race` is what somebody else saves before each attempt. */
function serverWith(stored: RecordValues, race: (attempt: number) => RecordValues = () => ({})) {
  const server = { stored, attempts: 0 }
  const save: Save = async (_values, changed, before) => {
    server.attempts += 1
    server.stored = { ...server.stored, ...race(server.attempts) }
    if (before.version !== server.stored.version) return { ok: false, problem, current: server.stored }
    server.stored = { ...server.stored, ...changed, version: Number(server.stored.version) + 1 }
    return { ok: true }
  }
  return { server, save }
}

test('what somebody else changed in another field stays, and nobody is asked', async () => {
  const { server, save } = serverWith({ ...opened, title: 'Mercado', version: 2 })
  expect(await saveOver(save, opened, { bags: ['tela'] })).toEqual({ ok: true })
  expect(server).toEqual({ stored: { title: 'Mercado', bags: ['tela'], version: 3 }, attempts: 2 })
})

test('of the same field nothing is overwritten before somebody decides', async () => {
  const theirs = { ...opened, bags: ['papel', 'plástico'], version: 2 }
  const { server, save } = serverWith(theirs)
  expect(await saveOver(save, opened, { bags: ['tela'] })).toEqual({ ok: false, problem, current: theirs })
  expect(server).toEqual({ stored: theirs, attempts: 1 })
  expect(await saveOver(save, theirs, { bags: ['tela'] })).toEqual({ ok: true })
})

test('a conflict that appears while it is sent again is told too', async () => {
  const { server, save } = serverWith({ ...opened, title: 'Mercado', version: 2 }, (attempt) =>
    attempt === 2 ? { bags: ['plástico'], version: 3 } : {},
  )
  expect(await saveOver(save, opened, { bags: ['tela'] })).toMatchObject({ ok: false, current: { bags: ['plástico'] } })
  expect(server.stored.bags).toEqual(['plástico'])
})

test('a version that never fits is not sent for ever', async () => {
  const { server, save } = serverWith(opened, (attempt) => ({ version: 10 + attempt }))
  expect(await saveOver(save, opened, { bags: ['tela'] })).toEqual({ ok: false, problem })
  expect(server.attempts).toBe(5)
})
