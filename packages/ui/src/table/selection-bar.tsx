import { Button } from '../components/button.tsx'

export interface RowAction<Row> {
  readonly label: string
  readonly run: (rows: readonly Row[]) => void
  readonly danger?: boolean
}

interface Props<Row> {
  readonly rows: readonly Row[]
  readonly actions: readonly RowAction<Row>[]
  readonly onClear: () => void
}

/** What can be done with the chosen rows, all at once. */
export const SelectionBar = <Row,>({ rows, actions, onClear }: Props<Row>) => (
  <div className="pz-table__selection" role="region" aria-label="Filas seleccionadas">
    <span role="status">{rows.length === 1 ? '1 seleccionada' : `${rows.length} seleccionadas`}</span>
    {actions.map(({ label, run, danger }) => (
      <Button key={label} size="small" look={danger ? 'danger' : 'secondary'} onClick={() => run(rows)}>
        {label}
      </Button>
    ))}
    <Button size="small" look="quiet" onClick={onClear}>
      Quitar selección
    </Button>
  </div>
)
