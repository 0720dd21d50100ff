import type { Line } from '@plaza/contracts/cart/line.entity'
import { searchProducts } from '@plaza/contracts/catalog/catalog.api'
import type { Product } from '@plaza/contracts/catalog/product.entity'
import { debounces } from '@plaza/contracts/kernel/limits'
import { chargedPrice, linePrice } from '@plaza/contracts/kernel/money'
import type { Order } from '@plaza/contracts/orders/order.entity'
import { getOrder } from '@plaza/contracts/orders/orders.api'
import { proposeReplacement } from '@plaza/contracts/orders/picking.api'
import { Button, EmptyState, Picture, Price, QueryView, Skeleton } from '@plaza/ui'
import { NumberField, TextInput } from '@plaza/ui/forms'
import { Dialog } from '@plaza/ui/overlays'
import { useCall, useCallMutation } from '@plaza/ui/query'
import { type FormEvent, useState } from 'react'
import { sizeWarning } from '../order-dialog/line-text.ts'
import { useRested } from './use-rested.ts'

interface Props {
  order: Order
  line: Line
  onClose: () => void
}

/** What else the shopper could take: found by name, offered at no more than what is missing would have cost. */
export function ProposeReplacement({ order, line, onClose }: Props) {
  const [words, setWords] = useState(firstWords(line.product.title ?? ''))
  const [chosen, setChosen] = useState<Product | null>(null)
  const query = useRested(words.trim(), debounces.adminFilter)
  const found = useCall(
    searchProducts,
    { query, limit: 20, ...(order.branch_office_id && { office_id: order.branch_office_id }) },
    { enabled: query.length > 1, keepPrevious: true },
  )
  const there = new Set(order.products.map(({ id }) => id))
  const offered = found.data?.data.products.filter(({ id, withoutStock }) => !there.has(id) && !withoutStock)
  return (
    <Dialog open title={`Reemplazar ${line.product.title}`} onClose={onClose}>
      <p className="pz-muted">Pidieron {[line.countDisplay ?? line.count, line.product.subTitle].filter(Boolean).join(' · ')}</p>
      <TextInput label="Buscar producto" type="search" value={words} onChange={setWords} />
      {chosen ? (
        <Offer order={order} line={line} product={chosen} onBack={() => setChosen(null)} onDone={onClose} />
      ) : (
        <QueryView
          query={{ ...found, data: offered }}
          skeleton={<Skeleton shape="block" />}
          empty={<EmptyState text="No encontramos otro producto con esas palabras." />}
          errorText="No logramos buscar productos."
        >
          {(products) => (
            <ul className="ado-pick__found">
              {products.map((product) => (
                <li key={product.id}>
                  <button type="button" onClick={() => setChosen(product)}>
                    <Picture src={product.photoUrl} alt="" width={48} height={48} />
                    <span>
                      {product.title}
                      {product.subTitle && <small className="ado-pick__pack">{product.subTitle}</small>}
                    </span>
                    <Price amount={chargedPrice(entryOf(product, order)) ?? 0} size="small" />
                  </button>
                </li>
              ))}
            </ul>
          )}
        </QueryView>
      )}
    </Dialog>
  )
}

interface OfferProps {
  order: Order
  line: Line
  product: Product
  onBack: () => void
  onDone: () => void
}

function Offer({ order, line, product, onBack, onDone }: OfferProps) {
  const grams = product.countType === 'grams' && (product.unit_gram ?? 0) > 0 && !product.only_buy_units
  const step = grams ? (product.unit_gram ?? 1) : 1
  const [amount, setAmount] = useState<number | null>(step * (grams ? 1 : Math.max(1, line.countType === 'grams' ? 1 : line.count)))
  const [problem, setProblem] = useState<string | null>(null)
  const propose = useCallMutation(proposeReplacement, { invalidates: [getOrder] })
  const count = Math.max(1, Math.round((amount ?? 0) / step))
  const price =
    linePrice(entryOf(product, order), { count, countType: grams ? 'grams' : 'units', unit_gram: product.unit_gram ?? null }) ?? 0
  const warning = sizeWarning(line.product.subTitle, product.subTitle)
  const most = line.picking?.ordered_total ?? line.totalPrice
  const send = async (event: FormEvent) => {
    event.preventDefault()
    setProblem(null)
    const answer = await propose.run({ id: order.id, productId: line.id, replacement_id: product.id, count })
    if (answer.ok) onDone()
    else setProblem(answer.problem.message)
  }
  return (
    <form className="ado-pick__form" onSubmit={(event) => void send(event)}>
      <p>
        <strong>{product.title}</strong>
        {product.subTitle && <small className="ado-pick__pack"> {product.subTitle}</small>}
      </p>
      {warning && (
        <p className="ado-pick__size" role="status">
          {warning}
        </p>
      )}
      <NumberField
        kind={grams ? 'grams' : 'count'}
        label={grams ? `Gramos (de a ${step})` : 'Unidades'}
        min={step}
        step={step}
        value={amount}
        onChange={setAmount}
      />
      <p role="status">
        El cliente paga <Price amount={Math.min(price, most)} before={price} size="small" />
      </p>
      {problem && (
        <p className="pz-field__error" role="alert">
          {problem}
        </p>
      )}
      <Button type="submit" look="primary" wide busy={propose.isPending}>
        Proponer al cliente
      </Button>
      <Button wide onClick={onBack}>
        Elegir otro
      </Button>
    </form>
  )
}

/** The product's prices at the order's branch. */
const entryOf = (product: Product, { branch_office_id }: Order) =>
  product.stock_branch_offices.find(({ id }) => id === branch_office_id) ?? product

/** The kind of thing, without brand and size. */
const firstWords = (title: string) => title.split(/\s+/).slice(0, 2).join(' ')
