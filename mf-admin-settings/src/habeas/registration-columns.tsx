import { documentTypes } from '@plaza/contracts/habeas/habeas.lists'
import { habeasTexts } from '@plaza/contracts/habeas/habeas.messages'
import { recordState } from '@plaza/contracts/habeas/habeas.rules'
import type { HabeasRegistration } from '@plaza/contracts/habeas/registration.entity'
import type { Column } from '@plaza/ui/table'

const moment = new Intl.DateTimeFormat('es-ES', {
  day: '2-digit',
  month: 'numeric',
  year: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
  timeZone: 'America/Bogota',
})
const at = (text: string | null | undefined) => (text ? moment.format(new Date(text)) : '')
const column = (
  key: string,
  header: string,
  value: (of: HabeasRegistration) => string | null | undefined,
  more: Partial<Column<HabeasRegistration>> = {},
): Column<HabeasRegistration> => ({ key, header, cell: (row) => value(row) ?? '', value: (row) => value(row) ?? '', ...more })
const filter = { kind: 'text' } as const

/** User, company and consent; the sheet of each registration holds the rest. */
export const registrationColumns: readonly Column<HabeasRegistration>[] = [
  column('name', 'Nombre', ({ user_data }) => user_data.name, { opens: true, filter, hideable: false }),
  column('last_name', 'Apellido', ({ user_data }) => user_data.last_name, { filter }),
  column('document_number', 'Documento', ({ user_data }) => documentOf(user_data), {
    filter: { ...filter, label: 'Documento' },
    cell: ({ user_data }) => <span className="ads-nowrap">{documentOf(user_data)}</span>,
  }),
  {
    ...column('state', 'Estado', stateOf),
    cell: (row) => {
      const state = stateOf(row)
      return (
        <span className="ads-state" data-state={state === habeasTexts.recordNew ? 'new' : 'updated'}>
          {state}
        </span>
      )
    },
  },
  column('email', 'Correo', ({ user_data }) => user_data.email),
  column('client_type', 'Cliente', ({ client_type }) => client_type),
  column('company', 'Empresa', ({ company_data }) => company_data?.social_object),
  column('nit', 'NIT', ({ company_data }) => company_data?.document_number),
  column('promotional', 'Promociones', (of) => (of.promotional_send_authorization ? 'Autoriza' : 'No autoriza')),
  column('consent', 'Autorización', ({ consent, withdrawnAt }) =>
    withdrawnAt ? `Retirada ${at(withdrawnAt)}` : consent?.accepted ? at(consent.date) : 'Sin autorización',
  ),
  column('phone_number', 'Teléfono', ({ user_data }) => user_data.phone_number),
  column('city', 'Ciudad', ({ user_data }) => user_data.city),
  column('createdAt', 'Creado', ({ createdAt }) => at(createdAt)),
]

function stateOf({ createdAt, updatedAt }: HabeasRegistration): string {
  return createdAt && updatedAt ? recordState(createdAt, updatedAt) : ''
}

function documentOf({ document_type, document_number }: HabeasRegistration['user_data']): string {
  const isKnown = document_type && document_type in documentTypes
  return [isKnown ? document_type : '', document_number ?? ''].join(' ').trim()
}
