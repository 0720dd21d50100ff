import { documentTypes, genders } from '@plaza/contracts/habeas/habeas.lists'
import { recordState } from '@plaza/contracts/habeas/habeas.rules'
import type { HabeasRegistration } from '@plaza/contracts/habeas/registration.entity'

type Column = readonly [header: string, read: (of: HabeasRegistration) => string | null | undefined]

const user = (field: keyof HabeasRegistration['user_data']) => (of: HabeasRegistration) => of.user_data[field]
const company = (field: keyof NonNullable<HabeasRegistration['company_data']>) => (of: HabeasRegistration) => of.company_data?.[field]
const moment = new Intl.DateTimeFormat('es-CO', { dateStyle: 'short', timeStyle: 'short', hour12: false, timeZone: 'America/Bogota' })
const at = (text: string | null | undefined) => (text ? moment.format(new Date(text)) : '')
const named = (list: Readonly<Record<string, string>>, code: string | null | undefined) => (code ? (list[code] ?? code) : '')

const columns: readonly Column[] = [
  ['ID', ({ id }) => id],
  ['Tipo de usuario', ({ user_type }) => user_type],
  ['Tipo de cliente', ({ client_type }) => client_type],
  ['Nombre', user('name')],
  ['Apellido', user('last_name')],
  ['Segundo apellido', user('second_last_name')],
  ['Tipo de documento', ({ user_data }) => named(documentTypes, user_data.document_type)],
  ['Número de documento', user('document_number')],
  ['Fecha de expedición', user('document_date_expedition')],
  ['Lugar de expedición', user('document_place_expedition')],
  ['Correo', user('email')],
  ['Teléfono', user('phone_number')],
  ['Género', ({ user_data }) => named(genders, user_data.gender)],
  ['Fecha de nacimiento', user('birthdate')],
  ['Departamento', user('department')],
  ['Ciudad', user('city')],
  ['Barrio', user('neighborhood')],
  ['Vía', user('primary_address_type')],
  ['Número de la vía', user('primary_address_number')],
  ['Número secundario', user('secondary_address_number_a')],
  ['Placa', user('secondary_address_number_b')],
  ['Punto de referencia', user('reference_point')],
  ['Tipo de vivienda', user('dwelling_type')],
  ['Sede preferida', user('prefered_location_office')],
  ['Empresa: tipo de documento', company('document_type')],
  ['Empresa: NIT', company('document_number')],
  ['Empresa: RUT', company('rut')],
  ['Empresa: CIIU', company('ciiu')],
  ['Empresa: objeto social', company('social_object')],
  ['Empresa: tipo de negocio', company('business_type')],
  ['Empresa: correo', company('email')],
  ['Empresa: mensaje', company('message')],
  ['Autoriza promociones', (of) => (of.promotional_send_authorization ? 'Sí' : 'No')],
  ['Autorización', ({ consent }) => (consent?.accepted ? `Sí, ${at(consent.date)}, ${consent.version ?? ''}` : 'No')],
  ['Autorización retirada', ({ withdrawnAt }) => at(withdrawnAt)],
  ['Registraduría', ({ registraduria_status }) => registraduria_status],
  ['Creado', ({ createdAt }) => at(createdAt)],
  ['Actualizado', ({ updatedAt }) => at(updatedAt)],
  ['Estado', ({ createdAt, updatedAt }) => (createdAt && updatedAt ? recordState(createdAt, updatedAt) : '')],
]

/** Registrations as a table for people: the same in CSV and Excel. */
export const tableOf = (registrations: readonly HabeasRegistration[]) => ({
  header: columns.map(([header]) => header),
  rows: registrations.map((registration) => columns.map(([, read]) => read(registration) ?? '')),
})
