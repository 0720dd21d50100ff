import { parentPort, workerData } from 'node:worker_threads'
import { type FileRows, UnreadableFile } from './file-rows.ts'

// Reads one file away from the loop that answers shoppers. A portion leaves when the one before it is stored.
const { bytes } = workerData as { bytes: Uint8Array }
const port = parentPort
if (port === null) throw new Error('This file is a worker')

// Counted: the wish for a portion may come before the portion is read.
let wishes = 0
let wake: () => void = () => {}
port.on('message', () => {
  wishes++
  wake()
})
async function asked() {
  while (wishes === 0) await new Promise<void>((go) => (wake = go))
  wishes--
}

try {
  const { columns, rows } = await open()
  port.postMessage({ columns })
  for await (const portion of rows) {
    await asked()
    port.postMessage({ portion })
  }
  await asked()
  port.postMessage({ end: true })
} catch (error) {
  port.postMessage({ unreadable: error instanceof UnreadableFile ? error.message : 'está dañado o no es de un tipo que conozcamos.' })
}

port.close()

/** By its bytes: neither name nor announced type say what a file is. */
async function open(): Promise<FileRows> {
  if (bytes[0] === 0x50 && bytes[1] === 0x4b) return (await import('./read-xlsx.ts')).readXlsx(bytes)
  if (bytes[0] === 0xd0 && bytes[1] === 0xcf) throw new UnreadableFile('es un Excel antiguo (.xls); guárdalo como .xlsx.')
  const start = Buffer.from(bytes.subarray(0, 200))
    .toString('latin1')
    .replace(/^\u00ef\u00bb\u00bf/, '')
    .trimStart()
  if (start.startsWith('[') || start.startsWith('{')) return (await import('./read-json.ts')).readJson(bytes)
  if (start.startsWith('<')) throw new UnreadableFile('es una página web o un XML.')
  return (await import('./read-csv.ts')).readCsv(bytes)
}
