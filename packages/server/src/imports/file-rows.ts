import type { Cell } from './cell.ts'

/** A file that cannot be read; the message completes "No pudimos leer el archivo: …". */
export class UnreadableFile extends Error {}

/** Headings and then rows, in portions. */
export interface FileRows {
  readonly columns: string[]
  readonly rows: AsyncIterable<Cell[][]> | Iterable<Cell[][]>
}

/** Headings that can be told apart: empty ones get a number, repeated ones too. */
export function headings(cells: readonly unknown[]): string[] {
  const seen = new Map<string, number>()
  return cells.map((cell, index) => {
    const name =
      String(cell ?? '')
        .trim()
        .slice(0, 200) || `Columna ${index + 1}`
    const times = (seen.get(name) ?? 0) + 1
    seen.set(name, times)
    return times === 1 ? name : `${name} (${times})`
  })
}

export function* portions<Item>(items: readonly Item[], size: number): Generator<Item[]> {
  for (let from = 0; from < items.length; from += size) yield items.slice(from, from + size)
}

export const portionSize = 500
export const columnsMost = 300
export const cellMost = 20_000
