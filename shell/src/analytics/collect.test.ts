import { analyticsHappened } from '@plaza/contracts/business/analytics'
import { Bus } from '@plaza/event-bus'
import { expect, test } from 'vitest'
import { collectHappenings, type Happening } from './collect.ts'

const opened = (id: string): Happening => ({ name: 'category_open', params: { category_id: id } })

test('what happened before the tag was there is told first, then each new thing once: S-7-089', () => {
  const bus = new Bus()
  const collected = collectHappenings(bus)
  bus.publish(analyticsHappened, opened('a'))
  const heard: Happening[] = []
  collected.forwardTo((happening) => heard.push(happening))
  bus.publish(analyticsHappened, opened('b'))
  expect(heard).toEqual([opened('a'), opened('b')])
})

test('a name nobody agreed on is not measured', () => {
  const bus = new Bus()
  const heard: Happening[] = []
  collectHappenings(bus).forwardTo((happening) => heard.push(happening))
  bus.publish(analyticsHappened, { name: 'password_typed', params: {} } as never)
  expect(heard).toEqual([])
})

test('without a module that measures nothing is kept: S-7-090', () => {
  const bus = new Bus()
  const collected = collectHappenings(bus)
  bus.publish(analyticsHappened, opened('a'))
  collected.drop()
  bus.publish(analyticsHappened, opened('b'))
  const heard: Happening[] = []
  collected.forwardTo((happening) => heard.push(happening))
  expect(heard).toEqual([])
})
