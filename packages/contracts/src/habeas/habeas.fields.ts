import {
  businessTypes,
  clientTypes,
  documentTypes,
  dwellingTypes,
  genders,
  offeredCompanyDocumentTypes,
  streetCodes,
} from './habeas.lists.ts'
import { addressPart, type HabeasFault, habeasFaults, nitMask } from './habeas.rules.ts'
import { habeasCompanyData, type HabeasRegistration, habeasUserData } from './registration.entity.ts'

/** The three tabs of the form, in the back office and in the shop. RUT is for companies only. */
export const habeasSheets = { rut: 'RUT', personal: 'Datos personales', additional: 'Información adicional' } as const
export type HabeasSheet = keyof typeof habeasSheets

type Choices = readonly { readonly value: string; readonly label: string }[]

/** What a field lets people write or choose; `place` ones take their choices from the lists of places, offices and activities. */
export type HabeasKind =
  | 'text'
  | 'long'
  | 'email'
  | 'phone'
  | 'date'
  | 'choice'
  | 'department'
  | 'city'
  | 'neighborhood'
  | 'office'
  | 'activity'

export interface HabeasField {
  /** Where it stands in the registration: `user_data.name`. */
  readonly name: string
  readonly label: string
  readonly sheet: HabeasSheet
  readonly kind: HabeasKind
  readonly required?: boolean
  readonly choices?: Choices
  /** What stays of what is typed. */
  readonly typed?: (text: string) => string
  /** A heading over it and those after it. */
  readonly section?: string
}

const upperFirst = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)
const named = (list: Readonly<Record<string, string>>): Choices =>
  Object.entries(list).map(([value, label]) => ({ value, label: upperFirst(label) }))
const coded = (list: Readonly<Record<string, string>>): Choices =>
  Object.entries(list).map(([value, label]) => ({ value, label: `${value} · ${label}` }))
const plain = (list: readonly string[]): Choices => list.map((value) => ({ value, label: upperFirst(value) }))

const personal = (name: string, label: string, more: Partial<HabeasField> = {}): HabeasField => ({
  name: `user_data.${name}`,
  label,
  sheet: 'personal',
  kind: 'text',
  ...more,
})
const company = (name: string, label: string, more: Partial<HabeasField> = {}): HabeasField => ({
  name: `company_data.${name}`,
  label,
  sheet: 'rut',
  kind: 'text',
  ...more,
})
const required = true

export const habeasFields: readonly HabeasField[] = [
  company('document_type', 'Tipo de documento de la empresa', { kind: 'choice', choices: plain(offeredCompanyDocumentTypes) }),
  company('document_number', 'NIT', { typed: nitMask }),
  company('rut', 'Número de RUT'),
  company('ciiu', 'Actividad económica (CIIU)', { kind: 'activity' }),
  company('social_object', 'Objeto social'),
  company('business_type', 'Tipo de negocio', { kind: 'choice', choices: plain(businessTypes) }),
  company('email', 'Correo de la empresa', { kind: 'email' }),
  company('message', 'Mensaje', { kind: 'long' }),
  personal('name', 'Nombre', { required, section: 'Persona' }),
  personal('last_name', 'Apellido', { required }),
  personal('second_last_name', 'Segundo apellido'),
  personal('gender', 'Género', { kind: 'choice', choices: named(genders) }),
  personal('document_type', 'Tipo de documento', { required, kind: 'choice', choices: named(documentTypes), section: 'Documento' }),
  personal('document_number', 'Número de documento', { required }),
  personal('document_date_expedition', 'Fecha de expedición', { required, kind: 'date' }),
  personal('document_place_expedition', 'Lugar de expedición', { required }),
  personal('birthdate', 'Fecha de nacimiento', { kind: 'date' }),
  personal('email', 'Correo electrónico', { kind: 'email', section: 'Contacto' }),
  personal('phone_number', 'Teléfono', { kind: 'phone' }),
  personal('department', 'Departamento', { kind: 'department', section: 'Dirección' }),
  personal('city', 'Ciudad', { kind: 'city' }),
  personal('neighborhood', 'Barrio', { kind: 'neighborhood' }),
  personal('dwelling_type', 'Tipo de vivienda', { kind: 'choice', choices: plain(dwellingTypes) }),
  personal('primary_address_type', 'Tipo de vía', { kind: 'choice', choices: coded(streetCodes) }),
  personal('primary_address_number', 'Número de la vía', { typed: addressPart }),
  personal('secondary_address_number_a', 'Número secundario', { typed: addressPart }),
  personal('secondary_address_number_b', 'Placa', { typed: addressPart }),
  personal('reference_point', 'Punto de referencia'),
  {
    name: 'client_type',
    label: 'Tipo de cliente',
    sheet: 'additional',
    kind: 'choice',
    choices: clientTypes.map((value) => ({ value, label: value })),
  },
  { name: 'user_data.prefered_location_office', label: 'Sede preferida', sheet: 'additional', kind: 'office' },
]

/** A registration under the hand: every field by its name, as text. */
export interface HabeasForm {
  readonly user_type: 'NATURAL' | 'JURIDICA'
  readonly promotional: boolean
  readonly texts: Readonly<Record<string, string>>
}

export const emptyHabeasForm: HabeasForm = {
  user_type: 'NATURAL',
  promotional: false,
  texts: { 'company_data.document_type': offeredCompanyDocumentTypes[0] },
}

/** What is stored upper case finds its choice again. */
export function habeasFormOf(registration: HabeasRegistration): HabeasForm {
  const read = (name: string) => {
    const [part, field] = name.split('.') as [keyof HabeasRegistration, string | undefined]
    const value = field ? (registration[part] as Record<string, unknown> | null | undefined)?.[field] : registration[part]
    return typeof value === 'string' ? value : ''
  }
  const texts = habeasFields.map(({ name, choices }) => {
    const text = read(name)
    return [name, choices?.find(({ value }) => value.toUpperCase() === text.toUpperCase())?.value ?? text] as const
  })
  return {
    user_type: registration.user_type,
    promotional: registration.promotional_send_authorization,
    texts: { ...emptyHabeasForm.texts, ...Object.fromEntries(texts.filter(([, text]) => text !== '')) },
  }
}

/** What is sent: a natural person sends no company. */
export function habeasInputOf({ user_type, promotional, texts }: HabeasForm) {
  const part = (name: string, fields: object) =>
    Object.fromEntries(Object.keys(fields).map((field) => [field, texts[`${name}.${field}`]?.trim() || null]))
  return {
    user_type,
    client_type: (texts['client_type'] || null) as (typeof clientTypes)[number] | null,
    promotional_send_authorization: promotional,
    user_data: { ...part('user_data', habeasUserData.shape), name: texts['user_data.name']?.trim() ?? '' },
    company_data: user_type === 'JURIDICA' ? part('company_data', habeasCompanyData.shape) : null,
  }
}

/** What the server would refuse, by field. */
export const habeasFormFaults = (form: HabeasForm): HabeasFault[] => habeasFaults(habeasInputOf(form))

/** B-5-016: the six fields without which nothing is saved. */
export const isHabeasFormComplete = ({ texts }: HabeasForm): boolean =>
  habeasFields.every(({ name, required: needed }) => !needed || Boolean(texts[name]?.trim()))

/** The tab on which a fault stands. */
export const sheetOfFault = (field: string): HabeasSheet => habeasFields.find(({ name }) => name === field)?.sheet ?? 'additional'
