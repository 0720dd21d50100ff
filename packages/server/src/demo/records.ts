import { idOf } from './ids.ts'
import { randomFrom } from './random.ts'
import type { Shelf } from './shelves.ts'
import type { DemoTenant } from './tenant.ts'

const day = 86_400_000

/** Visits of sixty days and looks at products of eight weeks. */
export function statRows(tenant: DemoTenant, shelves: readonly Shelf[], now: Date) {
  const random = randomFrom(`${tenant.id} stats`)
  const visits = Array.from({ length: 60 }, (_, ago) => ago).flatMap((ago) => {
    const date = new Date(now.getTime() - ago * day)
    const weekend = [0, 6].includes(date.getUTCDay()) ? 1.35 : 1
    const all = Math.round((220 + random.int(0, 140)) * weekend)
    const row = (type: string, value: number) => ({
      id: idOf(tenant.id, 'stat', `${type} ${ago}`),
      type,
      value,
      reference: date.toISOString().slice(0, 10),
      module: 'site',
      display_name: type === 'visit' ? 'Visitas' : 'Visitas de usuarios registrados',
      creation_date: date.toISOString(),
    })
    return [row('visit', all), row('visit_registered', Math.round(all * (0.28 + random() * 0.12)))]
  })
  const viewed = [...shelves].sort((a, b) => b.product.views_total_count - a.product.views_total_count).slice(0, 250)
  return [...visits, ...viewed.flatMap(({ product }) => viewRows(tenant, product, now))]
}

/** Eight looks a week apart, growing a little: together what the product says of itself. */
function viewRows(tenant: DemoTenant, { id, views_total_count, title_large }: Shelf['product'], now: Date) {
  const random = randomFrom(`${tenant.id} views ${id}`)
  return Array.from({ length: 8 }, (_, week) => {
    const date = new Date(now.getTime() - (week * 7 + random.int(0, 6)) * day)
    return {
      id: idOf(tenant.id, 'stat', `view ${week} ${id}`),
      type: 'product_view',
      value: Math.round((views_total_count / 8) * (1.25 - week * 0.07)),
      reference: id,
      module: 'products',
      display_name: title_large,
      creation_date: date.toISOString(),
    }
  })
}

export function importRows(tenant: DemoTenant, products: number, now: Date) {
  return Array.from({ length: 14 }, (_, i) => {
    const random = randomFrom(`${tenant.id} import ${i}`)
    const status = i === 5 ? 'failed' : 'completed'
    const started = new Date(now.getTime() - (i + 0.4) * day)
    const total = products - i * 7
    return {
      id: idOf(tenant.id, 'import', i),
      status_message: status === 'failed' ? 'El servicio web no respondió a tiempo' : 'Importación terminada',
      import_status: status,
      total_records: total,
      processed_records: status === 'failed' ? Math.floor(total * 0.37) : total,
      total_brands: 180 + random.int(0, 30),
      total_categories: tenant.menu.length,
      wslast_updated_at: started.toISOString(),
      created_at: started.toISOString(),
      updated_at: new Date(started.getTime() + random.int(40, 300) * 1000).toISOString(),
    }
  })
}

const names = [
  ['CLAUDIA PATRICIA', 'TELLO', 'VICTORIA'],
  ['JAIME', 'CORDOBA', 'MINA'],
  ['MARISOL', 'ESCOBAR', 'RIASCOS'],
  ['LEONARDO', 'GUTIERREZ', 'PEÑA'],
  ['NANCY', 'BECERRA', 'LUGO'],
  ['WILSON', 'CAICEDO', 'ANGULO'],
  ['DORA ALICIA', 'MEJIA', 'CANO'],
  ['CRISTIAN', 'VELASCO', 'ROJAS'],
  ['PIEDAD', 'SALAZAR', 'TORO'],
  ['GERARDO', 'HINESTROZA', 'PALACIOS'],
] as const
const clientTypes = ['CLIENTE SUPERMERCADO', 'CLIENTE MAYORISTA', 'CLIENTE SUPERMERCADO', 'COLABORADOR', 'CLIENTE CENTRO COMERCIAL']

export function habeasRows(tenant: DemoTenant, now: Date) {
  return Array.from({ length: 36 }, (_, i) => {
    const random = randomFrom(`${tenant.id} habeas ${i}`)
    const [name, last, second] = names[i % names.length]!
    const company = i % 6 === 5
    const created = new Date(now.getTime() - (i * 3 + random()) * day)
    const mail = `registro${i + 1}@correo.example`
    return {
      id: idOf(tenant.id, 'habeas', i),
      user_type: company ? 'JURIDICA' : 'NATURAL',
      client_type: clientTypes[i % clientTypes.length]!,
      promotional_send_authorization: random.chance(0.5),
      registraduria_status: 'pending',
      user_data: {
        name,
        last_name: last,
        second_last_name: second,
        email: mail,
        document_type: 'CC',
        document_number: String(random.int(16_000_000, 1_144_000_000)),
        document_date_expedition: `${random.int(1990, 2022)}-0${random.int(1, 9)}-1${random.int(0, 9)}`,
        document_place_expedition: 'CALI',
        gender: i % 2 ? 'M' : 'F',
        birthdate: `19${random.int(60, 99)}-0${random.int(1, 9)}-2${random.int(0, 8)}`,
        department: 'VALLE DEL CAUCA',
        city: 'CALI',
        neighborhood: random.pick(tenant.branches[0]!.places).toUpperCase(),
        primary_address_type: random.pick(['CL', 'CR', 'AV']),
        primary_address_number: String(random.int(1, 90)),
        secondary_address_number_a: String(random.int(1, 80)),
        secondary_address_number_b: String(random.int(10, 99)),
        reference_point: 'FRENTE AL PARQUE',
        phone_number: `31${random.int(10_000_000, 99_999_999)}`,
        prefered_location_office: tenant.branches[i % 5]!.name.toUpperCase(),
        dwelling_type: 'casa',
      },
      company_data: company
        ? {
            ciiu: '4711',
            social_object: 'COMERCIO AL POR MENOR DE ALIMENTOS',
            document_type: 'NIT',
            document_number: `90${random.int(1, 9)}.${random.int(100, 999)}.${random.int(100, 999)}`,
            email: mail,
            rut: '',
            message: '',
            business_type: random.pick(['tienda', 'restaurante', 'minimercado', 'panadería']),
          }
        : null,
      consent: { accepted: true, date: created.toISOString(), version: '2026-01', origin: 'Formulario en la tienda' },
      created_at: created.toISOString(),
      updated_at: new Date(created.getTime() + (i % 4 === 0 ? 3 * 3_600_000 : 0)).toISOString(),
    }
  })
}

export function campaignRows(tenant: DemoTenant, now: Date) {
  return [
    ['ALL_USERS_PUSH', 'Miércoles de plaza', '20 % en frutas y verduras seleccionadas, solo hoy.'],
    ['ALL_USERS_SMS', 'Tu quincena rinde más', 'Detergente y papel higiénico con descuento hasta el domingo.'],
  ].map(([type, title, description], i) => ({
    id: idOf(tenant.id, 'campaign', i),
    type: type!,
    title: title!,
    description: description!,
    office: null,
    uid: idOf(tenant.id, 'user', 'superadmin@demo.co'),
    creation_date: new Date(now.getTime() - (i + 2) * 5 * day).toISOString(),
  }))
}
