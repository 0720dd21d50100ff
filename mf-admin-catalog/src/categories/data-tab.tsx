import { listAdminProducts } from '@plaza/contracts/catalog/catalog-admin.api'
import { getAdminCategory, listAdminCategories, updateCategory } from '@plaza/contracts/catalog/categories.api'
import { type Category, category as categoryEntity } from '@plaza/contracts/catalog/category.entity'
import { commonTexts } from '@plaza/contracts/kernel/common.messages'
import { toastTriples } from '@plaza/contracts/kernel/toasts'
import { currentOf, versionOf } from '@plaza/contracts/kernel/version'
import { Button, toastDurations, toasts, useUnsavedWork } from '@plaza/ui'
import { useCallMutation } from '@plaza/ui/query'
import { useState } from 'react'
import { CategoryFields } from './category-fields.tsx'
import { inputOf, valuesOf } from './category-values.ts'
import { errorsAt, Failures, type FailuresProps, listOf } from './failures.tsx'
import { Overtaken } from './overtaken.tsx'
import { shopperCalls } from './shopper-calls.ts'
import { useDraft } from './use-draft.ts'
import { useSubmit } from './use-submit.ts'

/** The category's own data. Who was overtaken by somebody else sees both versions and decides. */
export function DataTab({ category }: { category: Category }) {
  const draft = useDraft(valuesOf(category))
  const [base, setBase] = useState(category)
  const [failure, setFailure] = useState<FailuresProps | null>(null)
  const [current, setCurrent] = useState<Category | null>(null)
  useUnsavedWork(draft.dirty)
  const update = useCallMutation(updateCategory, {
    invalidates: [listAdminCategories, getAdminCategory, listAdminProducts, ...shopperCalls],
    headers: { 'if-match': versionOf(base) },
  })
  const { form } = useSubmit(async () => {
    const wrong = draft.check()
    setFailure(wrong.length > 0 ? { text: wrong.join(' ') } : null)
    if (wrong.length > 0) return
    const saved = await update.run({ id: category.id, ...inputOf(draft.values) })
    if (saved.ok) {
      toasts.success(toastTriples.update.success, toastDurations.triple)
      take(saved.value.data)
      return
    }
    if (saved.problem.status === 412) setCurrent(currentOf(categoryEntity, saved.problem.data))
    else {
      draft.refuse(errorsAt(saved.problem))
      setFailure({ list: listOf(saved.problem) })
    }
  })
  function take(state: Category) {
    setBase(state)
    setCurrent(null)
    draft.settle(valuesOf(state))
  }
  return (
    <form {...form} className="adc-sheet">
      {failure && <Failures {...failure} />}
      {current && (
        <Overtaken
          mine={draft.values}
          theirs={valuesOf(current)}
          onTheirs={() => take(current)}
          onMine={() => {
            setBase(current)
            setCurrent(null)
          }}
        />
      )}
      <CategoryFields draft={draft} />
      <div className="adc-sheet__foot">
        <Button type="submit" look="primary" busy={update.isPending} disabled={!draft.dirty || current !== null}>
          {commonTexts.save}
        </Button>
      </div>
    </form>
  )
}
