import type { Address } from '@plaza/contracts/account/address.entity'
import { toGeoPoint } from '@plaza/contracts/account/address.entity'
import { normalizeEmail } from '@plaza/contracts/account/account.rules'
import { type User, withDerived } from '@plaza/contracts/account/user.entity'
import type { Tx } from '../platform/database.ts'

interface UserRow {
  id: string
  id_auth: string | null
  name: string
  last_name: string
  email: string | null
  pending_email?: string | null
  phone: string | null
  verified_phone: string | null
  identification_card: string | null
  birthday: string | null
  photo_url: string | null
  thumbnail: string | null
  role: string
  provider: User['provider']
  branch_id: string | null
  habeas_accept: User['habeasAccept']
  password_hash: string | null
  last_active_date: Date | null
  last_disconnet_date: Date | null
  inactive: boolean
  inactive_date: Date | null
  creation_date: Date
  last_update_date: Date
}

interface AddressRow {
  id: string
  alias: string
  address: string
  city: string
  comment: string
  branch: string | null
  id_branch: string | null
  default_address: boolean
  lat: number
  lng: number
  zone: string
}

export interface NewUser {
  id: string
  email: string
  passwordHash: string
  name: string
  lastName: string
  phone: string
  habeasAccept: User['habeasAccept']
}

/** Users of the business at hand, as the wire shows them to themselves and to staff: no password, no session fields. */
export async function findUser(tx: Tx, id: string): Promise<User | null> {
  const [row] = await tx.query<UserRow>(
    `select u.*, (
       select c.new_email from email_changes c
       where c.business_id = u.business_id and c.user_id = u.id and c.confirmed_at is null and c.ended_at is null and c.expires_at > now()
       limit 1
     ) as pending_email
     from users u where u.business_id = $1 and u.id = $2`,
    [tx.business, id],
    'user-by-id',
  )
  if (!row) return null
  const addresses = await tx.query<AddressRow>(
    'select * from addresses where business_id = $1 and user_id = $2 order by default_address desc, creation_date, id',
    [tx.business, id],
    'user-addresses',
  )
  return userOf(row, addresses.map(addressOf))
}

// An account of before normalization is found by what its holder always typed.
const emailTyped = 'lower(email) in (lower($2), lower($3))'
const asTypedFirst = 'order by lower(email) = lower($2) desc limit 1'

/** What signing in needs to know of an account. */
export async function findCredentials(tx: Tx, email: string): Promise<{ id: string; passwordHash: string | null } | null> {
  const [row] = await tx.query<UserRow>(
    `select id, password_hash from users where business_id = $1 and ${emailTyped} and not inactive ${asTypedFirst}`,
    [tx.business, email, normalizeEmail(email)],
    'user-credentials',
  )
  return row ? { id: row.id, passwordHash: row.password_hash } : null
}

export async function findUserByEmail(tx: Tx, email: string): Promise<{ id: string; email: string | null; name: string } | null> {
  const [row] = await tx.query<UserRow>(
    `select id, email, name from users where business_id = $1 and ${emailTyped} and not inactive ${asTypedFirst}`,
    [tx.business, email, normalizeEmail(email)],
    'user-by-email',
  )
  return row ?? null
}

/**
 * The account that has verified this number (ten digits); a code sent to it signs in.
 * Staff sign in with their password: a text message can be intercepted.
 */
export async function findUserByPhone(tx: Tx, phone: string): Promise<string | null> {
  const [row] = await tx.query<{ id: string }>(
    `select id from users where business_id = $1 and verified_phone = $2
       and role in ('client', 'wholesaler', 'provider') and not inactive`,
    [tx.business, phone],
    'user-by-phone',
  )
  return row?.id ?? null
}

/** False when the e-mail already belongs to an account of this business. */
export async function insertUser(tx: Tx, user: NewUser): Promise<boolean> {
  const inserted = await tx.run(
    `insert into users (business_id, id, email, password_hash, name, last_name, phone, habeas_accept, role, provider)
     values ($1, $2, $3, $4, $5, $6, $7, $8, 'client', 'email') on conflict do nothing`,
    [tx.business, user.id, user.email, user.passwordHash, user.name, user.lastName, user.phone, JSON.stringify(user.habeasAccept)],
  )
  return inserted === 1
}

export const touchUser = (tx: Tx, id: string) =>
  tx.run('update users set last_active_date = now() where business_id = $1 and id = $2', [tx.business, id], 'user-touch')

export const userOf = (row: UserRow, addresses: Address[] = []): User =>
  withDerived({
    id: row.id,
    idAuth: row.id_auth,
    name: row.name,
    last_name: row.last_name,
    email: row.email,
    pendingEmail: row.pending_email ?? null,
    phone: row.phone,
    phoneVerified: row.verified_phone !== null,
    identification_card: row.identification_card,
    birthday: row.birthday,
    photoUrl: row.photo_url,
    thumbnail: row.thumbnail,
    addresses,
    role: row.role,
    provider: row.provider,
    habeasAccept: row.habeas_accept,
    branchId: row.branch_id,
    last_active_date: row.last_active_date?.toISOString() ?? null,
    last_disconnet_date: row.last_disconnet_date?.toISOString() ?? null,
    inactive: row.inactive,
    inactiveDate: row.inactive_date?.toISOString() ?? null,
    creationDate: row.creation_date.toISOString(),
    lastUpdateDate: row.last_update_date.toISOString(),
  })

const addressOf = (row: AddressRow): Address => ({
  id: row.id,
  alias: row.alias,
  address: row.address,
  city: row.city,
  comment: row.comment,
  branch: row.branch,
  idBranch: row.id_branch,
  defaultAddress: row.default_address,
  geopoint: toGeoPoint({ lat: row.lat, lng: row.lng }),
  zone: row.zone,
})
