import { discountLevel, discountText } from '@plaza/contracts/catalog/choices'

export function DiscountBadge({ percent }: { percent: number }) {
  const level = discountLevel(percent)
  if (level === null) return null
  return (
    <span className={`cat-discount cat-discount--${level}`} data-level={level}>
      <span className="pz-hidden">Descuento </span>-{discountText(percent)}
    </span>
  )
}
