import { formatDate } from '@plaza/contracts/kernel/dates'
import { Badge } from '@plaza/ui'
import type { Column } from '@plaza/ui/table'

interface Row {
  readonly inactive: boolean
  readonly creationDate?: string | null | undefined
}

const stateText = ({ inactive }: Row) => (inactive ? 'Inactivo' : 'Activo')

/** What every record has: whether it is in use, and since when it is there. Lists show the active ones unless asked for the others. */
export const recordColumns: readonly Column<Row>[] = [
  {
    key: 'inactive',
    header: 'Estado',
    cell: (row) => <Badge tone={row.inactive ? 'neutral' : 'success'}>{stateText(row)}</Badge>,
    value: stateText,
    filter: { kind: 'select', param: 'state', all: 'Activos', options: [{ value: 'inactive', label: 'Inactivos' }] },
  },
  {
    key: 'creationDate',
    header: 'Creado',
    sortable: true,
    cell: ({ creationDate }) => formatDate(creationDate),
    filter: { kind: 'dateRange' },
  },
]
