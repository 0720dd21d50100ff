import { isSoldAt, type Line } from '@plaza/contracts/cart/line.entity'
import { gramPrice, chargedPrice } from '@plaza/contracts/kernel/money'
import type { Order } from '@plaza/contracts/orders/order.entity'
import type { CartLine } from './cart-state.ts'

export const linesOf = (order: Order | null): CartLine[] => (order?.products ?? []).map((line) => fromServer(line, order?.branch_office_id))

function fromServer(line: Line, branchId: Order['branch_office_id']): CartLine {
  const { product } = line
  return {
    id: line.id,
    id_item: line.id_item,
    title: product.title,
    subTitle: product.subTitle ?? null,
    photoUrl: product.photoUrl ?? null,
    count: line.count,
    countType: line.countType,
    unitGram: product.unit_gram ?? null,
    price: chargedPrice(product),
    stepPrice: product.unit_gram ? gramPrice(product, product.unit_gram) : null,
    pricedGrams: product.quantity_pum ?? null,
    totalPrice: line.totalPrice,
    comment: line.comment ?? '',
    maturity: line.maturity ?? null,
    optionsTags: line.optionsTags,
    isUnavailable: !isSoldAt(line, branchId),
  }
}
