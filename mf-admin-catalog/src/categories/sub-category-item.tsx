import type { Category, SubCategory } from '@plaza/contracts/catalog/category.entity'
import { getAdminCategory } from '@plaza/contracts/catalog/categories.api'
import { deleteSubCategory, listSubCategories } from '@plaza/contracts/catalog/sub-categories.api'
import { toastTriples } from '@plaza/contracts/kernel/toasts'
import { IconButton, Picture, toastDurations, toasts, useModule } from '@plaza/ui'
import { ConfirmDialog } from '@plaza/ui/overlays'
import { useCallMutation } from '@plaza/ui/query'
import { ChevronDown, Pencil, Trash2 } from 'lucide-react'
import { useId, useState } from 'react'
import { PlanometryTable } from './planometry-table.tsx'
import { shopperCalls } from './shopper-calls.ts'
import { StateWord } from './state-word.tsx'
import { SubCategoryForm } from './sub-category-form.tsx'

interface Props {
  readonly category: Category
  readonly sub: SubCategory
  readonly open: boolean
  readonly onToggle: () => void
}

/** One sub-category: folded to a line, or open with its form and its floor plan. */
export function SubCategoryItem({ category, sub, open, onToggle }: Props) {
  const id = useId()
  const planogram = useModule('planogram')
  const [mode, setMode] = useState<'edit' | 'delete' | null>(null)
  const remove = useCallMutation(deleteSubCategory, {
    invalidates: [listSubCategories, getAdminCategory, ...shopperCalls],
    onDone: () => toasts.success(toastTriples.remove.success, toastDurations.triple),
  })
  const edit = () => {
    setMode('edit')
    if (!open) onToggle()
  }
  return (
    <li className="adc-sub">
      <div className="adc-sub__line">
        <button type="button" className="adc-sub__fold" aria-expanded={open} aria-controls={id} onClick={onToggle}>
          <ChevronDown size={18} aria-hidden="true" />
          <Picture src={sub.photoUrl ?? null} alt="" width={36} height={36} />
          <span className="adc-sub__name">{sub.displayName}</span>
          <small className="pz-muted">Orden {sub.order}</small>
          <StateWord enabled={!sub.disabled && sub.show} />
        </button>
        <IconButton label={`Editar ${sub.displayName}`} onClick={edit}>
          <Pencil size={18} />
        </IconButton>
        <IconButton label={`Eliminar ${sub.displayName}`} onClick={() => setMode('delete')}>
          <Trash2 size={18} />
        </IconButton>
      </div>
      <div id={id} hidden={!open} className="adc-sub__body">
        {mode === 'edit' && <SubCategoryForm category={category} sub={sub} onDone={() => setMode(null)} />}
        {open && planogram && <PlanometryTable id={category.id} sub={sub} />}
        {open && !planogram && mode !== 'edit' && <p className="pz-muted">Nombre de referencia: {sub.name}</p>}
      </div>
      <ConfirmDialog
        open={mode === 'delete'}
        danger
        title={`¿Eliminar la subcategoría ${sub.displayName}?`}
        text="Sus productos dejarán de verse en la tienda."
        confirmLabel="Eliminar"
        busy={remove.isPending}
        error={remove.error?.problem.message ?? null}
        onConfirm={() => void remove.run({ id: category.id, subId: sub.id })}
        onClose={() => setMode(null)}
      />
    </li>
  )
}
