import type { Office } from '@plaza/contracts/branches/office.entity'
import { catalogAdminTexts } from '@plaza/contracts/catalog/catalog-admin.messages'
import { addPlanometry, listPlanometry } from '@plaza/contracts/catalog/sub-categories.api'
import { Button, useBranch, useUnsavedWork } from '@plaza/ui'
import { Select, TextInput } from '@plaza/ui/forms'
import { useCallMutation } from '@plaza/ui/query'
import { type FormEvent, useState } from 'react'
import { shopperCalls } from './shopper-calls.ts'

interface Props {
  readonly ids: { readonly id: string; readonly subId: string }
  readonly offices: readonly Office[]
}

/** B-5-005: a row needs both. */
export function AddPlanometry({ ids, offices }: Props) {
  const { branchId } = useBranch()
  const [chosen, setChosen] = useState('')
  const [place, setPlace] = useState({ gondola: '', isle: '' })
  const [tried, setTried] = useState(false)
  useUnsavedWork(place.gondola !== '' || place.isle !== '')
  const add = useCallMutation(addPlanometry, { invalidates: [listPlanometry, ...shopperCalls] })
  const office = chosen || branchId || offices[0]?.id || ''
  const missing = (text: string) => (tried && text.trim() === '' ? 'Escribe la góndola y el pasillo.' : null)
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    if (place.gondola.trim() === '' || place.isle.trim() === '') return
    const added = await add.run({ ...ids, office_id: office, gondola: place.gondola.trim(), isle: place.isle.trim() })
    if (!added.ok) return
    setPlace({ gondola: '', isle: '' })
    setTried(false)
  }
  return (
    <form className="adc-plan__add" noValidate aria-label="Agregar ubicación" onSubmit={(event) => void submit(event)}>
      <Select
        label="Sede"
        value={office}
        onChange={setChosen}
        options={offices.map(({ id, displayName }) => ({ value: id, label: displayName }))}
      />
      <TextInput
        label="Góndola"
        value={place.gondola}
        maxLength={40}
        error={missing(place.gondola)}
        onChange={(gondola) => setPlace({ ...place, gondola })}
      />
      <TextInput
        label="Pasillo"
        value={place.isle}
        maxLength={40}
        error={missing(place.isle)}
        onChange={(isle) => setPlace({ ...place, isle })}
      />
      <Button type="submit" busy={add.isPending}>
        Agregar
      </Button>
      {add.error && (
        <p className="pz-field__error" role="alert">
          {catalogAdminTexts.planometryNotCreated}
        </p>
      )}
    </form>
  )
}
