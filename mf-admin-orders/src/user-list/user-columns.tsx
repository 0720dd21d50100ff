import type { listUsers } from '@plaza/contracts/account/admin-users.api'
import { roleLabels, roleModule, roles } from '@plaza/contracts/account/role'
import { fullName } from '@plaza/contracts/account/user.entity'
import type { OutputOf } from '@plaza/contracts/kernel/call'
import { formatDate } from '@plaza/contracts/kernel/dates'
import type { Plaza } from '@plaza/ui'
import type { Column } from '@plaza/ui/table'
import { providerLabels } from '../user-dialog/user-fields.ts'

type Person = OutputOf<typeof listUsers>['data']['items'][number]

export const userColumns = ({ offices, modules }: Pick<Plaza, 'offices' | 'modules'>): Column<Person>[] => [
  {
    key: 'name',
    header: 'Nombre',
    opens: true,
    hideable: false,
    sortable: true,
    least: 190,
    filter: { kind: 'text' },
    cell: (person) => fullName(person) || 'Sin nombre',
    value: fullName,
  },
  { key: 'email', header: 'Correo', sortable: true, least: 210, filter: { kind: 'text' }, cell: ({ email }) => email ?? '' },
  { key: 'phone', header: 'Teléfono', least: 126, filter: { kind: 'text' }, cell: ({ phone }) => phone ?? '' },
  {
    key: 'document_number',
    header: 'Documento',
    least: 126,
    filter: { kind: 'text' },
    cell: ({ identification_card }) => identification_card ?? '',
  },
  {
    key: 'role',
    header: 'Rol',
    sortable: true,
    filter: { kind: 'select', options: rolesInUse(modules).map((role) => ({ value: role, label: roleLabels[role] })) },
    cell: ({ role }) => roleLabels[role],
  },
  {
    key: 'branchId',
    header: 'Sede',
    least: 150,
    cell: ({ branchId }) => offices.find(({ id }) => id === branchId)?.displayName ?? branchId ?? '',
  },
  {
    key: 'state',
    header: 'Cuenta',
    filter: { kind: 'select', label: 'Cuenta', all: 'Activas', options: [{ value: 'inactive', label: 'Desactivadas' }] },
    cell: ({ inactive }) => (inactive ? 'Desactivada' : 'Activa'),
  },
  { key: 'provider', header: 'Ingreso', cell: ({ provider }) => providerLabels[provider] },
  { key: 'creationDate', header: 'Registro', sortable: true, cell: ({ creationDate }) => formatDate(creationDate) },
]

const rolesInUse = (modules: ReadonlySet<string>) =>
  roles.filter((role) => roleModule(role) === null || modules.has(roleModule(role) ?? ''))
