import { type ApiProblem, api } from '@plaza/api-client'
import { createOrder } from '@plaza/contracts/cart/cart.api'
import { cartTexts } from '@plaza/contracts/cart/cart.messages'
import { cartValidation, hasNews } from '@plaza/contracts/cart/validation.entity'
import type { Order } from '@plaza/contracts/orders/order.entity'
import { toasts } from '@plaza/ui'
import { useNavigate } from '@plaza/ui/router'
import { useState } from 'react'
import * as z from 'zod/mini'
import { afterProfile } from '../cart/after-profile.ts'
import { readCart } from '../cart/cart-state.ts'
import { reloadCart, showCart } from '../cart/user-cart.ts'
import { rememberPlaced } from './placed-order.ts'
import { type Question, questionsOf } from './finish-questions.ts'

export interface Placing {
  readonly busy: boolean
  /** Why there is no order yet. */
  readonly problem: string | null
  readonly questions: readonly Question[]
  readonly place: () => Promise<void>
  /** All questions are answered with yes: the cart is as the server has it now, and the order is tried again. */
  readonly onAccepted: () => Promise<void>
  readonly onRefused: (text: string | null) => void
}

const lostCoupon = z.object({ code: z.string(), idCoupon: z.string() })

/** Places the order once; a second press while the first is under way does nothing. What changed meanwhile becomes questions. */
export function usePlaceOrder(observations: string): Placing {
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  const [questions, setQuestions] = useState<readonly Question[]>([])
  /** The total that was shown when the order was last tried. */
  const [tried, setTried] = useState(0)
  const navigate = useNavigate()
  const place = async () => {
    const { order } = readCart()
    if (busy || !order) return
    setBusy(true)
    setProblem(null)
    const { id: uuid, price_total_computed: total_price } = order
    const answer = await api.call(createOrder, { uuid, observations_client: observations, total_price })
    setBusy(false)
    if (answer.ok) return leave(answer.value.order)
    setTried(total_price)
    await explain(answer.problem, total_price)
  }
  const leave = (placed: Order) => {
    toasts.success(cartTexts.orderCreated)
    rememberPlaced(placed)
    const screen = placed.state === '5_waiting_online_payment' ? 'online-payment-cta' : 'thanks'
    void navigate(`/checkout/${screen}/${placed.id}`)
    showCart(null)
  }
  const explain = async ({ code, message, data, status }: ApiProblem, shown: number) => {
    const news = cartValidation.safeParse(data)
    if (news.success && hasNews(news.data)) return setQuestions(questionsOf(news.data))
    if (code === 'IDENTIFICATION_MISSING' || code === 'PHONE_MISSING') {
      toasts.error(message)
      return void navigate('/profile/data', { state: afterProfile })
    }
    const coupon = lostCoupon.safeParse(data)
    if (code === 'COUPON_INVALID' && coupon.success) return setQuestions([{ kind: 'coupon', ...coupon.data }])
    if (code === 'TOTAL_CHANGED') {
      toasts.error(message)
      await reloadCart()
      return askTotal(shown)
    }
    setProblem(status === 0 || status >= 500 ? cartTexts.orderNotCreated : message)
    if (status < 400 || status >= 500) return
    // The cart as it is now may lead back to an earlier step, or say what is missing.
    await reloadCart()
    if (code !== 'ADDRESS_INVALID') return
    toasts.error(message)
    void navigate('/checkout/address')
  }
  const onAccepted = async () => {
    setQuestions([])
    const { order } = readCart()
    // Everything may be gone; the frame says so.
    if (!order || order.products.length === 0) return
    // Only a total that was shown places an order.
    if (order.price_total_computed === tried) return place()
    askTotal(tried)
  }
  /** What the order costs now was not shown yet. */
  const askTotal = (before: number) => {
    const after = readCart().order?.price_total_computed ?? 0
    setTried(after)
    setQuestions([{ kind: 'total', before, after }])
  }
  const onRefused = (text: string | null) => {
    setQuestions([])
    setProblem(text)
    void reloadCart()
  }
  return { busy, problem, questions, place, onAccepted, onRefused }
}
