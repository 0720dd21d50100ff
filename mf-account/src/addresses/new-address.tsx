import { api } from '@plaza/api-client'
import { me, updateMe } from '@plaza/contracts/account/account.api'
import { accountTexts } from '@plaza/contracts/account/account.messages'
import { type Address, toGeoPoint } from '@plaza/contracts/account/address.entity'
import { buildAddress, streetTypes } from '@plaza/contracts/account/streets'
import { Button, usePlaza } from '@plaza/ui'
import { Select, TextInput } from '@plaza/ui/forms'
import { Dialog } from '@plaza/ui/overlays'
import { useQueryClient } from '@plaza/ui/query'
import { type FormEvent, lazy, Suspense, useState } from 'react'
import { TypedPoint } from './typed-point.tsx'
import { type Coverage, usePlace } from './use-place.ts'
import { useFirstError } from '../parts/use-first-error.ts'
import '../parts/form.css'
import './new-address.css'

const PinMap = lazy(() => import('./pin-map.tsx'))

interface NewAddressProps {
  /** The addresses there are: the call takes the whole new list. */
  known: readonly Address[]
  onClose: () => void
  onSaved?: (address: Address) => void
}

type Field = 'city' | 'address' | 'alias' | 'comment' | 'point' | 'form'

/** A new address: how it is written, where it lies, and that a branch delivers there. */
export default function NewAddress({ known, onClose, onSaved }: NewAddressProps) {
  const form = useNewAddress(known, onClose, onSaved)
  const { fields, errors, place } = form
  const element = useFirstError(errors)
  return (
    <Dialog open onClose={onClose} title="Nueva dirección" size="large">
      <form ref={element} className="acc-address" onSubmit={(event) => void form.save(event)} noValidate>
        <div className="acc-address__words">
          <Select
            label="Ciudad"
            required
            value={fields.city}
            onChange={form.set('city')}
            options={form.cities.map((city) => ({ value: city, label: city }))}
            placeholder="Elige tu ciudad"
            error={errors.city ?? null}
          />
          <StreetBuilder onBuilt={form.set('address')} />
          <TextInput
            label="Dirección"
            required
            autoComplete="street-address"
            value={fields.address}
            onChange={form.set('address')}
            error={errors.address ?? null}
            help="Por ejemplo: Calle 5 # 38 - 20"
          />
          <TextInput
            label="Barrio"
            required
            autoComplete="address-level3"
            value={fields.alias}
            onChange={form.setAlias}
            error={errors.alias ?? null}
          />
          <TextInput
            label="Indicaciones"
            required
            value={fields.comment}
            onChange={form.set('comment')}
            error={errors.comment ?? null}
            help="Torre, apartamento, portería…"
          />
        </div>
        <div className="acc-address__place">
          <Suspense fallback={<div className="acc-address__map" aria-busy="true" />}>
            <PinMap point={place.point} onMove={place.moveTo} />
          </Suspense>
          <TypedPoint point={place.point} onMove={place.moveTo} />
          <p className="acc-address__notice" role="status" data-coverage={place.coverage.kind}>
            {place.searchNotice ?? coverageText(place.coverage)}
          </p>
        </div>
        {(errors.point ?? errors.form) && (
          <p className="acc-error acc-address__wide" role="alert">
            {errors.point ?? errors.form}
          </p>
        )}
        <div className="acc-address__foot acc-address__wide">
          <Button onClick={onClose}>Cancelar</Button>
          <Button type="submit" look="primary" busy={form.busy}>
            Guardar dirección
          </Button>
        </div>
      </form>
    </Dialog>
  )
}

function coverageText(coverage: Coverage): string {
  if (coverage.kind === 'covered') return `Te atiende ${coverage.office}.`
  if (coverage.kind === 'none') return coverage.text
  return coverage.kind === 'checking' ? 'Verificando cobertura…' : 'Escribe la dirección o pon el punto en el mapa.'
}

