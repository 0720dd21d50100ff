import type { Category } from '@plaza/contracts/catalog/category.entity'
import { QueryView, Skeleton } from '@plaza/ui'
import { useNavigate, useParams } from '@plaza/ui/router'
import { useEffect } from 'react'
import { CategoryView } from './category-view.tsx'
import { Shelf } from './shelf.tsx'
import { useCategories } from './use-category.ts'

const redirectAfter = 3000

export default function CategoryPage() {
  const { idCategory = '', idSubCategory } = useParams()
  const categories = useCategories()
  return (
    <QueryView query={categories} skeleton={<Skeleton shape="block" />} errorText="No logramos cargar las categorías.">
      {({ data }) => {
        const category = data.items.find((each) => each.id === idCategory)
        return category ? <Known category={category} sub={idSubCategory} /> : <UnknownCategory />
      }}
    </QueryView>
  )
}

function Known({ category, sub }: { category: Category; sub: string | undefined }) {
  const found = category.subcategories.find((each) => each.id === sub)
  const name = found?.displayName ?? category.categoryName
  return (
    <CategoryView category={category} heading={`Todo en ${name}`} {...(found ? { sub: found } : {})}>
      <Shelf key={`${category.id} ${sub}`} category={category} {...(sub === undefined ? {} : { sub })} />
    </CategoryView>
  )
}

function UnknownCategory() {
  const navigate = useNavigate()
  useEffect(() => {
    const timer = setTimeout(() => void navigate('/'), redirectAfter)
    return () => clearTimeout(timer)
  }, [navigate])
  return <p role="alert">No encontramos la categoria indicada, Seras redireccionado al inicio.</p>
}
