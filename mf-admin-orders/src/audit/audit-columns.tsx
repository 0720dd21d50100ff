import { roleLabels, roles } from '@plaza/contracts/account/role'
import { integrationRole, type listAudit } from '@plaza/contracts/audit/audit.api'
import type { OutputOf } from '@plaza/contracts/kernel/call'
import { formatDateTime } from '@plaza/contracts/kernel/dates'
import type { Column } from '@plaza/ui/table'
import { ActionWord } from './action-word.tsx'
import { actionLabel, actionLabels, doerLabel, entityLabel, entityLabels } from './words.ts'

export type Entry = OutputOf<typeof listAudit>['data']['items'][number]

/** Who, when, what and about what. */
export const auditColumns = (): Column<Entry>[] => [
  {
    key: 'date',
    header: 'Fecha',
    opens: true,
    hideable: false,
    filter: { kind: 'dateRange', param: 'fecha' },
    cell: ({ date }) => formatDateTime(date),
    value: ({ date }) => date,
  },
  {
    key: 'user',
    header: 'Quién',
    least: 150,
    filter: { kind: 'text' },
    cell: ({ user_name, user_id }) => user_name || user_id || 'Sistema',
  },
  {
    key: 'role',
    header: 'Rol',
    filter: {
      kind: 'select',
      options: [
        ...roles.filter((role) => role !== 'client').map((role) => ({ value: role, label: roleLabels[role] })),
        { value: integrationRole, label: doerLabel(integrationRole) },
      ],
    },
    cell: ({ role }) => doerLabel(role),
  },
  {
    key: 'action',
    header: 'Acción',
    filter: { kind: 'select', options: Object.entries(actionLabels).map(([value, label]) => ({ value, label })) },
    cell: ({ action }) => <ActionWord action={action} />,
    value: ({ action }) => actionLabel(action),
  },
  {
    key: 'entity',
    header: 'Qué',
    filter: { kind: 'select', options: Object.entries(entityLabels).map(([value, label]) => ({ value, label })) },
    cell: ({ entity }) => entityLabel(entity),
  },
  {
    key: 'label',
    header: 'Registro',
    least: 190,
    cell: ({ label, entity_id }) => (
      <span className="ado-audit__label" title={entity_id}>
        {label || entity_id}
      </span>
    ),
    value: ({ label, entity_id }) => label || entity_id,
  },
  { key: 'summary', header: 'Operación', least: 220, cell: ({ summary, call }) => summary || call },
  { key: 'touched', header: 'Filas', numeric: true, cell: ({ touched }) => touched },
]
