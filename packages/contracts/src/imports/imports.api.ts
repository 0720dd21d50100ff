import * as z from 'zod/mini'
import { staff } from '../kernel/access.ts'
import { id, maybe } from '../kernel/base.ts'
import { call } from '../kernel/call.ts'
import { pageSizes } from '../kernel/limits.ts'
import { pagination } from '../kernel/pagination.ts'
import { pageLimit, pageNumber } from '../kernel/query.ts'
import { importMapping } from './import-mapping.entity.ts'
import { importProblems } from './imports.problems.ts'
import { importDetail, importError, productImport } from './product-import.entity.ts'

/** Bytes an import file may have: 20,000 products with long descriptions fit. */
export const importFileMost = 20 * 1024 * 1024
/** Rows an import may have. */
export const importRowsMost = 50_000

const access = staff('importData')
const one = z.object({ data: importDetail })

/** B-7-066: newest first. */
export const listImports = call({
  api: 'admin',
  method: 'GET',
  path: '/admin/imports',
  access,
  input: z.object({ page: pageNumber, limit: pageLimit(pageSizes.imports, 50) }),
  output: z.object({ data: z.array(productImport), pagination }),
  summary: 'Historial de importaciones de productos.',
})

/** multipart field `file`, CSV, JSON or XLSX. Nothing of the catalogue changes yet: the columns are read and a mapping is proposed. */
export const uploadImport = call({
  api: 'admin',
  method: 'POST',
  path: '/admin/imports',
  access,
  sends: 'multipart',
  fileSize: importFileMost,
  input: z.object({ file: z.optional(z.unknown()) }),
  output: one,
  problems: [importProblems.fileMissing, importProblems.unreadable],
  summary: 'Sube un archivo de productos.',
})

const address = z.string().check(z.minLength(1), z.maxLength(1000))

/** The business's web service: read once, each branch's values by its eight key fields, then as an uploaded file. */
export const fetchImport = call({
  api: 'admin',
  method: 'POST',
  path: '/admin/imports/feed',
  access,
  input: z.object({ url: address }),
  output: one,
  problems: [importProblems.addressRefused, importProblems.unreadable],
  summary: 'Lee los productos del servicio web de la empresa.',
})

const feed = z.object({
  url: z.string(),
  cron: z.string(),
  mapping: z.nullable(importMapping),
  cron_next_step: maybe.moment,
})

/** The scheduled run: an integration like any other. `url` and `cron` are empty where there is none. */
export const getFeed = call({
  api: 'admin',
  method: 'GET',
  path: '/admin/imports/feed',
  access,
  input: z.object({}),
  output: z.object({ data: feed }),
  summary: 'Importación programada del servicio web.',
})

/** An empty `cron` switches it off. Times are Bogotá's. */
export const saveFeed = call({
  api: 'admin',
  method: 'PUT',
  path: '/admin/imports/feed',
  access,
  input: z.object({ url: address, cron: z.string().check(z.maxLength(100)), mapping: z.optional(z.nullable(importMapping)) }),
  output: z.object({ data: feed }),
  problems: [importProblems.addressRefused, importProblems.scheduleWrong],
  summary: 'Programa la importación del servicio web.',
})

export const getImport = call({
  api: 'admin',
  method: 'GET',
  path: '/admin/imports/:id',
  access,
  input: z.object({ id }),
  output: one,
  problems: [importProblems.unknown],
  summary: 'Una importación con su avance, su vista previa y sus errores.',
})

/** All errors by row, a page at a time. */
export const listImportErrors = call({
  api: 'admin',
  method: 'GET',
  path: '/admin/imports/:id/errors',
  access,
  input: z.object({ id, page: pageNumber, limit: pageLimit(50, 500) }),
  output: z.object({ data: z.array(importError), pagination }),
  problems: [importProblems.unknown],
  summary: 'Errores de una importación por fila.',
})

/** Begins the dry run: nothing is written, what would be is shown. */
export const checkImport = call({
  api: 'admin',
  method: 'PUT',
  path: '/admin/imports/:id/mapping',
  access,
  input: z.object({ id, mapping: importMapping }),
  output: one,
  problems: [importProblems.unknown, importProblems.mappingWrong, importProblems.wrongMoment],
  summary: 'Prueba una importación con estas columnas, sin guardar nada.',
})

/** Begins to write what the dry run showed; rows with errors are left out. */
export const startImport = call({
  api: 'admin',
  method: 'POST',
  path: '/admin/imports/:id/start',
  access,
  input: z.object({ id }),
  output: one,
  problems: [importProblems.unknown, importProblems.wrongMoment],
  summary: 'Importa los productos.',
})

/** What was written before stays. */
export const cancelImport = call({
  api: 'admin',
  method: 'DELETE',
  path: '/admin/imports/:id',
  access,
  input: z.object({ id }),
  output: one,
  problems: [importProblems.unknown, importProblems.wrongMoment],
  summary: 'Cancela una importación.',
})
