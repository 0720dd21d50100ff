import { getCategories } from '@plaza/contracts/catalog/catalog.api'
import { isOfferActive } from '@plaza/contracts/catalog/offer-activity'
import { offer, type Offer, sectionsFor } from '@plaza/contracts/catalog/offer.entity'
import { offerFaults } from '@plaza/contracts/catalog/offer.rules'
import { formatDate } from '@plaza/contracts/kernel/dates'
import { pageSizes } from '@plaza/contracts/kernel/limits'
import { Badge, Picture, useModule, usePlaza } from '@plaza/ui'
import { Tabs } from '@plaza/ui/overlays'
import { useCall } from '@plaza/ui/query'
import type { Column } from '@plaza/ui/table'
import { genericCalls } from '@plaza/contracts/resources/generic.api'
import { GenericPage } from '../parts/generic-page.tsx'
import { contains, oneOf, said, within } from '../parts/wire-filter.ts'
import { offerFields, offerTabs, offerValues, offerWire } from './offer-form.tsx'
import { sectionLabel } from './sections.ts'
import { SectionMap } from './section-map.tsx'

const calls = genericCalls('offers', 'banners', offer, 'multipart')
const filters = { nameOffer: 'text', section: 'select', state: 'select', startDate: 'dateRange' } as const

/** B-2-083, B-7-003: banners, newest first, 50 per page; as a list and where they stand. */
export default function OffersPage() {
  const { offices } = usePlaza()
  const categories = useCall(getCategories, {}).data?.data.items ?? []
  const sections = sectionsFor(useModule('home_v2'))
  const options = sections.map((value) => ({ value, label: `${sectionLabel(value)} (${value})` }))
  const branches = offices.map(({ id, displayName }) => ({ value: id, label: displayName }))
  return (
    <GenericPage<Offer, typeof filters>
      title="Ofertas"
      noun="banner"
      name="ofertas"
      calls={calls}
      columns={columnsOf(options)}
      filters={filters}
      where={({ nameOffer, section, state, startDate }) =>
        said({ nameOffer: contains(nameOffer), section: oneOf(section), startDate: within(startDate), inactive: state === 'inactive' })
      }
      pageSize={pageSizes.offers}
      sort={{ key: 'creationDate', direction: 'desc' }}
      empty="No hay ofertas para mostrar"
      errorText="No logramos cargar las ofertas."
      form={(row, place) => ({
        fields: offerFields({ sections: options, branches, categories }),
        values: offerValues(row, place ?? ''),
        tabs: offerTabs,
        validate: offerFaults,
        toWire: offerWire,
        removeQuestion: `El banner “${row?.nameOffer ?? ''}” dejará de mostrarse.`,
      })}
    >
      {(list, view, open) => (
        <Tabs
          label="Cómo ver las ofertas"
          tabs={[
            { key: 'lista', label: 'Lista', content: list },
            {
              key: 'mapa',
              label: 'Mapa de secciones',
              content: (
                <SectionMap
                  calls={calls}
                  sections={sections}
                  branches={branches}
                  onOpen={(id) => open(id)}
                  onAdd={(section) => open('nuevo', section)}
                  onList={(section) => view.setFilter('section', section)}
                />
              ),
            },
          ]}
        />
      )}
    </GenericPage>
  )
}

function columnsOf(sections: readonly { value: string; label: string }[]): Column<Offer>[] {
  return [
    {
      key: 'photo',
      header: 'Imagen',
      cell: ({ photo, photos }) => <Picture className="adc-banner" src={photo ?? photos[0]} alt="" width={96} height={40} />,
    },
    {
      key: 'nameOffer',
      header: 'Nombre',
      opens: true,
      sortable: true,
      hideable: false,
      cell: ({ nameOffer }) => nameOffer,
      value: ({ nameOffer }) => nameOffer,
      filter: { kind: 'text' },
    },
    {
      key: 'section',
      header: 'Sección',
      sortable: true,
      cell: ({ section }) => sectionLabel(section),
      filter: { kind: 'select', options: sections },
    },
    { key: 'now', header: 'Ahora', cell: (row) => <Now offer={row} />, value: nowText },
    { key: 'startDate', header: 'Empieza', sortable: true, cell: ({ startDate }) => formatDate(startDate), filter: { kind: 'dateRange' } },
    { key: 'dueDate', header: 'Termina', sortable: true, cell: ({ dueDate }) => formatDate(dueDate) },
    { key: 'hours', header: 'Horas', cell: hoursText },
    { key: 'order', header: 'Orden', numeric: true, sortable: true, cell: ({ order }) => order ?? '' },
    {
      key: 'inactive',
      header: 'Estado',
      cell: ({ inactive }) => (inactive ? 'Inactivo' : 'Activo'),
      filter: { kind: 'select', param: 'state', all: 'Activos', options: [{ value: 'inactive', label: 'Inactivos' }] },
    },
    { key: 'creationDate', header: 'Creado', sortable: true, cell: ({ creationDate }) => formatDate(creationDate) },
  ]
}

const hoursText = ({ alldays, startDailyHour: from, endDailyHour: to }: Offer) =>
  alldays || from === null || from === undefined || to === null || to === undefined ? 'Todo el día' : `${from} a ${to}`

const nowText = (row: Offer) => (!row.inactive && isOfferActive(row, new Date()) ? 'Visible' : 'No visible')
const Now = ({ offer: row }: { offer: Offer }) => <Badge tone={nowText(row) === 'Visible' ? 'success' : 'neutral'}>{nowText(row)}</Badge>
