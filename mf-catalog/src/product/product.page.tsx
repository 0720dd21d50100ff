import { getProduct, type ProductCategory } from '@plaza/contracts/catalog/catalog.api'
import { isAdminOrSuper, parseRole } from '@plaza/contracts/account/role'
import type { Product } from '@plaza/contracts/catalog/product.entity'
import { QueryView, useBranch, usePlaza, useSession } from '@plaza/ui'
import { useCall } from '@plaza/ui/query'
import { useParams } from '@plaza/ui/router'
import { Buy, Like } from '../parts/buy.tsx'
import { wordsOfProduct } from '../parts/category-words.ts'
import { Gallery } from './gallery.tsx'
import { ProductSkeleton } from './product-skeleton.tsx'
import { ProductView } from './product-view.tsx'
import { Share } from './share.tsx'
import { StaffTools } from './staff-tools.tsx'
import { Suggested } from './suggested.tsx'
import { UnknownProduct } from './unknown-product.tsx'
import { useDetailOpened } from './use-detail-opened.ts'

export default function ProductPage() {
  const { idProduct = '' } = useParams()
  const { branchId } = useBranch()
  const query = useCall(getProduct, { id: idProduct, office_id: branchId ?? undefined })
  if (query.error?.problem.status === 404) return <UnknownProduct />
  return (
    <QueryView query={query} skeleton={<ProductSkeleton />} errorText="No logramos cargar este producto.">
      {({ data, category }) => <Loaded key={data.id} product={data} category={category ?? null} />}
    </QueryView>
  )
}

function Loaded({ product, category }: { product: Product; category: ProductCategory | null }) {
  const { modules } = usePlaza()
  const user = useSession()
  useDetailOpened(product)
  return (
    <ProductView
      product={product}
      category={category}
      modules={modules}
      gallery={<Gallery product={product} />}
      buy={<Buy product={product} words={wordsOfProduct(category)} surface="detail" />}
      like={<Like product={product} />}
      share={<Share product={product} />}
      staff={user && isAdminOrSuper(parseRole(user.role)) ? <StaffTools product={product} /> : null}
      suggested={<Suggested productId={product.id} />}
    />
  )
}
