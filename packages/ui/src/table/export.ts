import { inertCsvText, inertText } from '@plaza/contracts/kernel/spreadsheet'
import { loadTwice } from '../remote/load-part.ts'
import type { Column } from './column.ts'

type Cell = string | number
type Columns<Row> = readonly Column<Row>[]

/** Saves what is listed as a CSV that Excel reads in Spanish: semicolons, and the mark that says UTF-8. */
export function saveCsv<Row>(name: string, columns: Columns<Row>, rows: readonly Row[]) {
  save(new Blob(['\uFEFF', csv(cellsOf(columns, rows))], { type: 'text/csv;charset=utf-8' }), `${name}.csv`)
}

/** Saves what is listed as a workbook. */
export async function saveExcel<Row>(name: string, columns: Columns<Row>, rows: readonly Row[]) {
  const { workbook } = await loadTwice(() => import('./workbook.ts'))
  save(await workbook(cellsOf(columns, rows)), `${name}.xlsx`)
}

/** Header and rows, no text a formula; columns that only hold buttons or pictures are left out. */
export function cellsOf<Row>(columns: Columns<Row>, rows: readonly Row[]): Cell[][] {
  const written = columns.filter(({ value, cell }) => value || rows.some((row) => isPlain(cell(row))))
  const cell = (column: Column<Row>, row: Row): Cell => {
    const value = column.value ? column.value(row) : column.cell(row)
    if (!isPlain(value)) return ''
    return typeof value === 'string' ? inertText(value) : value
  }
  return [written.map(({ header }) => header), ...rows.map((row) => written.map((column) => cell(column, row)))]
}

export const csv = (cells: readonly (readonly Cell[])[]): string => cells.map((row) => row.map(csvCell).join(';')).join('\r\n')

const csvCell = (cell: Cell): string => {
  const text = typeof cell === 'string' ? inertCsvText(cell) : String(cell)
  return /[";\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}

const isPlain = (value: unknown): value is Cell => typeof value === 'string' || typeof value === 'number'

function save(content: Blob, name: string) {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(content)
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000)
}
