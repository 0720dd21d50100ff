import { expect, test } from 'vitest'
import { lastOnly } from './last-only.ts'

test('of three quick choices the first is under way, the second never leaves, the third is the last the server hears', async () => {
  const inTurn = lastOnly()
  const heard: string[] = []
  const first = Promise.withResolvers<string>()
  const choose = (name: string, answer: Promise<string>) => inTurn(() => (heard.push(name), answer))
  const answers = [choose('casa', first.promise)]
  await Promise.resolve()
  answers.push(choose('oficina', Promise.resolve('oficina')), choose('finca', Promise.resolve('finca')))
  first.resolve('casa')
  expect(await Promise.all(answers)).toEqual([null, null, 'finca'])
  expect(heard).toEqual(['casa', 'finca'])
})

test('one that throws does not hold up the next', async () => {
  const inTurn = lastOnly()
  await expect(inTurn(() => Promise.reject(new Error('no')))).rejects.toThrow('no')
  expect(await inTurn(() => Promise.resolve(1))).toBe(1)
})
