import { catalogAdminTexts } from '@plaza/contracts/catalog/catalog-admin.messages'
import { listAdminCategories, reopenCategory } from '@plaza/contracts/catalog/categories.api'
import { toasts } from '@plaza/ui'
import { ConfirmDialog } from '@plaza/ui/overlays'
import { useCallMutation } from '@plaza/ui/query'
import { shopperCalls } from './shopper-calls.ts'

interface Props {
  readonly id: string
  readonly categoryName: string
  readonly onClose: () => void
}

/** A closed category holds nothing to edit until it is back. */
export function ReopenCategory({ id, categoryName, onClose }: Props) {
  const reopen = useCallMutation(reopenCategory, {
    invalidates: [listAdminCategories, ...shopperCalls],
    onDone: () => {
      toasts.success(catalogAdminTexts.categoryReopened)
      onClose()
    },
  })
  return (
    <ConfirmDialog
      open
      title={`¿Reactivar ${categoryName}?`}
      text="Volverá a la tienda con sus subcategorías y productos."
      confirmLabel="Reactivar"
      busy={reopen.isPending}
      error={reopen.error?.problem.message ?? null}
      onConfirm={() => void reopen.run({ id })}
      onClose={onClose}
    />
  )
}
