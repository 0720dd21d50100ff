import { Download } from 'lucide-react'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { Button } from '../components/button.tsx'
import { Menu } from '../overlays/menu.tsx'
import { toasts } from '../toast/toasts.ts'
import { type AllRows, type AskRows, mostRows, readAllRows } from './all-rows.ts'
import type { Column } from './column.ts'
import { networkProblem } from '@plaza/contracts/kernel/common.problems'
import { saveCsv, saveExcel } from './export.ts'

/** The file of a table: its name, and where all rows of the list come from; `listed` where all of them stand in the table. */
export interface TableFile<Row> {
  readonly name: string
  readonly rows: AskRows<Row> | 'listed'
}

type Format = 'excel' | 'csv'
type State =
  | { readonly at: 'rest' }
  | { readonly at: 'work'; readonly read: number; readonly total: number | undefined }
  | { readonly at: 'failed'; readonly text: string; readonly again: (() => void) | null }

interface Wanted<Row> {
  readonly file: TableFile<Row>
  readonly listed: readonly Row[]
  readonly columns: readonly Column<Row>[]
  readonly rowKey: (row: Row) => string
}

/** Writes the whole list to a file, or nothing. `button` offers it, `strip` tells how far it is and what failed. */
export function useTableFile<Row>(wanted: Wanted<Row>): { readonly button: ReactNode; readonly strip: ReactNode } {
  const [state, setState] = useState<State>({ at: 'rest' })
  const running = useRef<AbortController | null>(null)
  const trigger = useRef<HTMLButtonElement>(null)
  useEffect(() => () => running.current?.abort(), [])

  const end = (next: State) => {
    running.current = null
    setState(next)
    if (next.at === 'rest') trigger.current?.focus()
  }
  const start = async (format: Format) => {
    if (running.current) return
    const { signal } = (running.current = new AbortController())
    setState({ at: 'work', read: 0, total: undefined })
    const found = await rowsWanted(wanted, signal, (read, total) => setState({ at: 'work', read, total })).catch(() => null)
    if (signal.aborted) return
    if (!found?.ok) return end({ at: 'failed', text: wordsOf(found), again: found?.why === 'too-many' ? null : () => void start(format) })
    if (format === 'csv') saveCsv(wanted.file.name, wanted.columns, found.rows)
    else if (!(await isSavedAsExcel(wanted.file.name, wanted.columns, found.rows)))
      return end({ at: 'failed', text: networkProblem.text, again: () => void start(format) })
    end({ at: 'rest' })
    toasts.success(found.rows.length === 1 ? 'Se exportó 1 fila.' : `Se exportaron ${count(found.rows.length)} filas.`)
  }
  const stop = () => {
    running.current?.abort()
    end({ at: 'rest' })
  }
  const button = (
    <Menu
      trigger={
        <Button ref={trigger} size="small" look="quiet" busy={state.at === 'work'} disabled={wanted.listed.length === 0}>
          <Download size={16} aria-hidden="true" />
          Exportar
        </Button>
      }
      items={[
        { label: 'Excel (.xlsx)', onSelect: () => void start('excel') },
        { label: 'CSV', onSelect: () => void start('csv') },
      ]}
    />
  )
  return { button, strip: <Strip state={state} onStop={stop} /> }
}

async function rowsWanted<Row>(
  { file, listed, rowKey }: Wanted<Row>,
  signal: AbortSignal,
  onRead: (read: number, total: number | undefined) => void,
): Promise<AllRows<Row>> {
  if (file.rows === 'listed') return { ok: true, rows: listed }
  return readAllRows(file.rows, { rowKey, signal, onRead })
}

const Strip = ({ state, onStop }: { state: State; onStop: () => void }) => {
  if (state.at === 'rest') return null
  if (state.at === 'failed')
    return (
      <div className="pz-table__file pz-table__file--failed" role="alert">
        <p>{state.text}</p>
        {state.again && (
          <Button size="small" onClick={state.again}>
            Reintentar
          </Button>
        )}
        <Button size="small" look="quiet" onClick={onStop}>
          Cerrar
        </Button>
      </div>
    )
  const { read, total } = state
  return (
    <div className="pz-table__file">
      <p>{total === undefined ? `Exportando ${count(read)} filas…` : `Exportando ${count(read)} de ${count(total)} filas…`}</p>
      <progress aria-label="Exportación" {...(total !== undefined && { max: total, value: Math.min(read, total) })} />
      <Button size="small" onClick={onStop}>
        Cancelar
      </Button>
    </div>
  )
}

function wordsOf(found: Exclude<AllRows<never>, { ok: true }> | null): string {
  if (found?.why === 'too-many') {
    const size = found.total === undefined ? `más de ${count(mostRows)}` : count(found.total)
    return `La lista tiene ${size} filas y un archivo lleva hasta ${count(mostRows)}. Usa los filtros para exportarla por partes.`
  }
  if (found?.why === 'changed') return 'La lista cambió mientras se leía, así que no se descargó ningún archivo. Inténtalo de nuevo.'
  return `No logramos leer la lista completa, así que no se descargó ningún archivo. ${found?.message ?? ''}`.trim()
}

const count = (rows: number) => rows.toLocaleString('es-CO')

/** False when what writes workbooks cannot be had right now. */
const isSavedAsExcel = <Row,>(...file: Parameters<typeof saveExcel<Row>>): Promise<boolean> =>
  saveExcel(...file).then(
    () => true,
    () => false,
  )
