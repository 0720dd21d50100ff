import { communityTexts } from '@plaza/contracts/community/community.messages'
import { formatPesos } from '@plaza/contracts/kernel/money'
import { classes, Picture } from '@plaza/ui'
import type { ReactNode } from 'react'
import { productOffer } from '../parts/product-offer.ts'
import { type LiveLine, totalOf } from './lines.ts'

interface BasketViewProps {
  lines: readonly LiveLine[]
  heading: string
  /** What stands at the end of a line: buy control or the owner's stepper. */
  control: (line: LiveLine) => ReactNode
  /** Below the total: add everything, and what became of it. */
  addAll: ReactNode
}

/** The products of a recipe or market with today's prices, and what they cost together. */
export function BasketView({ lines, heading, control, addAll }: BasketViewProps) {
  const missing = lines.filter(({ amount }) => amount === null).length
  return (
    <section className="cat-basket" aria-labelledby="cat-basket">
      <h2 id="cat-basket">{heading}</h2>
      {lines.length === 0 && <p className="pz-muted">{communityTexts.noLines}</p>}
      <ul className="cat-basket__lines">
        {lines.map((line) => (
          <li key={line.line.id} className={classes('cat-basket__line', line.amount === null && 'cat-basket__line--off')}>
            <Line line={line} />
            <div className="cat-basket__control">{control(line)}</div>
          </li>
        ))}
      </ul>
      {lines.length > 0 && (
        <div className="cat-basket__foot">
          <p className="cat-basket__total">
            <span>
              Total
              {missing > 0 && <small>Sin {missing === 1 ? '1 producto agotado' : `${missing} productos agotados`}</small>}
            </span>
            <strong>{formatPesos(totalOf(lines))}</strong>
          </p>
          {addAll}
        </div>
      )}
    </section>
  )
}

function Line({ line: { line, product, amount, quantity } }: { line: LiveLine }) {
  if (product === null)
    return (
      <div className="cat-basket__words">
        <span>Producto retirado</span>
        <small>Ya no está en nuestro surtido</small>
      </div>
    )
  return (
    <>
      <Picture src={product.photoUrl ?? null} alt="" width={64} height={64} />
      <div className="cat-basket__words">
        <a href={`/product/${product.id}`}>{product.title}</a>
        <small>{[product.subTitle, quantity, line.comment].filter(Boolean).join(' · ')}</small>
        <strong>{amount === null ? whyNot(product) : formatPesos(amount)}</strong>
      </div>
    </>
  )
}

function whyNot(product: NonNullable<LiveLine['product']>) {
  const { reason } = productOffer(product)
  if (reason === null) return 'No se vende por gramos'
  return reason === 'inactive' ? 'Producto no disponible' : 'Sin stock en tu sede'
}
