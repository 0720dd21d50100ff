import { getBusiness } from '@plaza/contracts/business/business.api'
import { businessUpdatedSocket } from '@plaza/contracts/business/business.events'
import { checkStyles, getPaymentKeys, savePaymentKeys, saveStyles, updateBusiness } from '@plaza/contracts/business/settings.api'
import { getStyles } from '@plaza/contracts/business/styles.api'
import { versionOf } from '@plaza/contracts/kernel/version'
import { getPaymentLink } from '@plaza/contracts/payments/payments.api'
import { io } from 'socket.io-client'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Person, startTestServer, type TestServer } from '../testing/index.ts'
import { shelfId, stockShelves } from '../testing/shelves.ts'
import { aShopper, configure, paperBags } from '../testing/shopper.ts'

let server: TestServer
let superadmin: Person

beforeAll(async () => {
  server = await startTestServer()
  superadmin = await server.signIn('superadmin@demo.co')
})
afterAll(() => server?.stop())

const stored = async () => (await server.call(getBusiness, {})).body.data.custom_css_styles ?? ''

describe('B-7-067: PUT /business/styles', () => {
  test('B-6-005: a plain admin, a client and a guest are refused', async () => {
    const statuses = [(await server.call(saveStyles, { styles: '' })).status]
    for (const email of ['cliente@demo.co', 'admin@demo.co', 'habeas@demo.co'])
      statuses.push((await (await server.signIn(email)).call(saveStyles, { styles: '' })).status)
    expect(statuses).toEqual([401, 403, 403, 403])
  })

  test('B-8-002: one line that may not stand keeps all from being saved, and says which line', async () => {
    const { status, body } = await superadmin.call(saveStyles, { styles: '.a{color:red}\n.b{display:none}' })
    expect([status, body.message]).toEqual([400, 'Error al guardar los estilos CSS'])
    expect(body.details).toEqual([{ field: 'styles', message: expect.stringMatching(/^Línea 2: /) }])
    expect(await stored()).toBe('')
  })

  test('the name of another business is refused', async () => {
    expect((await superadmin.call(saveStyles, { at_business: 'azul', styles: '' })).status).toBe(400)
  })

  test('B-7-067 B-7-068 S-1-028: at_business and styles are kept as written, and stand in the very next page of that business alone', async () => {
    const styles = '/* pie */ .sh-footer { color: #123456 }'
    const { body } = await superadmin.call(saveStyles, { at_business: 'verde', styles })
    expect(body.data).toEqual({ styles, lastUpdateDate: expect.any(String) })
    expect(await stored()).toBe(styles)
    expect((await server.call(getStyles, {})).body.data.css).toContain('.sh-footer{color:#123456}')
    expect((await server.call(getStyles, {}, { business: 'azul' })).body.data.css).toBe('')
    const page = await (await server.request('/', { host: 'verde.localhost', headers: { accept: 'text/html' } })).text()
    expect(page).toContain('.sh-footer{color:#123456}')
  })

  test('styles are checked without being saved', async () => {
    const { body } = await superadmin.call(checkStyles, { styles: '.sh-header{opacity:0}' })
    expect(body.data).toMatchObject({ css: '', refusals: [{ line: 1 }] })
    expect(await stored()).toContain('pie')
  })
})

