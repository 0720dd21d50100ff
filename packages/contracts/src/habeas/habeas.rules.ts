import { habeasTexts } from './habeas.messages.ts'
import { clientTypes, companyDocumentTypes, documentTypes, dwellingTypes, exportMostMonths, genders, streetCodes } from './habeas.lists.ts'
import type { HabeasCompanyData, HabeasUserData } from './registration.entity.ts'

export interface HabeasFault {
  /** `user_data.email`. */
  readonly field: string
  readonly message: string
}

/** longer than 5, with @, without spaces, and like an address. */
export const isHabeasEmail = (text: string): boolean => text.length > 5 && /^[^\s@<>(),;]+@[^\s@<>(),;]+\.[^\s@<>(),;.]{2,}$/.test(text)

/** What a number of the address may hold: letters, digits and spaces. */
export const addressPart = (typed: string): string => typed.replace(/[^a-zñáéíóúü\d ]/giu, '')

/** `900123456` as people write it, `900.123.456`: without the check digit, while it is typed too. */
export const nitMask = (typed: string): string =>
  (
    typed
      .replace(/\D/g, '')
      .slice(0, 9)
      .match(/\d{1,3}/g) ?? []
  ).join('.')
const nitPattern = /^\d{3}\.\d{3}\.\d{3}$/

export const requiredUserFields = [
  'name',
  'last_name',
  'document_type',
  'document_number',
  'document_date_expedition',
  'document_place_expedition',
] as const
export const addressNumberFields = ['primary_address_number', 'secondary_address_number_a', 'secondary_address_number_b'] as const

export interface HabeasDraft {
  readonly user_type: string
  readonly client_type?: string | null | undefined
  readonly user_data: HabeasUserData
  readonly company_data?: HabeasCompanyData | null | undefined
}

/** B-5-016: may it be saved? The rest is said at its field. */
export const isComplete = ({ user_data }: Pick<HabeasDraft, 'user_data'>): boolean =>
  requiredUserFields.every((field) => Boolean(user_data[field]?.trim()))

/** Everything that keeps a registration from being stored, by field. */
export function habeasFaults({ user_type, client_type, user_data, company_data }: HabeasDraft): HabeasFault[] {
  const missing = requiredUserFields.filter((field) => !user_data[field]?.trim())
  const numbers = addressNumberFields.filter((field) => addressPart(user_data[field] ?? '') !== (user_data[field] ?? ''))
  const company = user_type === 'JURIDICA' ? company_data : null
  return [
    ...missing.map((field) => ({ field: `user_data.${field}`, message: habeasTexts.required })),
    ...numbers.map((field) => ({ field: `user_data.${field}`, message: habeasTexts.addressPart })),
    ...unknownOf('client_type', client_type, clientTypes),
    ...unknownOf('user_data.document_type', user_data.document_type, Object.keys(documentTypes)),
    ...unknownOf('user_data.gender', user_data.gender, Object.keys(genders)),
    ...unknownOf('user_data.dwelling_type', user_data.dwelling_type, dwellingTypes),
    ...unknownOf('user_data.primary_address_type', user_data.primary_address_type, Object.keys(streetCodes)),
    ...unknownOf('company_data.document_type', company?.document_type, companyDocumentTypes),
    ...emailFault('user_data.email', user_data.email),
    ...emailFault('company_data.email', company?.email),
    ...(company?.document_number && !nitPattern.test(company.document_number)
      ? [{ field: 'company_data.document_number', message: habeasTexts.nit }]
      : []),
    ...dateFault('user_data.document_date_expedition', user_data.document_date_expedition),
    ...dateFault('user_data.birthdate', user_data.birthdate),
  ]
}

const unknownOf = (field: string, value: string | null | undefined, known: readonly string[]): HabeasFault[] =>
  value && !known.some((each) => each.toUpperCase() === value.toUpperCase()) ? [{ field, message: habeasTexts.choice }] : []

const emailFault = (field: string, email: string | null | undefined): HabeasFault[] =>
  email && !isHabeasEmail(email) ? [{ field, message: habeasTexts.emailInvalid }] : []

const dateFault = (field: string, date: string | null | undefined): HabeasFault[] =>
  date && !isDay(date) ? [{ field, message: habeasTexts.date }] : []

const isDay = (text: string) => /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(`${text}T00:00:00Z`))

const newFor = 60 * 60_000
/** B-2-098: changed more than one hour after it was made. */
export const recordState = (createdAt: string, updatedAt: string): 'Nuevo' | 'Actualizado' =>
  Date.parse(updatedAt) - Date.parse(createdAt) > newFor ? habeasTexts.recordUpdated : habeasTexts.recordNew

/** the last day an export that begins on `from` may end, days as `YYYY-MM-DD`. */
export function latestEnd(from: string, today: string): string {
  if (!isDay(from)) return today
  const end = new Date(`${from}T00:00:00Z`)
  const day = end.getUTCDate()
  end.setUTCMonth(end.getUTCMonth() + exportMostMonths)
  // The 29th of February a year later is the 28th.
  if (end.getUTCDate() !== day) end.setUTCDate(0)
  const latest = end.toISOString().slice(0, 10)
  return latest < today ? latest : today
}

/** What is wrong with a range to export; null when nothing is. */
export function exportFault(from: string, to: string, today: string): string | null {
  if (!isDay(from) || !isDay(to)) return habeasTexts.datesRequired
  if (to < from) return habeasTexts.endBeforeStart
  if (from > today) return habeasTexts.startInFuture
  return to > latestEnd(from, today) ? habeasTexts.rangeTooLong : null
}
