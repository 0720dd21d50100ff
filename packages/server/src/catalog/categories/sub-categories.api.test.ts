import * as subs from '@plaza/contracts/catalog/sub-categories.api'
import { getCategories, listProducts } from '@plaza/contracts/catalog/catalog.api'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Person, startTestServer, testOfficeId, type TestServer } from '../../testing/index.ts'
import { shelfId, stockShelves } from '../../testing/shelves.ts'

const verde = (name: string) => shelfId('verde', name)
const norte = testOfficeId('verde', 'norte')
const sur = testOfficeId('verde', 'sur')
const leches = { id: verde('lacteos'), subId: verde('leches') }
const ofLeches = { categoryId: leches.id, subId: leches.subId }
let server: TestServer
let superadmin: Person

beforeAll(async () => {
  server = await startTestServer()
  await stockShelves(server.db, 'verde', [{ id: 'leche' }])
  superadmin = await server.signIn('superadmin@demo.co')
})
afterAll(() => server?.stop())

const list = async () => (await superadmin.call(subs.listSubCategories, { id: leches.id })).body.data.data.result
const first = async () => (await list()).find((each) => each.id === leches.subId)
const shown = async () => {
  const { body } = await server.call(getCategories, {}, { office: norte })
  return body.data.items.find((each) => each.id === leches.id)?.subcategories.find((each) => each.id === leches.subId)
}

describe('sub-categories', () => {
  test('B-5-003: an order of -2 is refused, -1 is not', async () => {
    expect((await superadmin.call(subs.updateSubCategory, { ...ofLeches, position: -2 })).status).toBe(400)
    expect((await superadmin.call(subs.updateSubCategory, { ...ofLeches, position: -1 })).body.data.order).toBe(-1)
  })

  test('only under their own category', async () => {
    const strange = { ...ofLeches, categoryId: verde('carnes') }
    expect((await superadmin.call(subs.updateSubCategory, { ...strange, position: 1 })).status).toBe(404)
    expect((await superadmin.call(subs.deleteSubCategory, { id: verde('carnes'), subId: leches.subId })).status).toBe(404)
  })

  test('B-7-022: data.data.result lists them, the disabled too', async () => {
    await superadmin.call(subs.updateSubCategory, { categoryId: leches.id, subId: verde('quesos'), enabled: 0 } as never)
    expect((await list()).map(({ name, disabled }) => [name, disabled])).toEqual([
      ['leches', false],
      ['quesos', true],
    ])
  })

  test('B-7-023 A-84: names, order, message and pictures under the names of the update', async () => {
    const changes = {
      ...ofLeches,
      categoryName: 'Leches y bebidas',
      originalName: 'LECHES',
      position: 3,
      restrictionsMessage: '<p>Frío</p><iframe src="x"></iframe>',
      enabled: 1,
      photoUrl: '_null_',
    }
    const { status, body } = await superadmin.call(subs.updateSubCategory, changes as never)
    expect(status).toBe(200)
    expect(body.data).toMatchObject({
      displayName: 'Leches y bebidas',
      name: 'LECHES',
      order: 3,
      restrictionsMessage: '<p>Frío</p>',
      disabled: false,
      photoUrl: null,
    })
    expect(await shown()).toMatchObject({ displayName: 'Leches y bebidas' })
    expect((await superadmin.call(subs.updateSubCategory, { ...ofLeches, enabled: 0 } as never)).body.data.disabled).toBe(true)
    expect(await shown()).toBeUndefined()
    await superadmin.call(subs.updateSubCategory, { ...ofLeches, enabled: 1 } as never)
    expect(await shown()).toBeDefined()
  })
})

