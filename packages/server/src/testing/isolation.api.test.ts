import { allCalls } from '@plaza/contracts/all-calls'
import * as branches from '@plaza/contracts/branches/branches-admin.api'
import * as account from '@plaza/contracts/account/account.api'
import * as addresses from '@plaza/contracts/account/addresses.api'
import * as adminUsers from '@plaza/contracts/account/admin-users.api'
import * as campaigns from '@plaza/contracts/campaigns/campaigns.api'
import * as business from '@plaza/contracts/business/business.api'
import * as cart from '@plaza/contracts/cart/cart.api'
import * as catalog from '@plaza/contracts/catalog/catalog.api'
import * as categories from '@plaza/contracts/catalog/categories.api'
import * as subCategories from '@plaza/contracts/catalog/sub-categories.api'
import * as community from '@plaza/contracts/community/community.api'
import { addProductView } from '@plaza/contracts/stats/views.api'
import { getAuditEntry, listAudit } from '@plaza/contracts/audit/audit.api'
import * as habeas from '@plaza/contracts/habeas/habeas.api'
import * as catalogAdmin from '@plaza/contracts/catalog/catalog-admin.api'
import * as imports from '@plaza/contracts/imports/imports.api'
import { roles } from '@plaza/contracts/account/role'
import { mayAccess } from '@plaza/contracts/kernel/access'
import type { Call } from '@plaza/contracts/kernel/call'
import * as picking from '@plaza/contracts/orders/picking.api'
import * as orders from '@plaza/contracts/orders/orders.api'
import * as payments from '@plaza/contracts/payments/payments.api'
import { type ResourceName, resourceNames } from '@plaza/contracts/resources/resource.entity'
import { resourceCallsOf, type ResourceVerb } from '@plaza/contracts/resources/resources.api'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Answer, type Person, startTestServer, testOfficeId, type TestServer } from './index.ts'
import { auditEntryOf, oneOf, secretOf, seedOneOfEach } from './one-of-each.ts'
import { aShopper } from './shopper.ts'
import { shelfId } from './shelves.ts'

/**
 * What happens to an id of business verde used under azul, by azul's superadmin.
 * `missing`: 404. `refused`: another 4xx, because the id stands among other data. `ignored`: answered without it.
 * Never is anything of verde told or changed; only `ignored` calls may write, into azul.
 */
type Expected = 'missing' | 'refused' | 'ignored'
interface Row {
  input: object
  expected: Expected
}

const missing = (input: object): Row => ({ input, expected: 'missing' })
const refused = (input: object): Row => ({ input, expected: 'refused' })
const ignored = (input: object): Row => ({ input, expected: 'ignored' })

const foreign = (name: ResourceName) => oneOf('verde', name)
const norte = testOfficeId('verde', 'norte')
const foreignImport = shelfId('verde', 'import')
const uuid = foreign('shopping_cart')
const somebody = {
  name: 'X',
  last_name: 'X',
  document_type: 'CC',
  document_number: '1',
  document_date_expedition: '2000-01-01',
  document_place_expedition: 'X',
}
const corners = [
  { lat: 3.47, lng: -76.52 },
  { lat: 3.47, lng: -76.51 },
  { lat: 3.48, lng: -76.51 },
]
const line = { uuid, productId: foreign('products') }
const category = foreign('categories')
const subCategory = { id: category, subId: shelfId('verde', 'leches') }
const planometryRow = { ...subCategory, planometryId: 'verde-fila' }
const newProduct = { id_item: 'X', title: 'X', category_id: foreign('categories'), sub_category_id: shelfId('verde', 'leches') }

const ownRows: Partial<Record<ResourceName, Partial<Record<ResourceVerb, Row>>>> = {
  custom_carts: {
    paginate: ignored({ creatorId: foreign('users'), type: 'market' }),
    create: refused({ name: 'X', type: 'private_user_collection', products: [{ id: foreign('products') }] }),
  },
  offers: { create: refused({ nameOffer: 'X', section: 'HOME', branchId: norte }) },
  products: { create: refused(newProduct) },
  shopping_cart_history: { create: ignored({ action: 'add-product', shoppingCart: { id: uuid } }) },
}

