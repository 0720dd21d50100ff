import writeExcel, { type Cell } from 'write-excel-file/browser'

/** A workbook of one sheet; every text is typed as text, so that none is a formula. */
export function workbook(cells: readonly (readonly (string | number)[])[]): Promise<Blob> {
  const [head = [], ...rows] = cells
  return writeExcel([head.map((value) => ({ ...typed(value), fontWeight: 'bold' as const })), ...rows.map((row) => row.map(typed))], {
    stickyRowsCount: 1,
  }).toBlob()
}

const typed = (value: string | number) => (typeof value === 'number' ? { value, type: Number } : { value, type: String }) satisfies Cell
