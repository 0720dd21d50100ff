import { getProduct, type ProductCategory } from '@plaza/contracts/catalog/catalog.api'
import { productEdit } from '@plaza/contracts/catalog/catalog.slots'
import type { Product } from '@plaza/contracts/catalog/product.entity'
import { EmptyState, QueryView, Skeleton, Slot, useBranch } from '@plaza/ui'
import { useCall } from '@plaza/ui/query'
import { Link, useParams } from '@plaza/ui/router'
import { Buy, Like } from '../parts/buy.tsx'
import { wordsOfProduct } from '../parts/category-words.ts'
import { ProductView } from './product-view.tsx'

export default function ProductPage() {
  const { idProduct = '' } = useParams()
  const { branchId } = useBranch()
  const query = useCall(getProduct, { id: idProduct, office_id: branchId ?? undefined })
  if (query.error?.problem.status === 404) return <UnknownProduct />
  return (
    <QueryView
      query={query}
      skeleton={<Skeleton shape="block" className="cat-product-skeleton" />}
      errorText="No logramos cargar este producto."
    >
      {({ data, category }) => <Loaded product={data} category={category ?? null} />}
    </QueryView>
  )
}

function Loaded({ product, category }: { product: Product; category: ProductCategory | null }) {
  return (
    <ProductView
      product={product}
      category={category}
      buy={<Buy product={product} words={wordsOfProduct(category)} surface="detail" />}
      like={<Like product={product} />}
      edit={<Slot of={productEdit} with={{ productId: product.id }} empty={null} pending={null} />}
    />
  )
}

const UnknownProduct = () => (
  <EmptyState
    text="No encontramos este producto."
    action={
      <Link className="pz-button" to="/">
        Vuelve al inicio
      </Link>
    }
  />
)
