import * as habeas from '@plaza/contracts/habeas/habeas.api'
import { fileTicket } from '@plaza/contracts/kernel/files.api'
import readExcel from 'read-excel-file/node'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Person, startTestServer, type TestServer } from '../testing/index.ts'
import { mailsTo } from '../testing/messages.ts'
import { eraseExpiredRegistrations } from './erase-expired.ts'

let server: TestServer
let staff: Person
let version: string

beforeAll(async () => {
  server = await startTestServer()
  staff = await server.signIn('habeas@demo.co')
  version = (await server.call(habeas.getHabeasConsent, {})).body.version
})
afterAll(() => server?.stop())

const ana = {
  name: 'Ana María',
  last_name: 'Ramírez',
  document_type: 'CC',
  document_number: '31234567',
  document_date_expedition: '2001-05-06',
  document_place_expedition: 'Cali',
  email: 'ANA@Correo.co',
  gender: 'F',
  prefered_location_office: 'Sede norte',
}
const registration = (over: object = {}) => ({
  user_type: 'NATURAL' as const,
  client_type: 'CLIENTE SUPERMERCADO' as const,
  promotional_send_authorization: true,
  user_data: ana,
  consent: { accepted: true, version },
  ...over,
})
const register = async (over: object = {}) =>
  (await server.call(habeas.registerHabeas, registration(over) as never, { headers: { 'user-agent': 'Tableta del mostrador' } })).body.data
const listed = async (filter: object = {}) => (await staff.call(habeas.listHabeas, filter)).body.data
/** A whole registration as the edit dialog sends it. */
const whole = ({ consent: _consent, ...rest }: ReturnType<typeof registration>) => rest

describe('who may', () => {
  test('A-31: habeasAdmin and superadmin read, an admin, a client and a guest do not', async () => {
    const statusOf = async (email: string) => (await (await server.signIn(email)).call(habeas.listHabeas, {})).status
    expect([await statusOf('superadmin@demo.co'), await statusOf('admin@demo.co'), await statusOf('cliente@demo.co')]).toEqual([
      200, 403, 403,
    ])
    expect([(await staff.call(habeas.listHabeas, {})).status, (await server.call(habeas.listHabeas, {})).status]).toEqual([200, 401])
  })

  test('A-111: nobody registers where the module is off', async () => {
    const answers = [
      await server.call(habeas.registerHabeas, registration() as never, { business: 'azul' }),
      await server.call(habeas.getHabeasConsent, {}, { business: 'azul' }),
      await server.call(habeas.askHabeasWithdrawal, { document_number: '31234567', email: 'ana@correo.co' }, { business: 'azul' }),
    ]
    expect(answers.map(({ status }) => status)).toEqual([403, 403, 403])
  })
})

describe('registering', () => {
  test('Ley 1581: silence is not consent, and old words are not agreed to', async () => {
    const silent = await server.call(habeas.registerHabeas, registration({ consent: { accepted: false, version } }) as never)
    const old = await server.call(habeas.registerHabeas, registration({ consent: { accepted: true, version: 'hd-old' } }) as never)
    expect([silent.body.code, old.body.code]).toEqual(['HABEAS_NOT_AUTHORISED', 'HABEAS_CONSENT_CHANGED'])
  })

  test('B-5-012 B-5-015 B-5-016: every faulty field is named', async () => {
    const bad = { ...ana, last_name: ' ', email: 'ana', primary_address_number: '5 # 3' }
    const { status, body } = await server.call(habeas.registerHabeas, registration({ user_data: bad }) as never)
    expect([status, body.details]).toEqual([
      400,
      [
        { field: 'user_data.last_name', message: 'Este campo es obligatorio.' },
        { field: 'user_data.primary_address_number', message: 'Usa solo letras, números y espacios.' },
        { field: 'user_data.email', message: 'El correo electrónico no es válido.' },
      ],
    ])
  })

  test('B-3-025 B-3-026: texts are kept upper case, e-mails lower case, codes as they are', async () => {
    const company_data = { document_number: '900.123.456', business_type: 'panadería', email: 'VENTAS@PAN.CO', social_object: 'Pan fresco' }
    const made = await register({ user_type: 'JURIDICA', company_data })
    expect(made.user_data).toMatchObject({
      name: 'ANA MARÍA',
      last_name: 'RAMÍREZ',
      document_place_expedition: 'CALI',
      email: 'ana@correo.co',
      gender: 'F',
      prefered_location_office: 'SEDE NORTE',
    })
    expect(made.company_data).toMatchObject({ business_type: 'PANADERÍA', email: 'ventas@pan.co', social_object: 'PAN FRESCO' })
    expect(made.registraduria_status).toBe('pending')
  })

  test('Ley 1581: who, what words, each purpose, how and from where can be proved', async () => {
    const { id } = await register({ promotional_send_authorization: false })
    const { data } = (await staff.call(habeas.listHabeasConsents, { id })).body
    expect(data).toMatchObject([
      { purpose: 'treatment', accepted: true, version, channel: 'form', origin: expect.any(String), device: 'Tableta del mostrador' },
      { purpose: 'promotional', accepted: false, version, channel: 'form' },
    ])
    expect(data[0]?.text).toContain('Autorizo de manera previa, expresa e informada a verde')
  })
})

