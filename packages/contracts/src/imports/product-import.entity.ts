import * as z from 'zod/mini'
import { id, maybe } from '../kernel/base.ts'

export const importStatuses = ['completed', 'in_progress', 'pending', 'failed'] as const

/** One run of the product import; any other status is shown as unknown. */
export const productImport = z.object({
  _id: id,
  status_message: maybe.text,
  import_status: z.string(),
  total_records: z._default(z.int(), 0),
  processed_records: z._default(z.int(), 0),
  total_brands: z._default(z.int(), 0),
  total_categories: z._default(z.int(), 0),
  created_at: maybe.moment,
  updated_at: maybe.moment,
  wslast_updated_at: maybe.moment,
})
export type ProductImport = z.output<typeof productImport>
