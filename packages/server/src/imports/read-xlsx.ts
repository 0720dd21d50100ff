import { Unzip, UnzipInflate, UnzipPassThrough } from 'fflate'
import { readSheet } from 'read-excel-file/node'
import type { Cell } from './cell.ts'
import { cellMost, columnsMost, type FileRows, headings, portions, portionSize, UnreadableFile } from './file-rows.ts'

// 20,000 products of twenty columns are 15 MB of sheet.
const unpackedMost = 120 * 1024 * 1024
const filesMost = 1000
const tooMuch = 'se expande demasiado al abrirlo.'

/** The first sheet of a workbook. How much is packed in it is counted before anything reads it. */
export async function readXlsx(bytes: Uint8Array): Promise<FileRows> {
  refuseBomb(bytes)
  const sheet = (await readSheet(Buffer.from(bytes)).catch(() => {
    throw new UnreadableFile('no es un Excel (.xlsx) válido.')
  })) as unknown[][]
  const [first, ...rows] = sheet
  if (!first || first.every((cell) => cell === null)) throw new UnreadableFile('la primera hoja está vacía.')
  if (first.length > columnsMost) throw new UnreadableFile(`tiene más de ${columnsMost} columnas.`)
  return { columns: headings(first), rows: portions(rows.filter((row) => row.some((cell) => cell !== null)).map(cellsOf), portionSize) }
}

const cellsOf = (row: unknown[]): Cell[] => row.map(cellOf)

function cellOf(value: unknown): Cell {
  if (value instanceof Date) return value.toISOString().slice(0, 10)
  if (typeof value === 'number' || typeof value === 'boolean' || value === null || value === undefined) return value ?? null
  return String(value).slice(0, cellMost)
}

/** Unpacks into nothing and counts: what a zip says of its own sizes may be a lie. */
export function refuseBomb(bytes: Uint8Array): void {
  let unpacked = 0
  let files = 0
  const unzip = new Unzip((file) => {
    files++
    file.ondata = (error, chunk) => {
      // What is thrown below comes back here as an error.
      if (error) throw error
      unpacked += chunk.length
      if (unpacked > unpackedMost) throw new UnreadableFile(tooMuch)
    }
    if (files > filesMost) throw new UnreadableFile(tooMuch)
    file.start()
  })
  unzip.register(UnzipInflate)
  unzip.register(UnzipPassThrough)
  try {
    for (let from = 0; from < bytes.length; from += 65_536) unzip.push(bytes.subarray(from, from + 65_536), from + 65_536 >= bytes.length)
  } catch (error) {
    throw error instanceof UnreadableFile ? error : new UnreadableFile('está dañado.')
  }
  if (files === 0) throw new UnreadableFile('no es un Excel (.xlsx) válido.')
}
