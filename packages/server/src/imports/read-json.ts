import type { Cell } from './cell.ts'
import { cellMost, columnsMost, type FileRows, headings, portions, portionSize, UnreadableFile } from './file-rows.ts'
import { decode } from './read-csv.ts'

type Json = Record<string, unknown>

/** A list of objects, or an object that holds one. Objects inside become columns such as `NORTE.precio`. */
export function readJson(bytes: Uint8Array): FileRows {
  const records = listOf(parsed(decode(bytes)))
  if (records.length === 0) throw new UnreadableFile('no trae ningún producto.')
  const flat = records.map((record, index) => flattened(record, index))
  const columns = [...new Set(flat.slice(0, 2000).flatMap((record) => [...record.keys()]))]
  if (columns.length > columnsMost) throw new UnreadableFile(`tiene más de ${columnsMost} campos.`)
  const rows = flat.map((record) => columns.map((column) => record.get(column) ?? null))
  return { columns: headings(columns), rows: portions(rows, portionSize) }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw new UnreadableFile('no es un JSON válido.')
  }
}

function listOf(value: unknown, depth = 0): unknown[] {
  if (Array.isArray(value)) return value
  const inside = typeof value === 'object' && value !== null && depth < 3 ? Object.values(value) : []
  for (const each of inside) {
    const found = listOf(each, depth + 1)
    if (found.length > 0) return found
  }
  return []
}

function flattened(record: unknown, index: number): Map<string, Cell> {
  if (typeof record !== 'object' || record === null || Array.isArray(record))
    throw new UnreadableFile(`el elemento ${index + 1} de la lista no es un producto.`)
  const cells = new Map<string, Cell>()
  const add = (name: string, value: unknown, depth: number) => {
    if (typeof value === 'object' && value !== null && !Array.isArray(value) && depth < 2)
      for (const [inner, each] of Object.entries(value as Json)) add(`${name}.${inner}`, each, depth + 1)
    else cells.set(name, cellOf(value))
  }
  for (const [name, value] of Object.entries(record as Json)) add(name, value, 0)
  return cells
}

function cellOf(value: unknown): Cell {
  if (typeof value === 'number' || typeof value === 'boolean') return value
  if (value === null || value === undefined) return null
  return (typeof value === 'string' ? value : JSON.stringify(value)).slice(0, cellMost)
}