function useNewAddress(known: readonly Address[], onClose: () => void, onSaved?: (address: Address) => void) {
  const { offices } = usePlaza()
  const cities = [...new Set(offices.map(({ city }) => city))]
  const [words, setWords] = useState({ city: cities.length === 1 ? (cities[0] ?? '') : '', address: '', comment: '' })
  // The map knows the barrio until somebody writes it themselves.
  const [alias, setAlias] = useState<string | null>(null)
  const [errors, setErrors] = useState<Partial<Record<Field, string>>>({})
  const [busy, setBusy] = useState(false)
  const client = useQueryClient()
  const place = usePlace(words.address, words.city)
  const fields = { ...words, alias: alias ?? place.neighbourhood ?? '' }

  const save = async (event: FormEvent) => {
    event.preventDefault()
    const wrong = validate(fields, place.coverage)
    setErrors(wrong)
    if (Object.keys(wrong).length > 0 || !place.point) return
    setBusy(true)
    const fresh = { ...fields, geopoint: toGeoPoint(place.point), defaultAddress: known.length === 0 }
    const answer = await api.call(updateMe, { addresses: [...known, fresh] })
    setBusy(false)
    if (!answer.ok) return setErrors(refusal(answer.problem))
    await client.invalidateQueries({ queryKey: [me.key] })
    const saved = answer.value.user.addresses.find(({ id }) => !known.some((each) => each.id === id))
    onClose()
    if (saved) onSaved?.(saved)
  }
  const set = (name: keyof typeof words) => (value: string) => setWords((last) => ({ ...last, [name]: value }))
  return { cities, fields, errors, busy, place, set, setAlias, save }
}

function validate(fields: { city: string; address: string; alias: string; comment: string }, coverage: Coverage) {
  const errors: Partial<Record<Field, string>> = {}
  if (!fields.city) errors.city = accountTexts.cityRequired
  if (!fields.address.trim()) errors.address = accountTexts.addressRequired
  if (!fields.alias.trim()) errors.alias = accountTexts.neighbourhoodRequired
  if (!fields.comment.trim()) errors.comment = accountTexts.indicationRequired
  if (Object.keys(errors).length === 0 && coverage.kind !== 'covered') errors.point = notCovered(coverage)
  return errors
}

// While nothing is known yet it would be wrong to say that nobody delivers there.
function notCovered(coverage: Coverage): string {
  if (coverage.kind === 'none') return accountTexts.noCoverage
  return coverage.kind === 'checking' ? 'Estamos verificando la cobertura. Guarda de nuevo en un momento.' : coverageText(coverage)
}

const refusal = ({ code, details }: { code: string; details: { field: string; message: string }[] }): Partial<Record<Field, string>> =>
  code === 'NO_COVERAGE'
    ? { point: accountTexts.noCoverage }
    : {
        form: accountTexts.addressNotCreated,
        ...Object.fromEntries(details.map(({ field, message }) => [field.split('.').at(-1) ?? field, message])),
      }

/** Street type and three parts: "type a # b - c". */
function StreetBuilder({ onBuilt }: { onBuilt: (address: string) => void }) {
  const [parts, setParts] = useState({ type: streetTypes[0] as string, a: '', b: '', c: '' })
  const change = (changed: Partial<typeof parts>) => {
    const next = { ...parts, ...changed }
    setParts(next)
    if (next.a && next.b && next.c) onBuilt(buildAddress(next.type, next.a, next.b, next.c))
  }
  return (
    <fieldset className="acc-street">
      <legend className="pz-hidden">Armar la dirección</legend>
      <Select
        label="Tipo de vía"
        value={parts.type}
        onChange={(type) => change({ type })}
        options={streetTypes.map((type) => ({ value: type, label: type }))}
      />
      <TextInput label="Número" value={parts.a} onChange={(a) => change({ a })} placeholder="5" />
      <TextInput label="#" value={parts.b} onChange={(b) => change({ b })} placeholder="38" />
      <TextInput label="-" value={parts.c} onChange={(c) => change({ c })} placeholder="20" />
    </fieldset>
  )
}
