import { getCategories, searchBrands, searchProducts } from '@plaza/contracts/catalog/catalog.api'
import { catalogTexts } from '@plaza/contracts/catalog/catalog.messages'
import { type ListingSort, listingSortNames, listingSorts } from '@plaza/contracts/catalog/listing.entity'
import { pageSizes } from '@plaza/contracts/kernel/limits'
import { After, Button, ErrorState, useBranch, useBusiness, usePlaza } from '@plaza/ui'
import { useCall, useInfiniteCall } from '@plaza/ui/query'
import { useNavigate, useParams, useSearchParams } from '@plaza/ui/router'
import { useEffect } from 'react'
import { Buy, Like } from '../parts/buy.tsx'
import { useCardsInTurn } from '../parts/cards-in-turn.tsx'
import { GridSkeleton } from '../parts/grid-skeleton.tsx'
import { useWords } from '../parts/use-words.ts'
import { rememberSearch } from './recent-searches.ts'
import { choiceOf, cleanQuery, searchAddress, type SearchChoice } from './search-address.ts'
import { Hits, NothingFound, SearchFrame } from './search-view.tsx'

export default function SearchPage() {
  const { at_business } = useBusiness()
  const { query: words = '' } = useParams()
  const query = cleanQuery(words)
  const choice = choiceOf(useSearchParams()[0])
  useEffect(() => rememberSearch(at_business, query), [at_business, query])
  return <Results key={`${query}\n${choice.category}\n${choice.sort}`} query={query} choice={choice} />
}

function Results({ query, choice }: { query: string; choice: SearchChoice }) {
  const { modules } = usePlaza()
  const words = useWords()
  const draw = useCardsInTurn()
  const results = useResults(query, choice)
  const brands = useCall(searchBrands, { query, page: 1, limit: mostBrands }, { enabled: query !== '' })
  const first = results.data?.pages[0]?.data
  const products = results.data?.pages.flatMap(({ data }) => data.products) ?? []
  const found = first?.found ?? null
  return (
    <SearchFrame
      query={query}
      choice={choice}
      found={found}
      counts={first?.counts ?? []}
      brands={brands.data?.data.brands ?? []}
      sort={found !== null && found > 1 && <Sort query={query} choice={choice} />}
    >
      {first === undefined && query !== '' ? (
        <Waiting error={results.error} onRetry={() => void results.refetch()} />
      ) : products.length === 0 ? (
        <Nothing query={query} />
      ) : (
        <>
          <Hits
            products={products}
            modules={modules}
            words={words}
            buy={(product) => <Buy product={product} words={words(product)} />}
            like={(product) => <Like product={product} />}
            draw={draw}
          />
          <More results={results} />
        </>
      )}
    </SearchFrame>
  )
}

const mostBrands = 6

/** S-9-014: fifty at a time; the category asks again with its id. */
function useResults(query: string, { category, sort }: SearchChoice) {
  const { branchId } = useBranch()
  return useInfiniteCall(
    searchProducts,
    (page) => ({
      query,
      page,
      limit: pageSizes.search,
      ...(branchId === null ? {} : { office_id: branchId }),
      ...(category === null ? {} : { category_id: category }),
      ...(sort === 'relevance' ? {} : { sort }),
    }),
    ({ data }) => data.products.length === pageSizes.search,
    { enabled: query !== '' },
  )
}

type ResultsQuery = ReturnType<typeof useResults>

const Waiting = ({ error, onRetry }: { error: Error | null; onRetry: () => void }) =>
  error ? (
    <ErrorState text="No logramos buscar." onRetry={onRetry} />
  ) : (
    <After milliseconds={150}>
      <GridSkeleton />
    </After>
  )

function Nothing({ query }: { query: string }) {
  const { branchId } = useBranch()
  const categories = useCall(getCategories, branchId === null ? {} : { branch_id: branchId })
  return <NothingFound query={query} categories={categories.data?.data.items ?? []} />
}

function More({ results }: { results: ResultsQuery }) {
  const { hasNextPage, isFetchingNextPage, isFetchNextPageError, fetchNextPage } = results
  return (
    <div className="cat-more" aria-live="polite">
      {isFetchNextPageError && <span role="alert">{catalogTexts.moreProductsFailed}</span>}
      {hasNextPage ? (
        <Button onClick={() => void fetchNextPage()} disabled={isFetchingNextPage}>
          {isFetchNextPageError ? 'Reintentar' : isFetchingNextPage ? 'Cargando más productos...' : catalogTexts.loadMore}
        </Button>
      ) : (
        <span>{catalogTexts.searchEnd}</span>
      )}
    </div>
  )
}

function Sort({ query, choice }: { query: string; choice: SearchChoice }) {
  const navigate = useNavigate()
  return (
    <label className="cat-results__sort">
      <span>Ordenar por</span>
      <select
        className="cat-sort"
        value={choice.sort}
        onChange={(event) => void navigate(searchAddress(query, { ...choice, sort: event.target.value as ListingSort }))}
      >
        {listingSorts.map((sort) => (
          <option key={sort} value={sort}>
            {listingSortNames[sort]}
          </option>
        ))}
      </select>
    </label>
  )
}