describe('S-1-014 B-1-014: settings', () => {
  test('open pages hear of a change at once, without being told anything of it; those of other businesses do not', async () => {
    const heard: string[] = []
    const sockets = ['verde', 'azul'].map((business) => {
      const socket = io(server.url, { path: '/socket/', auth: { business }, transports: ['websocket'], forceNew: true })
      socket.on(businessUpdatedSocket, (payload) => heard.push(`${business} ${JSON.stringify(payload)}`))
      return socket
    })
    await Promise.all(sockets.map((socket) => new Promise<void>((resolve) => socket.once('connect', resolve))))
    await superadmin.call(updateBusiness, { title: 'Mercado nuevo' })
    await expect.poll(() => heard).toEqual(['verde {}'])
    for (const socket of sockets) socket.disconnect()
  })

  test.each([
    ['a script as a link', { support_url: 'javascript:alert(1)' }, 'support_url'],
    ['a link that browsers take elsewhere', { header_message: [{ text: 'x', link: '/\\evil.example' }] }, 'header_message'],
    ['a colour that is none', { colors: { action: 'red;}' } }, 'colors'],
    ['a picture from a script', { logos: { main: 'javascript:alert(1)' } }, 'logos'],
    ['a bag at a negative price', { bags_config: [{ ...paperBags, price_per_bag: -1 }] }, 'bags_config'],
    ['a gateway that nobody has', { payment_gateways: ['paypal'] }, 'payment_gateways'],
    ['a message without words', { header_message: [{ text: ' ' }] }, 'header_message'],
  ])('%s is refused at its field', async (_, changes, field) => {
    const { status, body } = await superadmin.call(updateBusiness, changes as never)
    expect(status).toBe(400)
    expect(JSON.stringify(body.details)).toContain(field)
  })

  test("a business's own colours and legal identity are kept, and colour the next page", async () => {
    const legal_identity = {
      name: 'Mercado S.A.S.',
      nit: '900123456-7',
      address: 'Calle 1 # 2-3',
      phone: '6021234567',
      email: 'hola@mercado.co',
    }
    const { body } = await superadmin.call(updateBusiness, { colors: { action: '#7c2d12' }, legal_identity })
    expect(body.data).toMatchObject({ colors: { action: '#7c2d12' }, legal_identity })
    const page = await (await server.request('/', { host: 'verde.localhost', headers: { accept: 'text/html' } })).text()
    expect(page).toContain('--pz-action:#7c2d12')
  })
})

describe('changes made on an overtaken version', () => {
  const read = () => superadmin.call(getBusiness, {})
  const asSeen = (record: { lastUpdateDate?: string | null | undefined }) => ({ headers: { 'if-match': versionOf(record) } })
  const paper = { ...paperBags, code: 'PAPEL', name: 'Bolsa de papel' }
  const cloth = { ...paperBags, code: 'TELA', name: 'Bolsa de tela' }

  test('the second of two who change the bags at the same time hears of the first, and nothing of the second is written', async () => {
    const opened = await read()
    expect(opened.headers.get('etag')).toBe(versionOf(opened.body.data))
    const first = await superadmin.call(updateBusiness, { bags_config: [paper] }, asSeen(opened.body.data))
    expect(first.status).toBe(200)
    expect(first.headers.get('etag')).toBe(versionOf(first.body.data))
    expect(versionOf(first.body.data)).not.toBe(versionOf(opened.body.data))

    const second = await superadmin.call(updateBusiness, { bags_config: [cloth] }, asSeen(opened.body.data))
    expect(second.status).toBe(412)
    expect(second.body).toMatchObject({ code: 'BUSINESS_CHANGED', message: expect.stringMatching(/^Alguien más cambió la configuración/) })
    const { body: now } = await read()
    expect(second.body).toHaveProperty('data', { current: now.data, yours: { bags_config: [cloth] } })
    expect(now.data.bags_config).toMatchObject([{ code: 'PAPEL' }])

    const again = await superadmin.call(updateBusiness, { bags_config: [cloth] }, asSeen(now.data))
    expect(again.status).toBe(200)
  })

  test('of twenty at once on the same version one is written', async () => {
    const { data } = (await read()).body
    const titles = Array.from({ length: 20 }, (_, nth) => `Mercado ${nth}`)
    const answers = await Promise.all(titles.map((title) => superadmin.call(updateBusiness, { title }, asSeen(data))))
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, ...titles.slice(1).map(() => 412)])
  })

  test('styles are of the same version as the rest', async () => {
    const opened = (await read()).body.data
    const styles = '.sh-footer{color:#111111}'
    const { body } = await superadmin.call(saveStyles, { styles }, asSeen(opened))
    expect(versionOf(body.data)).toBe(versionOf((await read()).body.data))
    const late = await superadmin.call(saveStyles, { styles: '' }, asSeen(opened))
    expect([late.status, late.body.code]).toEqual([412, 'BUSINESS_CHANGED'])
    expect((await superadmin.call(updateBusiness, { title: 'Tarde' }, asSeen(opened))).status).toBe(412)
    expect(await stored()).toBe(styles)
    expect((await superadmin.call(saveStyles, { styles: '' }, asSeen(body.data))).status).toBe(200)
  })

  test.each([
    ['no If-Match', {}],
    ['If-Match: *', { headers: { 'if-match': '*' } }],
  ])('S-1-014: with %s the last one wins, as before', async (_, asking) => {
    const answers = [
      await superadmin.call(updateBusiness, { title: 'Uno' }, asking),
      await superadmin.call(updateBusiness, { title: 'Dos' }, asking),
      await superadmin.call(saveStyles, { styles: '' }, asking),
    ]
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
    expect((await read()).body.data.title).toBe('Dos')
  })

  test('nobody chooses the version', async () => {
    const lastUpdateDate = '2001-01-01T00:00:00.000Z'
    await superadmin.call(updateBusiness, { title: 'Tres', lastUpdateDate } as never)
    expect((await read()).body.data.lastUpdateDate).not.toBe(lastUpdateDate)
  })
})

