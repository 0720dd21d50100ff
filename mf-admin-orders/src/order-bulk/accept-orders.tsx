import type { Order } from '@plaza/contracts/orders/order.entity'
import { Button } from '@plaza/ui'
import { Dialog } from '@plaza/ui/overlays'
import { nextStep } from '../order-actions/next-step.ts'
import { OutcomeList } from './outcome-list.tsx'
import { useEachOrder } from './use-each-order.ts'

/** Accepts those of the chosen orders that wait for it. */
export function AcceptOrders({ orders, onClose }: { orders: readonly Order[]; onClose: () => void }) {
  const { outcomes, isRunning, run } = useEachOrder()
  const waiting = orders.filter(({ state }) => nextStep(state) === 'accept')
  const others = orders.length - waiting.length
  return (
    <Dialog
      open
      size="small"
      title={`Aceptar ${waiting.length === 1 ? '1 pedido' : `${waiting.length} pedidos`}`}
      onClose={onClose}
      footer={
        outcomes === null || isRunning ? (
          <>
            <Button onClick={onClose}>Cancelar</Button>
            <Button
              look="primary"
              disabled={waiting.length === 0}
              busy={isRunning}
              onClick={() => run(waiting, { state: '7_admin_cart_accept' })}
            >
              Sí, aceptar
            </Button>
          </>
        ) : (
          <Button look="primary" onClick={onClose}>
            Cerrar
          </Button>
        )
      }
    >
      {outcomes === null ? (
        <>
          <p>
            {waiting.length === 0
              ? 'Ninguno de los pedidos elegidos espera ser aceptado.'
              : waiting.map(({ id_order }) => `N.º ${id_order}`).join(', ')}
          </p>
          {others > 0 && waiting.length > 0 && (
            <p className="pz-muted">
              {others === 1 ? 'Otro de los elegidos no espera' : `Otros ${others} de los elegidos no esperan`} ser aceptado: queda como
              está.
            </p>
          )}
        </>
      ) : (
        <OutcomeList outcomes={outcomes} count={waiting.length} done="aceptados" />
      )}
    </Dialog>
  )
}
