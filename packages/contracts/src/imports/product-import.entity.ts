import * as z from 'zod/mini'
import { id, maybe } from '../kernel/base.ts'
import { importMapping } from './import-mapping.entity.ts'

export const importStatuses = ['completed', 'in_progress', 'pending', 'failed'] as const

/** One run of the product import; any other status is shown as unknown. */
export const productImport = z.object({
  _id: id,
  /** Ours, like `started_by`: the file's name, or the address it was fetched from. */
  file_name: z._default(z.string(), ''),
  /** Name of whoever started it; empty when its schedule did. */
  started_by: z._default(z.string(), ''),
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

/** Ours: what a run is at. `mapping` waits for columns, `checking` is the dry run, `checked` waits for a yes, `importing` writes. */
export const importPhases = ['mapping', 'checking', 'checked', 'importing', 'done'] as const

export const importCounts = z.object({
  created: z.int(),
  updated: z.int(),
  same: z.int(),
  wrong: z.int(),
  /** Products that the file does not name and that become inactive. */
  missing: z.int(),
  /** Categories that the business does not have yet, the first hundred by name: the import makes them unless its mapping leaves those rows out. */
  new_categories: z._default(z.array(z.string()), []),
})
export type ImportCounts = z.output<typeof importCounts>

/** One row of the preview: a field's value before and after. */
export const importChange = z.object({
  row: z.int(),
  id_item: z.string(),
  title: z.string(),
  kind: z.enum(['created', 'updated']),
  fields: z.array(z.object({ field: z.string(), before: z.nullable(z.string()), after: z.nullable(z.string()) })),
})
export type ImportChange = z.output<typeof importChange>

/** `row` counts as a spreadsheet shows it: the heading is row 1. */
export const importError = z.object({ row: z.int(), column: z.nullable(z.string()), message: z.string() })
export type ImportError = z.output<typeof importError>

export const importDetail = z.extend(productImport, {
  source: z.enum(['file', 'feed']),
  phase: z.enum(importPhases),
  columns: z.array(z.string()),
  sample: z.array(z.array(z.string())),
  /** Columns that the branches' own keys name; they need no mapping. */
  branch_columns: z._default(z.array(z.object({ office: z.string(), column: z.string(), field: z.string() })), []),
  mapping: z.nullable(importMapping),
  counts: importCounts,
  changes: z.array(importChange),
  errors: z.array(importError),
})
export type ImportDetail = z.output<typeof importDetail>