describe('payment keys', () => {
  const wompi = {
    public_key: 'pub_test_0123456789',
    private_key: 'prv_test_SECRETO0123',
    integrity_secret: 'test_integrity_SECRETO99',
    events_secret: 'test_events_SECRETO99',
  }

  test('a plain admin may neither read nor write them', async () => {
    const admin = await server.signIn('admin@demo.co')
    expect([(await admin.call(getPaymentKeys, {})).status, (await admin.call(savePaymentKeys, { wompi })).status]).toEqual([403, 403])
  })

  test('keys of two environments together, and half a set, are refused', async () => {
    expect((await superadmin.call(savePaymentKeys, { wompi: { ...wompi, private_key: 'prv_prod_SECRETO0123' } })).status).toBe(400)
    expect((await superadmin.call(savePaymentKeys, { wompi: { public_key: wompi.public_key } as never })).status).toBe(400)
  })

  test('they go in and never come out: not in an answer, not in the configuration, not in the log, not in the clear in the database', async () => {
    const { body } = await superadmin.call(savePaymentKeys, { wompi })
    expect(body.data[0]).toMatchObject({ gateway: 'wompi', source: 'own', public_key: wompi.public_key, changed_at: expect.any(String) })
    const said = [body, (await superadmin.call(getPaymentKeys, {})).body, (await superadmin.call(getBusiness, {})).body]
    const rows = await server.db.withTenant('verde', (tx) =>
      tx.query(
        "select b.secrets::text as secrets, (select json_agg(a)::text from audit_log a) as log, (select json_agg(c)::text from audit_changes c) as changes from businesses b where business_id = 'verde'",
      ),
    )
    expect(JSON.stringify([...said, rows])).not.toContain('SECRETO')
  })

  test('S-1-021: each business pays through the gateways it switched on, with its own keys; taken away, the sandbox stands in again', async () => {
    for (const business of ['verde', 'azul']) {
      await configure(server, business, { bags_config: [paperBags] })
      await stockShelves(server.db, business, [{ id: 'leche', price: 5000, stock: 1000 }])
    }
    await superadmin.call(updateBusiness, { payment_gateways: ['wompi'] })
    await (await server.signIn('superadmin@demo.co', 'azul')).call(updateBusiness, { payment_gateways: ['credibanco'] })
    const own = await linkOf('verde')
    expect(own).toContain('checkout.wompi.co/p/')
    expect(own).toContain('pub_test_0123456789')
    expect(await linkOf('azul')).toContain('/sandbox/azul/credibanco')
    await superadmin.call(savePaymentKeys, { wompi: null })
    expect(await linkOf('verde')).toContain('/sandbox/verde/wompi')
  })

  async function linkOf(business: string): Promise<string> {
    const ana = await aShopper(server, business)
    const cart = await ana.adds(shelfId(business, 'leche'))
    await ana.checksOut(cart.id, 'online')
    const { body } = await ana.places(cart.id)
    const link = await ana.call(getPaymentLink, { id: body.order.id })
    return decodeURIComponent(JSON.stringify(link.body))
  }
})
