import { randomUUID } from 'node:crypto'
import { importRowsMost } from '@plaza/contracts/imports/imports.api'
import { importProblems } from '@plaza/contracts/imports/imports.problems'
import { suggestMapping } from '@plaza/contracts/imports/import-mapping.entity'
import { readOfficeKeys } from '../branches/office-keys.ts'
import type { Tx } from '../platform/database.ts'
import { fail } from '../platform/problems.ts'
import { branchColumnsOf } from './branch-columns.ts'
import { addImport, changeImport, stageRows } from './import.repository.ts'
import { columnOf } from './prepare-import.ts'
import { readFile } from './read-file.ts'

interface Arrived {
  source: 'file' | 'feed'
  name: string
  /** Name of whoever started it; empty when its schedule did. */
  by: string
  bytes: Uint8Array
  now: Date
}

/**
 * Reads a file into rows that wait to be mapped and answers the new import's id. All of it or nothing: what breaks off here leaves no trace.
 * The heading is row 1, as a spreadsheet counts.
 */
export async function stageImport(tx: Tx, { source, name, by, bytes, now }: Arrived): Promise<string> {
  const id = randomUUID()
  let next = 2
  let skuColumn = -1
  await readFile(
    bytes,
    async (columns) => {
      const branchColumns = branchColumnsOf(columns, await readOfficeKeys(tx))
      const own = new Set(branchColumns.map(({ column }) => column))
      const mapping = suggestMapping(columns.filter((column) => !own.has(column)))
      skuColumn = columnOf('id_item', mapping, columns)
      await addImport(tx, id, {
        source,
        file_name: name.slice(0, 200),
        started_by: by,
        phase: 'mapping',
        import_status: 'pending',
        status_message: 'Falta confirmar las columnas.',
        columns,
        branch_columns: branchColumns,
        mapping,
        wslast_updated_at: source === 'feed' ? now : null,
      })
    },
    async (rows) => {
      if (next - 2 + rows.length > importRowsMost) refuse(`tiene más de ${importRowsMost.toLocaleString('es-CO')} filas.`)
      await stageRows(tx, id, next, rows, skuColumn)
      next += rows.length
    },
  )
  if (next === 2) refuse('no trae ninguna fila además del encabezado.')
  await changeImport(tx, id, { total_records: next - 2 })
  return id
}

const refuse = (reason: string): never => fail(importProblems.unreadable, { data: { reason } })
