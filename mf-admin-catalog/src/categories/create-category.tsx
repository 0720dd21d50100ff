import { catalogAdminTexts } from '@plaza/contracts/catalog/catalog-admin.messages'
import { createCategory, listAdminCategories } from '@plaza/contracts/catalog/categories.api'
import { commonTexts } from '@plaza/contracts/kernel/common.messages'
import { toastTriples } from '@plaza/contracts/kernel/toasts'
import { Button, toastDurations, toasts, useUnsavedWork } from '@plaza/ui'
import { Dialog } from '@plaza/ui/overlays'
import { useCallMutation } from '@plaza/ui/query'
import { useState } from 'react'
import { CategoryFields } from './category-fields.tsx'
import { inputOf, newCategory } from './category-values.ts'
import { errorsAt, Failures, type FailuresProps, listOf } from './failures.tsx'
import { useDraft } from './use-draft.ts'
import { useSubmit } from './use-submit.ts'
import { shopperCalls } from './shopper-calls.ts'

interface Props {
  readonly onClose: () => void
  readonly onCreated: (made: { id: string; categoryName: string }) => void
}

/** B-2-054. What was typed stays until it is saved. */
export default function CreateCategory({ onClose, onCreated }: Props) {
  const draft = useDraft(newCategory)
  const create = useCallMutation(createCategory, { invalidates: [listAdminCategories, ...shopperCalls] })
  const [failure, setFailure] = useState<FailuresProps | null>(null)
  const unsaved = useUnsavedWork(draft.dirty)
  const { form, submit } = useSubmit(async () => {
    const wrong = draft.check()
    setFailure(wrong.length > 0 ? { text: wrong.join(' ') } : null)
    if (wrong.length > 0) return
    const made = await create.run(inputOf(draft.values))
    if (made.ok) {
      toasts.success(toastTriples.create.success, toastDurations.triple)
      unsaved.release()
      onCreated(made.value.data)
      return
    }
    draft.refuse(errorsAt(made.problem))
    setFailure({ text: catalogAdminTexts.categoryNotCreated, list: listOf(made.problem) })
  })
  const leave = () => unsaved.leave(onClose)
  return (
    <Dialog
      open
      title="Crear categoría"
      size="large"
      onClose={leave}
      footer={
        <>
          <Button onClick={leave}>{commonTexts.cancel}</Button>
          <Button look="primary" busy={create.isPending} {...submit}>
            {commonTexts.create}
          </Button>
        </>
      }
    >
      <form {...form} className="adc-sheet">
        {failure && <Failures {...failure} />}
        <CategoryFields draft={draft} creating />
      </form>
    </Dialog>
  )
}
