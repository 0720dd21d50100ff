import type { OrderType } from '@plaza/contracts/orders/order.entity'
import { usePlaza } from '@plaza/ui'
import { NumberInput, Select, TextInput } from '@plaza/ui/forms'
import type { OrderFilter } from './order-filter.ts'

export const typeLabels: Record<OrderType, string> = { delivery: 'Domicilio', pickup: 'Recoger en sede' }

/** The price counts once both of its ends are there. */
export function FilterRow({ filter, onFilter }: { filter: OrderFilter; onFilter: (filter: OrderFilter) => void }) {
  const { offices } = usePlaza()
  const set = (part: Partial<OrderFilter>) => onFilter({ ...filter, ...part })
  return (
    <search className="ado-filters">
      <TextInput label="Número de pedido" inputMode="numeric" value={filter.number} onChange={(number) => set({ number })} />
      <Select
        label="Tipo de entrega"
        placeholder="Todos"
        value={filter.type}
        onChange={(type) => set({ type: type as OrderFilter['type'] })}
        options={Object.entries(typeLabels).map(([value, label]) => ({ value, label }))}
      />
      <Select
        label="Sede"
        placeholder="Todas"
        value={filter.branch}
        onChange={(branch) => set({ branch })}
        options={offices.map(({ id, displayName }) => ({ value: id, label: displayName }))}
      />
      <NumberInput label="Total desde" min={0} value={filter.min} onChange={(min) => set({ min })} />
      <NumberInput label="Total hasta" min={0} value={filter.max} onChange={(max) => set({ max })} />
    </search>
  )
}
