import { listCommunityAmountChanges } from '@plaza/contracts/community/community.api'
import type { CommunityAmountChange } from '@plaza/contracts/community/custom-cart.entity'
import { formatGrams } from '@plaza/contracts/kernel/money'
import { ErrorState } from '@plaza/ui'
import { useCall } from '@plaza/ui/query'
import './amount-changes.css'

interface Props {
  readonly onOpen: (id: string) => void
}

/** Published lines whose amount was read anew when `gramos` became grams: what was stored and sold, and what is sold now. Nothing when there are none. */
export function AmountChanges({ onOpen }: Props) {
  const { data, error, refetch } = useCall(listCommunityAmountChanges, {})
  if (error) return <ErrorState text="No logramos cargar las cantidades revisadas." onRetry={() => void refetch()} />
  const changes = data?.data ?? []
  if (changes.length === 0) return null
  const different = changes.filter(({ before_grams, grams }) => before_grams !== grams).length
  return (
    <details className="adc-amounts">
      <summary>
        Cantidades en gramos revisadas: {changes.length}. {differentText(different)}
      </summary>
      <div className="adc-amounts__scroll">
        <table>
          <thead>
            <tr>
              {['Publicación', 'Producto', 'Guardado', 'Se vendía', 'Se vende'].map((header) => (
                <th key={header} scope="col">
                  {header}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {changes.map((change) => (
              <ChangeRow key={`${change.cart_id} ${change.product_id}`} change={change} onOpen={onOpen} />
            ))}
          </tbody>
        </table>
      </div>
    </details>
  )
}

function differentText(count: number): string {
  if (count === 0) return 'Todas venden lo mismo que antes.'
  return count === 1 ? '1 vende otra cantidad que antes.' : `${count} venden otra cantidad que antes.`
}

function ChangeRow({ change, onOpen }: { change: CommunityAmountChange } & Props) {
  const { cart_id, name, product_id, title, stored_count, before_grams, grams } = change
  return (
    <tr data-different={before_grams === grams ? undefined : true}>
      <td>
        <button type="button" className="adc-amounts__open" onClick={() => onOpen(cart_id)}>
          {name}
        </button>
      </td>
      <td>{title || product_id}</td>
      <td>{stored_count}</td>
      <td>{formatGrams(before_grams)}</td>
      <td>{formatGrams(grams)}</td>
    </tr>
  )
}
