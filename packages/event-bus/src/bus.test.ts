import { event } from '@plaza/contracts/kernel/event'
import { expect, test, vi } from 'vitest'
import * as z from 'zod/mini'
import { Bus, CommandError, type TabChannel } from './bus.ts'

const accepted = event('order.accepted', { kind: 'fact', payload: z.object({ orderId: z.string() }) })
const cart = event('cart.changed', { kind: 'state', payload: z.object({ count: z.number() }), crossTab: true })
const price = event('price.asked', { kind: 'command', payload: z.object({ productId: z.string() }) })

test('a listener never hears a payload its contract does not know', () => {
  const bus = new Bus()
  const heard = vi.fn()
  bus.subscribe(accepted, heard)
  bus.publish(accepted, { orderId: 17 } as never)
  expect(heard).not.toHaveBeenCalled()
})

test('a listener that throws does not keep the next one from hearing', () => {
  const bus = new Bus()
  const heard = vi.fn()
  const queued = vi.spyOn(globalThis, 'queueMicrotask').mockImplementation(() => {})
  bus.subscribe(accepted, () => {
    throw new Error('mine')
  })
  bus.subscribe(accepted, heard)
  bus.publish(accepted, { orderId: 'o1' })
  expect(heard).toHaveBeenCalledWith({ orderId: 'o1' })
  expect(queued).toHaveBeenCalledOnce()
  queued.mockRestore()
})

test('a late listener hears the last state at once, but no past fact', () => {
  const bus = new Bus()
  bus.publish(cart, { count: 3 })
  bus.publish(accepted, { orderId: 'o1' })
  const heard = vi.fn()
  bus.subscribe(cart, heard)
  bus.subscribe(accepted, heard)
  expect(heard.mock.calls).toEqual([[{ count: 3 }]])
  expect(bus.last(cart)).toEqual({ count: 3 })
})

test('nobody is heard after unsubscribing', () => {
  const bus = new Bus()
  const heard = vi.fn()
  const off = bus.subscribe(accepted, heard)
  off()
  bus.publish(accepted, { orderId: 'o1' })
  expect(heard).not.toHaveBeenCalled()
})

test('a command without handler times out by name; a second handler is refused', async () => {
  const bus = new Bus()
  await expect(bus.ask(price, { productId: 'p1' }, 20)).rejects.toMatchObject({ event: 'price.asked', reason: 'timeout' })
  bus.handle(price, () => 1)
  expect(() => bus.handle(price, () => 2)).toThrow('price.asked')
})

test('a command is answered, also by a handler that comes late; its failure is told', async () => {
  const bus = new Bus()
  const asked = bus.ask(price, { productId: 'p1' }, 500)
  const off = bus.handle(price, ({ productId }) => `${productId}: 4500`)
  expect(await asked).toBe('p1: 4500')
  off()
  bus.handle(price, () => Promise.reject(new Error('no')))
  await expect(bus.ask(price, { productId: 'p1' })).rejects.toBeInstanceOf(CommandError)
})

test('only allow-listed events reach other tabs, and what comes from there is checked', () => {
  const [here, there] = tabs()
  const one = new Bus()
  const other = new Bus()
  one.connectTabs(here)
  other.connectTabs(there)
  const heard = vi.fn()
  other.subscribe(cart, heard)
  other.subscribe(accepted, heard)
  one.publish(accepted, { orderId: 'o1' })
  one.publish(cart, { count: 2 })
  here.postMessage({ name: 'cart.changed', payload: { count: 'many' }, state: false })
  here.postMessage('noise')
  expect(heard.mock.calls).toEqual([[{ count: 2 }]])
})

function tabs(): [TabChannel, TabChannel] {
  const make = (other: () => TabChannel): TabChannel => ({
    onmessage: null,
    close: () => {},
    postMessage: (data) => other().onmessage?.({ data } as MessageEvent),
  })
  const here: TabChannel = make(() => there)
  const there: TabChannel = make(() => here)
  return [here, there]
}
