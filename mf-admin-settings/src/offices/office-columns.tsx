import { formatOpeningStatus, getOpeningStatus } from '@plaza/contracts/branches/opening-hours'
import type { AdminOffice, webServiceKeys } from '@plaza/contracts/branches/office.entity'
import { Badge, useMinute } from '@plaza/ui'
import type { Column, Sort } from '@plaza/ui/table'

type Key = (typeof webServiceKeys)[number]

/** The columns of the table; `keys` adds those of the web service. */
export const officeColumns = (keys: readonly Key[]): Column<AdminOffice>[] => [
  {
    key: 'displayName',
    header: 'Nombre',
    opens: true,
    sortable: true,
    hideable: false,
    filter: { kind: 'text' },
    cell: ({ displayName }) => displayName,
    value: ({ displayName }) => displayName,
  },
  { key: 'name', header: 'Referencia', cell: ({ name }) => name, value: ({ name }) => name },
  { key: 'city', header: 'Ciudad', sortable: true, filter: { kind: 'text' }, cell: ({ city }) => city, value: ({ city }) => city },
  {
    key: 'address',
    header: 'Dirección',
    cell: ({ address }) => <span className="ads-nowrap">{address}</span>,
    value: ({ address }) => address,
  },
  {
    key: 'support_number',
    header: 'Soporte',
    cell: ({ support_number }) => <span className="ads-nowrap">{support_number}</span>,
    value: ({ support_number }) => support_number ?? '',
  },
  {
    key: 'delivery_time_per_product',
    header: 'Minutos por producto',
    numeric: true,
    cell: (office) => office.delivery_time_per_product,
    value: (office) => String(office.delivery_time_per_product),
  },
  {
    key: 'polygon',
    header: 'Cobertura',
    cell: ({ polygon }) => coverageText(polygon.length),
    value: ({ polygon }) => coverageText(polygon.length),
  },
  {
    key: 'opening',
    header: 'Horario',
    cell: (office) => <OpeningCell office={office} />,
    value: (office) => openingText(office, new Date()),
  },
  ...keys.map((key) => ({
    key,
    header: key,
    cell: (office: AdminOffice) => office[key] ?? '',
    value: (office: AdminOffice) => office[key] ?? '',
  })),
]

const openingText = (office: AdminOffice, now: Date): string => formatOpeningStatus(getOpeningStatus(office, now), now) || 'Sin horario'

function OpeningCell({ office }: { readonly office: AdminOffice }) {
  const now = useMinute()
  const words = openingText(office, now)
  const isPaused = getOpeningStatus(office, now).kind === 'paused'
  return isPaused ? <Badge tone="danger">{words}</Badge> : <span className="ads-nowrap">{words}</span>
}

const coverageText = (points: number) => (points > 2 ? `${points} puntos` : 'Sin cobertura')

interface Wanted {
  readonly settled: { readonly displayName: string; readonly city: string }
  readonly sort: Sort | null
}

/** The whole list is here, so it is narrowed and ordered here. */
export function wantedOffices(offices: readonly AdminOffice[], { settled, sort }: Wanted): readonly AdminOffice[] {
  const found = offices.filter(({ displayName, city }) => holds(displayName, settled.displayName) && holds(city, settled.city))
  if (!sort) return found
  const turn = sort.direction === 'desc' ? -1 : 1
  const text = (office: AdminOffice) => String(office[sort.key as 'displayName' | 'city'] ?? '')
  return found.toSorted((one, other) => turn * text(one).localeCompare(text(other), 'es'))
}

const holds = (text: string, part: string) => plain(text).includes(plain(part))
const plain = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().trim()
