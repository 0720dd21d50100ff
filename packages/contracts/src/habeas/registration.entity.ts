import * as z from 'zod/mini'
import { id, maybe, off } from '../kernel/base.ts'

export const habeasUserTypes = ['NATURAL', 'JURIDICA'] as const

export const habeasUserData = z.object({
  name: z.string(),
  last_name: maybe.text,
  second_last_name: maybe.text,
  email: maybe.text,
  document_type: maybe.text,
  document_number: maybe.text,
  document_date_expedition: maybe.text,
  document_place_expedition: maybe.text,
  gender: maybe.text,
  birthdate: maybe.text,
  department: maybe.text,
  city: maybe.text,
  neighborhood: maybe.text,
  /** Street code such as CL or CR. */
  primary_address_type: maybe.text,
  primary_address_number: maybe.text,
  secondary_address_number_a: maybe.text,
  secondary_address_number_b: maybe.text,
  reference_point: maybe.text,
  phone_number: maybe.text,
  prefered_location_office: maybe.text,
  /** casa, apartamento, oficina, otro; apart from the street code. Ours. */
  dwelling_type: maybe.text,
})

export const habeasCompanyData = z.object({
  ciiu: maybe.text,
  social_object: maybe.text,
  document_type: maybe.text,
  document_number: maybe.text,
  email: maybe.text,
  rut: maybe.text,
  message: maybe.text,
  business_type: maybe.text,
})

export type HabeasUserData = z.output<typeof habeasUserData>
export type HabeasCompanyData = z.output<typeof habeasCompanyData>

/** A data-protection registration. Texts are stored upper case, e-mails lower case. */
export const habeasRegistration = z.object({
  id,
  user_type: z.enum(habeasUserTypes),
  client_type: maybe.text,
  promotional_send_authorization: off,
  registraduria_data: z.nullish(z.unknown()),
  registraduria_status: z._default(z.string(), 'pending'),
  user_data: habeasUserData,
  company_data: z.nullish(habeasCompanyData),
  /** What was agreed to, when, in which wording and from where (Ley 1581). Ours. */
  consent: z.nullish(z.object({ accepted: z.boolean(), date: maybe.moment, version: maybe.text, origin: maybe.text })),
  /** When the authorisation was taken back; the record goes a month later. Ours. */
  withdrawnAt: maybe.moment,
  createdAt: maybe.moment,
  updatedAt: maybe.moment,
})
export type HabeasRegistration = z.output<typeof habeasRegistration>
