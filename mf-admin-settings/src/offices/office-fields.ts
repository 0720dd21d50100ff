import type { createOffice } from '@plaza/contracts/branches/branches-admin.api'
import { type AdminOffice, webServiceKeys } from '@plaza/contracts/branches/office.entity'
import type { InputOf } from '@plaza/contracts/kernel/call'
import type { RecordField, RecordValues } from '@plaza/ui/forms'

/** The tab "Información". Coordinates are texts: a number field would round them. */
export const informationFields: readonly RecordField[] = [
  { kind: 'text', name: 'name', label: 'Nombre', required: true, half: true, help: 'Referencia interna de la sede.' },
  { kind: 'text', name: 'displayName', label: 'Nombre visible', half: true, help: 'Como la ven los clientes.' },
  { kind: 'text', name: 'city', label: 'Ciudad', half: true },
  { kind: 'text', name: 'support_phone', label: 'Teléfono de soporte', type: 'tel', half: true },
  { kind: 'text', name: 'address', label: 'Dirección' },
  { kind: 'text', name: 'latitude', label: 'Latitud', required: true, half: true, placeholder: '3.4516' },
  { kind: 'text', name: 'longitude', label: 'Longitud', required: true, half: true, placeholder: '-76.5320' },
  {
    kind: 'number',
    name: 'enlistener_time',
    label: 'Minutos por producto',
    min: 0,
    step: 1,
    half: true,
    help: 'Lo que toma alistar cada producto.',
  },
]

export const webServiceTab = { key: 'ws', label: 'Datos WebService' } as const
export const webServiceFields: readonly RecordField[] = webServiceKeys.map((name) => ({
  kind: 'text',
  name,
  label: name,
  tab: webServiceTab.key,
  half: true,
}))

export const emptyOffice = {
  name: '',
  displayName: '',
  city: '',
  address: '',
  support_phone: '',
  latitude: '',
  longitude: '',
  enlistener_time: 0,
} as const

export const valuesOf = (office: AdminOffice): RecordValues => ({
  name: office.name,
  displayName: office.displayName,
  city: office.city,
  address: office.address,
  support_phone: office.support_number ?? '',
  latitude: String(office.geopoint.lat),
  longitude: String(office.geopoint.lng),
  enlistener_time: office.delivery_time_per_product,
  lastUpdateDate: office.lastUpdateDate,
  ...Object.fromEntries(webServiceKeys.map((key) => [key, office[key] ?? ''])),
})

/** B-5-022, B-5-023: the words at each field that the server would refuse. */
export function officeFaults(values: RecordValues): Record<string, string> {
  const { latitude, longitude, enlistener_time: minutes } = values
  return {
    ...(isWritten(latitude) && degrees(latitude, 90) === null ? { latitude: 'La latitud debe ser un número entre -90 y 90.' } : {}),
    ...(isWritten(longitude) && degrees(longitude, 180) === null ? { longitude: 'La longitud debe ser un número entre -180 y 180.' } : {}),
    ...(minutes !== null && (!Number.isInteger(minutes) || Number(minutes) < 0)
      ? { enlistener_time: 'El tiempo por producto debe ser un número entero de minutos, 0 o más.' }
      : {}),
  }
}

/** what creating and changing send. */
export const inputOf = (values: RecordValues): InputOf<typeof createOffice> => ({
  name: String(values.name),
  displayName: String(values.displayName),
  city: String(values.city),
  address: String(values.address),
  support_phone: String(values.support_phone),
  latitude: degrees(values.latitude, 90) ?? Number.NaN,
  longitude: degrees(values.longitude, 180) ?? Number.NaN,
  enlistener_time: Number(values.enlistener_time ?? 0),
})

const isWritten = (value: unknown) => String(value ?? '').trim() !== ''

function degrees(value: unknown, most: number): number | null {
  const number = Number(String(value ?? '').replace(',', '.'))
  return isWritten(value) && Number.isFinite(number) && Math.abs(number) <= most ? number : null
}
