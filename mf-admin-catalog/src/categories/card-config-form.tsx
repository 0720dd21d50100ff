import { catalogAdminTexts } from '@plaza/contracts/catalog/catalog-admin.messages'
import type { SubCategoryCardConfig } from '@plaza/contracts/catalog/card-config.entity'
import { getAdminCategory, saveProductCards } from '@plaza/contracts/catalog/categories.api'
import type { Category, SubCategory } from '@plaza/contracts/catalog/category.entity'
import { listSubCategories } from '@plaza/contracts/catalog/sub-categories.api'
import { commonTexts } from '@plaza/contracts/kernel/common.messages'
import { toastTriples } from '@plaza/contracts/kernel/toasts'
import { Button, toastDurations, toasts, useUnsavedWork } from '@plaza/ui'
import { useCallMutation } from '@plaza/ui/query'
import { useEffect, useState } from 'react'
import { CardFlagTable } from './card-flag-table.tsx'
import { CardPreview } from './card-preview.tsx'
import { sameConfig } from './card-words.ts'
import { shopperCalls } from './shopper-calls.ts'
import { useSubmit } from './use-submit.ts'

interface Props {
  readonly category: Category
  readonly sub: SubCategory | null
  readonly config: SubCategoryCardConfig
  readonly onDirty: (dirty: boolean) => void
}

/** B-7-021: the whole configuration is sent, and replaces the former one. */
export function CardConfigForm({ category, sub, config, onDirty }: Props) {
  const [draft, setDraft] = useState(config)
  const dirty = !sameConfig(draft, config)
  useUnsavedWork(dirty)
  useEffect(() => onDirty(dirty), [onDirty, dirty])
  const save = useCallMutation(saveProductCards, {
    invalidates: [getAdminCategory, listSubCategories, ...shopperCalls],
    onDone: () => toasts.success(toastTriples.update.success, toastDurations.triple),
  })
  const { form } = useSubmit(async () => {
    await save.run({ ...draft, id: category.id, ...(sub && { sub_category_id: sub.id }) })
  })
  return (
    <form {...form} className="adc-cards">
      <div className="adc-cards__flags">
        <CardFlagTable config={draft} above={sub ? category.product_card_config : null} ofSub={sub !== null} onChange={setDraft} />
        {save.error && (
          <div className="adc-failures" role="alert">
            <p>{catalogAdminTexts.cardConfigFailed}</p>
            <span>{save.error.problem.message}</span>
          </div>
        )}
        <div className="adc-sheet__foot">
          <Button look="quiet" disabled={sameConfig(draft, {})} onClick={() => setDraft({})}>
            Volver a lo usual
          </Button>
          {dirty && <Button onClick={() => setDraft(config)}>Descartar</Button>}
          <Button type="submit" look="primary" busy={save.isPending} disabled={!dirty}>
            {commonTexts.save}
          </Button>
        </div>
      </div>
      <CardPreview category={category} sub={sub} draft={draft} />
    </form>
  )
}
