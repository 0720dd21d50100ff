import { parentPort, workerData } from 'node:worker_threads'
import writeXlsxFile from 'write-excel-file/node'
import type { Sheet } from './workbook.ts'

const { sheet, columns, rows } = workerData as Sheet
const cell = (value: string | number | null) =>
  value === null || value === '' ? null : typeof value === 'number' ? { value, type: Number } : { value, type: String }
const header = columns.map((column) => ({ value: column.header, fontWeight: 'bold' as const, type: String }))
const file = writeXlsxFile([header, ...rows.map((row) => row.map(cell))], {
  sheet,
  columns: columns.map(({ width }) => ({ width: width ?? 18 })),
  stickyRowsCount: 1,
})
parentPort?.postMessage(await file.toBuffer())
