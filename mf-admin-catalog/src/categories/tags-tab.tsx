import {
  addCategoryTag,
  getAdminCategory,
  listCategoryTags,
  removeCategoryTag,
  renameCategoryTag,
} from '@plaza/contracts/catalog/categories.api'
import { toastTriples } from '@plaza/contracts/kernel/toasts'
import { Button, EmptyState, IconButton, QueryView, toastDurations, toasts, useUnsavedWork } from '@plaza/ui'
import { TextInput } from '@plaza/ui/forms'
import { ConfirmDialog } from '@plaza/ui/overlays'
import { useCall, useCallMutation } from '@plaza/ui/query'
import { Check, Pencil, Tags, Trash2, X } from 'lucide-react'
import { type FormEvent, useState } from 'react'
import { shopperCalls } from './shopper-calls.ts'

const invalidates = [listCategoryTags, getAdminCategory, ...shopperCalls]

/** B-2-057: what products of the category may be marked with. Renaming or removing one reaches the products that carry it. */
export function TagsTab({ categoryId: id }: { categoryId: string }) {
  const query = useCall(listCategoryTags, { id })
  const add = useCallMutation(addCategoryTag, { invalidates })
  const [name, setName] = useState('')
  const [error, setError] = useState<string | null>(null)
  useUnsavedWork(name.trim() !== '')
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (name.trim() === '') return setError('Escribe el nombre de la etiqueta.')
    const added = await add.run({ id, tagName: name.trim() })
    if (!added.ok) return setError(added.problem.message)
    setName('')
    return setError(null)
  }
  return (
    <div className="adc-sheet">
      <form className="adc-add" noValidate onSubmit={(event) => void submit(event)}>
        <TextInput
          label="Nueva etiqueta"
          value={name}
          maxLength={60}
          error={error}
          onChange={(value) => {
            setName(value)
            setError(null)
          }}
        />
        <Button type="submit" busy={add.isPending}>
          Agregar
        </Button>
      </form>
      <QueryView query={query} errorText="No logramos cargar las etiquetas." isEmpty={({ data }) => data.length === 0} empty={<NoTags />}>
        {({ data }) => (
          <ul className="adc-rows" aria-label="Etiquetas">
            {data.map((tag) => (
              <TagRow key={tag} id={id} tag={tag} />
            ))}
          </ul>
        )}
      </QueryView>
    </div>
  )
}

const NoTags = () => <EmptyState drawing={<Tags size={48} strokeWidth={1.25} />} text="Esta categoría no tiene etiquetas." />

function TagRow({ id, tag }: { id: string; tag: string }) {
  const [name, setName] = useState<string | null>(null)
  useUnsavedWork(name !== null && name !== tag)
  const [asking, setAsking] = useState(false)
  const rename = useCallMutation(renameCategoryTag, { invalidates })
  const remove = useCallMutation(removeCategoryTag, { invalidates })
  const save = async (event: FormEvent) => {
    event.preventDefault()
    if (name === null || name.trim() === '') return
    if (name.trim() === tag) return setName(null)
    const saved = await rename.run({ id, originalName: tag, tagName: name.trim() })
    if (saved.ok) toasts.success(toastTriples.update.success, toastDurations.triple)
  }
  if (name !== null)
    return (
      <li>
        <form className="adc-rows__edit" noValidate onSubmit={(event) => void save(event)}>
          <TextInput
            hideLabel
            autoFocus
            label={`Nombre de la etiqueta ${tag}`}
            value={name}
            maxLength={60}
            error={name.trim() === '' ? 'El nombre no puede estar vacío.' : rename.error?.problem.message}
            onChange={setName}
          />
          <IconButton label="Guardar etiqueta" type="submit" busy={rename.isPending}>
            <Check size={18} />
          </IconButton>
          <IconButton label="Cancelar" onClick={() => setName(null)}>
            <X size={18} />
          </IconButton>
        </form>
      </li>
    )
  return (
    <li>
      <span className="adc-rows__name">{tag}</span>
      <IconButton label={`Editar etiqueta ${tag}`} onClick={() => setName(tag)}>
        <Pencil size={18} />
      </IconButton>
      <IconButton label={`Eliminar etiqueta ${tag}`} onClick={() => setAsking(true)}>
        <Trash2 size={18} />
      </IconButton>
      <ConfirmDialog
        open={asking}
        danger
        title={`¿Eliminar la etiqueta ${tag}?`}
        text="También se quita de los productos de la categoría."
        confirmLabel="Eliminar"
        busy={remove.isPending}
        error={remove.error?.problem.message ?? null}
        onConfirm={() => void remove.run({ id, tag })}
        onClose={() => setAsking(false)}
      />
    </li>
  )
}