describe('the list', () => {
  test('B-7-060 B-9-006 B-2-093: 50 on a page, found by name, last name and document', async () => {
    await register({ user_data: { ...ana, name: 'Zoraida', last_name: 'Zúñiga', document_number: '99887766' } })
    const all = await listed()
    expect(all.pagination).toMatchObject({ page: 1, limitPerPage: 50 })
    expect(all.list[0]?.user_data.name).toBe('ZORAIDA')
    const names = async (filter: object) => (await listed(filter)).list.map(({ user_data }) => user_data.name)
    expect(await names({ name: 'zorai' })).toEqual(['ZORAIDA'])
    expect(await names({ last_name: 'zúñ' })).toEqual(['ZORAIDA'])
    expect(await names({ document_number: '9988' })).toEqual(['ZORAIDA'])
    expect(await names({ name: '%' })).toEqual([])
    expect((await listed({ limitPerPage: 1, page: 2 })).list).toHaveLength(1)
    // A-19: synonyms, whichever the list names.
    expect((await listed({ limit: 1, page: 2 })).pagination).toMatchObject({ limit: 1, limitPerPage: 1, page: 2 })
  })
})

describe('correcting', () => {
  test('B-7-061: the whole registration is saved; what the registry office says stays', async () => {
    const { id, updatedAt } = await register()
    const changed = { ...whole(registration()), id, updatedAt, user_data: { ...ana, city: 'Palmira' }, registraduria_status: 'approved' }
    const { body } = await staff.call(habeas.updateHabeas, changed as never)
    expect(body.data).toMatchObject({
      id,
      user_data: { city: 'PALMIRA' },
      registraduria_status: 'pending',
      consent: { accepted: true, version },
    })
    const late = await staff.call(habeas.updateHabeas, changed as never)
    expect([late.status, late.body.code]).toEqual([409, 'HABEAS_CHANGED'])
  })

  test('promotions that staff switch on are proved as their doing', async () => {
    const { id } = await register({ promotional_send_authorization: false })
    await staff.call(habeas.updateHabeas, { ...whole(registration()), id } as never)
    const { data } = (await staff.call(habeas.listHabeasConsents, { id })).body
    expect(data.at(-1)).toMatchObject({ purpose: 'promotional', accepted: true, channel: 'staff', by: expect.stringContaining('habeas') })
  })
})

