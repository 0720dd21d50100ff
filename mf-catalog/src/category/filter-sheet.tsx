import { Button } from '@plaza/ui'
import { Drawer } from '@plaza/ui/overlays'
import type { FilterBarProps } from './filter-bar.tsx'
import FilterFields from './filter-fields.tsx'
import { chipsOf, noChoice } from './filter.ts'
import { useFacets } from './use-facets.ts'

/** The filters over the page, for small screens. What is chosen shows behind at once. */
export default function FilterSheet({ onClose, ...fields }: FilterBarProps & { onClose: () => void }) {
  const { category, sub, choice, onChoose } = fields
  const total = useFacets(category.id, sub?.id, choice).data?.data.total
  return (
    <Drawer
      open
      onClose={onClose}
      title="Filtros"
      width={420}
      footer={
        <>
          {chipsOf(choice).length > 0 && (
            <Button look="quiet" onClick={() => onChoose({ ...noChoice, sort: choice.sort })}>
              Quitar todos
            </Button>
          )}
          <Button look="primary" onClick={onClose}>
            {total === undefined ? 'Ver productos' : total === 1 ? 'Ver 1 producto' : `Ver ${total} productos`}
          </Button>
        </>
      }
    >
      <FilterFields {...fields} />
    </Drawer>
  )
}
