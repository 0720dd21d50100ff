import { expect, test, vi } from 'vitest'
import { UnsavedWork } from './unsaved-work.ts'

const never = () => {
  throw new Error('nobody should be asked plainly')
}

function guarded(place: 'window' | 'page' = 'window') {
  const work = new UnsavedWork(never)
  work.beginAsking()
  const form = {}
  work.begin(form, { place })
  return { work, form }
}

test('nothing unsaved stops nobody', () => {
  const { work, form } = guarded()
  work.end(form)
  expect([work.stops({ samePath: false }), work.stops({ samePath: true }), work.isThere()]).toEqual([false, false, false])
})

test('what stands in a window is lost by any other address, what stands in the page only by another path', () => {
  expect(guarded('window').work.stops({ samePath: true })).toBe(true)
  const { work } = guarded('page')
  expect([work.stops({ samePath: true }), work.stops({ samePath: false })]).toEqual([false, true])
})

test('staying goes nowhere; leaving goes on, and on its way nothing stops it again', () => {
  const { work } = guarded()
  const goOn = vi.fn(() => expect(work.stops({ samePath: false })).toBe(false))
  work.ask(goOn)
  work.answer(false)
  expect([goOn.mock.calls.length, work.question()]).toEqual([0, null])
  work.ask(goOn)
  work.answer(true)
  expect([goOn.mock.calls.length, work.stops({ samePath: false })]).toEqual([1, true])
})

test('one question at a time: the first one stands', () => {
  const { work } = guarded()
  const first = vi.fn()
  const second = vi.fn()
  work.ask(first)
  work.ask(second)
  work.answer(true)
  expect([first.mock.calls.length, second.mock.calls.length]).toEqual([1, 0])
})

test('what is saved while the question stands leaves nothing to ask', () => {
  const { work, form } = guarded()
  work.ask(() => {})
  work.end(form)
  expect(work.question()).toBeNull()
})

test('words of its own', () => {
  const { work } = guarded()
  work.begin({}, { words: { title: 'Hay imágenes subiendo', text: 'Si sales ahora, las que faltan no se suben.' } })
  work.ask(() => {})
  expect(work.question()?.title).toBe('Hay imágenes subiendo')
})

test('before the window of the question has come, the browser asks', () => {
  const plainly = vi.fn<() => boolean>().mockReturnValueOnce(false).mockReturnValueOnce(true)
  const work = new UnsavedWork(plainly)
  work.begin({}, {})
  const goOn = vi.fn()
  work.ask(goOn)
  expect(goOn).not.toHaveBeenCalled()
  work.ask(goOn)
  expect(goOn).toHaveBeenCalledOnce()
})
