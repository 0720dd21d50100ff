import { api, type Result } from '@plaza/api-client'
import { acceptAll, acceptProduct, rejectAll, rejectProduct } from '@plaza/contracts/cart/cart.api'
import { cartTexts, validationGroups } from '@plaza/contracts/cart/cart.messages'
import type { CartValidation, ValidationEntry } from '@plaza/contracts/cart/validation.entity'
import { formatPesos } from '@plaza/contracts/kernel/money'
import type { Order } from '@plaza/contracts/orders/order.entity'
import { Button, EmptyState, Picture, toasts } from '@plaza/ui'
import { Dialog } from '@plaza/ui/overlays'
import { useState } from 'react'
import { readCart } from '../cart/cart-state.ts'
import { showCart } from '../cart/user-cart.ts'
import './validation-dialog.css'

type Group = keyof typeof validationGroups
const groups = Object.keys(validationGroups) as Group[]

interface Props {
  news: CartValidation
  /** Whose prices an accepted change takes. */
  branchId: string | null
  onClose: (settled: boolean) => void
}

/** What changed since the products were added, to accept or reject one by one or all at once. Closes settled when nothing is left. */
export default function ValidationDialog({ news, branchId, onClose }: Props) {
  const [left, setLeft] = useState(news)
  const [busy, setBusy] = useState(false)
  const uuid = readCart().order?.id ?? ''
  const branch = branchId ? { branch_office_id: branchId } : {}

  const settle = async (answer: Promise<Result<{ cart: Order }>>, remaining: CartValidation) => {
    setBusy(true)
    const result = await answer
    setBusy(false)
    if (!result.ok) return toasts.error(result.problem.message)
    showCart(result.value.cart)
    setLeft(remaining)
    if (groups.every((group) => remaining[group].length === 0)) onClose(result.value.cart.products.length > 0)
  }
  const accept = ({ product_id }: ValidationEntry) =>
    settle(api.call(acceptProduct, { uuid, productId: product_id, ...branch }), without(left, product_id))
  const reject = ({ product_id }: ValidationEntry) =>
    settle(api.call(rejectProduct, { uuid, productId: product_id }), without(left, product_id))

  return (
    <Dialog
      open
      size="large"
      title={cartTexts.newsTitle}
      onClose={() => onClose(false)}
      footer={
        <div className="cart-news__all">
          <Button disabled={busy} onClick={() => void settle(api.call(rejectAll, { uuid, ...branch }), nothing(left))}>
            Rechazar todos
          </Button>
          <Button look="primary" busy={busy} onClick={() => void settle(api.call(acceptAll, { uuid, ...branch }), nothing(left))}>
            Aceptar todos
          </Button>
        </div>
      }
    >
      {groups.every((group) => left[group].length === 0) && <EmptyState text={cartTexts.newsEmpty} />}
      {groups.map(
        (group) =>
          left[group].length > 0 && (
            <section key={group} className="cart-news">
              <h3>{validationGroups[group]}</h3>
              <ul>
                {left[group].map((entry) => (
                  <li key={entry.product_id}>
                    <Picture src={entry.product_image} alt="" width={48} height={48} />
                    <span className="cart-news__words">
                      {entry.product_name}
                      {group === 'productsDifferentPrice' && (
                        <small>
                          <s>{formatPesos(entry.cart_price ?? 0)}</s> {formatPesos(entry.current_price ?? 0)}
                        </small>
                      )}
                    </span>
                    <Button size="small" disabled={busy} onClick={() => void reject(entry)}>
                      Rechazar
                    </Button>
                    <Button size="small" look="primary" disabled={busy} onClick={() => void accept(entry)}>
                      Aceptar
                    </Button>
                  </li>
                ))}
              </ul>
            </section>
          ),
      )}
    </Dialog>
  )
}

const without = (news: CartValidation, productId: string): CartValidation => filtered(news, (entry) => entry.product_id !== productId)
const nothing = (news: CartValidation): CartValidation => filtered(news, () => false)

function filtered(news: CartValidation, keep: (entry: ValidationEntry) => boolean): CartValidation {
  return { ...news, ...Object.fromEntries(groups.map((group) => [group, news[group].filter(keep)])) }
}
