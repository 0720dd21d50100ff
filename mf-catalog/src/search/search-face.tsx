import { getCategories, searchBrands, searchProducts } from '@plaza/contracts/catalog/catalog.api'
import type { Product } from '@plaza/contracts/catalog/product.entity'
import { answerOf, type FaceData } from '@plaza/ui/face'
import { BuyPending } from '../parts/buy-stand-ins.tsx'
import { wordsIn } from '../parts/category-words.ts'
import { choiceOf, cleanQuery } from './search-address.ts'
import { Hits, NothingFound, SearchFrame } from './search-view.tsx'

const buy = (product: Product) => (product.withoutStock ? null : <BuyPending surface="card" />)

/** First paint of the results, from the first fifty. */
export function searchFace(data: FaceData) {
  const answer = answerOf(data, searchProducts)?.data
  if (!answer) return <></>
  const query = cleanQuery(data.params.query ?? '')
  // A face knows no query string: category and order are those of the answer it was given.
  const asked = (data.preloaded.find(({ key }) => key === searchProducts.key)?.input ?? {}) as { category_id?: string; sort?: string }
  const choice = choiceOf({ get: (name) => (name === 'categoria' ? asked.category_id : asked.sort) ?? null })
  const categories = answerOf(data, getCategories)?.data.items ?? []
  const brands = answerOf(data, searchBrands)?.data.brands ?? []
  return (
    <SearchFrame
      query={query}
      choice={choice}
      found={answer.found}
      counts={answer.counts}
      brands={brands}
      sort={answer.found > 1 && <div className="cat-results__sort cat-results__sort--face" />}
    >
      {answer.products.length === 0 ? (
        <NothingFound query={query} categories={categories} />
      ) : (
        <Hits products={answer.products} modules={data.modules} words={wordsIn(categories)} buy={buy} />
      )}
    </SearchFrame>
  )
}
