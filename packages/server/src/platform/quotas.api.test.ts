import { createCustomCart, updateCustomCart } from '@plaza/contracts/community/community.api'
import type { Call } from '@plaza/contracts/kernel/call'
import { resourceCallsOf } from '@plaza/contracts/resources/resources.api'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type Answer, startTestServer, type TestServer } from '../testing/index.ts'
import { sendFiles } from '../testing/send-files.ts'
import { aShopper, type Shopper } from '../testing/shopper.ts'
import { recordQuotas, uploadQuotas } from './quotas.ts'

let server: TestServer
let ana: Shopper
beforeAll(async () => {
  server = await startTestServer()
  await inVerde("update modules set status = 'active' where business_id = $1 and code in ('products_likes', 'habeas-data')")
})
beforeEach(async () => {
  ana = await aShopper(server)
})
afterAll(() => server?.stop())

const inVerde = <Row>(text: string, ...values: unknown[]) =>
  server.db.withTenant('verde', (tx) => tx.query<Row>(text, [tx.business, ...values]))
const film = Buffer.concat([Buffer.from([0, 0, 0, 24]), Buffer.from('ftypisom'), Buffer.alloc(1024 * 1024, 7)])
const aCart = { name: 'Mi mercado', type: 'private_user_collection' } as const
const sendFilm = (who: Shopper, bytes = film) =>
  sendFiles<{ message?: string }>(server, createCustomCart, { token: who.token }, [{ field: 'videoUrl', name: 'film.mp4', bytes }], aCart)
const sentBefore = (userId: string, bytes: number, daysAgo = 0) =>
  inVerde(
    `insert into upload_days (business_id, user_id, day, bytes) values ($1, $2, (now() at time zone 'America/Bogota')::date - $3::int, $4)`,
    userId,
    daysAgo,
    bytes,
  )
const bytesOf = async (userId: string) =>
  (await inVerde<{ bytes: string }>('select sum(bytes) as bytes from upload_days where business_id = $1 and user_id = $2', userId))[0]
    ?.bytes
const storedFiles = () => server.uses.media.list('verde')

describe('files', () => {
  test('of a person are counted, by day and in all; beyond that nothing is stored and the limit is named', async () => {
    expect((await sendFilm(ana)).status).toBe(200)
    expect(Number(await bytesOf(ana.id))).toBe(film.length)
    const before = await storedFiles()
    await sentBefore(ana.id, 1, 400)
    await inVerde('update upload_days set bytes = $3 where business_id = $1 and user_id = $2', ana.id, uploadQuotas.person.day - 10)
    const { status, body } = await sendFilm(ana)
    expect([status, body.code, body.message]).toEqual([
      429,
      'UPLOADS_OF_DAY_FULL',
      'Puedes enviar 50 MB de archivos por día y ya los usaste. Intenta mañana.',
    ])
    const bea = await aShopper(server)
    await sentBefore(bea.id, uploadQuotas.person.total - 10, 3)
    expect(await sendFilm(bea)).toMatchObject({ status: 413, body: { code: 'UPLOADS_FULL' } })
    expect(await storedFiles()).toEqual(before)
  })

  test('at once are counted one after another', async () => {
    await sentBefore(ana.id, uploadQuotas.person.day - 2.5 * film.length)
    const answers = await Promise.all(Array.from({ length: 5 }, () => sendFilm(ana)))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(2)
  })

  test('that were refused are not counted', async () => {
    expect((await sendFilm(ana, Buffer.alloc(5000, 1))).body.code).toBe('VIDEO_INVALID')
    expect(Number(await bytesOf(ana.id))).toBe(0)
  })

  test('of a business are counted too', async () => {
    await sentBefore('somebody', uploadQuotas.business.day)
    expect(await sendFilm(ana)).toMatchObject({ status: 429, body: { code: 'BUSINESS_UPLOADS_OF_DAY_FULL' } })
    await sentBefore('somebody', uploadQuotas.business.total, 5)
    expect(await sendFilm(ana)).toMatchObject({ status: 413, body: { code: 'BUSINESS_UPLOADS_FULL' } })
    await inVerde("delete from upload_days where business_id = $1 and user_id = 'somebody'")
  })
})

describe('records', () => {
  const history = resourceCallsOf('shopping_cart_history').create!
  const saveMoment = (action: string) => ana.call(history as Call, { action } as never) as Promise<Answer<object>>

  test('a saved moment of a cart has a size, and a person keeps the latest ones', async () => {
    const big = await saveMoment('x'.repeat(200_000))
    expect([big.status, big.body.code, big.body.message]).toEqual([
      413,
      'RECORD_TOO_LARGE',
      'Este registro puede tener 128 KB. Quita textos o productos.',
    ])
    await inVerde(
      `insert into cart_history (business_id, id, user_id, shopping_cart, action, creation_date)
       select $1, 'old-' || n, $2, '{}', 'x', now() - make_interval(hours => n) from generate_series(1, $3::int) n`,
      ana.id,
      recordQuotas.cartHistory.perPerson,
    )
    expect((await saveMoment('x')).status).toBe(200)
    const kept = await inVerde<{ id: string }>('select id from cart_history where business_id = $1 and user_id = $2', ana.id)
    expect(kept).toHaveLength(recordQuotas.cartHistory.perPerson)
    expect(kept.map(({ id }) => id)).not.toContain(`old-${recordQuotas.cartHistory.perPerson}`)
  })

  test('saved carts have a number for each person, and a number of lines however they are added', async () => {
    const { body } = await ana.call(createCustomCart, aCart)
    await inVerde(
      `insert into custom_carts (business_id, id, name, type, creator_id) select $1, $2 || n, 'x', 'private_user_collection', $2 from generate_series(2, 100) n`,
      ana.id,
    )
    const more = await ana.call(createCustomCart, aCart)
    expect([more.status, more.body.code, more.body.message]).toEqual([
      429,
      'RECORDS_FULL',
      'Puedes guardar 100 de estos. Elimina alguno para crear otro.',
    ])
    expect((await ana.call(updateCustomCart, { id: body.data.id, name: 'Otro nombre' })).status).toBe(200)
    const lines = Array.from({ length: 200 }, (_, at) => ({ id: `p${at}`, count: 1, countType: 'units', comment: null }))
    await inVerde('update custom_carts set products = $3 where business_id = $1 and id = $2', body.data.id, JSON.stringify(lines))
    const longer = await ana.call(updateCustomCart, { id: body.data.id, addProducts: [{ id: 'one-more', count: 1 }] } as never)
    expect([longer.status, longer.body.code]).toEqual([413, 'LIST_TOO_LONG'])
  })
})
