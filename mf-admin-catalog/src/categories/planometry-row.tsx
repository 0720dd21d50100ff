import { catalogAdminTexts } from '@plaza/contracts/catalog/catalog-admin.messages'
import type { Planometry } from '@plaza/contracts/catalog/category.entity'
import { listPlanometry, removePlanometry, updatePlanometry } from '@plaza/contracts/catalog/sub-categories.api'
import { IconButton, useUnsavedWork } from '@plaza/ui'
import { TextInput } from '@plaza/ui/forms'
import { ConfirmDialog } from '@plaza/ui/overlays'
import { useCallMutation } from '@plaza/ui/query'
import { Check, Pencil, Trash2, X } from 'lucide-react'
import { useState } from 'react'
import { shopperCalls } from './shopper-calls.ts'

interface Props {
  readonly ids: { readonly id: string; readonly subId: string }
  readonly row: Planometry
  readonly office: string
}

const invalidates = [listPlanometry, ...shopperCalls]

/** One place of one branch; what is emptied is not saved (B-5-006). */
export function PlanometryRow({ ids, row, office }: Props) {
  const [place, setPlace] = useState<{ gondola: string; isle: string } | null>(null)
  const [asking, setAsking] = useState(false)
  useUnsavedWork(place !== null && (place.gondola !== row.gondola || place.isle !== row.isle))
  const update = useCallMutation(updatePlanometry, { invalidates })
  const remove = useCallMutation(removePlanometry, { invalidates })
  const planometryId = row.id
  const empty = (text: string) => (text.trim() === '' ? 'No puede quedar vacío.' : null)
  const save = async () => {
    if (!place || empty(place.gondola) || empty(place.isle)) return
    const saved = await update.run({
      ...ids,
      planometryId,
      office_id: row.office_id,
      gondola: place.gondola.trim(),
      isle: place.isle.trim(),
    })
    if (saved.ok) setPlace(null)
  }
  if (!place)
    return (
      <tr>
        <th scope="row">{office}</th>
        <td>{row.gondola}</td>
        <td>{row.isle}</td>
        <td className="adc-plan__tools">
          <IconButton label={`Editar ubicación de ${office}`} onClick={() => setPlace({ gondola: row.gondola, isle: row.isle })}>
            <Pencil size={16} />
          </IconButton>
          <IconButton label={`Eliminar ubicación de ${office}`} onClick={() => setAsking(true)}>
            <Trash2 size={16} />
          </IconButton>
          <ConfirmDialog
            open={asking}
            danger
            title={`¿Eliminar la ubicación en ${office}?`}
            text={`Góndola ${row.gondola}, pasillo ${row.isle}.`}
            confirmLabel="Eliminar"
            busy={remove.isPending}
            error={remove.error ? catalogAdminTexts.planometryNotDeleted : null}
            onConfirm={() => void remove.run({ ...ids, planometryId })}
            onClose={() => setAsking(false)}
          />
        </td>
      </tr>
    )
  return (
    <tr>
      <th scope="row">{office}</th>
      <td>
        <TextInput
          hideLabel
          autoFocus
          label={`Góndola en ${office}`}
          value={place.gondola}
          maxLength={40}
          error={empty(place.gondola)}
          onChange={(gondola) => setPlace({ ...place, gondola })}
        />
      </td>
      <td>
        <TextInput
          hideLabel
          label={`Pasillo en ${office}`}
          value={place.isle}
          maxLength={40}
          error={empty(place.isle)}
          onChange={(isle) => setPlace({ ...place, isle })}
        />
        {update.error && (
          <p className="pz-field__error" role="alert">
            {catalogAdminTexts.planometryNotUpdated}
          </p>
        )}
      </td>
      <td className="adc-plan__tools">
        <IconButton label={`Guardar ubicación de ${office}`} busy={update.isPending} onClick={save}>
          <Check size={16} />
        </IconButton>
        <IconButton label="Cancelar" onClick={() => setPlace(null)}>
          <X size={16} />
        </IconButton>
      </td>
    </tr>
  )
}
