import { type Faults, said, spanFaults } from '../kernel/faults.ts'
import type { Coupon } from './coupon.entity.ts'

/** Fields that are judged together: a change of any of them has to leave a coupon that works. */
export const couponRuleFields = [
  'type',
  'code',
  'value',
  'percentage',
  'usesPerUserLimit',
  'usesTotalLimit',
  'stackLimit',
  'startDate',
  'endDate',
  'produtsIds',
] as const satisfies readonly (keyof Coupon)[]

/** What an int of the database holds. */
const most = 2_000_000_000
function limit(value: unknown, least: number): string | undefined {
  if (typeof value !== 'number') return undefined
  if (value < least) return `Debe ser ${least} o más.`
  return value > most ? 'Es demasiado grande.' : undefined
}

/** What of a coupon does not fit together, by field; of one that can work nothing. `percentage` and `value` as A-61 reads them. */
export function couponFaults(coupon: Readonly<Partial<Record<(typeof couponRuleFields)[number], unknown>>>): Faults {
  const { type, code, startDate, endDate, produtsIds } = coupon
  return said({
    code: typeof code === 'string' ? codeFault(code.trim()) : undefined,
    ...discountFaults(coupon),
    usesPerUserLimit: limit(coupon.usesPerUserLimit, 0),
    usesTotalLimit: limit(coupon.usesTotalLimit, 0),
    stackLimit: limit(coupon.stackLimit, 1),
    ...spanFaults('startDate', startDate, 'endDate', endDate),
    produtsIds:
      type === 'products_price' && (!Array.isArray(produtsIds) || produtsIds.length === 0) ? 'Elige al menos un producto.' : undefined,
  })
}

const codeFault = (code: string) =>
  code === '' ? 'El campo código es obligatorio' : /\s/.test(code) ? 'El código no lleva espacios.' : undefined

function discountFaults({ value, percentage }: { value?: unknown; percentage?: unknown }): Record<string, string | undefined> {
  const isShare = (share: unknown) => typeof share === 'number' && share > 0 && share <= 100
  const share = 'El porcentaje debe ser mayor que 0 y como máximo 100.'
  if (percentage === true) return { value: isShare(value) ? undefined : share }
  if (typeof percentage === 'number' && percentage !== 0)
    return {
      percentage: isShare(percentage) ? undefined : share,
      value: Number(value ?? 0) < 0 ? 'El valor no puede ser negativo.' : undefined,
    }
  return { value: Number(value ?? 0) < 1 ? 'El valor debe ser mayor que 0.' : limit(value, 1) }
}
