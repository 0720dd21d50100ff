import { customCart, type CustomCart, staffCustomCartTypes } from '@plaza/contracts/community/custom-cart.entity'
import { pageSizes } from '@plaza/contracts/kernel/limits'
import { Picture } from '@plaza/ui'
import type { Column } from '@plaza/ui/table'
import { genericCalls } from '@plaza/contracts/resources/generic.api'
import { GenericPage } from '../parts/generic-page.tsx'
import { recordColumns } from '../parts/record-columns.tsx'
import { contains, oneOf, said, within } from '../parts/wire-filter.ts'
import { AmountChanges } from './amount-changes.tsx'
import { communityFields, communityTabs, communityValues, communityWire } from './community-form.tsx'
import { kindLabels } from './kinds.ts'

const calls = genericCalls('custom_carts', 'community', customCart, 'multipart')
const filters = { name: 'text', type: 'select', state: 'select', creationDate: 'dateRange' } as const

/** B-2-084: markets, recipes and events; private collections are their makers' own. */
export default function CommunityPage() {
  return (
    <GenericPage<CustomCart, typeof filters>
      title="Comunidad"
      noun="publicación"
      name="comunidad"
      calls={calls}
      columns={columns}
      filters={filters}
      where={({ name, type, state, creationDate }) =>
        said({
          name: contains(name),
          type: oneOf(type) ?? [...staffCustomCartTypes],
          creationDate: within(creationDate),
          inactive: state === 'inactive',
        })
      }
      pageSize={pageSizes.generic}
      sort={{ key: 'creationDate', direction: 'desc' }}
      empty="No hay publicaciones para mostrar"
      errorText="No logramos cargar la comunidad."
      form={(row) => ({
        fields: communityFields,
        values: communityValues(row),
        tabs: communityTabs,
        toWire: communityWire,
        removeQuestion: `Se eliminará “${row?.name ?? ''}”.`,
      })}
    >
      {(list, _view, open) => (
        <>
          <AmountChanges onOpen={open} />
          {list}
        </>
      )}
    </GenericPage>
  )
}

const typeOptions = staffCustomCartTypes.map((value) => ({ value, label: kindLabels[value] }))

const columns: Column<CustomCart>[] = [
  {
    key: 'photoUrl',
    header: 'Imagen',
    cell: ({ photoUrl }) => <Picture className="adc-thumb" src={photoUrl} alt="" width={32} height={32} />,
  },
  {
    key: 'name',
    header: 'Nombre',
    opens: true,
    sortable: true,
    hideable: false,
    cell: ({ name }) => name,
    value: ({ name }) => name,
    filter: { kind: 'text' },
  },
  {
    key: 'type',
    header: 'Tipo',
    cell: ({ type }) => (type === 'private_user_collection' ? 'Privado' : kindLabels[type]),
    filter: { kind: 'select', options: typeOptions },
  },
  { key: 'products', header: 'Productos', numeric: true, cell: ({ products }) => products.length },
  { key: 'showOnCheckout', header: 'En el pago', cell: ({ showOnCheckout }) => (showOnCheckout ? 'Sí' : 'No') },
  { key: 'creator', header: 'Creador', cell: ({ creator }) => creator ?? '' },
  ...recordColumns,
]
