import type { Facets } from '@plaza/contracts/catalog/listing.entity'
import { formatPesos } from '@plaza/contracts/kernel/money'
import { parseTypedNumber, type TypedNumber } from '@plaza/contracts/kernel/typed-number'
import { Button, QueryView, Skeleton } from '@plaza/ui'
import { type FormEvent, useState } from 'react'
import type { FilterBarProps } from './filter-bar.tsx'
import type { ListingChoice } from './filter.ts'
import { useFacets } from './use-facets.ts'

/** Offers, brands, price and tags, each with how much it would list. */
export default function FilterFields({ category, sub, choice, onChoose }: FilterBarProps) {
  const facets = useFacets(category.id, sub?.id, choice)
  return (
    <QueryView
      query={facets}
      skeleton={<Skeleton shape="block" className="cat-fields-waiting" />}
      errorText="No logramos cargar los filtros."
    >
      {({ data }) => (
        <div className="cat-fields">
          <Brands brands={withChosen(data.brands, choice.brands)} choice={choice} onChoose={onChoose} />
          <div className="cat-fields__column">
            <PriceRange key={`${choice.min} ${choice.max}`} range={data.price} choice={choice} onChoose={onChoose} />
            <fieldset className="cat-fields__group">
              <legend>Ofertas</legend>
              <Check
                checked={choice.offers}
                text="Solo productos en oferta"
                count={data.offers}
                onChange={(offers) => onChoose({ ...choice, offers })}
              />
            </fieldset>
          </div>
          {(data.tags.length > 0 || choice.tag !== null) && (
            <Tags tags={withChosen(data.tags, choice.tag === null ? [] : [choice.tag])} choice={choice} onChoose={onChoose} />
          )}
        </div>
      )}
    </QueryView>
  )
}

type Choices = Facets['brands']

/** What is chosen stays to be seen and taken back, though nothing of it is left. */
const withChosen = (choices: Choices, chosen: readonly string[]): Choices => [
  ...choices,
  ...chosen.filter((name) => !choices.some((each) => each.name === name)).map((name) => ({ name, count: 0 })),
]

interface GroupProps {
  choice: ListingChoice
  onChoose: (next: ListingChoice) => void
}

const shownFirst = 8

function Brands({ brands, choice, onChoose }: GroupProps & { brands: Choices }) {
  const [all, setAll] = useState(false)
  const shown = brands.filter(({ name }, at) => all || at < shownFirst || choice.brands.includes(name))
  const toggle = (name: string, on: boolean) =>
    onChoose({ ...choice, brands: on ? [...choice.brands, name] : choice.brands.filter((each) => each !== name) })
  return (
    <fieldset className="cat-fields__group">
      <legend>Marca</legend>
      <div className="cat-fields__brands">
        {shown.map(({ name, count }) => (
          <Check key={name} checked={choice.brands.includes(name)} text={name} count={count} onChange={(on) => toggle(name, on)} />
        ))}
      </div>
      {brands.length > shownFirst && (
        <Button look="quiet" size="small" aria-expanded={all} onClick={() => setAll(!all)}>
          {all ? 'Ver menos marcas' : `Ver las ${brands.length} marcas`}
        </Button>
      )}
    </fieldset>
  )
}

function PriceRange({ range, choice, onChoose }: GroupProps & { range: Facets['price'] }) {
  const [error, setError] = useState<string | null>(null)
  const apply = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const typed = new FormData(event.currentTarget)
    const [from, to] = [pesosIn(typed.get('desde')), pesosIn(typed.get('hasta'))]
    const refused = [from, to].find((each) => 'message' in each)
    setError(refused && 'message' in refused ? refused.message : null)
    if (refused) return
    const [one, other] = [valueOf(from), valueOf(to)]
    const swapped = one !== null && other !== null && one > other
    onChoose({ ...choice, min: swapped ? other : one, max: swapped ? one : other })
  }
  return (
    <form onSubmit={apply}>
      <fieldset className="cat-fields__group">
        <legend>Precio</legend>
        <div className="cat-fields__range">
          <PesosInput name="desde" label="Desde" value={choice.min} hint={range?.min} />
          <PesosInput name="hasta" label="Hasta" value={choice.max} hint={range?.max} />
          <Button type="submit">Aplicar</Button>
        </div>
        {error && (
          <p role="alert" className="pz-field__error">
            {error}
          </p>
        )}
      </fieldset>
    </form>
  )
}

const PesosInput = ({ name, label, value, hint }: { name: string; label: string; value: number | null; hint: number | undefined }) => (
  <label className="cat-fields__pesos">
    <span>{label}</span>
    <input
      name={name}
      inputMode="numeric"
      maxLength={12}
      autoComplete="off"
      defaultValue={value ?? ''}
      placeholder={hint === undefined ? '' : formatPesos(hint)}
    />
  </label>
)

function Tags({ tags, choice, onChoose }: GroupProps & { tags: Choices }) {
  return (
    <fieldset className="cat-fields__group">
      <legend>Características</legend>
      {tags.map(({ name, count }) => (
        <Check
          key={name}
          checked={choice.tag === name}
          text={name}
          count={count}
          onChange={(on) => onChoose({ ...choice, tag: on ? name : null })}
        />
      ))}
    </fieldset>
  )
}

interface CheckProps {
  checked: boolean
  text: string
  count: number
  onChange: (on: boolean) => void
}

const Check = ({ checked, text, count, onChange }: CheckProps) => (
  <label className="cat-check">
    <input type="checkbox" checked={checked} onChange={(event) => onChange(event.target.checked)} />
    <span className="cat-check__text">{text}</span>
    <span className="cat-check__count">{count}</span>
  </label>
)

const pesosIn = (typed: FormDataEntryValue | null): TypedNumber =>
  parseTypedNumber(typeof typed === 'string' ? typed : '', { kind: 'money', max: 999_999_999 })

const valueOf = (typed: TypedNumber): number | null => (typed.status === 'value' ? typed.value : null)
