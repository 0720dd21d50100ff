import { cartTexts } from '@plaza/contracts/cart/cart.messages'
import { formatPesos } from '@plaza/contracts/kernel/money'
import type { Order } from '@plaza/contracts/orders/order.entity'
import { Button, IconButton, useModule } from '@plaza/ui'
import { TextInput } from '@plaza/ui/forms'
import { TicketPercent, X } from 'lucide-react'
import { type FormEvent, useState } from 'react'
import type { Coupons } from './use-coupons.ts'
import './coupon-box.css'

/** the coupons of a cart and the field for one more; nothing without module cupons. */
export function CouponBox({ order, coupons: { busy, problem, apply, remove } }: { order: Order; coupons: Coupons }) {
  const active = useModule('cupons')
  const [code, setCode] = useState('')
  if (!active) return null

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (code.trim() !== '' && (await apply(code))) setCode('')
  }
  return (
    <section className="cart-coupons" aria-labelledby="cart-coupons">
      <h2 id="cart-coupons">¿Tienes un cupón?</h2>
      <form onSubmit={(event) => void submit(event)}>
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
              <span>{coupon.amount ? `−${formatPesos(coupon.amount)}` : cartTexts.couponGivesNothing}</span>
              <IconButton label={`Quitar el cupón ${coupon.code}`} busy={busy} onClick={() => remove(coupon.idCoupon)}>
                <X size={18} />
              </IconButton>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