describe('taking back', () => {
  const mailed = async (to: string) => {
    return (await mailsTo(server, to)).map(({ body }) => body.match(/retiro=([\w-]+)/)?.[1] ?? '')
  }

  test('the same is said whether or not there is such a registration', async () => {
    const ask = (document_number: string) => server.call(habeas.askHabeasWithdrawal, { document_number, email: 'nadie@correo.co' })
    const [unknown] = [await ask('1')]
    expect(unknown.status).toBe(400)
    expect((await ask('100200300')).body.message).toBe('Si hay un registro con esos datos, te enviamos un enlace a tu correo.')
    expect(await mailed('nadie@correo.co')).toEqual([])
  })

  test('a link by mail stops promotions or takes everything back, once', async () => {
    const user_data = { ...ana, document_number: '55667788', email: 'retiro@correo.co' }
    const { id } = await register({ user_data })
    const asked = await server.call(habeas.askHabeasWithdrawal, { document_number: '55667788', email: 'Retiro@correo.co' })
    expect(asked.body.message).toBe('Si hay un registro con esos datos, te enviamos un enlace a tu correo.')
    const [token = ''] = await mailed('retiro@correo.co')
    expect((await server.call(habeas.confirmHabeasWithdrawal, { token: `${token}x`, scope: 'all' })).body.code).toBe('HABEAS_LINK_EXPIRED')
    const foreign = await server.call(habeas.confirmHabeasWithdrawal, { token, scope: 'all' }, { business: 'azul' })
    expect(foreign.status).toBe(410)
    expect((await server.call(habeas.confirmHabeasWithdrawal, { token, scope: 'all' })).body.message).toBe('Retiramos tu autorización.')
    expect((await server.call(habeas.confirmHabeasWithdrawal, { token, scope: 'all' })).status).toBe(410)
    const { data } = (await staff.call(habeas.listHabeasConsents, { id })).body
    expect(data.slice(-2)).toMatchObject([
      { purpose: 'promotional', accepted: false, channel: 'link' },
      { purpose: 'treatment', accepted: false, channel: 'link' },
    ])
    const [found] = (await listed({ document_number: '55667788' })).list
    expect([found?.promotional_send_authorization, typeof found?.withdrawnAt]).toEqual([false, 'string'])
  })

  test('retention: a month after it was taken back, or as long as the operator says, the record is gone, its proof is not', async () => {
    const { id } = await register({ user_data: { ...ana, document_number: '11223344' } })
    const kept = await register({ user_data: { ...ana, document_number: '11223345' } })
    await staff.call(habeas.withdrawHabeas, { id })
    const inDays = (days: number) => ({ ...server.uses, clock: { now: () => new Date(Date.now() + days * 24 * 3600_000) } })
    await eraseExpiredRegistrations(inDays(29))
    expect((await listed({ document_number: '11223344' })).list).toHaveLength(1)
    await eraseExpiredRegistrations({ ...inDays(31), env: { ...server.uses.env, HABEAS_WITHDRAWN_DAYS: 60 } })
    expect((await listed({ document_number: '11223344' })).list).toHaveLength(1)
    await eraseExpiredRegistrations(inDays(31))
    expect((await listed({ document_number: '11223344' })).list).toEqual([])
    expect((await listed({ document_number: '11223345' })).list.map((each) => each.id)).toEqual([kept.id])
    const proofs = await server.db.withTenant('verde', (tx) =>
      tx.query(`select subject from habeas_consents where business_id = 'verde' and registration_id = $1`, [id]),
    )
    expect(proofs).toHaveLength(4)
    expect(JSON.stringify(proofs)).not.toContain('11223344')
  })
})

