import { randomUUID } from 'node:crypto'
import type { Tx } from '../platform/database.ts'

/** Where products of an import are filed: categories by their web-service reference, else by name; sub-categories within theirs. */
export interface Shelving {
  /** The ids of both; null where they are not there yet and nothing is to be made. */
  find(category: string, subCategory: string | undefined): { category_id: string | null; sub_category_id: string | null }
  /** The same, made where missing. */
  make(category: string, subCategory: string | undefined): Promise<{ category_id: string; sub_category_id: string }>
  /** What was made since this was asked last; a category is the first thing that a row makes, its sub-category the second. */
  justMade(): Made[]
  nameOf(id: string): string
  /** Whether a product there is where a row says, by the name or the reference of both; what the row leaves out says nothing. */
  isAt(place: Place, category: string | undefined, subCategory: string | undefined): boolean
  /** Of the category a product is in, the sub-category of this name. */
  subCategoryIn(categoryId: string, subCategory: string): string | null
}

interface Place {
  readonly category_id: string
  readonly sub_category_id: string
}

export interface Made {
  readonly nth: 0 | 1
  readonly shelf: { entity: 'categories' | 'sub_categories'; entity_id: string; label: string; after: object }
}

interface Row {
  id: string
  name: string
  reference: string
  category_id: string | null
}

const like = (text: string) => text.trim().toLowerCase()
/** Of products whose file names none. */
const others = 'Otros'

export async function readShelving(tx: Tx): Promise<Shelving> {
  const rows = await tx.query<Row>(
    `select id, category_name as name, original_name as reference, null as category_id from categories where business_id = $1
     union all select id, display_name, name, category_id from sub_categories where business_id = $1`,
    [tx.business],
    'import-shelving',
  )
  const names = new Map<string, string>()
  const ids = new Map<string, string>()
  const words = new Map<string, readonly string[]>()
  // Of two categories with one name the first would be found: what stands in the other stays there.
  const isCalled = (id: string, word: string | undefined) => word === undefined || (words.get(id)?.includes(like(word)) ?? false)
  const learn = ({ id, name, reference, category_id }: Row) => {
    names.set(id, name)
    words.set(id, [like(name), like(reference)])
    for (const word of [name, reference]) {
      const key = `${category_id ?? ''}\n${like(word)}`
      if (word !== '' && !ids.has(key)) ids.set(key, id)
    }
  }
  rows.forEach(learn)
  const made: Made[] = []
  const find: Shelving['find'] = (category, subCategory) => {
    const category_id = ids.get(`\n${like(category)}`) ?? null
    const sub_category_id = category_id === null ? null : (ids.get(`${category_id}\n${like(subCategory ?? others)}`) ?? null)
    return { category_id, sub_category_id }
  }
  return {
    find,
    justMade: () => made.splice(0),
    isAt: ({ category_id, sub_category_id }, category, subCategory) =>
      isCalled(category_id, category) && isCalled(sub_category_id, subCategory),
    nameOf: (id) => names.get(id) ?? '',
    subCategoryIn: (categoryId, subCategory) => ids.get(`${categoryId}\n${like(subCategory)}`) ?? null,
    async make(category, subCategory) {
      const { category_id, sub_category_id } = find(category, subCategory)
      const categoryId = category_id ?? randomUUID()
      if (category_id === null) {
        await addCategory(tx, categoryId, category)
        made.push({ nth: 0, shelf: { entity: 'categories', entity_id: categoryId, label: category, after: { category_name: category } } })
        learn({ id: categoryId, name: category, reference: category, category_id: null })
      }
      if (sub_category_id !== null) return { category_id: categoryId, sub_category_id }
      const name = subCategory ?? others
      const known = ids.get(`${categoryId}\n${like(name)}`)
      if (known !== undefined) return { category_id: categoryId, sub_category_id: known }
      const id = randomUUID()
      await addSubCategory(tx, id, categoryId, name)
      const after = { display_name: name, category_id: categoryId }
      made.push({ nth: 1, shelf: { entity: 'sub_categories', entity_id: id, label: name, after } })
      learn({ id, name, reference: name, category_id: categoryId })
      return { category_id: categoryId, sub_category_id: id }
    },
  }
}

const addCategory = (tx: Tx, id: string, name: string) =>
  tx.run('insert into categories (business_id, id, category_name, original_name) values ($1, $2, $3, $3)', [tx.business, id, name])

const addSubCategory = (tx: Tx, id: string, categoryId: string, name: string) =>
  tx.run('insert into sub_categories (business_id, id, category_id, display_name, name) values ($1, $2, $3, $4, $4)', [
    tx.business,
    id,
    categoryId,
    name,
  ])
