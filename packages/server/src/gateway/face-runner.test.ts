import { Registry } from 'prom-client'
import { afterEach, expect, test, vi } from 'vitest'
import { createFaceRunner, type FaceRunner } from './face-runner.ts'

const source = `
  const spin = (ms) => { const began = Date.now(); while (Date.now() - began < ms); return "<p>late</p>" }
  exports.faces = {
    home: (data) => '<h1>' + data.business + [...(data.modules ?? [])].join() + '</h1>',
    endless: () => { for (;;) {} },
    broken: () => { throw new Error('no') },
    late: () => spin(20),
  }
  exports.heads = { home: () => ({ title: 'Casa' }), broken: () => ({ title: 'x' }), late: () => { throw new Error('no head') } }
`
const log = { warn: vi.fn() } as never
const made: FaceRunner[] = []
const asked = vi.fn(async () => source)
const bundle = { key: 'mf-catalog@1.0.0', source: asked }
const draw = (runner: FaceRunner, page: string, data: object = { business: 'verde' }) => runner.draw({ ...bundle, page, data })

function aRunner() {
  const runner = createFaceRunner({ log, metrics: { register: new Registry() } as never })
  made.push(runner)
  return runner
}
afterEach(async () => {
  asked.mockClear()
  for (const runner of made.splice(0)) await runner.close()
})

test('a face that throws or never ends costs only its own drawing', async () => {
  const runner = aRunner()
  expect(await draw(runner, 'endless')).toBeNull()
  expect(await draw(runner, 'broken')).toBeNull()
  expect((await draw(runner, 'home'))?.html).toBe('<h1>verde</h1>')
})

test('a head that fails leaves the face', async () => {
  expect(await draw(aRunner(), 'late')).toMatchObject({ html: '<p>late</p>', head: null })
})

test('what is kept is loaded before its first page, and again after a thread was lost', async () => {
  const runner = aRunner()
  await runner.keep([bundle])
  expect(asked).toHaveBeenCalledTimes(1)
  expect(await draw(runner, 'home', { business: 'azul', modules: new Set(['footer']) })).toEqual({
    html: '<h1>azulfooter</h1>',
    head: '{"title":"Casa"}',
  })
  expect(asked).toHaveBeenCalledTimes(1)
  await draw(runner, 'endless')
  await vi.waitFor(() => expect(asked).toHaveBeenCalledTimes(2))
})

test('three failures and it rests', async () => {
  const runner = aRunner()
  for (const business of ['a', 'b', 'c']) await draw(runner, 'broken', { business })
  expect(await draw(runner, 'home')).toBeNull()
})
