import { roles, type Role } from '@plaza/contracts/account/role'
import { moduleCodes } from '@plaza/contracts/business/module.entity'
import { hashPassword } from '../account/passwords.ts'
import type { Database, Tx } from '../platform/database.ts'

/** Of every account that tests make. */
export const testPassword = 'Mercado2026*'

/** The accounts of `design/operating.md`, in each business. */
export const testAccounts: readonly { email: string; role: Role; branch?: 'norte'; complete?: boolean }[] = [
  { email: 'cliente@demo.co', role: 'client', complete: true },
  { email: 'cliente2@demo.co', role: 'client', complete: true },
  { email: 'nuevo@demo.co', role: 'client' },
  { email: 'admin@demo.co', role: 'admin' },
  { email: 'adminsede@demo.co', role: 'admin', branch: 'norte' },
  { email: 'superadmin@demo.co', role: 'superadmin' },
  { email: 'hyperadmin@demo.co', role: 'hyperadmin' },
  { email: 'habeas@demo.co', role: 'habeasAdmin' },
  { email: 'alistador@demo.co', role: 'picker' },
  { email: 'domiciliario@demo.co', role: 'delivery' },
  { email: 'mayorista@demo.co', role: 'wholesaler' },
  { email: 'proveedor@demo.co', role: 'provider' },
]

const azulModules = ['search_with_categories', 'footer', 'user_info_v2', 'modal_city']

/** The id of an account: `verde-cliente`. */
export const testUserId = (business: string, email: string) => `${business}-${email.split('@')[0]}`
/** The ids of a business's two branches: `verde-norte`, `verde-sur`. */
export const testOfficeId = (business: string, branch: 'norte' | 'sur') => `${business}-${branch}`

/** Businesses with two branches and the demo accounts, nothing for sale: each test adds what its story needs. */
export async function seedBusinesses(db: Database, businesses: readonly string[]) {
  const passwordHash = await hashPassword(testPassword)
  for (const business of businesses) {
    await db.withPlatform((tx) => addBusiness(tx, business))
    await db.withTenant(business, async (tx) => {
      await addModules(tx)
      await addOffices(tx)
      for (const account of testAccounts) await addAccount(tx, account, passwordHash)
    })
  }
}

function addBusiness(tx: Tx, business: string) {
  const config = {
    at_business: business,
    title: business,
    app_title: business,
    theme: business === 'azul' ? 'theme_blue' : 'theme_green',
    delivery_price: 5000,
  }
  return tx.run('insert into businesses (business_id, hosts, is_default, config) values ($1, $2, $3, $4)', [
    business,
    [`${business}.localhost`],
    business === 'verde',
    JSON.stringify(config),
  ])
}

function addModules(tx: Tx) {
  const active = tx.business === 'azul' ? azulModules : [...moduleCodes]
  return tx.run(
    `insert into modules (business_id, code, id, name, status)
     select $1, code, code, code, case when code = any($3) then 'active' else 'inactive' end from unnest($2::text[]) code`,
    [tx.business, [...moduleCodes], active],
  )
}

async function addOffices(tx: Tx) {
  for (const [branch, lat, lng] of [
    ['norte', 3.47, -76.52],
    ['sur', 3.37, -76.53],
  ] as const) {
    const corners = [
      [-0.03, -0.03],
      [-0.03, 0.03],
      [0.03, 0.03],
      [0.03, -0.03],
    ].map(([up = 0, right = 0]) => ({ lat: lat + up, lng: lng + right }))
    await tx.run(
      `insert into offices (business_id, id, name, display_name, city, address, lat, lng, polygon, support_number, delivery_time_per_product)
       values ($1, $2, $3, $4, 'Cali', 'Calle 1 # 2 - 3', $5, $6, $7, '3001234567', 2)`,
      [tx.business, testOfficeId(tx.business, branch), branch, `Sede ${branch}`, lat, lng, JSON.stringify(corners)],
    )
  }
}

async function addAccount(tx: Tx, { email, role, branch, complete }: (typeof testAccounts)[number], passwordHash: string) {
  if (!roles.includes(role)) throw new Error(`No such role: ${role}`)
  const id = testUserId(tx.business, email)
  await tx.run(
    `insert into users (business_id, id, name, last_name, email, phone, identification_card, role, provider, branch_id, password_hash)
     values ($1, $2, $3, 'Prueba', $4, $5, $6, $7, 'email', $8, $9)`,
    [
      tx.business,
      id,
      email.split('@')[0],
      email,
      complete ? '3001234567' : null,
      complete ? '1144000111' : null,
      role,
      branch ? testOfficeId(tx.business, branch) : null,
      passwordHash,
    ],
  )
  if (complete) await addAddress(tx, id)
}

const addAddress = (tx: Tx, userId: string) =>
  tx.run(
    `insert into addresses (business_id, id, user_id, alias, address, city, id_branch, default_address, lat, lng)
     values ($1, $2, $3, 'Granada', 'Calle 15 # 8 - 20', 'Cali', $4, true, 3.47, -76.52)`,
    [tx.business, `${userId}-casa`, userId, testOfficeId(tx.business, 'norte')],
  )
