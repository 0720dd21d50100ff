import { customCart, type CustomCart } from '@plaza/contracts/community/custom-cart.entity'
import type { Tx } from '../platform/database.ts'

/** The markets and favourite carts that somebody made. */
export async function cartsMadeBy(tx: Tx, userId: string): Promise<CustomCart[]> {
  const rows = await tx.query<object>(
    `select id, name, body, photo_url as "photoUrl", photos, video_url as "videoUrl", products, creator_id as "creatorId", creator, type
     from custom_carts where business_id = $1 and creator_id = $2 order by creation_date, id`,
    [tx.business, userId],
    'carts-made-by',
  )
  return rows.map((row) => customCart.parse(row))
}

/** Private carts go; what was made for everybody stays, without its maker's name. */
export async function forgetCartsOf(tx: Tx, userId: string): Promise<void> {
  const person = [tx.business, userId]
  await tx.run(
    `delete from custom_carts where business_id = $1 and creator_id = $2 and type = 'private_user_collection'`,
    person,
    'carts-made-forget',
  )
  await tx.run(`update custom_carts set creator = '' where business_id = $1 and creator_id = $2`, person, 'carts-made-unnamed')
}