/** A call with ids and without a row here fails the first test: think about it, then add its row. */
const rows = new Map<Call, Row>([
  [business.runIntegration, missing({ id: 'verde-erp' })],
  [account.addSiteVisit, ignored({ user_id: foreign('users') })],
  [branches.deleteOffice, missing({ id: norte })],
  [branches.updateOffice, missing({ id: norte, name: 'X', latitude: 3.4, longitude: -76.5 })],
  [branches.saveCoverage, missing({ id: norte, polygon: [] })],
  [branches.saveOpeningHours, missing({ id: norte, opening_hours: null })],
  [branches.pauseOffice, missing({ id: norte, until: null })],
  [branches.saveWebService, missing({ id: norte, key: 'x' })],
  [branches.listZones, missing({ officeId: norte })],
  [branches.createZone, missing({ officeId: norte, distance: 'cercano', deliveryFee: 1, polygon: corners })],
  [branches.updateZone, missing({ id: shelfId('verde', 'zona'), distance: 'cercano', deliveryFee: 1, polygon: corners })],
  [account.updateMe, refused({ id: foreign('users'), name: 'Ana María' })],
  [addresses.updateAddress, missing({ id: 'verde-cliente-casa', alias: 'X' })],
  [addresses.deleteAddress, missing({ id: 'verde-cliente-casa' })],
  [adminUsers.getUser, missing({ id: foreign('users') })],
  [adminUsers.inviteStaff, refused({ name: 'X', email: 'x@plaza.co', role: 'picker', branchId: norte })],
  [adminUsers.setUserActive, missing({ id: foreign('users'), active: false })],
  [adminUsers.updateUser, missing({ id: foreign('users'), name: 'Ana María' })],
  [adminUsers.branchStaff, missing({ branch: norte, role: 'picker' })],
  [getAuditEntry, missing({ entry: auditEntryOf })],
  [addProductView, ignored({ id: foreign('products') })],
  [listAudit, ignored({ entity: 'users', entity_id: foreign('users') })],
  [campaigns.dryRunCampaign, missing({ id: foreign('campaings') })],
  [campaigns.sendCampaign, missing({ id: foreign('campaings') })],
  [campaigns.scheduleCampaign, missing({ id: foreign('campaings'), sendAt: new Date(Date.now() + 86_400_000).toISOString() })],
  [campaigns.unscheduleCampaign, missing({ id: foreign('campaings') })],
  [cart.acceptAll, missing({ uuid })],
  [cart.acceptProduct, missing(line)],
  [cart.addProduct, refused({ product: foreign('products'), branch_office_id: norte })],
  [cart.applyCoupon, missing({ uuid, code: secretOf('verde') })],
  [cart.checkCart, missing({ uuid })],
  [cart.copyCustomCart, missing({ id: foreign('custom_carts') })],
  [cart.copyOrder, missing({ id: foreign('orders') })],
  [cart.createOrder, missing({ uuid, total_price: 1 })],
  [cart.deleteCart, missing({ uuid })],
  [cart.listCartHistory, ignored({ userId: foreign('users') })],
  [cart.rejectAll, missing({ uuid })],
  [cart.rejectProduct, missing(line)],
  [cart.removeCoupon, missing({ uuid, idCoupon: foreign('cupons') })],
  [cart.restoreCart, missing({ id: foreign('shopping_cart_history') })],
  [cart.selectAddress, missing({ uuid, address_selected: { id: 'verde-cliente-casa' } })],
  [cart.selectBranch, missing({ uuid, branch_office_id: norte })],
  [cart.selectBags, missing({ uuid, bags_config: { code: 'x' } })],
  [cart.selectPaymentMethod, missing({ uuid, payment_method_selected: 'cash' })],
  [cart.updateLine, missing({ ...line, count: 2 })],
  [catalog.getBrand, missing({ name: foreign('brands') })],
  [catalog.getCategories, missing({ branch_id: norte })],
  [catalog.getProduct, missing({ id: foreign('products') })],
  [catalog.listOffers, missing({ branch_id: norte })],
  [catalog.listFacets, missing({ cityId: norte })],
  [catalog.listProducts, missing({ cityId: norte })],
  [catalog.searchProducts, missing({ query: 'secreto', office_id: norte, category_id: foreign('categories') })],
  [catalog.searchBrands, ignored({ query: 'secreto', page: 1 })],
  [catalog.allProducts, missing({ office_id: norte })],
  [catalog.suggestProducts, missing({ product: foreign('products'), city: norte })],
  [catalog.usualProducts, missing({ city: norte })],
  [categories.getAdminCategory, missing({ id: category })],
  [categories.updateCategory, missing({ id: category, categoryName: 'X', position: 1 })],
  [categories.deleteCategory, missing({ id: category })],
  [categories.reopenCategory, missing({ id: category })],
  [categories.saveProductCards, missing({ id: category, brand: true })],
  [categories.listCategoryTags, missing({ id: category })],
  [categories.addCategoryTag, missing({ id: category, tagName: 'X' })],
  [categories.renameCategoryTag, missing({ id: category, tagName: 'X', originalName: 'Y' })],
  [categories.removeCategoryTag, missing({ id: category, tag: 'X' })],
  [subCategories.listSubCategories, missing({ id: category })],
  [subCategories.updateSubCategory, missing({ categoryId: category, subId: subCategory.subId, position: 1 })],
  [subCategories.deleteSubCategory, missing(subCategory)],
  [subCategories.listPlanometry, missing(subCategory)],
  [subCategories.addPlanometry, missing({ ...subCategory, office_id: testOfficeId('azul', 'norte'), gondola: 'A', isle: '1' })],
  [subCategories.updatePlanometry, missing({ ...planometryRow, gondola: 'A', isle: '1' })],
  [subCategories.removePlanometry, missing(planometryRow)],
  [subCategories.listOptions, missing(subCategory)],
  [subCategories.saveOption, missing({ ...subCategory, name: 'X', options: [] })],
  [subCategories.removeOption, missing({ ...subCategory, name: 'X' })],
  [habeas.updateHabeas, missing({ id: foreign('habeas-data'), user_type: 'NATURAL', user_data: somebody })],
  [habeas.listHabeasConsents, missing({ id: foreign('habeas-data') })],
  [habeas.withdrawHabeas, missing({ id: foreign('habeas-data') })],
  [catalogAdmin.listAdminProducts, ignored({ title: 'secreto', category_id: foreign('categories') })],
  [catalogAdmin.getAdminProduct, missing({ id: foreign('products') })],
  [catalogAdmin.updateAdminProduct, missing({ id: foreign('products'), product: { title: 'X' } })],
  [catalogAdmin.getOfficeCategories, ignored({ office_id: norte })],
  [imports.getImport, missing({ id: foreignImport })],
  [imports.listImportErrors, missing({ id: foreignImport })],
  [imports.checkImport, missing({ id: foreignImport, mapping: { sources: [] } })],
  [imports.startImport, missing({ id: foreignImport })],
  [imports.cancelImport, missing({ id: foreignImport })],
  [community.getCustomCartProducts, missing({ id: foreign('custom_carts'), office_id: norte })],
  [orders.addOrderNote, missing({ id: foreign('orders'), text: 'X' })],
  [orders.changeOrder, missing({ id: foreign('orders'), state: '7_admin_cart_accept' })],
  [orders.getHandOff, missing({ id: foreign('orders') })],
  [orders.getOrder, missing({ id: foreign('orders') })],
  [orders.listOrders, ignored({ branch_office_id: norte })],
  [picking.pickLine, missing({ id: foreign('orders'), productId: foreign('products'), mark: 'missing' })],
  [
    picking.proposeReplacement,
    missing({ id: foreign('orders'), productId: foreign('products'), replacement_id: foreign('products'), count: 1 }),
  ],
  [picking.answerReplacement, missing({ id: foreign('orders'), productId: foreign('products'), accept: true })],
  [payments.recordRefund, missing({ gateway: 'wompi', transaction_id: 'verde-transaction', amount: 1 })],
  [payments.recordTakenBack, missing({ gateway: 'wompi', transaction_id: 'verde-transaction', status: 'charged_back' })],
  [payments.startPayment, missing({ id: foreign('orders') })],
  [payments.continueUnpaid, missing({ id: foreign('orders') })],
  [payments.getPaymentLink, missing({ id: foreign('orders') })],
  [payments.credibancoForm, missing({ id: foreign('orders') })],
  [payments.verifyPayment, missing({ transaction_id: 'verde-transaction' })],
  [orders.userOrders, missing({ id: foreign('users') })],
  ...resourceNames.flatMap(resourceRows),
])

