import { Skeleton } from '@plaza/ui'
import './product.css'

/** Where the product will stand, at its size. */
export const ProductSkeleton = () => (
  <div className="cat-product">
    <Skeleton shape="line" className="cat-product-skeleton__trail" />
    <div className="cat-product__main">
      <Skeleton shape="block" className="cat-product-skeleton__picture" />
      <div className="cat-product__words">
        <Skeleton shape="line" />
        <Skeleton shape="block" className="cat-product-skeleton__title" />
        <Skeleton shape="line" />
        <Skeleton shape="block" className="cat-product-skeleton__buy" />
      </div>
    </div>
  </div>
)
