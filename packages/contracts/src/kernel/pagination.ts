import * as z from 'zod/mini'

/** S-3-136, B-3-032. The server sends the union; `limit` and `limitPerPage` are synonyms. Pages count from 1. */
export const pagination = z.object({
  page: z.int(),
  totalPages: z.int(),
  limit: z.optional(z.int()),
  limitPerPage: z.optional(z.int()),
  totalCount: z.int(),
  hasNextPage: z.boolean(),
  filter: z.nullish(z.unknown()),
  order: z.nullish(z.unknown()),
  query: z.nullish(z.unknown()),
  /** Columns not shown. */
  hiddenfields: z.optional(z.array(z.string())),
})
export type Pagination = z.output<typeof pagination>

/** The pagination of one answer. `totalCount` is the count without paging. */
export function paginate(page: number, limit: number, totalCount: number): Pagination {
  const totalPages = Math.ceil(totalCount / limit)
  return { page, totalPages, limit, limitPerPage: limit, totalCount, hasNextPage: page < totalPages }
}
