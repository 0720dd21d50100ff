import { campaign, type Campaign, campaignTypeLabels, campaignTypes } from '@plaza/contracts/campaigns/campaign.entity'
import { campaignTexts } from '@plaza/contracts/campaigns/campaigns.messages'
import { formatDate, formatDateTime } from '@plaza/contracts/kernel/dates'
import { pageSizes } from '@plaza/contracts/kernel/limits'
import { Badge, Button, usePlaza } from '@plaza/ui'
import type { Option, RecordField } from '@plaza/ui/forms'
import type { Column } from '@plaza/ui/table'
import { useState } from 'react'
import { genericCalls } from '@plaza/contracts/resources/generic.api'
import { GenericPage } from '../parts/generic-page.tsx'
import { contains, oneOf, said, within } from '../parts/wire-filter.ts'
import { ExcludedNumbers } from './excluded-numbers.tsx'
import { Sending } from './sending.tsx'

const calls = genericCalls('campaings', 'campaigns', campaign, 'multipart')
const filters = { title: 'text', type: 'select', creationDate: 'dateRange' } as const
const typeOptions = campaignTypes.map((value) => ({ value, label: campaignTypeLabels[value] }))

/** A-102, B-3-015: campaigns by push or text message; sending follows the law on the server. */
export default function CampaignsPage() {
  const { offices } = usePlaza()
  const [excluding, setExcluding] = useState(false)
  const fields = campaignFields(offices.map(({ id, displayName }) => ({ value: id, label: displayName })))
  return (
    <>
      <GenericPage<Campaign, typeof filters>
        title={campaignTexts.title}
        noun="campaña"
        name="campanas"
        calls={calls}
        columns={columns}
        filters={filters}
        where={({ title, type, creationDate }) =>
          said({ title: contains(title), type: oneOf(type), creationDate: within(creationDate), inactive: false })
        }
        pageSize={pageSizes.generic}
        sort={{ key: 'creationDate', direction: 'desc' }}
        empty={campaignTexts.empty}
        errorText={campaignTexts.failed}
        tools={<Button onClick={() => setExcluding(true)}>Números excluidos</Button>}
        form={(row) => ({
          fields,
          values: row ?? { type: 'ALL_USERS_PUSH' },
          canEdit: !row?.sentAt,
          extraTabs: row ? [{ key: 'envio', label: 'Envío', content: <Sending campaign={row} list={calls} /> }] : [],
          removeQuestion: `Se eliminará la campaña “${row?.title ?? ''}”.`,
        })}
      />
      {excluding && <ExcludedNumbers onClose={() => setExcluding(false)} />}
    </>
  )
}

function stateOf({ sentAt, counts, sendAt, sendNote }: Campaign) {
  if (sentAt) return { tone: 'success', words: `Enviada · ${formatDateTime(sentAt)} · ${counts?.willSend ?? 0} personas` } as const
  if (sendAt) return { tone: 'action', words: `Programada · ${formatDateTime(sendAt)}` } as const
  return sendNote ? ({ tone: 'danger', words: 'No salió' } as const) : ({ tone: 'neutral', words: 'Borrador' } as const)
}

const columns: Column<Campaign>[] = [
  {
    key: 'title',
    header: 'Título',
    opens: true,
    sortable: true,
    hideable: false,
    cell: ({ title }) => title,
    value: ({ title }) => title,
    filter: { kind: 'text' },
  },
  { key: 'type', header: 'Canal', cell: ({ type }) => campaignTypeLabels[type], filter: { kind: 'select', options: typeOptions } },
  {
    key: 'description',
    header: 'Texto',
    cell: ({ description }) => <span className="adc-title">{description}</span>,
    value: ({ description }) => description,
  },
  {
    key: 'sentAt',
    header: 'Envío',
    sortable: true,
    cell: (row) => <Badge tone={stateOf(row).tone}>{stateOf(row).words}</Badge>,
    value: (row) => stateOf(row).words,
  },
  {
    key: 'creationDate',
    header: 'Creada',
    sortable: true,
    cell: ({ creationDate }) => formatDate(creationDate),
    filter: { kind: 'dateRange' },
  },
]

const campaignFields = (offices: readonly Option[]): RecordField[] => [
  { name: 'type', label: 'Canal', kind: 'select', required: true, options: typeOptions },
  { name: 'title', label: 'Título', kind: 'text', required: true, maxLength: 80 },
  { name: 'description', label: 'Texto', kind: 'textarea', required: true, maxLength: 300 },
  { name: 'office', label: 'Solo clientes de la sede', kind: 'combobox', options: offices, help: 'Sin sede llega a todas.' },
  { name: 'photoUrl', label: 'Imagen', kind: 'image' },
]