describe('floor plan', () => {
  test('B-5-005: a row needs both gondola and isle', async () => {
    for (const row of [{ gondola: '', isle: '3' }, { gondola: 'A', isle: ' ' }, { gondola: 'A' }])
      expect((await superadmin.call(subs.addPlanometry, { ...leches, office_id: norte, ...row } as never)).status).toBe(400)
    const nowhere = await superadmin.call(subs.addPlanometry, { ...leches, office_id: 'azul-norte', gondola: 'A', isle: '3' })
    expect([nowhere.status, nowhere.body.code]).toEqual([400, 'BRANCH_UNKNOWN'])
  })

  test('B-7-025 B-7-026 B-7-027 B-7-028: rows per branch are added, listed, changed and taken away', async () => {
    await superadmin.call(subs.addPlanometry, { ...leches, office_id: norte, gondola: 'A', isle: '3' })
    const added = await superadmin.call(subs.addPlanometry, { ...leches, office_id: sur, gondola: 'B', isle: '1' })
    expect(added.status).toBe(200)
    const listed = (await superadmin.call(subs.listPlanometry, leches)).body.result
    expect(listed.map(({ office_id, gondola, isle }) => [office_id, gondola, isle])).toEqual([
      [norte, 'A', '3'],
      [sur, 'B', '1'],
    ])
    expect((await shown())?.planometry.map(({ gondola }) => gondola)).toEqual(['A'])
    const [row] = listed
    const planometryId = row?.id as string
    const changed = await superadmin.call(subs.updatePlanometry, { ...leches, planometryId, gondola: 'C', isle: '4' })
    expect(changed.body.result[0]).toEqual({ id: planometryId, office_id: norte, gondola: 'C', isle: '4' })
    const rest = await superadmin.call(subs.removePlanometry, { ...leches, planometryId })
    expect(rest.body.result.map(({ gondola }) => gondola)).toEqual(['B'])
    expect((await superadmin.call(subs.removePlanometry, { ...leches, planometryId })).status).toBe(404)
  })

  test('B-5-006: an edited row keeps its words when one is left empty', async () => {
    const [row] = (await superadmin.call(subs.listPlanometry, leches)).body.result
    const refused = await superadmin.call(subs.updatePlanometry, { ...leches, planometryId: row?.id as string, gondola: '', isle: '4' })
    expect(refused.status).toBe(400)
    expect((await superadmin.call(subs.listPlanometry, leches)).body.result).toEqual([row])
  })

  test('two who add at the same moment lose nothing', async () => {
    const before = (await superadmin.call(subs.listPlanometry, leches)).body.result.length
    await Promise.all(
      ['1', '2', '3', '4', '5', '6'].map((isle) =>
        superadmin.call(subs.addPlanometry, { ...leches, office_id: norte, gondola: 'Z', isle }),
      ),
    )
    expect((await superadmin.call(subs.listPlanometry, leches)).body.result).toHaveLength(before + 6)
  })
})

describe('options', () => {
  const save = (input: object) => superadmin.call(subs.saveOption, { ...leches, ...input } as never)

  test('B-5-007: a name must not be empty', async () => {
    expect((await save({ name: '  ', options: ['Entero'] })).status).toBe(400)
    expect((await save({ options: ['Entero'] })).status).toBe(400)
    expect((await save({ name: 'Corte', options: [''] })).status).toBe(400)
  })

  test('B-7-033 B-7-034: added, renamed with new choices, listed, seen by shoppers', async () => {
    await save({ name: 'Corte', options: ['Entero', 'Tajadas'] })
    await save({ originalName: 'Corte', name: 'Presentación', originalOptions: ['Entero', 'Tajadas'], options: ['Molida'] })
    await save({ name: 'Grosor', options: [] })
    const expected = [
      { name: 'Presentación', options: ['Molida'] },
      { name: 'Grosor', options: [] },
    ]
    expect((await superadmin.call(subs.listOptions, leches)).body.data).toEqual(expected)
    expect((await shown())?.options).toEqual(expected)
    expect((await save({ name: 'grosor' })).body.code).toBe('OPTION_TAKEN')
  })

  test('who edits what somebody else has changed is told so', async () => {
    const late = await save({ originalName: 'Presentación', name: 'Corte', originalOptions: ['Entero'], options: ['Mariposa'] })
    expect([late.status, late.body.code]).toEqual([409, 'OPTION_CHANGED_MEANWHILE'])
  })

  test('one can be taken away', async () => {
    expect((await superadmin.call(subs.removeOption, { ...leches, name: 'Grosor' })).body.data).toHaveLength(1)
  })
})

test('S-3-119 S-3-122: without their modules neither options nor floor plan are to be had', async () => {
  const set = async (status: string) => {
    await server.db.withTenant('verde', (tx) =>
      tx.run(`update modules set status = $1 where business_id = 'verde' and code in ('categories_options', 'planogram')`, [status]),
    )
    await server.uses.directory.refresh()
  }
  await set('inactive')
  expect((await superadmin.call(subs.listOptions, leches)).body.code).toBe('MODULE_OFF')
  expect((await superadmin.call(subs.listPlanometry, leches)).body.code).toBe('MODULE_OFF')
  await set('active')
})

test('B-7-024: one with products is hidden with them, another one is gone', async () => {
  const gone = { id: leches.id, subId: verde('quesos') }
  expect((await superadmin.call(subs.deleteSubCategory, gone)).body).toEqual({ data: { id: gone.subId } })
  expect((await superadmin.call(subs.deleteSubCategory, leches)).status).toBe(200)
  expect(await list()).toEqual([])
  expect(await shown()).toBeUndefined()
  expect(await first()).toBeUndefined()
  const listed = await server.call(listProducts, { cityId: norte, category_id: leches.id })
  expect(listed.body.products.data.items).toEqual([])
})
