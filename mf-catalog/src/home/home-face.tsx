import { getCategories, listOffers, listProducts } from '@plaza/contracts/catalog/catalog.api'
import { catalogTexts } from '@plaza/contracts/catalog/catalog.messages'
import type { Product } from '@plaza/contracts/catalog/product.entity'
import { Button } from '@plaza/ui'
import { answerOf, type FaceData } from '@plaza/ui/face'
import { stillLife } from '../parts/banner-place.tsx'
import { BuyPending } from '../parts/buy-stand-ins.tsx'
import { wordsIn } from '../parts/category-words.ts'
import { ProductGrid } from '../parts/product-grid.tsx'
import { ProductRow, RowSkeleton, ShelfFrame } from '../parts/shelf-frame.tsx'
import type { ShelfName } from './home-layout.ts'
import { HomeView } from './home-view.tsx'
import { shelfCall, shelfLinks, shelfTitles } from './shelf-calls.ts'

const buy = (product: Product) => (product.withoutStock ? null : <BuyPending surface="card" />)

export function homeFace(data: FaceData) {
  return (
    <HomeView
      offers={answerOf(data, listOffers)?.data ?? []}
      categories={answerOf(data, getCategories)?.data.items ?? []}
      modules={data.modules}
      life={stillLife}
      shelf={(name, as) => <StillShelf name={name} as={as} data={data} />}
      department={() => <RowSkeleton />}
      ideas={<div className="cat-home-ideas" aria-busy="true" />}
      moreCategories={<Button look="quiet">{catalogTexts.seeMoreCategories}</Button>}
    />
  )
}

function StillShelf({ name, as, data }: { name: ShelfName; as: 'row' | 'grid'; data: FaceData }) {
  const { cityId: _, ...asked } = shelfCall(name, '')
  const products = answerOf(data, listProducts, asked)?.products.data.items ?? []
  if (products.length === 0 && name === 'offers') return null
  const title = shelfTitles[name]
  const words = wordsIn(answerOf(data, getCategories)?.data.items ?? [])
  return (
    <ShelfFrame id={`cat-shelf-${name}`} title={title} {...(shelfLinks[name] ? { all: shelfLinks[name] } : {})}>
      {as === 'row' ? (
        <ProductRow label={title} products={products} modules={data.modules} words={words} buy={buy} />
      ) : (
        <ProductGrid products={products} modules={data.modules} words={words} buy={buy} />
      )}
    </ShelfFrame>
  )
}
