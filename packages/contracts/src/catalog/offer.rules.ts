import { type Faults, said, spanFaults } from '../kernel/faults.ts'
import { bannerSections, type Offer } from './offer.entity.ts'

/** Fields that are judged together: a change of any of them has to leave a banner that can be seen. */
export const offerRuleFields = [
  'nameOffer',
  'section',
  'order',
  'startDate',
  'dueDate',
  'startDailyHour',
  'endDailyHour',
  'alldays',
] as const satisfies readonly (keyof Offer)[]

/** What of a banner makes no sense, by field. Hours count where `alldays` is not true. */
export function offerFaults(offer: Readonly<Partial<Record<(typeof offerRuleFields)[number], unknown>>>): Faults {
  const { nameOffer, section, order, startDate, dueDate } = offer
  return said({
    nameOffer: typeof nameOffer === 'string' && nameOffer.trim() === '' ? 'El campo nombre es obligatorio' : undefined,
    section: section === undefined || (bannerSections as readonly unknown[]).includes(section) ? undefined : 'Elige una de las secciones.',
    order: typeof order === 'number' && (order < 0 || order > 1_000_000) ? 'El orden va de 0 a 1000000.' : undefined,
    ...spanFaults('startDate', startDate, 'dueDate', dueDate),
    ...(offer.alldays === true ? {} : hourFaults(offer)),
  })
}

function hourFaults({ startDailyHour: from, endDailyHour: to }: { startDailyHour?: unknown; endDailyHour?: unknown }) {
  if (typeof from !== 'number' && typeof to !== 'number') return {}
  if (typeof from !== 'number' || typeof to !== 'number') return { endDailyHour: 'Escribe las dos horas, o ninguna.' }
  return { endDailyHour: to < from ? 'Termina antes de empezar.' : undefined }
}
