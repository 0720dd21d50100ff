import type { Order } from '@plaza/contracts/orders/order.entity'
import { formatPesos } from '@plaza/contracts/kernel/money'
import { orderTexts } from '@plaza/contracts/orders/orders.messages'
import { Picture } from '@plaza/ui'

type Line = Order['products'][number]

export function OrderLines({ lines }: { lines: readonly Line[] }) {
  if (lines.length === 0) return <p className="pz-muted">{orderTexts.noLines}</p>
  return (
    <table className="ado-lines">
      <caption>Productos ({lines.length})</caption>
      <thead>
        <tr>
          <th scope="col" colSpan={2}>
            Producto
          </th>
          <th scope="col">SKU</th>
          <th scope="col" className="ado-lines__number">
            Cantidad
          </th>
          <th scope="col" className="ado-lines__number">
            Total
          </th>
        </tr>
      </thead>
      <tbody>
        {lines.map((line) => (
          <tr key={line.id}>
            <td className="ado-lines__picture">
              <Picture src={line.product.photoUrl} alt="" width={36} height={36} />
            </td>
            <td>
              {line.product.title}
              <Wishes line={line} />
            </td>
            <td className="ado-lines__sku">{line.id_item}</td>
            <td className="ado-lines__number">{line.countDisplay ?? line.count}</td>
            <td className="ado-lines__number">{formatPesos(line.totalPrice)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** What the picker must know beyond the product: ripeness, cuts, a comment. */
function Wishes({ line: { maturity, optionsTags, comment } }: { line: Line }) {
  const wishes = [maturity, ...optionsTags.map(({ label, value }) => `${label}: ${value}`), comment].filter(Boolean)
  return wishes.length > 0 && <small className="ado-lines__wishes">{wishes.join(' · ')}</small>
}
