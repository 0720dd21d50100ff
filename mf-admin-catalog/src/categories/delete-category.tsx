import { catalogAdminTexts } from '@plaza/contracts/catalog/catalog-admin.messages'
import { deleteCategory, listAdminCategories } from '@plaza/contracts/catalog/categories.api'
import { commonTexts } from '@plaza/contracts/kernel/common.messages'
import { toasts } from '@plaza/ui'
import { ConfirmDialog } from '@plaza/ui/overlays'
import { useCallMutation } from '@plaza/ui/query'
import { shopperCalls } from './shopper-calls.ts'

interface Props {
  readonly id: string
  readonly onDeleted: () => void
  readonly onClose: () => void
}

/** B-2-052, B-8-005, B-8-006. */
export function DeleteCategory({ id, onDeleted, onClose }: Props) {
  const remove = useCallMutation(deleteCategory, {
    invalidates: [listAdminCategories, ...shopperCalls],
    onDone: () => {
      toasts.success(catalogAdminTexts.categoryDeleted)
      onDeleted()
    },
  })
  return (
    <ConfirmDialog
      open
      danger
      title={catalogAdminTexts.categoryDeleteTitle}
      text={catalogAdminTexts.categoryDeleteText}
      confirmLabel={commonTexts.remove}
      busy={remove.isPending}
      error={remove.error?.problem.message ?? null}
      onConfirm={() => void remove.run({ id })}
      onClose={onClose}
    />
  )
}
