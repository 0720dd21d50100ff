import { expect, test } from 'vitest'
import { couponStatus } from './coupon-status.ts'

const now = new Date('2026-11-23T12:00:00Z')
const coupon = { startDate: null, endDate: null, inactive: false, usesTotalCount: 3, usesTotalLimit: 0 }

test.each([
  [{}, 'Vigente'],
  [{ startDate: '2026-11-23T12:00:01Z' }, 'Programado'],
  [{ startDate: '2026-11-23T12:00:00Z', endDate: '2026-11-23T12:00:00Z' }, 'Vigente'],
  [{ endDate: '2026-11-23T11:59:59Z' }, 'Vencido'],
  [{ usesTotalLimit: 3 }, 'Agotado'],
  [{ usesTotalLimit: 4 }, 'Vigente'],
  [{ inactive: true, endDate: '2026-11-23T11:59:59Z' }, 'Desactivado'],
])('a coupon with %j is %s', (over, status) => expect(couponStatus({ ...coupon, ...over }, now)).toBe(status))
