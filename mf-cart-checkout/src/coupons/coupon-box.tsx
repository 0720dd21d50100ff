import { api } from '@plaza/api-client'
import { applyCoupon, removeCoupon } from '@plaza/contracts/cart/cart.api'
import { cartTexts } from '@plaza/contracts/cart/cart.messages'
import { formatPesos } from '@plaza/contracts/kernel/money'
import type { Order } from '@plaza/contracts/orders/order.entity'
import { Button, IconButton, useModule } from '@plaza/ui'
import { TextInput } from '@plaza/ui/forms'
import { TicketPercent, X } from 'lucide-react'
import { type FormEvent, useState } from 'react'
import { showCart } from '../cart/user-cart.ts'
import './coupon-box.css'

/** the coupons of a cart and the field for one more; nothing without module cupons. The answer goes to the cart every part shows. */
export function CouponBox({ order }: { order: Order }) {
  const active = useModule('cupons')
  const [code, setCode] = useState('')
  const [problem, setProblem] = useState<string | null>(null)
  const [busy, setBusy] = useState(false)
  if (!active) return null

  const settle = async (asked: ReturnType<typeof apply>) => {
    setBusy(true)
    setProblem(null)
    const answer = await asked
    setBusy(false)
    if (!answer.ok)
      return setProblem(answer.problem.status === 0 || answer.problem.status >= 500 ? cartTexts.updateFailed : answer.problem.message)
    setCode('')
    showCart(answer.value.cart)
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (code.trim() !== '' && !busy) void settle(apply(order.id, code))
  }
  return (
    <section className="cart-coupons" aria-labelledby="cart-coupons">
      <h2 id="cart-coupons">¿Tienes un cupón?</h2>
      <form onSubmit={submit}>
        <TextInput label="Código del cupón" value={code} onChange={setCode} error={problem} autoComplete="off" maxLength={60} />
        <Button type="submit" busy={busy} disabled={code.trim() === ''}>
          Aplicar
        </Button>
      </form>
      {order.coupons_applyed.length > 0 && (
        <ul>
          {order.coupons_applyed.map((coupon) => (
            <li key={coupon.idCoupon}>
              <TicketPercent size={20} aria-hidden="true" />
              <strong>{coupon.code}</strong>
              <span>−{formatPesos(coupon.amount ?? 0)}</span>
              <IconButton
                label={`Quitar el cupón ${coupon.code}`}
                disabled={busy}
                onClick={() => void settle(api.call(removeCoupon, { uuid: order.id, idCoupon: coupon.idCoupon }))}
              >
                <X size={18} />
              </IconButton>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}

const apply = (uuid: string, code: string) => api.call(applyCoupon, { uuid, code })