function resourceRows(name: ResourceName): [Call, Row][] {
  const id = foreign(name)
  const plain: Partial<Record<ResourceVerb, Row>> = {
    get: missing({ id }),
    update: missing({ id }),
    updateById: missing({ id }),
    remove: missing({ id }),
    act: missing({ action: id }),
    removeBy: missing({ action: 'delete', id }),
    ...ownRows[name],
  }
  return Object.entries(resourceCallsOf(name)).flatMap(([verb, contract]): [Call, Row][] => {
    const row = plain[verb as ResourceVerb]
    return row ? [[contract as Call, row]] : []
  })
}

const rowOf = (contract: Call) => [...rows].find(([each]) => each.key === contract.key)?.[1]

/** Remotes and compositions belong to the platform, not to a business. */
const isTenantCall = ({ api }: Call) => api !== 'platform'
const idNames = /^(id|uuid|product|action|.*_id|.*Id)$/
// Ids of Google's and of the browser's, not records of ours.
const notOurs = new Set(['socket_id', 'composition_id', 'gtag_id', 'gtag_business_id', 'ga_measurement_id'])
const namesAnId = ({ input, paramNames }: Call) =>
  paramNames.length > 0 || Object.keys(input.shape).some((name) => idNames.test(name) && !notOurs.has(name))
