import { getCategories } from '@plaza/contracts/catalog/catalog.api'
import { mediaSource } from '@plaza/ui'
import { answerOf, type HeadData, type PageHead } from '@plaza/ui/face'
import { breadcrumbs, cityOf } from '../parts/structured-data.ts'

/** Of a category and of a sub-category; undefined while the tree of categories has not come. */
export function categoryHead(data: HeadData): PageHead | undefined {
  const tree = answerOf(data, getCategories)?.data.items
  if (!tree) return undefined
  const { idCategory, idSubCategory } = data.params
  const category = tree.find(({ id }) => id === idCategory)
  const sub = category?.subcategories.find(({ id }) => id === idSubCategory)
  if (!category || (idSubCategory !== undefined && !sub)) return { title: 'Categoría', missing: true }
  const name = sub?.displayName ?? category.categoryName
  const city = cityOf(data)
  const picture = sub?.photoUrl ?? category.cover ?? category.icon
  return {
    title: sub ? `${name} en ${category.categoryName}` : name,
    description: `Compra ${name} en línea${city ? ` en ${city}` : ''}: precios de hoy, entrega a domicilio o para recoger en tu sede de ${data.business.title}.`,
    ...(picture ? { image: mediaSource(picture, 960) } : {}),
    jsonLd: [
      breadcrumbs(data.origin, [
        ['Inicio', '/'],
        [category.categoryName, `/product-category/${category.id}`],
        ...(sub ? [[sub.displayName, `/product-subcategory/${category.id}/${sub.id}`] as const] : []),
      ]),
    ],
  }
}
