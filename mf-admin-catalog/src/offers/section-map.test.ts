import type { Offer } from '@plaza/contracts/catalog/offer.entity'
import { expect, test } from 'vitest'
import { shownAt } from './section-map.tsx'

const banner = (id: string, over: object = {}) => ({ id, section: 'HOME', inactive: false, order: 1, ...over }) as unknown as Offer
const ids = (offers: readonly Offer[]) => offers.map(({ id }) => id)
const at = (hour: string) => new Date(`2026-11-21T${hour}:00-05:00`)

test('B-4-009, B-4-010: the preview shows what shoppers would see at that date and hour', () => {
  const all = [
    banner('tarde', { startDailyHour: 13, endDailyHour: 18 }),
    banner('manana', { startDate: '2026-11-22T05:00:00.000Z' }),
    banner('ayer', { dueDate: '2026-11-20T05:00:00.000Z' }),
    banner('apagado', { inactive: true }),
    banner('otra-seccion', { section: 'HOME_FOUR' }),
    banner('primero', { order: 0 }),
  ]
  expect(ids(shownAt(all, 'HOME', at('14:00'), ''))).toEqual(['primero', 'tarde'])
  expect(ids(shownAt(all, 'HOME', at('20:00'), ''))).toEqual(['primero'])
})

test('a banner of one branch is not seen at another', () => {
  const all = [banner('todas'), banner('norte', { branchId: 'norte' })]
  expect(ids(shownAt(all, 'HOME', at('10:00'), 'sur'))).toEqual(['todas'])
  expect(ids(shownAt(all, 'HOME', at('10:00'), 'norte'))).toEqual(['todas', 'norte'])
})
