import type { CustomCart } from '@plaza/contracts/community/custom-cart.entity'
import { communityProblems, communityTexts } from '@plaza/contracts/community/community.messages'
import { commonProblems } from '@plaza/contracts/kernel/common.problems'
import { fillText } from '@plaza/contracts/kernel/text'
import type { Tx } from '../platform/database.ts'
import { fail, serverProblems } from '../platform/problems.ts'
import { recordQuotas } from '../platform/quotas.ts'
import type { Scope } from '../platform/scope.ts'
import { columnsOf, isOn } from './columns.ts'
import { isStaff } from './is-staff.ts'
import { loadColumns } from './read-resource.ts'
import { safeHtml } from './safe-html.ts'
import type { Doc, Table } from './table.ts'

/** everyone reads markets, recipes and events; a private collection is its maker's, who alone (or a superadmin) writes it. */
export const customCarts: Table = {
  name: 'custom_carts',
  columns:
    columnsOf(`id name body photoUrl? photos:json videoUrl? products:json creatorId? creator type showOnCheckout:flag recipe_details?:json
    banner_footer?:json inactive:flag creationDate:time lastUpdateDate:time`),
  order: 't.creation_date desc',
  filters: {
    shared: (wanted) => (isOn(wanted) ? `(t.type <> 'private_user_collection' and not t.inactive)` : null),
  },
  visible(scope, bind) {
    if (isStaff(scope, 'community')) return 'true'
    const own = scope.user ? `t.creator_id = ${bind(scope.user.id)}` : 'false'
    return `(${own} or (t.type <> 'private_user_collection' and not t.inactive))`
  },
  // what came by another way than our own writing is cleaned when it is read.
  async load(tx, ids) {
    const docs = await loadColumns(tx, customCarts, ids)
    const photos = await productPhotos(tx, docs)
    return docs.map((doc) => ({ ...doc, body: safeHtml(String(doc.body ?? '')), product_photos: photosOf(doc, photos) }))
  },
  references: { 'products.id': 'products', 'addProducts.id': 'products' },
  async prepare(tx, scope, given, before) {
    const input = withChangedLines(given, before)
    refuseStranger(scope, before)
    refuseWithoutModule(scope, input, before)
    refuseNameless(input)
    refuseTwice(input)
    if (linesOf(input).length > recordQuotas.customCart.lines)
      fail(serverProblems.listTooLong, { data: { limit: recordQuotas.customCart.lines } })
    await rejectGramsOfPieces(tx, input, before)
    if (isStaff(scope, 'community')) return input
    if ((input.type ?? 'private_user_collection') !== 'private_user_collection') fail(commonProblems.forbidden)
    const { showOnCheckout: _, banner_footer: __, ...allowed } = input
    return allowed
  },
  owned: ({ user }) => ({ creator_id: user?.id ?? null, creator: user?.name ?? '' }),
  refuseRemoval: refuseStranger,
  quota: { ...recordQuotas.customCart, owner: 'creator_id' },
  html: ['body'],
  images: ['photoUrl', 'photos[]', 'banner_footer.image'],
  videos: ['videoUrl'],
}

const collageSize = 4
const hasCollage = ({ type, photoUrl }: Doc) => type === 'private_user_collection' && !photoUrl

/** Pictures by product id, for the private collections that have none of their own. */
async function productPhotos(tx: Tx, docs: readonly Doc[]): Promise<ReadonlyMap<string, string>> {
  const ids = docs.filter(hasCollage).flatMap(idsOf)
  if (ids.length === 0) return new Map()
  const rows = await tx.query<{ id: string; photo: string }>(
    `select id, photo_url as photo from products where business_id = $1 and id = any($2) and photo_url <> ''`,
    [tx.business, ids],
    'collage-photos',
  )
  return new Map(rows.map(({ id, photo }) => [id, photo]))
}

const photosOf = (doc: Doc, photos: ReadonlyMap<string, string>): string[] =>
  hasCollage(doc)
    ? idsOf(doc)
        .flatMap((id) => photos.get(id) ?? [])
        .slice(0, collageSize)
    : []

/** Lines added to and taken from the list that the locked record has now. */
function withChangedLines({ addProducts, removeProducts, ...input }: Doc, before: Doc | null): Doc {
  if (addProducts === undefined && removeProducts === undefined) return input
  const leaving = new Set((removeProducts ?? []) as string[])
  const added = linesOf({ products: addProducts })
  // A line that leaves and comes back changed keeps its place.
  const lines = linesOf(input.products === undefined && before ? before : input)
  const kept = lines.flatMap((line) => (leaving.has(line.id) ? added.filter(({ id }) => id === line.id) : line))
  const known = new Set(lines.filter(({ id }) => leaving.has(id)).map(({ id }) => id))
  return { ...input, products: [...kept, ...added.filter(({ id }) => !known.has(id))] }
}

function refuseStranger(scope: Scope, before: Doc | null) {
  if (before !== null && before.creatorId !== scope.user?.id && !isStaff(scope, 'community')) fail(commonProblems.forbidden)
}

/** S-3-117: favourite carts only with module products_likes. */
function refuseWithoutModule({ modules }: Scope, input: Doc, before: Doc | null) {
  const type = input.type ?? before?.type
  if (type === 'private_user_collection' && !modules.has('products_likes')) fail(commonProblems.forbidden)
}

function refuseNameless({ name }: Doc) {
  if (typeof name === 'string' && name.trim() === '') fail(communityProblems.nameRequired)
}

function refuseTwice(input: Doc) {
  const ids = idsOf(input)
  if (new Set(ids).size < ids.length) fail(communityProblems.alreadyInMarket)
}

const linesOf = ({ products }: Doc) => (products ?? []) as CustomCart['products']
const idsOf = (input: Doc): string[] => linesOf(input).map(({ id }) => id)

/** Grams are for what is weighed. Lines that stood so before hold up no other change. */
async function rejectGramsOfPieces(tx: Tx, input: Doc, before: Doc | null) {
  const known = new Set(inGrams(before ?? {}))
  const asked = inGrams(input).filter((id) => !known.has(id))
  if (asked.length === 0) return
  const pieces = await tx.query<{ title: string }>(
    `select title from products where business_id = $1 and id = any($2) and count_type <> 'grams' order by title`,
    [tx.business, asked],
    'grams-of-pieces',
  )
  const details = pieces.map((values) => ({ field: 'products', message: fillText(communityTexts.notByGrams, values) }))
  if (details.length > 0) fail(commonProblems.validation, { details })
}

const inGrams = (doc: Doc): string[] => linesOf(doc).flatMap(({ id, countType }) => (countType === 'grams' ? id : []))
