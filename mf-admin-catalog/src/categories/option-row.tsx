import { catalogAdminTexts } from '@plaza/contracts/catalog/catalog-admin.messages'
import { getAdminCategory } from '@plaza/contracts/catalog/categories.api'
import { cuts } from '@plaza/contracts/catalog/choices'
import { listOptions, removeOption } from '@plaza/contracts/catalog/sub-categories.api'
import { IconButton } from '@plaza/ui'
import { ConfirmDialog } from '@plaza/ui/overlays'
import { useCallMutation } from '@plaza/ui/query'
import { Pencil, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { OptionForm } from './option-form.tsx'
import { shopperCalls } from './shopper-calls.ts'

interface Props {
  readonly id: string
  readonly subId: string
  readonly option: { readonly name: string; readonly options: readonly string[] }
}

export function OptionRow({ id, subId, option }: Props) {
  const [mode, setMode] = useState<'edit' | 'remove' | null>(null)
  const remove = useCallMutation(removeOption, { invalidates: [listOptions, getAdminCategory, ...shopperCalls] })
  const done = () => setMode(null)
  if (mode === 'edit')
    return (
      <li className="adc-rows__open">
        <OptionForm id={id} subId={subId} option={option} onDone={done} />
      </li>
    )
  const choices = option.options.length > 0 ? option.options : cuts
  return (
    <li>
      <span className="adc-rows__name">
        {option.name}
        <small className="pz-muted">{choices.join(' · ')}</small>
      </span>
      <IconButton label={`Editar opción ${option.name}`} onClick={() => setMode('edit')}>
        <Pencil size={18} />
      </IconButton>
      <IconButton label={`Eliminar opción ${option.name}`} onClick={() => setMode('remove')}>
        <Trash2 size={18} />
      </IconButton>
      <ConfirmDialog
        open={mode === 'remove'}
        danger
        title={`¿Eliminar la opción ${option.name}?`}
        text="Los compradores ya no la podrán elegir."
        confirmLabel="Eliminar"
        busy={remove.isPending}
        error={remove.error ? `${catalogAdminTexts.optionNotSaved} ${remove.error.problem.message}` : null}
        onConfirm={() => void remove.run({ id, subId, name: option.name })}
        onClose={done}
      />
    </li>
  )
}
