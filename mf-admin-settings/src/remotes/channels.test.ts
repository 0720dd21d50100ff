import { expect, test } from 'vitest'
import { activeIn, channelChoices, channelLabel, mayRollBack, sentChannel } from './channels.ts'

const channel = (business: string, active_version: string, previous_version: string | null = null) => ({
  business,
  active_version,
  previous_version,
  canary_percent: 0,
})
const remote = (...channels: ReturnType<typeof channel>[]) => ({ name: 'mf-catalog', owner: 'Equipo Catálogo', versions: [], channels })

test('remotes: what never ran in common cannot be taken back; a pin can, to the common version', () => {
  expect(mayRollBack(remote(), '*')).toBe(false)
  expect(mayRollBack(remote(channel('*', '1.0.0')), '*')).toBe(false)
  expect(mayRollBack(remote(channel('*', '1.0.0')), 'verde')).toBe(false)
  expect(mayRollBack(remote(channel('*', '1.1.0', '1.0.0')), '*')).toBe(true)
  expect(mayRollBack(remote(channel('*', '1.0.0'), channel('verde', '1.1.0')), 'verde')).toBe(true)
})

test('remotes: a business that is not pinned runs the common version', () => {
  const pinned = remote(channel('*', '1.0.0'), channel('azul', '1.1.0'))
  expect(activeIn(pinned, 'verde')).toBe('1.0.0')
  expect(activeIn(pinned, 'azul')).toBe('1.1.0')
  expect(activeIn(remote(), 'verde')).toBeNull()
})

test('remotes: the common channel comes first and is named by silence', () => {
  expect(channelChoices([remote(channel('azul', '1.1.0'), channel('*', '1.0.0'))], 'verde', [])).toEqual(['*', 'verde', 'azul'])
  expect(sentChannel('*')).toEqual({})
  expect(sentChannel('azul')).toEqual({ business: 'azul' })
})

test('remotes: the channel of a business that is not pinned can be chosen too, by its title', () => {
  const remotes = [remote(channel('*', '1.0.0'), channel('morado', '1.1.0'))]
  expect(channelChoices(remotes, 'verde', ['rojo', 'verde', 'azul'])).toEqual(['*', 'verde', 'azul', 'morado', 'rojo'])
  expect(channelLabel('rojo', [{ id: 'rojo', title: 'Mercado Rojo' }])).toBe('Mercado Rojo (rojo)')
  expect([channelLabel('*'), channelLabel('rojo')]).toEqual(['Todas las empresas', 'rojo'])
})
