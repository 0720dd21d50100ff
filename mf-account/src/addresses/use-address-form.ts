import { api } from '@plaza/api-client'
import { me } from '@plaza/contracts/account/account.api'
import { accountTexts } from '@plaza/contracts/account/account.messages'
import { type Address, toGeoPoint, toLatLng } from '@plaza/contracts/account/address.entity'
import { addAddress, updateAddress } from '@plaza/contracts/account/addresses.api'
import { useBranch, usePlaza } from '@plaza/ui'
import { useQueryClient } from '@plaza/ui/query'
import { type FormEvent, useState } from 'react'
import { type PlacedPin, type PlaceState, usePlace } from './use-place.ts'

export type Field = 'city' | 'address' | 'alias' | 'comment' | 'point' | 'form'
type Errors = Partial<Record<Field, string>>

interface Words {
  readonly city: string
  readonly address: string
  readonly comment: string
}

/** The form of one address: a new one, or `edited`. */
export function useAddressForm(edited: Address | null, onClose: () => void, onSaved?: (address: Address) => void) {
  const { offices } = usePlaza()
  const { office } = useBranch()
  const cities = [...new Set(offices.map(({ city }) => city))]
  const start = { city: edited?.city ?? office?.city ?? cities[0] ?? '', address: edited?.address ?? '', comment: edited?.comment ?? '' }
  const [words, setWords] = useState<Words>(start)
  // The map knows the barrio until somebody writes it themselves.
  const [alias, setAlias] = useState<string | null>(edited?.alias ?? null)
  const [refused, setRefused] = useState<Errors>({})
  /** Each failed try is another object: the first field with an error takes the focus. */
  const [attempt, setAttempt] = useState<object | null>(null)
  const [isBusy, setIsBusy] = useState(false)
  const client = useQueryClient()
  const place = usePlace(words.address, words.city, pinOf(edited))
  const fields = { ...words, alias: alias ?? place.pin?.neighbourhood ?? '' }
  const wrong = validate(fields, place)

  const save = async (event: FormEvent) => {
    event.preventDefault()
    setRefused({})
    const { pin } = place
    if (Object.keys(wrong).length > 0 || !pin) return setAttempt({})
    const given = { ...fields, geopoint: toGeoPoint(pin.point), pin: { by: pin.by, text: pin.text } }
    setIsBusy(true)
    const answer = edited ? await api.call(updateAddress, { id: edited.id, ...given }) : await api.call(addAddress, given)
    setIsBusy(false)
    if (!answer.ok) {
      setRefused(refusal(answer.problem))
      return setAttempt({})
    }
    await client.invalidateQueries({ queryKey: [me.key] })
    onClose()
    onSaved?.(answer.value.address)
  }
  const set = (name: keyof Words) => (value: string) => {
    setRefused({})
    setWords((last) => ({ ...last, [name]: value }))
  }
  const changeAlias = (value: string) => {
    setRefused({})
    setAlias(value)
  }
  // What was missing is said after the first try, and no longer once it is there.
  const errors: Errors = { ...refused, ...(attempt ? wrong : {}) }
  return { cities, fields, errors, attempt, isBusy, place, set, setAlias: changeAlias, save }
}

const pinOf = (edited: Address | null): PlacedPin | null =>
  edited?.geopoint ? { point: toLatLng(edited.geopoint), by: 'hand', text: edited.address, neighbourhood: null } : null

function validate(fields: Words & { alias: string }, place: PlaceState): Errors {
  const errors: Errors = {}
  if (!fields.city) errors.city = accountTexts.cityRequired
  if (!fields.address.trim()) errors.address = accountTexts.addressRequired
  if (!fields.alias.trim()) errors.alias = accountTexts.neighbourhoodRequired
  if (!fields.comment.trim()) errors.comment = accountTexts.indicationRequired
  const point = Object.keys(errors).length === 0 ? pointError(place) : null
  if (point) errors.point = point
  return errors
}

// While nothing is known yet it would be wrong to say that nobody delivers there.
function pointError({ pin, coverage, isSearching }: PlaceState): string | null {
  if (!pin) return isSearching ? 'Estamos ubicando la dirección. Guarda de nuevo en un momento.' : accountTexts.pinRequired
  if (coverage.kind === 'none') return accountTexts.noCoverage
  return coverage.kind === 'covered' ? null : 'Estamos verificando la cobertura. Guarda de nuevo en un momento.'
}

function refusal({ code, message, details }: { code: string; message: string; details: { field: string; message: string }[] }): Errors {
  if (code === 'NO_COVERAGE') return { point: accountTexts.noCoverage }
  if (code === 'PIN_OF_OTHER_ADDRESS') return { point: message }
  const atFields = Object.fromEntries(details.map(({ field, message: text }) => [field.split('.').at(-1) ?? field, text]))
  return { form: code === 'TOO_MANY_ADDRESSES' ? message : accountTexts.addressNotCreated, ...atFields }
}
