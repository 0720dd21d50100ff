import { bogotaHour } from '../kernel/dates.ts'
import type { Offer } from './offer.entity.ts'

type Schedule = Pick<Offer, 'startDate' | 'dueDate' | 'startDailyHour' | 'endDailyHour' | 'alldays'>

/** B-4-009, B-4-010, A-86: within its dates, and within its daily hours (Bogotá, inclusive) when both are set and `alldays` is off. */
export function isOfferActive(offer: Partial<Schedule>, now: Date): boolean {
  if (offer.dueDate && now > new Date(offer.dueDate)) return false
  if (offer.startDate && now < new Date(offer.startDate)) return false
  return offer.alldays === true || withinHours(offer, bogotaHour(now))
}

function withinHours({ startDailyHour: start, endDailyHour: end }: Partial<Schedule>, hour: number): boolean {
  if (start === null || start === undefined || end === null || end === undefined) return true
  return hour >= start && hour <= end
}
