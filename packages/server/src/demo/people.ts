import type { Role } from '@plaza/contracts/account/role'
import { zoneLabel } from '@plaza/contracts/account/address.entity'
import { coversPoint } from '../branches/coverage.ts'
import { placeAt } from './geography.ts'
import { idOf } from './ids.ts'
import { zoneRows } from './menu.ts'
import { randomFrom } from './random.ts'
import type { DemoTenant } from './tenant.ts'

/** Of every demo account. */
export const demoPassword = 'Mercado2026*'

interface Person {
  email: string
  name: string
  last_name: string
  role: Role
  branch?: number
  complete: boolean
  addresses: number
}

/** The accounts of `design/operating.md`, in both businesses. */
export const demoAccounts: readonly Person[] = [
  { email: 'cliente@demo.co', name: 'Valentina', last_name: 'Cabal Restrepo', role: 'client', complete: true, addresses: 2 },
  { email: 'cliente2@demo.co', name: 'Andrés', last_name: 'Mosquera Lozano', role: 'client', complete: true, addresses: 2 },
  { email: 'nuevo@demo.co', name: 'Daniela', last_name: 'Quintero', role: 'client', complete: false, addresses: 0 },
  { email: 'admin@demo.co', name: 'Paola', last_name: 'Caicedo Vélez', role: 'admin', complete: true, addresses: 0 },
  { email: 'adminsede@demo.co', name: 'Jhon Jairo', last_name: 'Banguera', role: 'admin', branch: 0, complete: true, addresses: 0 },
  { email: 'superadmin@demo.co', name: 'Margarita', last_name: 'Saavedra', role: 'superadmin', complete: true, addresses: 0 },
  { email: 'hyperadmin@demo.co', name: 'Ricardo', last_name: 'Holguín', role: 'hyperadmin', complete: true, addresses: 0 },
  { email: 'habeas@demo.co', name: 'Lina María', last_name: 'Ospina', role: 'habeasAdmin', complete: true, addresses: 0 },
  { email: 'alistador@demo.co', name: 'Yeison', last_name: 'Carabalí', role: 'picker', complete: true, addresses: 0 },
  { email: 'domiciliario@demo.co', name: 'Wilmer', last_name: 'Angulo', role: 'delivery', complete: true, addresses: 0 },
  { email: 'mayorista@demo.co', name: 'Gloria', last_name: 'Tenorio', role: 'wholesaler', complete: true, addresses: 1 },
  { email: 'proveedor@demo.co', name: 'Hernán', last_name: 'Potes', role: 'provider', complete: true, addresses: 0 },
]

const first = [
  'Luz Dary',
  'Camilo',
  'Sandra Milena',
  'Óscar',
  'Natalia',
  'Jorge Iván',
  'Adriana',
  'Sebastián',
  'Beatriz',
  'Mauricio',
  'Carolina',
  'Édgar',
  'María José',
  'Fabio',
  'Tatiana',
  'Nelson',
  'Ángela',
  'Julián',
  'Rocío',
  'Harold',
  'Ximena',
  'Diego',
  'Yolanda',
  'Esteban',
]
const last = [
  'Aguado Ríos',
  'Murillo',
  'Zapata Gil',
  'Hurtado',
  'Castaño',
  'Viáfara',
  'Sinisterra',
  'Escobar',
  'Rengifo',
  'Cuero',
  'Bedoya',
  'Payán',
  'Marulanda',
  'Arboleda',
  'Lenis',
  'Sarria',
  'Valencia',
  'Micolta',
  'Grajales',
  'Obando',
  'Lasso',
  'Cifuentes',
  'Rentería',
  'Palau',
]

export function peopleOf(tenant: DemoTenant) {
  const neighbours: Person[] = first.map((name, i) => ({
    email: `vecino${i + 1}@demo.co`,
    name,
    last_name: last[(i * 7 + (tenant.id === 'azul' ? 5 : 0)) % last.length]!,
    role: 'client',
    complete: true,
    addresses: 1,
  }))
  return [...demoAccounts, ...neighbours]
}

export function userRows(tenant: DemoTenant, passwordHash: string, now: Date) {
  return peopleOf(tenant).map((person, i) => {
    const random = randomFrom(`${tenant.id} person ${person.email}`)
    const days = (n: number) => new Date(now.getTime() - n * 86_400_000).toISOString()
    const joined = random.int(70, 400)
    const phone = person.complete ? `31${random.int(10_000_000, 99_999_999)}` : null
    return {
      id: idOf(tenant.id, 'user', person.email),
      name: person.name,
      last_name: person.last_name,
      email: person.email,
      phone,
      verified_phone: phone,
      identification_card: person.complete ? String(random.int(31_000_000, 1_144_999_999)) : null,
      birthday: person.complete
        ? `${random.int(1958, 2003)}-${String(random.int(1, 12)).padStart(2, '0')}-${String(random.int(1, 28)).padStart(2, '0')}`
        : null,
      role: person.role,
      provider: 'email',
      branch_id: person.branch === undefined ? null : idOf(tenant.id, 'office', tenant.branches[person.branch]!.key),
      habeas_accept: {
        accepted: true,
        date: days(joined),
        version: '2026-01',
        origin: 'Registro en la tienda',
        promotional: { accepted: i % 3 === 0, date: days(joined), version: '2026-01', origin: 'Registro en la tienda' },
      },
      password_hash: passwordHash,
      last_active_date: days(random.int(0, 12)),
      creation_date: days(joined),
    }
  })
}

export interface AddressRow {
  id: string
  user_id: string
  alias: string
  address: string
  city: string
  comment: string
  branch: string
  id_branch: string
  default_address: boolean
  lat: number
  lng: number
  zone: string
}

/** Addresses inside the coverage of a branch, with the zone they fall into. */
export function addressRows(tenant: DemoTenant): AddressRow[] {
  const zones = zoneRows(tenant)
  return peopleOf(tenant).flatMap((person, p) =>
    Array.from({ length: person.addresses }, (_, i) => {
      const random = randomFrom(`${tenant.id} address ${person.email} ${i}`)
      const branch = tenant.branches[person.email.startsWith('vecino') ? p % tenant.branches.length : (i * 2) % tenant.branches.length]!
      const at = placeAt(branch, branch.reach, random(), 0.15 + random() * 0.7)
      const office = idOf(tenant.id, 'office', branch.key)
      const zone = zones.find((each) => each.office_id === office && coversPoint(each.polygon, at))
      return {
        id: idOf(tenant.id, 'address', `${person.email} ${i}`),
        user_id: idOf(tenant.id, 'user', person.email),
        alias: random.pick(branch.places),
        address: streetOf(random),
        city: branch.city,
        comment: random.pick([
          'Casa esquinera, timbre blanco',
          'Torre 2, apto 504',
          'Conjunto con portería, dejar en recepción',
          'Apto 301, llamar al llegar',
          'Casa 14, segunda entrada',
          'Unidad residencial, bloque C',
        ]),
        branch: branch.name,
        id_branch: office,
        default_address: i === 0,
        ...at,
        zone: zone ? zoneLabel(zone.distance) : '',
      }
    }),
  )
}

const streetOf = (random: ReturnType<typeof randomFrom>) =>
  `${random.pick(['Calle', 'Carrera', 'Avenida', 'Diagonal', 'Transversal'])} ${random.int(1, 98)} # ${random.int(2, 80)} - ${random.int(10, 99)}`
