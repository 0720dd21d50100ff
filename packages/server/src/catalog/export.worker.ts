import { parentPort, workerData } from 'node:worker_threads'
import writeXlsxFile from 'write-excel-file/node'

type Cell = string | number | null

// Builds the workbook away from the loop that answers shoppers. Every text is a text: nothing in it is ever a formula.
const { headers, widths } = workerData as { headers: string[]; widths: number[] }
const port = parentPort
const rows: Cell[][] = []

port?.on('message', (said: Cell[][] | 'end') => {
  if (said !== 'end') rows.push(...said)
  else void write()
})

async function write() {
  const heading = headers.map((value) => ({ value, fontWeight: 'bold' as const }))
  const body = rows.map((row) =>
    row.map((value) => (value === null ? null : typeof value === 'number' ? { value } : { value, type: String })),
  )
  const bytes = await writeXlsxFile([heading, ...body], {
    sheet: 'Productos',
    columns: widths.map((width) => ({ width })),
    stickyRowsCount: 1,
  }).toBuffer()
  port?.postMessage(new Uint8Array(bytes))
}
