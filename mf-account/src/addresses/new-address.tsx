import type { Address } from '@plaza/contracts/account/address.entity'
import { buildAddress, streetTypes } from '@plaza/contracts/account/streets'
import { Button, later } from '@plaza/ui'
import { Select, TextInput } from '@plaza/ui/forms'
import { Dialog } from '@plaza/ui/overlays'
import { TriangleAlert } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { TypedPoint } from './typed-point.tsx'
import { useAddressForm } from './use-address-form.ts'
import type { Coverage, PlaceState } from './use-place.ts'
import { useFirstError } from '../parts/use-first-error.ts'
import '../parts/form.css'
import './new-address.css'

const PinMap = later(() => import('./pin-map.tsx'), { waiting: <div className="acc-address__map" aria-busy="true" /> })

interface NewAddressProps {
  /** The address to change; without it a new one. */
  edited?: Address
  onClose: () => void
  onSaved?: (address: Address) => void
}

/** An address: how it is written, where it lies, and that a branch delivers there. */
export default function NewAddress({ edited, onClose, onSaved }: NewAddressProps) {
  const form = useAddressForm(edited ?? null, onClose, onSaved)
  const { fields, errors, place } = form
  const element = useFirstError(form.attempt)
  return (
    <Dialog open onClose={onClose} title={edited ? 'Editar dirección' : 'Nueva dirección'} size="large">
      <form ref={element} className="acc-address" onSubmit={(event) => void form.save(event)} noValidate>
        <div className="acc-address__words">
          <City cities={form.cities} value={fields.city} onChange={form.set('city')} error={errors.city} />
          <StreetBuilder onBuilt={form.set('address')} />
          <TextInput
            label="Dirección"
            required
            autoComplete="street-address"
            value={fields.address}
            onChange={form.set('address')}
            error={errors.address ?? null}
            help="Por ejemplo: Calle 5 # 38 - 20 o Vereda El Pomo km 3"
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
          <PinMap point={place.pin?.point ?? null} onMove={place.moveTo} />
          <TypedPoint point={place.pin?.point ?? null} onMove={place.moveTo} />
          <PlaceNotice place={place} />
          {errors.point && <PointError text={errors.point} attempt={form.attempt} />}
        </div>
        {errors.form && (
          <p className="acc-error acc-address__wide" role="alert">
            {errors.form}
          </p>
        )}
        <div className="acc-address__foot acc-address__wide">
          <Button onClick={onClose}>Cancelar</Button>
          <Button type="submit" look="primary" busy={form.isBusy}>
            {edited ? 'Guardar cambios' : 'Guardar dirección'}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}

interface CityProps {
  cities: readonly string[]
  value: string
  onChange: (city: string) => void
  error: string | undefined
}

/** The city of the branch in use is known; another one is chosen on wish. */
function City({ cities, value, onChange, error }: CityProps) {
  const [isChoosing, setIsChoosing] = useState(value === '')
  if (!isChoosing)
    return (
      <p className="acc-address__city">
        <span>
          Ciudad: <strong>{value}</strong>
        </span>
        {cities.length > 1 && (
          <Button look="quiet" size="small" onClick={() => setIsChoosing(true)}>
            Cambiar ciudad
          </Button>
        )}
      </p>
    )
  return (
    <Select
      label="Ciudad"
      required
      value={value}
      onChange={onChange}
      options={cities.map((city) => ({ value: city, label: city }))}
      placeholder="Elige tu ciudad"
      error={error ?? null}
    />
  )
}

function PlaceNotice({ place: { searchNotice, coverage, isSearching, pin } }: { place: PlaceState }) {
  const isSeeking = isSearching && !pin
  return (
    <p className="acc-address__notice" role="status" data-coverage={searchNotice ? 'unrecognised' : coverage.kind}>
      {searchNotice && <TriangleAlert size={18} aria-hidden="true" />}
      <span>{searchNotice ?? (isSeeking ? 'Ubicando la dirección…' : coverageText(coverage))}</span>
    </p>
  )
}

function coverageText(coverage: Coverage): string {
  if (coverage.kind === 'covered') return `Te atiende ${coverage.office}.`
  if (coverage.kind === 'none') return coverage.text
  return coverage.kind === 'checking' ? 'Verificando cobertura…' : 'Escribe la dirección o pon el punto en el mapa.'
}

/** Stands below the map and is brought into view, because a phone shows map and button on different screens. */
function PointError({ text, attempt }: { text: string; attempt: object | null }) {
  const element = useRef<HTMLParagraphElement>(null)
  useEffect(() => {
    // Braces: newer browsers answer a promise here, and an effect may return only its clean-up.
    element.current?.scrollIntoView({ block: 'center' })
  }, [attempt])
  return (
    <p ref={element} className="acc-error" role="alert">
      {text}
    </p>
  )
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