const callsWithIds = [...allCalls.values()].filter((contract) => isTenantCall(contract) && namesAnId(contract))

let server: TestServer
let stranger: Person
let before: Record<'verde' | 'azul', string>
let pictureSql: string

beforeAll(async () => {
  server = await startTestServer()
  await server.db.withTenant('azul', (tx) => tx.run(`update modules set status = 'active' where business_id = 'azul'`))
  await seedOneOfEach(server.db, 'verde')
  await server.uses.directory.refresh()
  stranger = await server.signIn('superadmin@demo.co', 'azul')
  pictureSql = await makePictureSql()
  before = { verde: await pictureOf('verde'), azul: await pictureOf('azul') }
})
afterAll(() => server?.stop())

/** Every row of a business, as one hash; what any request may leave behind by design is not looked at. */
const pictureOf = (business: string): Promise<string> =>
  server.db.withTenant(business, async (tx) => {
    const [row] = await tx.query<{ hash: string }>(pictureSql, [business], 'picture')
    return row?.hash ?? ''
  })

async function makePictureSql() {
  const tables = await server.db.withPlatform((tx) =>
    tx.query<{ name: string }>(
      `select table_name as name from information_schema.columns where table_schema = 'public' and column_name = 'business_id'
       and table_name <> all(array['businesses', 'remote_channels', 'remote_history', 'sessions', 'outbox'])`,
    ),
  )
  const rowsOf = tables.map(({ name }) => `select '${name}' || md5(t::text) as row from ${name} t where business_id = $1`)
  return `select md5(coalesce(string_agg(row, '' order by row), '')) as hash from (${rowsOf.join(' union all ')}) every`
}

