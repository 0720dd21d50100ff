import { catalogTexts } from '@plaza/contracts/catalog/catalog.messages'
import type { Category, SubCategory } from '@plaza/contracts/catalog/category.entity'
import { analyticsHappened } from '@plaza/contracts/business/analytics'
import { delays } from '@plaza/contracts/kernel/limits'
import { bus } from '@plaza/event-bus'
import { EmptyState, QueryView, Skeleton, usePlaza } from '@plaza/ui'
import { useNavigate, useParams } from '@plaza/ui/router'
import { useEffect } from 'react'
import { CategoryView } from './category-view.tsx'
import { shelvesOf } from './chain.ts'
import { isChosen } from './filter.ts'
import { FilterBar } from './filter-bar.tsx'
import { Recommended } from './recommended.tsx'
import { Results } from './results.tsx'
import { Shelves } from './shelves.tsx'
import { UnknownCategory, UnknownSubCategory } from './unknown-category.tsx'
import { useCategories, useChoice } from './use-category.ts'

export default function CategoryPage() {
  const { idCategory = '', idSubCategory } = useParams()
  const categories = useCategories()
  return (
    <QueryView query={categories} skeleton={<Skeleton shape="block" />} errorText="No logramos cargar las categorías.">
      {({ data }) => {
        const category = data.items.find((each) => each.id === idCategory)
        if (!category) return <SentHome />
        const sub = shelvesOf(category).find((each) => each.id === idSubCategory)
        if (idSubCategory !== undefined && !sub) return <UnknownSubCategory category={category} />
        return <Known category={category} sub={sub} key={`${idCategory} ${idSubCategory}`} />
      }}
    </QueryView>
  )
}

function Known({ category, sub }: { category: Category; sub: SubCategory | undefined }) {
  const { modules } = usePlaza()
  const [choice, choose] = useChoice()
  useEffect(() => {
    bus.publish(analyticsHappened, { name: 'category_open', params: { category: category.id, name: category.categoryName } })
  }, [category.id, category.categoryName])
  const subs = shelvesOf(category)
  const own = sub ? { sub } : {}
  return (
    <CategoryView
      category={category}
      {...own}
      choice={choice}
      modules={modules}
      bar={<FilterBar category={category} {...own} choice={choice} onChoose={choose} />}
    >
      {sub || isChosen(choice) ? (
        <Results category={category} {...own} choice={choice} />
      ) : (
        <>
          <Recommended category={category} />
          {subs.length > 0 ? (
            <Shelves category={category} subs={subs} grouped={modules.has('group_by_subcategory')} />
          ) : (
            <EmptyState text={catalogTexts.noSubCategories} />
          )}
        </>
      )}
    </CategoryView>
  )
}

function SentHome() {
  const navigate = useNavigate()
  useEffect(() => {
    const timer = setTimeout(() => void navigate('/'), delays.categoryRedirect)
    return () => clearTimeout(timer)
  }, [navigate])
  return <UnknownCategory />
}
