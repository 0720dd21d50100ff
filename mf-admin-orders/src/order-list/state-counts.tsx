import { type OrderState, orderStateLabels, placedStates } from '@plaza/contracts/orders/order-state'
import { orderTexts } from '@plaza/contracts/orders/orders.messages'
import { Button } from '@plaza/ui'
import { StateIcon } from '@plaza/ui/order-state'

interface Props {
  /** Undefined while they are not known: a nought would be a statement. */
  counts: Readonly<Record<string, number>> | undefined
  state: OrderState | null
  onState: (state: OrderState | null) => void
}

/** How many orders stand where; one press shows only those, "Borrar Filtro" all again. */
export const StateCounts = ({ counts, state, onState }: Props) => (
  <div className="ado-counts" role="group" aria-label="Pedidos por estado">
    {placedStates.map((each) => (
      <button key={each} type="button" className="ado-count" aria-pressed={each === state} data-state={each} onClick={() => onState(each)}>
        <StateIcon state={each} />
        {orderStateLabels[each]}
        <strong>{counts ? (counts[each] ?? 0).toLocaleString('es-CO') : '–'}</strong>
      </button>
    ))}
    <Button size="small" look="quiet" disabled={state === null} onClick={() => onState(null)}>
      {orderTexts.clearFilter}
    </Button>
  </div>
)
