import { catalogAdminTexts } from '@plaza/contracts/catalog/catalog-admin.messages'
import { getAdminCategory } from '@plaza/contracts/catalog/categories.api'
import { cuts } from '@plaza/contracts/catalog/choices'
import { listOptions, saveOption } from '@plaza/contracts/catalog/sub-categories.api'
import { toastTriples } from '@plaza/contracts/kernel/toasts'
import { Button, toastDurations, toasts, useUnsavedWork } from '@plaza/ui'
import { TextInput } from '@plaza/ui/forms'
import { useCallMutation } from '@plaza/ui/query'
import { type FormEvent, useState } from 'react'
import { choicesIn } from './option-choices.ts'
import { shopperCalls } from './shopper-calls.ts'

interface Props {
  readonly id: string
  readonly subId: string
  /** The one being changed; a new one without it. */
  readonly option?: { readonly name: string; readonly options: readonly string[] }
  readonly onDone?: () => void
}

/** B-7-034, B-5-007, B-8-010. */
export function OptionForm({ id, subId, option, onDone }: Props) {
  const [name, setName] = useState(option?.name ?? '')
  const [choices, setChoices] = useState(option?.options.join(', ') ?? '')
  const [tried, setTried] = useState(false)
  const save = useCallMutation(saveOption, { invalidates: [listOptions, getAdminCategory, ...shopperCalls] })
  useUnsavedWork(name !== (option?.name ?? '') || choices !== (option?.options.join(', ') ?? ''))
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    if (name.trim() === '') return
    const saved = await save.run({
      id,
      subId,
      name: name.trim(),
      options: choicesIn(choices),
      ...(option && { originalName: option.name, originalOptions: [...option.options] }),
    })
    if (!saved.ok) return
    toasts.success(toastTriples.update.success, toastDurations.triple)
    setTried(false)
    if (!option) {
      setName('')
      setChoices('')
    }
    onDone?.()
  }
  return (
    <form className="adc-option" noValidate onSubmit={(event) => void submit(event)}>
      <TextInput
        required
        label="Nombre de la opción"
        value={name}
        maxLength={60}
        error={tried && name.trim() === '' ? 'El nombre no puede estar vacío.' : null}
        onChange={setName}
      />
      <TextInput
        label="Elecciones"
        value={choices}
        help={`Separadas por comas. Sin ninguna se ofrecen ${cuts.join(', ')}.`}
        onChange={setChoices}
      />
      {save.error && (
        <p className="pz-field__error" role="alert">
          {catalogAdminTexts.optionNotSaved} <span>{save.error.problem.message}</span>
        </p>
      )}
      <div className="adc-option__foot">
        <Button type="submit" busy={save.isPending}>
          {option ? 'Guardar' : 'Agregar opción'}
        </Button>
        {onDone && (
          <Button look="quiet" onClick={onDone}>
            Cancelar
          </Button>
        )}
      </div>
    </form>
  )
}
