import { randomUUID } from 'node:crypto'
import { addProduct, createOrder, selectAddress, selectBags, selectPaymentMethod } from '@plaza/contracts/cart/cart.api'
import type { Call, InputOf, OutputOf } from '@plaza/contracts/kernel/call'
import type { Order } from '@plaza/contracts/orders/order.entity'
import type { PaymentMethod } from '@plaza/contracts/payments/payment-method'
import type { Answer, Asking, TestServer } from './index.ts'
import { send } from './send.ts'
import { testOfficeId } from './world.ts'

/** Someone with a complete profile, a covered address near branch norte and an open session; looks from branch norte unless told otherwise. */
export interface Shopper {
  readonly id: string
  readonly business: string
  readonly token: string
  readonly addressId: string
  call<C extends Call>(contract: C, input: InputOf<C>, asking?: Asking): Promise<Answer<OutputOf<C>>>
  /** Adds and answers the cart; throws when it could not. */
  adds(product: string, count?: number): Promise<Order>
  /** Address (or pickup at norte), payment and bags chosen for the cart. */
  checksOut(uuid: string, payment?: PaymentMethod, type?: Order['type']): Promise<Order>
  places(uuid: string, total?: number): Promise<Answer<OutputOf<typeof createOrder>>>
}

interface Profile {
  phone?: string | null
  identification_card?: string | null
  role?: string
  branchId?: string | null
}

export async function aShopper(server: TestServer, business = 'verde', profile: Profile = {}): Promise<Shopper> {
  const id = `${business}-${randomUUID()}`
  const [sessionId, addressId] = [randomUUID(), randomUUID()]
  await insertPerson(server, business, { id, sessionId, addressId, ...profile })
  const token = await server.uses.sessions.issue(business, id, sessionId)
  const norte = testOfficeId(business, 'norte')
  const call: Shopper['call'] = (contract, input, asking) =>
    send(server.url, contract, input, { business, token, office: norte, ...asking })
  return { id, business, token, addressId, call, ...steps(call, addressId, norte) }
}

function steps(call: Shopper['call'], addressId: string, norte: string): Pick<Shopper, 'adds' | 'checksOut' | 'places'> {
  return {
    adds: async (product, count = 1) => cartOf(await call(addProduct, { product, count })),
    async checksOut(uuid, payment = 'cash', type = 'delivery') {
      await call(selectAddress, { uuid, type, address_selected: { id: type === 'pickup' ? norte : addressId } }).then(cartOf)
      await call(selectPaymentMethod, { uuid, payment_method_selected: payment }).then(cartOf)
      return cartOf(await call(selectBags, { uuid, bags_config: { code: 'papel' } }))
    },
    places: (uuid, total) =>
      call(createOrder, { uuid, observations_client: 'Dejar en portería', ...(total === undefined ? {} : { total_price: total }) }),
  }
}

function cartOf(answer: Answer<{ cart: Order }>): Order {
  if (answer.status !== 200) throw new Error(JSON.stringify(answer.body))
  return answer.body.cart
}

type Person = Profile & { id: string; sessionId: string; addressId: string }

function insertPerson(
  { db }: TestServer,
  business: string,
  { id, sessionId, addressId, phone = '3001234567', identification_card = '1144000111', role = 'client', branchId = null }: Person,
) {
  return db.withTenant(business, async (tx) => {
    await tx.run(
      `insert into users (business_id, id, name, last_name, email, phone, identification_card, role, provider, branch_id)
       values ($1, $2, 'Ana', 'Ramírez', $3, $4, $5, $6, 'email', $7)`,
      [business, id, `${id}@demo.co`, phone, identification_card, role, branchId],
    )
    await tx.run(
      `insert into addresses (business_id, id, user_id, alias, address, city, comment, id_branch, default_address, lat, lng)
       values ($1, $2, $3, 'Granada', 'Calle 15 # 8 - 20', 'Cali', 'Torre 2', $4, true, 3.47, -76.52)`,
      [business, addressId, id, testOfficeId(business, 'norte')],
    )
    await tx.run(
      `insert into sessions (business_id, id, user_id, family, refresh_hash, expires_at) values ($1, $2, $3, $2, $2, now() + interval '1 day')`,
      [business, sessionId, id],
    )
  })
}

/** Changes fields of the business's configuration. */
export const configure = (server: TestServer, business: string, fields: object) =>
  server.db.withTenant(business, (tx) =>
    tx.run('update businesses set config = config || $2 where business_id = $1', [business, JSON.stringify(fields)]),
  )

/** Kraft paper at $500, a bag for every ten units or five kilos. */
export const paperBags = { code: 'papel', name: 'Bolsa de papel', price_per_bag: 500, products_per_bag: 10, products_grams_limit: 5000 }
