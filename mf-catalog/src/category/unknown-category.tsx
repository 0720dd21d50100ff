import { catalogTexts } from '@plaza/contracts/catalog/catalog.messages'
import type { Category } from '@plaza/contracts/catalog/category.entity'
import { EmptyState } from '@plaza/ui'

/** A category that the shop does not have. The face draws it too. */
export const UnknownCategory = () => (
  <div role="alert">
    <EmptyState
      text={catalogTexts.categoryUnknown}
      action={
        <a className="pz-link" href="/">
          Ir al inicio
        </a>
      }
    />
  </div>
)

export const UnknownSubCategory = ({ category }: { category: Category }) => (
  <div role="alert">
    <EmptyState
      text="No encontramos la subcategoría indicada."
      action={<a className="pz-link" href={`/product-category/${category.id}`}>{`Ver todo en ${category.categoryName}`}</a>}
    />
  </div>
)