describe('files', () => {
  const excel = '/api/admin/v1/admin/habeas-data/excel'
  const today = new Intl.DateTimeFormat('sv-SE', { timeZone: 'America/Bogota' }).format(new Date())
  const ticketFor = async (call: string, person = staff) => (await person.call(fileTicket, { call })).body.token
  const open = (path: string) => server.request(path, { headers: { 'at-business': 'verde' } })

  test('B-7-065 B-5-008 B-5-009: a workbook from one day to another, where what looks like a formula is a text', async () => {
    await register({ user_data: { ...ana, name: '=hyperlink("http://x")', document_number: '70707070' } })
    const token = await ticketFor(`GET ${excel}`)
    const refused = await open(`${excel}?token=${token}&fecha_desde=${today}&fecha_hasta=2020-01-01`)
    const dateless = await open(`${excel}?token=${token}`)
    expect([refused.status, await refused.json()]).toMatchObject([
      400,
      { details: [{ field: 'fecha_hasta', message: 'La fecha hasta no puede ser anterior a la fecha desde' }] },
    ])
    expect((await dateless.json()) as object).toMatchObject({ details: [{ message: 'Por favor, seleccione ambas fechas.' }] })
    const answer = await open(`${excel}?token=${token}&fecha_desde=${today}&fecha_hasta=${today}`)
    expect(answer.headers.get('content-disposition')).toBe(`attachment; filename="habeas-data-${today}-${today}.xlsx"`)
    const [sheet] = await readExcel(Buffer.from(await answer.arrayBuffer()))
    const rows = (Array.isArray(sheet) ? [sheet] : ((sheet as unknown as { data: unknown[][] }).data ?? [])) as unknown[][]
    expect(JSON.stringify(rows)).toContain('=HYPERLINK')
  })

  test('B-7-064: everything as CSV, formula-safe', async () => {
    const path = '/api/admin/v1/admin/habeas-data/download'
    const answer = await open(`${path}?token=${await ticketFor(`GET ${path}`)}`)
    const text = await answer.text()
    expect(answer.headers.get('content-type')).toContain('text/csv')
    expect(text).toContain(`"'=HYPERLINK(""HTTP://X"")"`)
    expect(text.split('\r\n')[0]).toContain('Número de documento')
  })

  test('a ticket opens one call, for whoever may make it, and is no session', async () => {
    const other = await ticketFor('GET /api/admin/v1/admin/habeas-data/download')
    expect((await open(`${excel}?token=${other}&fecha_desde=${today}&fecha_hasta=${today}`)).status).toBe(401)
    expect((await open(excel)).status).toBe(401)
    const admin = await server.signIn('admin@demo.co')
    expect((await open(`${excel}?token=${await ticketFor(`GET ${excel}`, admin)}&fecha_desde=${today}&fecha_hasta=${today}`)).status).toBe(
      403,
    )
    expect((await server.call(habeas.listHabeas, {}, { token: other })).status).toBe(401)
    expect((await server.call(fileTicket, { call: excel })).status).toBe(401)
  })
})

describe('lists', () => {
  test('B-7-062 B-7-063: a small list until the operator loads the real one', async () => {
    const { items } = (await server.call(habeas.listHabeasCities, {})).body
    expect(items).toContainEqual({ DEP: 'VALLE DEL CAUCA', CODE_DEP: '76', CITY: 'CALI', CODE_CITY: '76001' })
    expect(new Set(items.map(({ CODE_DEP }) => CODE_DEP)).size).toBe(33)
    const barrios = (await server.call(habeas.listHabeasNeighborhoods, {})).body.items
    expect(barrios).toMatchObject([{ name: 'Cali', neighborhoods: expect.arrayContaining(['Granada']) }])
    const found = (await server.call(habeas.listHabeasActivities, { query: 'panaderia' })).body.items
    expect(found.map(({ code }) => code)).toEqual(['1081'])
  })

  test('only the operator of the platform loads lists; codes keep their zeros', async () => {
    const lists = {
      cities: [{ department: 'ANTIOQUIA', department_code: '05', city: 'MEDELLÍN', city_code: '05001' }],
      activities: [{ code: '0111', description: 'Cultivo de cereales' }],
    }
    const superadmin = await server.signIn('superadmin@demo.co')
    expect((await superadmin.call(habeas.importHabeasLists, lists)).status).toBe(403)
    const operator = await server.signIn('hyperadmin@demo.co')
    const bad = await operator.call(habeas.importHabeasLists, { cities: [{ ...lists.cities[0]!, city_code: '5001' }] })
    expect(bad.status).toBe(400)
    expect((await operator.call(habeas.importHabeasLists, lists)).body).toEqual({ cities: 1, activities: 1 })
    expect((await server.call(habeas.listHabeasCities, {})).body.items).toEqual([
      { DEP: 'ANTIOQUIA', CODE_DEP: '05', CITY: 'MEDELLÍN', CODE_CITY: '05001' },
    ])
    expect((await server.call(habeas.listHabeasActivities, { query: '01' })).body.items).toEqual(lists.activities)
  })
})
