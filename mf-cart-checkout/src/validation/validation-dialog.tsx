import { api, type Result } from '@plaza/api-client'
import { acceptAll, acceptProduct, rejectAll, rejectProduct } from '@plaza/contracts/cart/cart.api'
import { cartTexts, validationGroups } from '@plaza/contracts/cart/cart.messages'
import type { CartValidation, ValidationEntry } from '@plaza/contracts/cart/validation.entity'
import { formatPesos } from '@plaza/contracts/kernel/money'
import type { Order } from '@plaza/contracts/orders/order.entity'
import { Button, EmptyState, Picture, toasts } from '@plaza/ui'
import { Dialog } from '@plaza/ui/overlays'
import { useEffect, useRef, useState } from 'react'
import { readCart } from '../cart/cart-state.ts'
import { showCart } from '../cart/user-cart.ts'
import './validation-dialog.css'

type Group = keyof typeof validationGroups
const groups = Object.keys(validationGroups) as Group[]

interface Props {
  news: CartValidation
  onClose: (settled: boolean) => void
}

/** What changed since the products were added, to accept or reject one by one or all at once. Closes settled when nothing is left. */
export default function ValidationDialog({ news, onClose }: Props) {
  const [left, setLeft] = useState(news)
  const [busy, setBusy] = useState<string | null>(null)
  const list = useRef<HTMLDivElement>(null)
  const uuid = readCart().order?.id ?? ''
  const count = groups.reduce((total, group) => total + left[group].length, 0)

  const settle = async (what: string, answer: Promise<Result<{ cart: Order }>>, remaining: CartValidation) => {
    setBusy(what)
    const result = await answer
    setBusy(null)
    if (!result.ok) return toasts.error(result.problem.status === 0 ? result.problem.message : cartTexts.updateFailed)
    showCart(result.value.cart)
    setLeft(remaining)
    if (groups.every((group) => remaining[group].length === 0)) onClose(result.value.cart.products.length > 0)
  }
  const accept = ({ product_id }: ValidationEntry) =>
    settle(product_id, api.call(acceptProduct, { uuid, productId: product_id }), without(left, product_id))
  const reject = ({ product_id }: ValidationEntry) =>
    settle(product_id, api.call(rejectProduct, { uuid, productId: product_id }), without(left, product_id))

  // The button that was pressed went with its entry: whoever uses the keyboard goes on with the next one.
  useEffect(() => {
    if (count > 0 && document.activeElement === document.body) list.current?.querySelector('button')?.focus()
  }, [count])

  return (
    <Dialog
      open
      size="large"
      title={cartTexts.newsTitle}
      onClose={() => onClose(false)}
      footer={
        count > 0 && (
          <div className="cart-news__all">
            <Button disabled={busy !== null} onClick={() => void settle('all', api.call(rejectAll, { uuid }), nothing(left))}>
              Rechazar y quitar todos
            </Button>
            <Button
              look="primary"
              disabled={busy !== null}
              onClick={() => void settle('all', api.call(acceptAll, { uuid }), nothing(left))}
            >
              Aceptar todos
            </Button>
          </div>
        )
      }
    >
      <div ref={list} className="cart-news__groups" aria-busy={busy !== null}>
        {count === 0 && <EmptyState text={cartTexts.newsEmpty} />}
        {groups.map(
          (group) => left[group].length > 0 && <NewsGroup key={group} {...{ group, entries: left[group], busy, accept, reject }} />,
        )}
      </div>
    </Dialog>
  )
}

interface GroupProps {
  group: Group
  entries: readonly ValidationEntry[]
  busy: string | null
  accept: (entry: ValidationEntry) => Promise<void>
  reject: (entry: ValidationEntry) => Promise<void>
}

function NewsGroup({ group, entries, busy, accept, reject }: GroupProps) {
  const priced = group === 'productsDifferentPrice'
  const short = group === 'productsWithoutStock'
  const rejecting = priced ? 'Rechazar y quitar' : 'Quitar'
  return (
    <section className="cart-news" data-group={group}>
      <h3>{validationGroups[group]}</h3>
      <p>{explanations[group]}</p>
      <ul>
        {entries.map((entry) => (
          <li key={entry.product_id} aria-busy={busy === entry.product_id}>
            <Picture src={entry.product_image} alt="" width={48} height={48} />
            <span className="cart-news__words">
              {entry.product_name}
              {priced && <NewPrice entry={entry} />}
              {short && isShort(entry) && (
                <small>
                  Pediste {entry.countDisplay}, quedan {entry.available_display}
                </small>
              )}
            </span>
            <span className="cart-news__answers">
              <Button
                size="small"
                disabled={busy !== null}
                aria-label={`${rejecting} ${entry.product_name ?? ''}`}
                onClick={() => void reject(entry)}
              >
                {rejecting}
              </Button>
              {(priced || (short && isShort(entry))) && (
                <Button
                  size="small"
                  look="primary"
                  disabled={busy !== null}
                  aria-label={`${acceptLabel(entry, priced)} ${entry.product_name ?? ''}`}
                  onClick={() => void accept(entry)}
                >
                  {acceptLabel(entry, priced)}
                </Button>
              )}
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}

const explanations: Record<Group, string> = {
  productsDifferentPrice: 'Acepta el precio nuevo, o recházalo y quitamos el producto.',
  productsInactive: 'Ya no podemos enviarlo: saldrá de tu carrito.',
  productsNotExists: 'Ya no podemos enviarlo: saldrá de tu carrito.',
  productsWithoutStock: 'Deja lo que queda. Lo que se agotó saldrá de tu carrito.',
}

const isShort = ({ available_count }: ValidationEntry) => (available_count ?? 0) > 0
const acceptLabel = ({ available_display }: ValidationEntry, priced: boolean) => (priced ? 'Aceptar' : `Dejar ${available_display ?? ''}`)

const NewPrice = ({ entry: { cart_price, current_price } }: { entry: ValidationEntry }) => (
  <small>
    <span className="pz-hidden">Antes </span>
    <s>{formatPesos(cart_price ?? 0)}</s>
    <span className="pz-hidden">, ahora</span> <strong>{formatPesos(current_price ?? 0)}</strong>
  </small>
)

const without = (news: CartValidation, productId: string): CartValidation => filtered(news, (entry) => entry.product_id !== productId)
const nothing = (news: CartValidation): CartValidation => filtered(news, () => false)

function filtered(news: CartValidation, keep: (entry: ValidationEntry) => boolean): CartValidation {
  return { ...news, ...Object.fromEntries(groups.map((group) => [group, news[group].filter(keep)])) }
}
