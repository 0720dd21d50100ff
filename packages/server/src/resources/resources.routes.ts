import { queryProducts } from '@plaza/contracts/catalog/catalog.api'
import type { Product } from '@plaza/contracts/catalog/product.entity'
import type { Call } from '@plaza/contracts/kernel/call'
import { commonProblems } from '@plaza/contracts/kernel/common.problems'
import { pageSizes } from '@plaza/contracts/kernel/limits'
import { paginate } from '@plaza/contracts/kernel/pagination'
import { type ResourceName, resourceNames } from '@plaza/contracts/resources/resource.entity'
import { type ResourceVerb, resourceCallsOf } from '@plaza/contracts/resources/resources.api'
import { resourceProblems } from '@plaza/contracts/resources/resources.messages'
import { implement, type Route } from '../platform/mount.ts'
import type { Tx } from '../platform/database.ts'
import { fail } from '../platform/problems.ts'
import type { Scope } from '../platform/scope.ts'
import type { Uses } from '../platform/uses.ts'
import { type Question, readOne, readPage } from './read-resource.ts'
import { withFiles } from './store-files.ts'
import type { Doc, Table } from './table.ts'
import { tables } from './tables.ts'
import { createDoc, removeDoc, updateDoc } from './write-resource.ts'

/** The one implementation of `/api/v1/{resource}` (S-7-006 to S-7-016). */
export const resourcesRoutes: Route[] = [
  ...resourceNames.flatMap(routesOf),
  // What a list of products may be asked for is described by the catalogue; the answer is this one's.
  implement(queryProducts, async (scope, { page, limit, order, ...asked }, { db }) => {
    const question = { filter: fieldsOf(asked), order, limit, offset: (page - 1) * limit }
    const { list, total } = await db.withTenant(scope.business, (tx) => readPage(tx, tables.products, scope, question))
    return { data: list as unknown as Product[], pagination: paginate(page, limit, total) }
  }),
]

/** fields may be asked for one by one, or as one object named filter or query. */
const fieldsOf = ({ filter, query, ...plain }: { filter?: unknown; query?: unknown; [field: string]: unknown }): Doc => ({
  ...plain,
  ...(filter as Doc | undefined),
  ...(query as Doc | undefined),
})

function routesOf(name: ResourceName): Route[] {
  const calls = resourceCallsOf(name)
  const answer = (verb: ResourceVerb) => (scope: Scope, input: unknown, uses: Uses) =>
    answers[verb](tables[name], scope, input as Doc, uses)
  return Object.entries(calls).map(([verb, contract]) => implement(contract as Call, answer(verb as ResourceVerb), { multipart: 'files' }))
}

const answers: Record<ResourceVerb, (table: Table, scope: Scope, input: Doc, uses: Uses) => Promise<unknown>> = {
  async list(table, scope, { page, limit, order, ...asked }, uses) {
    const size = limit as number
    const question = { filter: fieldsOf(asked), order: order as Doc | undefined, limit: size, offset: ((page as number) - 1) * size }
    const { list } = await readCounted(table, scope, question, uses)
    return { data: list }
  },

  async get(table, scope, { id }, { db }) {
    const doc = await db.withTenant(scope.business, (tx) => readOne(tx, table, scope, id as string))
    return { data: doc ?? fail(commonProblems.notFound) }
  },

  async paginate(table, scope, input, uses) {
    const { order, page: asked, limit: size, limitPerPage, ...fields } = input as Record<string, Doc | undefined>
    const page = Number(asked)
    const limit = Number(limitPerPage ?? size ?? table.pageSize ?? pageSizes.generic)
    const question = { filter: fieldsOf(fields), order, limit, offset: (page - 1) * limit }
    const { list, total } = await readCounted(table, scope, question, uses)
    return { data: { list, pagination: { ...paginate(page, limit, total), filter: fields.filter, query: fields.query, order } } }
  },

  create: (table, scope, input, uses) => written(table, scope, input, uses, createDoc),

  update: (table, scope, input, uses) => written(table, scope, input as Doc & { id: string }, uses, updateDoc),

  updateById: (table, scope, input, uses) => answers.update(table, scope, input, uses),

  remove: async (table, scope, { id }, { db }) => ({
    data: await db.withTenant(scope.business, (tx) => removeDoc(tx, table, scope, id as string)),
  }),

  act: async () => fail(resourceProblems.unknownAction),
  removeBy: async () => fail(resourceProblems.unknownAction),
}

async function readCounted(table: Table, scope: Scope, question: Question, uses: Uses) {
  const counted = await table.countRead?.(scope, question.filter, uses)
  const read = await uses.db.withTenant(scope.business, (tx) => readPage(tx, table, scope, question))
  await counted?.(read.total)
  return read
}

/** Writes the document, and its files only when that was allowed; a file that is refused takes the document back. */
async function written<Input extends Doc>(
  table: Table,
  scope: Scope,
  input: Input,
  uses: Uses,
  write: (tx: Tx, table: Table, scope: Scope, input: Input) => Promise<Doc>,
) {
  const { doc, store } = await withFiles(scope.business, table, input, uses)
  return {
    data: await uses.db.withTenant(scope.business, async (tx) => {
      const saved = await write(tx, table, scope, doc as Input)
      await store()
      return saved
    }),
  }
}
