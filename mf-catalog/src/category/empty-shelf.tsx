import { catalogTexts } from '@plaza/contracts/catalog/catalog.messages'
import { EmptyState, QueryView } from '@plaza/ui'
import { useSoldOut } from './use-category.ts'

/** nothing at all, or nothing that the branch has just now. */
export const EmptyShelf = ({ category, sub }: { category: string; sub: string }) => (
  <QueryView query={useSoldOut(category, sub)} errorText={catalogTexts.subCategoryFailed}>
    {({ products }) => (
      <EmptyState text={products.data.items.length > 0 ? catalogTexts.subCategoryWithoutStock : catalogTexts.subCategoryEmpty} />
    )}
  </QueryView>
)
