import type { HabeasField, HabeasForm } from '@plaza/contracts/habeas/habeas.fields'
import { listHabeasActivities, listHabeasCities, listHabeasNeighborhoods } from '@plaza/contracts/habeas/habeas.api'
import { useBusiness, usePlaza } from '@plaza/ui'
import { DateInput, Select, TextArea, TextInput } from '@plaza/ui/forms'
import { useCall } from '@plaza/ui/query'
import { useId } from 'react'

interface Props {
  readonly field: HabeasField
  readonly form: HabeasForm
  readonly error: string | undefined
  readonly onChange: (text: string) => void
}

/** One field of a habeas data registration, by its kind; asks the lists of places and activities itself. */
export function HabeasControl({ field, form, error, onChange }: Props) {
  const value = form.texts[field.name] ?? ''
  const shared = { label: field.label, required: field.required ?? false, error: error ?? null, value, onChange }
  const typed = (text: string) => onChange(field.typed?.(text) ?? text)
  if (field.kind === 'long') return <TextArea {...shared} />
  if (field.kind === 'date') return <DateInput {...shared} />
  if (field.kind === 'email') return <TextInput {...shared} type="email" inputMode="email" />
  if (field.kind === 'phone') return <TextInput {...shared} type="tel" inputMode="tel" />
  if (field.kind === 'choice') return <Select {...shared} placeholder="Elige una opción" options={field.choices ?? []} />
  if (field.kind === 'office') return <OfficeField {...shared} />
  if (field.kind === 'department' || field.kind === 'city') return <PlaceField {...shared} of={field.kind} form={form} />
  if (field.kind === 'neighborhood') return <NeighborhoodField {...shared} form={form} />
  if (field.kind === 'activity') return <ActivityField {...shared} />
  return <TextInput {...shared} onChange={typed} />
}

interface Shared {
  readonly label: string
  readonly required: boolean
  readonly error: string | null
  readonly value: string
  readonly onChange: (text: string) => void
}

/** What is stored may have left the list: it stays offered. */
const offered = (names: readonly string[], value: string) => {
  const known = names.find((name) => name.toUpperCase() === value.toUpperCase())
  const all = value === '' || known ? names : [value, ...names]
  return { value: known ?? value, options: all.map((name) => ({ value: name, label: name })) }
}

/** the offices of the business. */
function OfficeField({ value, ...shared }: Shared) {
  const { offices } = usePlaza()
  return (
    <Select
      {...shared}
      {...offered(
        offices.map(({ displayName }) => displayName),
        value,
      )}
      placeholder="Elige una sede"
    />
  )
}

function PlaceField({ of, form, value, ...shared }: Shared & { of: 'department' | 'city'; form: HabeasForm }) {
  const { habeas_url: base } = useBusiness()
  const items = useCall(listHabeasCities, {}, { base }).data?.items ?? []
  const department = (form.texts['user_data.department'] ?? '').toUpperCase()
  const names =
    of === 'department' ? items.map(({ DEP }) => DEP) : items.filter(({ DEP }) => DEP.toUpperCase() === department).map(({ CITY }) => CITY)
  const placeholder = of === 'city' && department === '' ? 'Elige primero el departamento' : 'Elige una opción'
  return <Select {...shared} {...offered([...new Set(names)], value)} placeholder={placeholder} />
}

/** Barrios that are known in the city are proposed; any other may be written. */
function NeighborhoodField({ form, ...shared }: Shared & { form: HabeasForm }) {
  const id = useId()
  const { habeas_url: base } = useBusiness()
  const items = useCall(listHabeasNeighborhoods, {}, { base }).data?.items ?? []
  const city = (form.texts['user_data.city'] ?? '').toUpperCase()
  const known = items.find(({ name }) => name.toUpperCase() === city)?.neighborhoods ?? []
  return (
    <>
      <TextInput {...shared} list={id} autoComplete="off" />
      <datalist id={id}>
        {known.map((name) => (
          <option key={name} value={name} />
        ))}
      </datalist>
    </>
  )
}

function ActivityField(shared: Shared) {
  const id = useId()
  const items = useCall(listHabeasActivities, { limit: 600 }).data?.items ?? []
  const named = items.find(({ code }) => code === shared.value)?.description
  return (
    <>
      <TextInput {...shared} list={id} inputMode="numeric" autoComplete="off" help={named ?? 'Escribe el código o busca por su nombre.'} />
      <datalist id={id}>
        {items.map(({ code, description }) => (
          <option key={code} value={code}>
            {description}
          </option>
        ))}
      </datalist>
    </>
  )
}
