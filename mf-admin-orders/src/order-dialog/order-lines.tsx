import type { Line } from '@plaza/contracts/cart/line.entity'
import { formatPesos } from '@plaza/contracts/kernel/money'
import { orderTexts } from '@plaza/contracts/orders/orders.messages'
import { Badge, Picture } from '@plaza/ui'
import { amountText, isPartlyFound } from './line-text.ts'
import { placeText } from './walking-order.ts'

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
              {line.product.title} <Mark line={line} />
              {line.product.subTitle && <small className="ado-lines__pack">{line.product.subTitle}</small>}
              <Wishes line={line} />
              {line.planometry && (
                <small className="ado-lines__wishes" data-testid="planogram">
                  {placeText(line.planometry)}
                </small>
              )}
            </td>
            <td className="ado-lines__sku">{line.id_item}</td>
            <td className="ado-lines__number">{amountText(line)}</td>
            <td className="ado-lines__number">{formatPesos(line.totalPrice)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** What the picking said of it. */
export function Mark({ line }: { line: Line }) {
  const { picking, original_product_id } = line
  if (original_product_id) return <Badge tone="action">Reemplazo</Badge>
  if (isPartlyFound(line)) return <Badge tone="action">Incompleto</Badge>
  if (picking?.mark === 'found') return <Badge tone="success">Listo</Badge>
  if (picking?.mark === 'replaced') return <Badge>Reemplazado</Badge>
  if (picking?.mark === 'missing') return <Badge tone="danger">Falta</Badge>
  return null
}

/** What the picker must know beyond the product: ripeness, cuts, a comment. */
export const wishesOf = ({ maturity, optionsTags, comment }: Line): string[] =>
  [maturity, ...optionsTags.map(({ label, value }) => `${label}: ${value}`), comment].filter(
    (wish) => typeof wish === 'string' && wish !== '',
  ) as string[]

function Wishes({ line }: { line: Line }) {
  const wishes = wishesOf(line)
  return wishes.length > 0 && <small className="ado-lines__wishes">{wishes.join(' · ')}</small>
}