test('S-1-002: every call that names an id has a row here', () => {
  expect(callsWithIds.filter((contract) => !rowOf(contract)).map(({ key }) => key)).toEqual([])
})

describe('S-1-002: ids of another business', () => {
  const named = callsWithIds.flatMap((contract) => {
    const row = rowOf(contract)
    return row ? [{ name: `${contract.key} ${row.expected}`, contract, row }] : []
  })

  test.each(named)('$name', async ({ contract, row: { input, expected } }) => {
    const answer = (await stranger.call(contract, input as never, { business: 'azul' })) as Answer<unknown>
    if (expected === 'missing') expect([answer.status, answer.body]).toEqual([404, expect.anything()])
    if (expected === 'refused') expect(answer.status).toSatisfy((status: number) => status >= 400 && status < 500)
    if (expected === 'ignored') expect([answer.status, answer.body]).toEqual([200, expect.anything()])
    expect(JSON.stringify(answer.body)).not.toContain(secretOf('verde'))
    expect(await pictureOf('verde')).toBe(before.verde)
    const azul = await pictureOf('azul')
    if (expected !== 'ignored') expect(azul).toBe(before.azul)
    before.azul = azul
  })

  test('a token of azul is no token at verde', async () => {
    const answer = await stranger.call(account.me, {}, { business: 'verde' })
    expect(answer.status).toBe(401)
  })
})

describe('S-1-002 A-30: every call, every role, ids of another business', () => {
  test.each(roles)('a %s of azul learns and changes nothing of verde', async (role) => {
    const person = await aShopper(server, 'azul', { role })
    const modules = server.uses.directory.get('azul')?.modules ?? new Set<string>()
    for (const contract of callsWithIds) {
      const { input, expected } = rowOf(contract) ?? missing({})
      const { status, body } = await person.call(contract, input as never)
      const where = `${role} ${contract.key} ${status}`
      if (!mayAccess(contract.access, role, modules)) expect(status, where).toBe(403)
      else if (expected === 'missing') expect([403, 404], where).toContain(status)
      else expect(status < 500 && status !== 401, where).toBe(true)
      expect(JSON.stringify(body), where).not.toContain(secretOf('verde'))
    }
    expect(await pictureOf('verde')).toBe(before.verde)
  })

  test.each(roles)('the token of a %s of azul opens no call at verde', async (role) => {
    const person = await aShopper(server, 'azul', { role })
    for (const contract of [...allCalls.values()].filter(({ access }) => access.kind !== 'anyone')) {
      const input = Object.fromEntries(contract.paramNames.map((name) => [name, 'x']))
      expect((await person.call(contract, input as never, { business: 'verde' })).status, contract.key).toBe(401)
    }
  })
})

describe('each lock by itself', () => {
  test('S-1-002: row-level security hides verde from a statement that forgot the business', async () => {
    const seen = await server.db.withTenant('azul', (tx) =>
      tx.query<{ business_id: string }>('select distinct business_id from products union select distinct business_id from users'),
    )
    expect(seen).toEqual([{ business_id: 'azul' }])
    const touched = await server.db.withTenant('azul', (tx) => tx.run(`update products set title = 'x' where business_id = 'verde'`))
    expect(touched).toBe(0)
  })

  test('S-1-002: keys that start with the business refuse a row that points into verde', async () => {
    const pointing = server.db.withTenant('azul', (tx) =>
      tx.run(
        `insert into zones (business_id, id, office_id, distance, delivery_fee, polygon) values ('azul', 'z', $1, 'cercano', 0, '[]')`,
        [norte],
      ),
    )
    await expect(pointing).rejects.toMatchObject({ code: '23503' })
  })
})
