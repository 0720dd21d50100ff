import type { Outcome } from './use-each-order.ts'

/** How far it is, and each refusal by the order's number. */
export function OutcomeList({ outcomes, count, done }: { outcomes: readonly Outcome[]; count: number; done: string }) {
  const refused = outcomes.filter(({ problem }) => problem !== null)
  return (
    <div className="ado-bulk__outcome">
      <p role="status">
        {outcomes.length - refused.length} de {count} {done}.
      </p>
      {refused.length > 0 && (
        <ul role="alert">
          {refused.map(({ order, problem }) => (
            <li key={order.id}>
              <strong>Pedido N.º {order.id_order}:</strong> {problem}
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
