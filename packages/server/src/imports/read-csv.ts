import { parse } from 'csv-parse'
import { cellMost, columnsMost, type FileRows, headings, portionSize, UnreadableFile } from './file-rows.ts'

/** CSV with `,`, `;`, tab or `|`, in UTF-8 (with or without mark), UTF-16 or Latin-1. */
export async function readCsv(bytes: Uint8Array): Promise<FileRows> {
  const text = decode(bytes)
  const parser = parse(text, {
    delimiter: delimiterOf(text),
    relax_column_count: true,
    relax_quotes: true,
    skip_empty_lines: true,
    max_record_size: 1024 * 1024,
    trim: true,
  })
  const records = parser[Symbol.asyncIterator]() as AsyncIterator<string[]>
  const first = await explained(records.next())
  if (first.done || first.value.every((cell) => cell === '')) throw new UnreadableFile('el archivo está vacío.')
  if (first.value.length > columnsMost) throw new UnreadableFile(`tiene más de ${columnsMost} columnas.`)
  return { columns: headings(first.value), rows: inPortions(records) }
}

async function* inPortions(records: AsyncIterator<string[]>): AsyncGenerator<string[][]> {
  let portion: string[][] = []
  for (;;) {
    const { done, value } = await explained(records.next())
    if (done) break
    portion.push(value.map((cell) => cell.slice(0, cellMost)))
    if (portion.length === portionSize) {
      yield portion
      portion = []
    }
  }
  if (portion.length > 0) yield portion
}

const explained = <T>(reading: Promise<T>): Promise<T> =>
  reading.catch((error: Error & { lines?: number }) => {
    throw new UnreadableFile(error.lines ? `la línea ${error.lines} no está bien escrita (revisa las comillas).` : 'no es un CSV.')
  })

/** UTF-8 that is not valid was never UTF-8: older spreadsheets write Latin-1. */
export function decode(bytes: Uint8Array): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder('utf-16le').decode(bytes)
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return new TextDecoder('utf-16be').decode(bytes)
  if (bytes.subarray(0, 4096).includes(0)) throw new UnreadableFile('no es un archivo de texto.')
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('windows-1252').decode(bytes)
  }
}

/** The sign that divides the heading most often, outside quotes. */
export function delimiterOf(text: string): string {
  const line =
    text
      .slice(0, 20_000)
      .split(/\r?\n/)
      .find((each) => each.trim() !== '') ?? ''
  const bare = line.replace(/"[^"]*"/g, '')
  const counts = [',', ';', '\t', '|'].map((sign) => [sign, bare.split(sign).length] as const)
  return counts.toSorted(([, a], [, b]) => b - a)[0]?.[0] ?? ','
}
