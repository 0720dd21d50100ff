import { inactiveReasons, type Product } from '@plaza/contracts/catalog/product.entity'
import { formatGrams } from '@plaza/contracts/kernel/money'
import { formatTypedNumber } from '@plaza/contracts/kernel/typed-number'
import { CircleCheck, CircleOff, EyeOff, PackageX } from 'lucide-react'

/** Can people buy it at the branch in use, and if not, why: icon, word and colour. */
export function StockState({ product, branchId }: { product: Product; branchId: string | null }) {
  const { Icon, look, text } = stateOf(product, branchId)
  return (
    <span className={`adc-state adc-state--${look}`} title={inactiveReasons(product.inactiveReason).join(', ') || undefined}>
      <Icon size={16} aria-hidden="true" />
      {text}
    </span>
  )
}

/** The same as words, for files. */
export const stateText = (product: Product, branchId: string | null): string => stateOf(product, branchId).text

/** Stock with what it counts. */
export function stockText({ countType }: Pick<Product, 'countType'>, stock: number): string {
  if (countType === 'grams') return formatGrams(stock)
  return stock === 1 ? '1 unidad' : `${formatTypedNumber(stock, 'count')} unidades`
}

function stateOf(product: Product, branchId: string | null) {
  if (product.inactive) return { Icon: CircleOff, look: 'quiet', text: 'Inactivo' }
  if (product.inactiveManual) return { Icon: EyeOff, look: 'quiet', text: 'Oculto' }
  if (product.withoutStock) return { Icon: PackageX, look: 'bad', text: 'Sin existencias' }
  const stock = product.stock_branch_offices.find(({ id }) => id === branchId)?.stock
  return {
    Icon: CircleCheck,
    look: 'good',
    text: stock === undefined ? 'Con existencias' : `Con existencias (${stockText(product, stock)})`,
  }
}
