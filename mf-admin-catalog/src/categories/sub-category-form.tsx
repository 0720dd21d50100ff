import { getAdminCategory } from '@plaza/contracts/catalog/categories.api'
import { listAdminProducts } from '@plaza/contracts/catalog/catalog-admin.api'
import type { IvaClass } from '@plaza/contracts/catalog/iva-class'
import type { Category, SubCategory } from '@plaza/contracts/catalog/category.entity'
import { listSubCategories, updateSubCategory } from '@plaza/contracts/catalog/sub-categories.api'
import { commonTexts } from '@plaza/contracts/kernel/common.messages'
import { toastTriples } from '@plaza/contracts/kernel/toasts'
import { anyImage } from '@plaza/contracts/kernel/uploads'
import { versionOf } from '@plaza/contracts/kernel/version'
import { Button, toastDurations, toasts, useUnsavedWork } from '@plaza/ui'
import { ImageField, NumberField, RichText, Select, Switch, TextInput } from '@plaza/ui/forms'
import { useCallMutation } from '@plaza/ui/query'
import { useState } from 'react'
import { inheritedIvaText, ivaOptions } from '../parts/iva-options.ts'
import { Failures, type FailuresProps, listOf } from './failures.tsx'
import { shopperCalls } from './shopper-calls.ts'
import { subInputOf, subValuesOf, wrongInSub } from './sub-category-values.ts'
import { useSubmit } from './use-submit.ts'

interface Props {
  readonly category: Category
  readonly sub: SubCategory
  readonly onDone: () => void
}

/** B-7-023 in the words of staff. */
export function SubCategoryForm({ category, sub, onDone }: Props) {
  const [saved] = useState(() => subValuesOf(sub))
  const [values, setValues] = useState(saved)
  const [failure, setFailure] = useState<FailuresProps | null>(null)
  const set = (part: Partial<typeof values>) => setValues((now) => ({ ...now, ...part }))
  const wrong = wrongInSub(values)
  const [tried, setTried] = useState(false)
  const dirty =
    JSON.stringify(subInputOf(saved)) !== JSON.stringify(subInputOf(values)) ||
    values.photoUrl !== saved.photoUrl ||
    values.bannerUrl !== saved.bannerUrl
  useUnsavedWork(dirty)
  const update = useCallMutation(updateSubCategory, {
    invalidates: [listSubCategories, getAdminCategory, listAdminProducts, ...shopperCalls],
    headers: { 'if-match': versionOf({ lastUpdateDate: sub.updatedAt }) },
  })
  const { form } = useSubmit(async () => {
    setTried(true)
    const found = [...new Set(Object.values(wrong))]
    setFailure(found.length > 0 ? { text: found.join(' ') } : null)
    if (found.length > 0) return
    const answer = await update.run({ categoryId: category.id, subId: sub.id, ...subInputOf(values) })
    if (answer.ok) {
      toasts.success(toastTriples.update.success, toastDurations.triple)
      onDone()
    } else setFailure({ list: listOf(answer.problem) })
  })
  const errorOf = (name: keyof typeof wrong) => (tried ? wrong[name] : undefined)
  return (
    <form {...form} className="adc-sheet adc-box" aria-label={`Editar ${sub.displayName}`}>
      {failure && <Failures {...failure} />}
      <div className="adc-form">
        <div className="adc-form__pair">
          <TextInput
            required
            label="Nombre"
            value={values.categoryName}
            maxLength={120}
            error={errorOf('categoryName')}
            onChange={(categoryName) => set({ categoryName })}
          />
          <TextInput
            required
            label="Nombre original"
            value={values.originalName}
            maxLength={120}
            error={errorOf('originalName')}
            onChange={(originalName) => set({ originalName })}
          />
        </div>
        <div className="adc-form__pair">
          <NumberField
            kind="count"
            // The rules of the form refuse what is below, in their own words.
            min={-1_000_000}
            required
            label="Orden"
            value={values.position}
            error={errorOf('position')}
            onChange={(position) => set({ position })}
          />
          <Select
            label="IVA por defecto"
            placeholder={inheritedIvaText(category.iva_class)}
            options={ivaOptions}
            value={values.iva_class ?? ''}
            onChange={(chosen) => set({ iva_class: chosen === '' ? null : (chosen as IvaClass) })}
          />
          <div className="adc-form__switches">
            <Switch
              label={values.enabled ? commonTexts.enabled : commonTexts.disabled}
              checked={values.enabled}
              onChange={(enabled) => set({ enabled })}
            />
          </div>
        </div>
        <div className="adc-form__pictures">
          <ImageField label="Foto" accept={[anyImage]} value={values.photoUrl} onChange={(photoUrl) => set({ photoUrl })} />
          <ImageField label="Banner" accept={[anyImage]} value={values.bannerUrl} onChange={(bannerUrl) => set({ bannerUrl })} />
        </div>
        <RichText
          label="Mensaje de restricciones"
          value={values.restrictionsMessage}
          onChange={(restrictionsMessage) => set({ restrictionsMessage })}
        />
      </div>
      <div className="adc-sheet__foot">
        <Button look="quiet" onClick={onDone}>
          {commonTexts.cancel}
        </Button>
        <Button type="submit" look="primary" busy={update.isPending}>
          {commonTexts.save}
        </Button>
      </div>
    </form>
  )
}
