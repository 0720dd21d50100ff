import { Combobox as Chakra, createListCollection, Portal } from '@chakra-ui/react'
import { Check, ChevronDown, X } from 'lucide-react'
import { useState } from 'react'
import { Field, fieldOf, type FieldProps } from './field.tsx'

export interface Option {
  readonly value: string
  readonly label: string
  readonly disabled?: boolean
}

interface Shared extends FieldProps {
  readonly options: readonly Option[]
  readonly placeholder?: string
  /** Asked as people type, when the options come from the server; they are then shown as they come. */
  readonly onSearch?: (text: string) => void
  readonly waiting?: boolean
}

export interface ComboboxProps extends Shared {
  readonly value: string
  readonly onChange: (value: string) => void
}

export interface MultiSelectProps extends Shared {
  readonly value: readonly string[]
  readonly onChange: (value: string[]) => void
}

/** One of many, found by typing; unless it is required, the choice can be taken back. */
export function Combobox({ value, onChange, ...props }: ComboboxProps) {
  const chosen = value === '' ? [] : [value]
  const label = props.options.find((option) => option.value === value)?.label ?? value
  return <Chooser {...props} chosen={chosen} onChosen={(values) => onChange(values[0] ?? '')} shown={label} />
}

/** Some of many, found by typing; each chosen one can be taken out again. */
export function MultiSelect({ value, onChange, ...props }: MultiSelectProps) {
  const labelOf = (each: string) => props.options.find((option) => option.value === each)?.label ?? each
  return (
    <div className="pz-multi">
      <Chooser {...props} multiple chosen={value} onChosen={onChange} shown="" />
      {value.length > 0 && (
        <ul className="pz-multi__chosen" aria-label={`${props.label}: elegidos`}>
          {value.map((each) => (
            <li key={each} className="pz-multi__one">
              {labelOf(each)}
              {!props.disabled && (
                <button
                  type="button"
                  aria-label={`Quitar ${labelOf(each)}`}
                  onClick={() => onChange(value.filter((other) => other !== each))}
                >
                  <X size={14} aria-hidden="true" />
                </button>
              )}
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

interface ChooserProps extends Shared {
  readonly chosen: readonly string[]
  readonly onChosen: (values: string[]) => void
  /** The words of the choice, in the field at rest. */
  readonly shown: string
  readonly multiple?: boolean
}

function Chooser(props: ChooserProps) {
  const [field, { options, chosen, onChosen, shown, multiple = false, placeholder, onSearch, waiting = false }] = fieldOf(props)
  const [typed, setTyped] = useState<string | null>(null)
  const found = onSearch || !typed ? options : options.filter(({ label }) => plain(label).includes(plain(typed)))
  const collection = createListCollection({ items: [...found] })
  const search = (text: string) => {
    setTyped(text)
    onSearch?.(text)
  }
  const clearable = !multiple && chosen.length > 0 && field.required !== true && field.disabled !== true
  const clear = () => {
    setTyped(null)
    onChosen([])
  }
  return (
    <Field {...field}>
      <Chakra.Root
        unstyled
        className="pz-combobox"
        collection={collection}
        value={[...chosen]}
        inputValue={typed ?? shown}
        multiple={multiple}
        closeOnSelect={!multiple}
        openOnClick
        selectionBehavior="preserve"
        disabled={field.disabled ?? false}
        onInputValueChange={({ inputValue, reason }) => reason === 'input-change' && search(inputValue)}
        onValueChange={({ value }) => {
          onChosen(value)
          setTyped(null)
        }}
        onOpenChange={({ open, reason }) => {
          if (open) return
          if (clearable && typed === '' && reason !== 'escape-key') clear()
          setTyped(null)
        }}
        positioning={{ sameWidth: true }}
      >
        <Chakra.Control unstyled className="pz-select">
          <Chakra.Input unstyled className="pz-input" placeholder={placeholder ?? 'Buscar…'} />
          {clearable && (
            <button type="button" className="pz-combobox__clear" aria-label={`Quitar ${field.label}: ${shown}`} onClick={clear}>
              <X size={16} aria-hidden="true" />
            </button>
          )}
          <Chakra.Trigger unstyled className="pz-combobox__open" aria-label={`Ver opciones de ${field.label}`}>
            <ChevronDown size={18} aria-hidden="true" />
          </Chakra.Trigger>
        </Chakra.Control>
        <Portal>
          <Chakra.Positioner className="pz-combobox__place">
            <Chakra.Content unstyled className="pz-menu pz-combobox__list">
              {found.map((option) => (
                <Chakra.Item unstyled key={option.value} item={option} className="pz-menu__item">
                  <Chakra.ItemText>{option.label}</Chakra.ItemText>
                  <Chakra.ItemIndicator unstyled>
                    <Check size={16} aria-hidden="true" />
                  </Chakra.ItemIndicator>
                </Chakra.Item>
              ))}
              {found.length === 0 && <p className="pz-menu__item pz-muted">{waiting ? 'Buscando…' : 'Sin coincidencias'}</p>}
            </Chakra.Content>
          </Chakra.Positioner>
        </Portal>
      </Chakra.Root>
    </Field>
  )
}

const plain = (text: string) =>
  text
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase()
    .trim()
